import { Fragment, type ReactNode } from 'react';

type DeskRowProps = {
  href?: string | undefined;
  title: string;
  facts: readonly string[];
  tag?: string | undefined;
  /** Before the title: a checkbox. */
  children?: ReactNode;
};

/** A row of a list: the title links to the sheet, the facts identify it. */
export function DeskRow({ href, title, facts, tag, children }: DeskRowProps) {
  return (
    <li className="desk-row">
      {children}
      {href ? (
        <a className="desk-row__title" href={href}>
          {title}
        </a>
      ) : (
        <span className="desk-row__title">{title}</span>
      )}
      <span className="desk-row__facts tabular">
        {facts.map((fact, index) => (
          <Fragment key={index}>
            {index > 0 ? ' ' : null}
            <span className="desk-row__fact">
              {fact}
              {index < facts.length - 1 ? ' ·' : null}
            </span>
          </Fragment>
        ))}
      </span>
      {tag ? <span className="desk-tag">{tag}</span> : null}
    </li>
  );
}
