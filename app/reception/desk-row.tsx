import type { ReactNode } from 'react';

type DeskRowProps = {
  href?: string | undefined;
  title: string;
  facts: readonly string[];
  tag?: string | undefined;
  /** Before the name: a box to tick. */
  children?: ReactNode;
};

/** A row of a list: a name that links to the sheet, and the details that identify it. */
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
      <span className="desk-row__facts tabular">{facts.join(' · ')}</span>
      {tag ? <span className="desk-tag">{tag}</span> : null}
    </li>
  );
}
