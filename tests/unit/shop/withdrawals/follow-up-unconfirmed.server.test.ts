import type { Kysely } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { enqueue } from '~/platform/mail/outbox.server';
import { createOrder } from '~/shop/orders/orders.server';
import {
  followUpUnconfirmed,
  type FollowUpMails,
} from '~/shop/withdrawals/follow-up-unconfirmed.server';
import type { Database } from '~/platform/database/schema';
import { openMemoryDatabase } from '../../../support/memory-database';
import { makeNewOrder } from '../../../support/new-order';
import { makeWithdrawal } from '../../../support/new-withdrawal';
import { makeMail } from '../../../support/new-mail';

let db: Kysely<Database>;
beforeEach(async () => {
  db = await openMemoryDatabase();
});

const start = new Date('2026-11-21T18:05:00Z');
const after = (hours: number) => new Date(start.getTime() + hours * 60 * 60_000);

const mail = (kind: string, reference: string) =>
  makeMail({ dedupeKey: `withdrawal:${reference}:${kind}`, text: `${kind} ${reference}` });
const mails: FollowUpMails = {
  renderConfirmationRequest: async ({ reference }) => mail('question', reference),
  renderReminder: async ({ reference }) => mail('reminder', reference),
  onMail: () => {},
};
const chase = (hours: number) => followUpUnconfirmed(db, mails, after(hours));
const written = async () =>
  (await db.selectFrom('outbox').select('text').orderBy('id').execute()).map(({ text }) => text);

async function place(state: 'authorised' | 'voided' = 'authorised') {
  const { order } = await createOrder(db, makeNewOrder(), new Date());
  await db.updateTable('orders').set({ state }).where('id', '=', order.id).execute();
  return order.id;
}

/** @returns its reference */
async function declare(
  orderId: number | null,
  hours = 0,
  change: Parameters<typeof makeWithdrawal>[0] = {},
) {
  const row = makeWithdrawal({ order_id: orderId, effect: 'unproven', ...change });
  const at = after(hours).toISOString();
  const key = { confirmation_key: row.token, created_at: at, updated_at: at };
  await db
    .insertInto('withdrawals')
    .values({ ...row, ...key })
    .execute();
  return row.reference;
}

test('the buyer is asked once, also when rounds run concurrently', async () => {
  const reference = await declare(await place());
  await Promise.all([chase(0), chase(0), chase(0)]);
  await chase(1);
  expect(await written()).toEqual([`question ${reference}`]);
});

test('of several about one order the newest is asked about, the next after 12 hours, three in all', async () => {
  const order = await place();
  const first = await declare(order);
  const second = await declare(order);
  await chase(0);
  await chase(11);
  expect(await written()).toEqual([`question ${second}`]);
  await chase(13);
  expect(await written()).toEqual([`question ${second}`, `question ${first}`]);
  const third = await declare(order, 26);
  const fourth = await declare(order, 26);
  await chase(26);
  await chase(39);
  await chase(60);
  expect((await written()).slice(2)).toEqual([`question ${fourth}`]);
  expect(third).not.toBe(fourth);
  // Another order has its own budget.
  const other = await declare(await place(), 60);
  await chase(60);
  expect((await written()).slice(3)).toEqual([`question ${other}`]);
});

test('the buyer is not asked about a withdrawal that looks automated', async () => {
  const order = await place();
  for (const withheld of ['trap', 'early', 'sender', 'recipient'] as const) {
    await declare(order, 0, { withheld });
  }
  await chase(0);
  expect(await written()).toEqual([]);
});

test('the buyer is asked about a withdrawal over the limits once it is acknowledged', async () => {
  const reference = await declare(await place(), 0, { withheld: 'sender' });
  await chase(0);
  await enqueue(db, mail('receipt', reference));
  await chase(1);
  expect(await written()).toEqual([`receipt ${reference}`, `question ${reference}`]);
});

test('staff are reminded after three days, once for all that wait on one order', async () => {
  const order = await place();
  const first = await declare(order, 0, { withheld: 'sender' });
  await declare(order, 1, { withheld: 'sender' });
  await chase(71);
  expect(await written()).toEqual([]);
  await Promise.all([chase(73), chase(73)]);
  await chase(74);
  await chase(24 * 10);
  expect(await written()).toEqual([`reminder ${first}`]);
  const later = await declare(order, 24 * 10, { withheld: 'sender' });
  await chase(24 * 13);
  expect(await written()).toEqual([`reminder ${first}`, `reminder ${later}`]);
});

test('decided withdrawals and orders without money cause no question and no reminder', async () => {
  const order = await place();
  for (const effect of ['none', 'void', 'voided', 'operator', 'dismissed'] as const) {
    await declare(order, 0, { effect });
  }
  await declare(await place('voided'));
  await declare(null);
  await chase(0);
  await chase(100);
  expect(await written()).toEqual([]);
  const rows = await db.selectFrom('withdrawals').select('effect').orderBy('id').execute();
  expect(rows.map(({ effect }) => effect)).toEqual([
    'none',
    'void',
    'voided',
    'operator',
    'dismissed',
    'none',
    'none',
  ]);
});

test('an email that cannot be rendered holds up no other question and no reminder', async () => {
  const overdue = await declare(await place(), 0, { withheld: 'sender' });
  const asked = await declare(await place(), 73);
  const broken = await declare(await place(), 73);
  const renderConfirmationRequest: FollowUpMails['renderConfirmationRequest'] = async (row) => {
    if (row.reference === broken) throw new Error('cannot be rendered');
    return mail('question', row.reference);
  };
  const round = followUpUnconfirmed(db, { ...mails, renderConfirmationRequest }, after(73));
  await expect(round).rejects.toThrow('cannot be rendered');
  expect(await written()).toEqual([`question ${asked}`, `reminder ${overdue}`]);
});
