import type { ReactNode } from 'react';

type PageHeadProps = {
  title: string;
  lead?: string;
  /** A short line above the title; at most one in a section, and only if it adds something. */
  kicker?: string;
  /** Breadcrumb above, or ways to go on below the lead. */
  above?: ReactNode;
  children?: ReactNode;
};

/** The head of an inner page: its one h1 and its first sentences. */
export function PageHead({ title, lead, kicker, above, children }: PageHeadProps) {
  return (
    <header className="page-head wrap">
      {above}
      {kicker ? <p className="kicker">{kicker}</p> : null}
      <h1>{title}</h1>
      {lead ? <p className="lead page-head__lead">{lead}</p> : null}
      {children}
    </header>
  );
}
