import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import type { Invoice } from './issue-invoice.server';

/** Longer than a message's time limit, so that two processes never report one invoice at once. */
const leaseMs = 60_000;

const minute = 60_000;

/** How long to wait after so many attempts without an answer; then hourly, without end. */
const delaysMs = [1, 5, 15, 60].map((minutes) => minutes * minute);

/** When to report an invoice again. */
export const retryDelayMs = (attempts: number): number =>
  delaysMs[Math.min(attempts, delaysMs.length) - 1] ?? minute;

export type ClaimedReport = { invoice: Invoice; attempts: number };

/**
 * Takes an invoice that is due for this process. What waits for the first time comes before what failed, but a storno never before
 * its original.
 */
export async function claimReport(
  db: Kysely<Database>,
  now: Date,
): Promise<ClaimedReport | undefined> {
  const time = now.toISOString();
  const due = await db
    .selectFrom('fiscal_reports')
    .innerJoin('invoices', 'invoices.id', 'invoice_id')
    .select('invoice_id')
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '<=', time)
    .where((where) =>
      where.or([where('leased_until', 'is', null), where('leased_until', '<', time)]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('fiscal_reports as originals')
            .select('originals.invoice_id')
            .whereRef('originals.invoice_id', '=', 'invoices.original_id')
            .where('originals.state', '!=', 'confirmed'),
        ),
      ),
    )
    .orderBy('attempts')
    .orderBy('invoice_id')
    .executeTakeFirst();
  if (!due) return undefined;
  const claimed = await db
    .updateTable('fiscal_reports')
    .set((set) => ({
      leased_until: new Date(now.getTime() + leaseMs).toISOString(),
      attempts: set('attempts', '+', 1),
    }))
    .where('invoice_id', '=', due.invoice_id)
    .where('state', '=', 'waiting')
    .where((where) =>
      where.or([where('leased_until', 'is', null), where('leased_until', '<', time)]),
    )
    .returning('attempts')
    .executeTakeFirst();
  if (!claimed) return claimReport(db, now);
  const invoice = await db
    .selectFrom('invoices')
    .selectAll()
    .where('id', '=', due.invoice_id)
    .executeTakeFirstOrThrow();
  return { invoice, attempts: claimed.attempts };
}

/** The tax office has it. The first JIR stays: a repetition may bring another. */
export async function markConfirmed(
  db: Kysely<Database>,
  invoiceId: number,
  jir: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('fiscal_reports')
    .set({
      state: 'confirmed',
      jir,
      confirmed_at: now.toISOString(),
      leased_until: null,
      last_error: null,
    })
    .where('invoice_id', '=', invoiceId)
    .where('jir', 'is', null)
    .execute();
}

/** It will be reported again. */
export async function postponeReport(
  db: Kysely<Database>,
  invoiceId: number,
  { at, error }: { at: Date; error: string },
): Promise<void> {
  await db
    .updateTable('fiscal_reports')
    .set({ next_attempt_at: at.toISOString(), leased_until: null, last_error: error })
    .where('invoice_id', '=', invoiceId)
    .where('state', '=', 'waiting')
    .execute();
}

/** An answer was not signed as it should be. @returns how many were not */
export async function countBadAnswer(db: Kysely<Database>, invoiceId: number): Promise<number> {
  const { bad_answers: count } = await db
    .updateTable('fiscal_reports')
    .set((set) => ({ bad_answers: set('bad_answers', '+', 1) }))
    .where('invoice_id', '=', invoiceId)
    .returning('bad_answers')
    .executeTakeFirstOrThrow();
  return count;
}

/** The tax office refuses it: a person has to remove the cause. */
export async function markStuck(
  db: Kysely<Database>,
  invoiceId: number,
  error: string,
): Promise<void> {
  await db
    .updateTable('fiscal_reports')
    .set({ state: 'stuck', leased_until: null, last_error: error })
    .where('invoice_id', '=', invoiceId)
    .where('state', '=', 'waiting')
    .execute();
}

/** The cause is removed: invoices that were refused, or wait for their next attempt, are reported now. */
export async function retryReports(db: Kysely<Database>, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('fiscal_reports')
    .set({
      state: 'waiting',
      next_attempt_at: now.toISOString(),
      leased_until: null,
      bad_answers: 0,
    })
    .where('state', 'in', ['waiting', 'stuck'])
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
