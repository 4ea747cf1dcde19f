import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '~/platform/database/schema';
import { isUnmatched } from '~/shop/withdrawals/decide-withdrawal.server';
import { countHeldBack, selectUnacknowledged } from '~/shop/withdrawals/mail-held-back.server';
import { selectAcknowledged } from '~/shop/withdrawals/withdrawals.server';
import { openMemoryDatabase } from '../../../../support/memory-database';

const now = new Date('2026-11-26T12:00:00Z');
const unmatched = (db: Kysely<Database>) =>
  db.selectFrom('withdrawals').select('id').where(isUnmatched);
const heldBack = /COVERING INDEX withdrawals_held_back \(withheld=\? AND created_at>\?/;
const byEffect = /COVERING INDEX withdrawals_by_effect \(effect=\?/;

test.each([
  ['acknowledgements', (db: Kysely<Database>) => selectAcknowledged(db, now), heldBack, 2],
  ['those to acknowledge', (db: Kysely<Database>) => selectUnacknowledged(db, now), heldBack, 1],
  ['the hourly numbers', (db: Kysely<Database>) => countHeldBack(db, now), heldBack, 1],
  ['statements without an order', unmatched, byEffect, 1],
  [
    'a page of them',
    (db: Kysely<Database>) => unmatched(db).where('id', '<', 9).orderBy('id', 'desc').limit(9),
    byEffect,
    1,
  ],
] as const)('%s are found in an index that has all columns', async (_, select, index, ranges) => {
  const db = await openMemoryDatabase();
  const rows = await select(db).explain<{ detail: string }>(undefined, sql`query plan`);
  const plan = rows.map(({ detail }) => detail).filter((detail) => / withdrawals/.test(detail));
  expect(plan).toHaveLength(ranges);
  for (const detail of plan) expect(detail).toMatch(index);
  expect(rows.map(({ detail }) => detail).join()).not.toContain('B-TREE FOR ORDER BY id');
});
