import type { ReactNode } from 'react';
import { FactList } from '~/components/ui/fact-list';

type FactsProps = {
  /** Rows with an empty text are left out. */
  rows: readonly (readonly [label: string, value: ReactNode])[];
  /** Shown if no row is left. */
  empty?: string;
};

/** The facts of a sheet. */
export function Facts({ rows, empty }: FactsProps) {
  const facts = rows
    .filter(([, value]) => value !== '')
    .map(([label, value]) => ({ label, value }));
  if (facts.length === 0 && empty !== undefined) return <p className="note">{empty}</p>;
  return <FactList facts={facts} />;
}
