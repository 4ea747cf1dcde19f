import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { mentionsAddress } from '~/platform/mail/address-mention';
import { mayMention } from '~/platform/mail/may-mention';
import type { Database } from '~/platform/database/schema';
import type { WithdrawalDraftTable } from '~/platform/database/withdrawal-tables';
import { dayMs } from '~/platform/time/durations';
import type { WithdrawalFacts } from './withdrawal-fields';

/** A statement that has not been confirmed yet. Stored on the server so that URLs contain no personal data. */
export type WithdrawalDraft = {
  id: string;
  facts: WithdrawalFacts;
  suspicion: WithdrawalDraftTable['suspicion'];
  /** The order whose own link opened the form. A statement about that order is proven to come from its buyer. */
  provedOrderId: number | null;
  createdAt: Date;
};

const lifetimeMs = dayMs;
const keyPattern = /^[0-9a-f]{32}$/;

/** @returns the key of the new draft */
export async function createDraft(
  db: Kysely<Database>,
  { facts, suspicion, provedOrderId }: Omit<WithdrawalDraft, 'id' | 'createdAt'>,
  now: Date,
): Promise<string> {
  const id = randomBytes(16).toString('hex');
  await db
    .insertInto('withdrawal_drafts')
    .values({
      id,
      fields: JSON.stringify(facts),
      suspicion,
      proved_order_id: provedOrderId,
      created_at: now.toISOString(),
    })
    .execute();
  return id;
}

/** Finds a draft by its key; undefined if it does not exist or is over a day old. */
export async function findDraft(
  db: Kysely<Database>,
  id: string,
  now: Date,
): Promise<WithdrawalDraft | undefined> {
  if (!keyPattern.test(id)) return undefined;
  const row = await db
    .selectFrom('withdrawal_drafts')
    .selectAll()
    .where('id', '=', id)
    .where('created_at', '>', new Date(now.getTime() - lifetimeMs).toISOString())
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    facts: JSON.parse(row.fields) as WithdrawalFacts,
    suspicion: row.suspicion,
    provedOrderId: row.proved_order_id,
    createdAt: new Date(row.created_at),
  };
}

/** When a draft is deleted. */
export function withdrawalDraftKeptUntil({ created_at }: { created_at: string }): Date {
  return new Date(Date.parse(created_at) + lifetimeMs);
}

/** Deletes drafts after a day, confirmed or not. */
export async function deleteOldWithdrawalDrafts(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('withdrawal_drafts')
    .where('created_at', '<=', new Date(now.getTime() - lifetimeMs).toISOString())
    .execute();
}

/**
 * Finds drafts that contain an email address.
 * @param address in lower case
 */
export async function findWithdrawalDraftsOf(db: Kysely<Database>, address: string) {
  const drafts = await db
    .selectFrom('withdrawal_drafts')
    .selectAll()
    .where(mayMention('fields', address))
    .orderBy('created_at')
    .execute();
  return drafts.filter(({ fields }) =>
    Object.values(JSON.parse(fields) as WithdrawalFacts).some((value) =>
      mentionsAddress(value, address),
    ),
  );
}

/** Deletes individual drafts before they expire. */
export async function deleteWithdrawalDrafts(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('withdrawal_drafts').where('id', 'in', ids).execute();
}
