type DeskRowProps = {
  href?: string | undefined;
  title: string;
  facts: readonly string[];
  tag?: string | undefined;
};

/** A row of a list: whom it is about, which leads to its sheet, and what tells it from others. */
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
