import type { Kysely } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { Database } from '~/platform/database/schema';
import { createOrder } from '~/shop/orders/orders.server';
import { type HeldBackMails, mailHeldBack } from '~/shop/withdrawals/mail-held-back.server';
import { openMemoryDatabase } from '../../../support/memory-database';
import { makeNewOrder } from '../../../support/new-order';
import { makeWithdrawal } from '../../../support/new-withdrawal';
import { makeMail } from '../../../support/new-mail';

let db: Kysely<Database>;
beforeEach(async () => {
  db = await openMemoryDatabase();
});

const start = new Date('2026-11-21T18:05:00Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

const mails: HeldBackMails = {
  renderMails: async ({ reference }) =>
    ['receipt', 'notice'].map((kind) => makeMail({ dedupeKey: `withdrawal:${reference}:${kind}` })),
  renderSummary: async ({ dedupeKey, count, from, to }) =>
    makeMail({ dedupeKey, text: `${count} from ${from.toISOString()} to ${to.toISOString()}` }),
  onMail: () => {},
};
const run = (minutes: number) => mailHeldBack(db, mails, after(minutes));

/** @returns its reference */
async function hold(change: Parameters<typeof makeWithdrawal>[0] = {}, minutes = 0) {
  const row = makeWithdrawal({
    withheld: 'sender',
    created_at: after(minutes).toISOString(),
    ...change,
  });
  await db.insertInto('withdrawals').values(row).execute();
  return row.reference;
}
const place = async () => (await createOrder(db, makeNewOrder(), new Date())).order.id;
const written = async () =>
  (await db.selectFrom('outbox').select('text').orderBy('id').execute()).map(({ text }) => text);
const acknowledged = async () =>
  (await written()).flatMap((text) => /^withdrawal:(.*):receipt$/.exec(text)?.[1] ?? []);

test('a statement over the limits that matches an order is acknowledged and reported, once; others are not', async () => {
  const matched = await hold({ order_id: await place(), effect: 'unproven' });
  await hold();
  await hold({ order_id: await place(), withheld: 'trap' });
  await run(0);
  await run(1);
  expect(await written()).toEqual([
    `withdrawal:${matched}:receipt`,
    `withdrawal:${matched}:notice`,
  ]);
});

test('what the page shows does not tell that an order was matched', async () => {
  const reference = await hold({ order_id: await place(), effect: 'unproven' });
  await run(0);
  const row = db.selectFrom('withdrawals').select('withheld').where('reference', '=', reference);
  expect(await row.executeTakeFirst()).toEqual({ withheld: 'sender' });
});

test('a statement that staff have dismissed is not acknowledged, a later one about the order is', async () => {
  const order = { order_id: await place() };
  await hold({ ...order, effect: 'dismissed' });
  const later = await hold({ ...order, effect: 'unproven' });
  await run(1);
  expect(await acknowledged()).toEqual([later]);
});

test('many statements about one order get ten acknowledgements an hour, and hold up no other order', async () => {
  const flooded = await place();
  for (let each = 0; each < 30; each++) await hold({ order_id: flooded });
  const honest = await hold({ order_id: await place(), email: 'eva@example.com' });
  await run(1);
  expect(await acknowledged()).toContain(honest);
  for (let minute = 2; minute < 20; minute++) await run(minute);
  expect(await acknowledged()).toHaveLength(11);
  for (let minute = 62; minute < 80; minute++) await run(minute);
  expect(await acknowledged()).toHaveLength(21);
});

test('orders of a mailbox without room take no one else’s place, however many they are', async () => {
  for (let each = 0; each < 120; each++) await hold({ order_id: await place() });
  await run(1);
  const honest = await hold({ order_id: await place(), email: 'eva@example.com' });
  await run(2);
  expect(await acknowledged()).toHaveLength(11);
  expect(await acknowledged()).toContain(honest);
});

test('a round ends after a hundred acknowledgements; the next one goes on', async () => {
  for (let each = 0; each < 110; each++) {
    await hold({ order_id: await place(), email: `eva${each}@example.com` });
  }
  await run(1);
  expect(await acknowledged()).toHaveLength(100);
  await run(2);
  expect(await acknowledged()).toHaveLength(110);
});

test('staff get one email for each full hour, with the number of statements', async () => {
  for (const minutes of [0, 10, 54, 56]) await hold({}, minutes);
  await run(54);
  expect(await written()).toEqual([]);
  await run(57);
  await run(58);
  expect(await written()).toEqual(['3 from 2026-11-21T18:00:00.000Z to 2026-11-21T19:00:00.000Z']);
  await run(3 * 60);
  expect((await written()).slice(1)).toEqual([
    '1 from 2026-11-21T19:00:00.000Z to 2026-11-21T20:00:00.000Z',
  ]);
});

test('emails that cannot be rendered hold up no other acknowledgement and no summary', async () => {
  const broken = await hold({ order_id: await place(), effect: 'unproven' });
  const honest = await hold({ order_id: await place(), email: 'eva@example.com' });
  const renderMails: HeldBackMails['renderMails'] = async (row, order) => {
    if (row.reference === broken) throw new Error('cannot be rendered');
    return mails.renderMails(row, order);
  };
  const round = mailHeldBack(db, { ...mails, renderMails }, after(57));
  await expect(round).rejects.toThrow('cannot be rendered');
  expect(await acknowledged()).toEqual([honest]);
  expect((await written()).at(-1)).toMatch(/^2 from /);
});
