import type { Kysely, Selectable } from 'kysely';
import type { Database } from '~/platform/database/schema';
import type { StaffActionTable } from '~/platform/database/staff-tables';
import { createKey } from '../desk-keys.server';

export type StaffAction = Selectable<StaffActionTable>;

export type NewStaffAction = {
  /** Of the confirmation page; generated unless given. */
  submissionId?: string;
  staffEmail: string;
  action: string;
  subject?: string;
  /** No personal data of guests. */
  details?: Record<string, string | number>;
  screen: string;
  outcome?: string;
  now: Date;
};

/**
 * Logs an action before it is carried out.
 * @returns the id of its row; undefined if the same confirmation page was submitted before
 */
export async function logAction(
  db: Kysely<Database>,
  { submissionId = createKey(), staffEmail, details = {}, now, ...action }: NewStaffAction,
): Promise<number | undefined> {
  const row = await db
    .insertInto('staff_actions')
    .values({
      submission_id: submissionId,
      staff_email: staffEmail,
      action: action.action,
      subject: action.subject ?? '',
      details: JSON.stringify(details),
      screen: action.screen,
      outcome: action.outcome ?? null,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('submission_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** The actions on one subject, the oldest first. */
export function listActions(db: Kysely<Database>, subject: string): Promise<StaffAction[]> {
  return db
    .selectFrom('staff_actions')
    .selectAll()
    .where('subject', '=', subject)
    .orderBy('id')
    .execute();
}

/** The action of a confirmation page; undefined if it was never submitted. */
export function findAction(
  db: Kysely<Database>,
  submissionId: string,
): Promise<StaffAction | undefined> {
  return db
    .selectFrom('staff_actions')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
}

/** Logs how an action ended. */
export async function setOutcome(db: Kysely<Database>, id: number, outcome: string): Promise<void> {
  await db.updateTable('staff_actions').set({ outcome }).where('id', '=', id).execute();
}
