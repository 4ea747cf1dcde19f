import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TimeFormats } from '../use-time-formats';
import type { Worklist } from './today.server';

/** A list of one kind of task, and how to write its times. */
export type ListProps<Kind extends keyof Worklist> = { rows: Worklist[Kind]; times: TimeFormats };

type TaskListProps = {
  id: Exclude<keyof Worklist, 'unmatched' | `${string}Count`> | 'euSales';
  rows: readonly ReactNode[];
  /** How many there are, if not all are listed. */
  count?: number;
  children?: ReactNode;
};

/** One kind of task; nothing if there is none of it. */
export function TaskList({ id, rows, count = rows.length, children }: TaskListProps) {
  const { t } = useTranslation('reception');
  if (rows.length === 0) return null;
  return (
    <section className="desk-section" aria-labelledby={`today-${id}`}>
      <h2 id={`today-${id}`}>
        {t(`today.sections.${id}.title`)} <span className="desk-count">{count}</span>
      </h2>
      <p className="note">
        {t(`today.sections.${id}.text`)}
        {count > rows.length ? ` ${t('today.listed', { count: rows.length })}` : null}
      </p>
      <ul className="desk-rows">{rows}</ul>
      {children}
    </section>
  );
}
