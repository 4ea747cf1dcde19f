import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { mentionsAddress } from '~/platform/mail/address-mention';
import { mayMention } from '~/platform/mail/may-mention';
import type { Database } from '~/platform/database/schema';
import { dayMs } from '~/platform/time/durations';
import type { FieldValues } from './checkout-view';

/** A checkout in progress. Personal data stays on the server; the cookie holds only the key. */
export type Draft = {
  id: string;
  values: FieldValues;
  /** Unit prices by variant, in cents, as the shopper last saw them. */
  seenPrices: Record<string, number>;
  submissionId: string;
};

const lifetimeMs = dayMs;
const keyPattern = /^[0-9a-f]{32}$/;

const newKey = () => randomBytes(16).toString('hex');

/** Finds a draft by its key. Undefined if it does not exist, is over a day old, or became an order. */
export async function findDraft(
  db: Kysely<Database>,
  id: string | undefined,
  now: Date,
): Promise<Draft | undefined> {
  if (!id || !keyPattern.test(id)) return undefined;
  const row = await db
    .selectFrom('checkout_drafts')
    .selectAll()
    .where('id', '=', id)
    .where('updated_at', '>', new Date(now.getTime() - lifetimeMs).toISOString())
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    values: JSON.parse(row.fields) as FieldValues,
    seenPrices: JSON.parse(row.seen ?? '{}') as Record<string, number>,
    submissionId: row.submission_id,
  };
}

export function startDraft(): Draft {
  return { id: newKey(), values: {}, seenPrices: {}, submissionId: newKey() };
}

export async function saveDraft(db: Kysely<Database>, draft: Draft, now: Date): Promise<void> {
  const row = {
    fields: JSON.stringify(draft.values),
    seen: JSON.stringify(draft.seenPrices),
    submission_id: draft.submissionId,
    updated_at: now.toISOString(),
  };
  await db
    .insertInto('checkout_drafts')
    .values({ id: draft.id, created_at: now.toISOString(), ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** Deletes drafts one day after their last change (docs/decisions, retention). */
export async function deleteOldDrafts(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('checkout_drafts')
    .where('updated_at', '<=', new Date(now.getTime() - lifetimeMs).toISOString())
    .execute();
}

/**
 * Finds unfinished checkouts that contain an email address.
 * @param address in lower case
 */
export async function findDraftsOf(db: Kysely<Database>, address: string) {
  const drafts = await db
    .selectFrom('checkout_drafts')
    .select(['id', 'fields', 'created_at', 'updated_at'])
    .where(mayMention('fields', address))
    .orderBy('updated_at')
    .execute();
  return drafts.filter(({ fields }) =>
    Object.values(JSON.parse(fields) as FieldValues).some(
      (value) => value !== undefined && mentionsAddress(value, address),
    ),
  );
}

/** When a draft expires. */
export function draftExpiresAt({ updated_at }: { updated_at: string }): Date {
  return new Date(Date.parse(updated_at) + lifetimeMs);
}

/** Deletes individual drafts before they expire. */
export async function deleteDrafts(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('checkout_drafts').where('id', 'in', ids).execute();
}
