import type { ReactNode } from 'react';

type FactsProps = {
  /** Rows with an empty text are left out. */
  rows: readonly (readonly [label: string, value: ReactNode])[];
  /** Said where no row is left. */
  empty?: string;
};

/** Names and values, one below the other on a telephone. */
export function Facts({ rows, empty }: FactsProps) {
  const shown = rows.filter(([, value]) => value !== '');
  if (shown.length === 0) return empty === undefined ? null : <p className="note">{empty}</p>;
  return (
    <dl className="desk-facts">
      {shown.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
