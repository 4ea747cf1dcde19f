import type { Kysely } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { createOrder } from '~/shop/orders/orders.server';
import {
  findMatchingOrder,
  newReference,
  storeWithdrawal,
} from '~/shop/withdrawals/withdrawals.server';
import type { Database } from '~/platform/database/schema';
import { openMemoryDatabase } from '../../../support/memory-database';
import { makeNewOrder } from '../../../support/new-order';
import { makeWithdrawal } from '../../../support/new-withdrawal';
import { atHotel } from '../../../support/hotel-clock';
import { makeMail } from '../../../support/new-mail';

let db: Kysely<Database>;
beforeEach(async () => {
  db = await openMemoryDatabase();
});

function store(now: Date, change: Parameters<typeof makeWithdrawal>[0] = {}) {
  const row = makeWithdrawal({ created_at: now.toISOString(), ...change });
  const notice = makeMail({ dedupeKey: `${row.reference} notice` });
  const mails = {
    all: [notice, makeMail({ dedupeKey: `${row.reference} receipt` })],
    limited: [notice],
  };
  return storeWithdrawal(db, row, { ids: [row.submission_id], mails, now });
}

const keys = async () =>
  (await db.selectFrom('outbox').select('dedupe_key').orderBy('id').execute()).map(
    ({ dedupe_key }) => dedupe_key.split(' ')[1],
  );

const start = new Date('2026-11-21T18:05:00Z');

test('ten concurrent submissions are one row with its two emails, and all get the same response', async () => {
  const change = { submission_id: 'same' };
  const results = await Promise.all(Array.from({ length: 10 }, () => store(start, change)));
  expect(results.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(new Set(results.map(({ withdrawal }) => withdrawal.token)).size).toBe(1);
  expect(await keys()).toEqual(['notice', 'receipt']);
});

test('the eleventh in an hour from one mailbox is stored, announced to staff, and not acknowledged', async () => {
  for (let i = 0; i < 10; i++) await store(start, { email: i % 2 ? `ana+${i}@x.hr` : 'ANA@x.hr' });
  const { withdrawal } = await store(start, { email: 'Ana@x.hr' });
  expect(withdrawal.withheld).toBe('recipient');
  expect((await keys()).slice(-3)).toEqual(['notice', 'receipt', 'notice']);
  const later = await store(new Date(start.getTime() + 61 * 60_000), { email: 'ana@x.hr' });
  expect(later.withdrawal.withheld).toBeNull();
});

test('an order matches when number and address both agree, in upper or lower case', async () => {
  const { order } = await createOrder(db, makeNewOrder(), start);
  const find = (orderNumber: string, email: string) =>
    findMatchingOrder(db, { orderNumber, email });
  expect((await find(order.number.toLowerCase(), 'ANA@Example.COM'))?.id).toBe(order.id);
  expect(await find(order.number, 'eva@example.com')).toBeUndefined();
  expect(await find('M-2026-999999', 'ana@example.com')).toBeUndefined();
  expect(await find('paket', 'ana@example.com')).toBeUndefined();
});

test('a reference has no letters that are easily confused, and the hotel’s year', () => {
  for (let i = 0; i < 200; i++) {
    expect(newReference(atHotel('2027-01-01T00:30'))).toMatch(/^R-2027-[2-9A-HJKMNP-Z]{6}$/);
  }
});
