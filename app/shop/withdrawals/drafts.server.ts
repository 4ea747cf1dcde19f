import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { mentionsAddress } from '~/platform/mail/address-mention';
import { contains } from '~/platform/database/contains';
import type { Database } from '~/platform/database/schema';
import type { WithdrawalDraftTable } from '~/platform/database/withdrawal-tables';
import type { WithdrawalFacts } from './withdrawal-fields';

/** A statement that was written and not confirmed. It stays on the server: no personal data stands in an address. */
export type WithdrawalDraft = {
  id: string;
  facts: WithdrawalFacts;
  suspicion: WithdrawalDraftTable['suspicion'];
  /** The order by whose own link the form was opened: the statement is its buyer's, if it is about this order. */
  provedOrderId: number | null;
  createdAt: Date;
};

const lifetimeMs = 24 * 60 * 60_000;
const keyPattern = /^[0-9a-f]{32}$/;

/** @returns the key of the new draft */
export async function createDraft(
  db: Kysely<Database>,
  { facts, suspicion, provedOrderId }: Omit<WithdrawalDraft, 'id' | 'createdAt'>,
  now = new Date(),
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

/** The draft of a key; undefined when it never was or is over a day old. */
export async function findDraft(
  db: Kysely<Database>,
  id: string,
  now = new Date(),
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

/** Until when a draft is kept. */
export function withdrawalDraftKeptUntil({ created_at }: { created_at: string }): Date {
  return new Date(Date.parse(created_at) + lifetimeMs);
}

/** Forgets what was written a day ago, confirmed or not. */
export async function deleteOldWithdrawalDrafts(
  db: Kysely<Database>,
  now = new Date(),
): Promise<void> {
  await db
    .deleteFrom('withdrawal_drafts')
    .where('created_at', '<=', new Date(now.getTime() - lifetimeMs).toISOString())
    .execute();
}

/**
 * Drafts in which an address was typed.
 * @param address in lower case
 */
export async function findWithdrawalDraftsOf(db: Kysely<Database>, address: string) {
  const drafts = await db
    .selectFrom('withdrawal_drafts')
    .selectAll()
    .where(contains('fields', address))
    .orderBy('created_at')
    .execute();
  return drafts.filter(({ fields }) =>
    Object.values(JSON.parse(fields) as WithdrawalFacts).some((value) =>
      mentionsAddress(value, address),
    ),
  );
}

/** Forgets single drafts before their time. */
export async function deleteWithdrawalDrafts(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('withdrawal_drafts').where('id', 'in', ids).execute();
}
