import { type Kysely, sql } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { erasedMail } from './outbox-erasure.server';
import type { HasDocument, MailAttachment, MailDocument } from './outgoing-mail';

/**
 * Marks an email that is held until a person decides. It counts as dead, so that no worker sends it, not even one of
 * an earlier version, and the desk lists it.
 */
export const heldReason = 'held after a restore: it may have been sent already';

/** Whether a dead email is held rather than failed. */
export const isHeld = ({ last_error }: { last_error: string | null }): boolean =>
  last_error === heldReason;

/**
 * Whether a held email announces a document that does not exist: an invoice may be issued again only once staff have decided about
 * its order. An email that never was held is sent all the same.
 */
export async function isIncomplete(
  db: Kysely<Database>,
  { attachments, ...mail }: { attachments: string | null; last_error: string | null },
  hasDocument: HasDocument,
): Promise<boolean> {
  if (!isHeld(mail) || attachments === null) return false;
  for (const each of JSON.parse(attachments) as (MailAttachment | MailDocument)[]) {
    if ('document' in each && !(await hasDocument(db, each.document))) return true;
  }
  return false;
}

/** Matches, in a query of the outbox, the dead emails that are held after a restore, or those that are not. */
export const hasHold = (expected: boolean) =>
  expected
    ? sql<boolean>`outbox.last_error = ${heldReason}`
    : sql<boolean>`(outbox.last_error is null or outbox.last_error != ${heldReason})`;

/** Holds every queued email except those of some kinds. @returns how many */
export async function holdWaitingMails(
  db: Kysely<Database>,
  exceptKinds: readonly string[],
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'dead', last_error: heldReason, leased_until: null })
    .where('state', '=', 'queued')
    .where('kind', 'not in', exceptKinds)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/**
 * Dismisses a dead or held email for good: its content and recipient are erased, its row remains.
 * @returns false if the email is neither dead nor held
 */
export async function dismissMail(db: Kysely<Database>, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ ...erasedMail, last_error: 'dismissed' })
    .where('id', '=', id)
    .where('state', '=', 'dead')
    .where('to_address', '!=', '')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
