import type { Kysely, Transaction } from 'kysely';
import type { Database } from '~/platform/database/schema';
import type { StaffRequest } from '../desk-route.server';
import { logAction, type NewStaffAction, setOutcome } from './staff-actions.server';

type PageAction = Pick<NewStaffAction, 'action' | 'subject' | 'details'> & {
  /** The key of the page that was submitted. */
  submissionId: string;
};

type Desk = Pick<StaffRequest, 'context' | 'now' | 'staff' | 'url'>;

/**
 * Runs an action once for each page, however often it is submitted: the page's key is logged first, and a second row
 * with the same key is refused.
 * @returns the outcome, which is logged; undefined if the page was submitted before
 */
export async function runOnce<Outcome extends string>(
  { staff, url, now }: Desk,
  db: Kysely<Database>,
  action: PageAction,
  run: () => Promise<Outcome>,
): Promise<Outcome | undefined> {
  const row = await logAction(db, {
    ...action,
    staffEmail: staff.email,
    screen: url.pathname,
    now,
  });
  if (row === undefined) return undefined;
  const outcome = await run();
  await setOutcome(db, row, outcome);
  return outcome;
}

/**
 * Runs an action that only stores something, in the transaction that logs it.
 * @param store false if the action was refused
 * @returns what `store` returned; undefined if the page was submitted before
 */
export async function storeOnce(
  desk: Desk,
  action: PageAction,
  store: (trx: Transaction<Database>) => Promise<boolean>,
): Promise<boolean | undefined> {
  const outcome = await desk.context.db
    .transaction()
    .execute((trx) =>
      runOnce(desk, trx, action, async () => ((await store(trx)) ? 'done' : 'refused')),
    );
  return outcome === undefined ? undefined : outcome === 'done';
}
