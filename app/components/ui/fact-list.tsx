import type { ReactNode } from 'react';

type Fact = { label: string; value: ReactNode };

type FactListProps = { facts: readonly Fact[]; className?: string };

/** Labels with their values, one per line; renders nothing if there are none. */
export function FactList({ facts, className = '' }: FactListProps) {
  if (facts.length === 0) return null;
  return (
    <dl className={`fact-list ${className}`.trim()}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
