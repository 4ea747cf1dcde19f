import type { Kysely } from 'kysely';
import { minuteMs } from '~/platform/time/durations';
import type { Database } from '~/platform/database/schema';
import { isUnleased, leaseEnd } from '~/platform/jobs/row-lease';
import type { Invoice } from './issue-invoice.server';

/** Longer than the timeout of a message, so that two processes never report the same invoice at the same time. */
const leaseMs = 60_000;

/** The delays after the first attempts; after that, retries continue hourly without limit. */
const delaysMs = [1, 5, 15, 60].map((minutes) => minutes * minuteMs);

/** The longest delay. A later time was written before the clock was set back, so it is ignored. */
const longestMs = Math.max(...delaysMs);

/** The delay before an invoice is reported again, in milliseconds. */
export const retryDelayMs = (attempts: number): number =>
  delaysMs[Math.min(attempts, delaysMs.length) - 1] ?? minuteMs;

export type ClaimedReport = { invoice: Invoice; attempts: number };

/** Leases a due invoice to this process. First attempts come before retries, and a reversal never before its original. */
export async function claimReport(
  db: Kysely<Database>,
  now: Date,
): Promise<ClaimedReport | undefined> {
  const never = new Date(now.getTime() + longestMs).toISOString();
  const due = await db
    .selectFrom('fiscal_reports')
    .innerJoin('invoices', 'invoices.id', 'invoice_id')
    .select('invoice_id')
    .where('state', '=', 'waiting')
    .where(({ or, eb }) =>
      or([eb('next_attempt_at', '<=', now.toISOString()), eb('next_attempt_at', '>', never)]),
    )
    .where(isUnleased(now))
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
    .set((eb) => ({
      leased_until: leaseEnd(now, leaseMs),
      attempts: eb('attempts', '+', 1),
    }))
    .where('invoice_id', '=', due.invoice_id)
    .where('state', '=', 'waiting')
    .where(isUnleased(now))
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

/** Stores the JIR. A repeated report may return a different one; the first is kept. */
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

/** Schedules another attempt. */
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

/** Counts a response without a valid signature. @returns the number so far */
export async function countInvalidResponse(
  db: Kysely<Database>,
  invoiceId: number,
): Promise<number> {
  const { bad_answers: count } = await db
    .updateTable('fiscal_reports')
    .set((eb) => ({ bad_answers: eb('bad_answers', '+', 1) }))
    .where('invoice_id', '=', invoiceId)
    .returning('bad_answers')
    .executeTakeFirstOrThrow();
  return count;
}

/** Stops reporting an invoice until staff have fixed the cause. */
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

/** Schedules all unreported invoices for now, including rejected ones. @returns their number */
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
