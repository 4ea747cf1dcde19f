type DeskRowProps = {
  href?: string | undefined;
  title: string;
  facts: readonly string[];
  tag?: string | undefined;
};

/** A row of a list: a name that links to the sheet, and the details that identify it. */
export function DeskRow({ href, title, facts, tag }: DeskRowProps) {
  return (
    <li className="desk-row">
      {href ? (
        <a className="desk-row__title" href={href}>
          {title}
        </a>
      ) : (
        <span className="desk-row__title">{title}</span>
      )}
      <span className="desk-row__facts tabular">{facts.join(' · ')}</span>
      {tag ? <span className="desk-tag">{tag}</span> : null}
    </li>
  );
}
