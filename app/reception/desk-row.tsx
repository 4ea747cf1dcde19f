import { Fragment, type ReactNode } from 'react';
import { UnbrokenNumbers } from '~/components/ui/unbroken-numbers';

type DeskRowProps = {
  href?: string | undefined;
  title: string;
  facts: readonly string[];
  tag?: string | undefined;
  /** A tag before it. */
  alert?: string | undefined;
  /** Before the title: a checkbox. */
  children?: ReactNode;
};

/** A row of a list: the title links to the sheet, the facts identify it. */
export function DeskRow({ href, title, facts, tag, alert, children }: DeskRowProps) {
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
      <RowFacts facts={facts} />
      {alert ? <span className="desk-tag">{alert}</span> : null}
      {tag ? <span className="desk-tag">{tag}</span> : null}
    </li>
  );
}

/** Facts on one line or several; the style sheet puts a dot between those that share a line. */
export function RowFacts({ facts }: Pick<DeskRowProps, 'facts'>) {
  return (
    <span className="desk-row__facts tabular">
      {facts.map((fact, index) => (
        <Fragment key={index}>
          <span className="desk-row__fact">
            <UnbrokenNumbers text={fact} />
          </span>{' '}
        </Fragment>
      ))}
    </span>
  );
}
