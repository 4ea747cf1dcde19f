import type { ReactNode } from 'react';
import { FactList } from '~/components/ui/fact-list';
import { UnbrokenNumbers } from '~/components/ui/unbroken-numbers';

type FactsProps = {
  /** Rows with an empty text are left out. */
  rows: readonly (readonly [label: string, value: ReactNode])[];
};

/** The facts of a sheet. */
export function Facts({ rows }: FactsProps) {
  const facts = rows
    .filter(([, value]) => value !== '')
    .map(([label, value]) => ({
      label,
      value: typeof value === 'string' ? <UnbrokenNumbers text={value} /> : value,
    }));
  return <FactList facts={facts} />;
}
