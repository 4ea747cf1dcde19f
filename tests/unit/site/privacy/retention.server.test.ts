import type { Kysely } from 'kysely';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { saveDraft, startDraft } from '~/shop/checkout/drafts.server';
import { storeEnquiry } from '~/hospitality/enquiries/enquiries.server';
import { enqueue } from '~/platform/mail/outbox.server';
import type { OrderState } from '~/platform/database/stored-values';
import { createOrder, transitionOrder } from '~/shop/orders/orders.server';
import { findPersonalData } from '~/site/privacy/personal-data.server';
import { applyRetention, startRetention } from '~/site/privacy/retention.server';
import { createDraft } from '~/shop/withdrawals/drafts.server';
import type { Database } from '~/platform/database/schema';
import { log } from '~/platform/log/log.server';
import { eventually } from '../../../support/eventually';
import { openMemoryDatabase } from '../../../support/memory-database';
import { makeNewOrder } from '../../../support/new-order';
import { makeWithdrawal } from '../../../support/new-withdrawal';
import { bookkeepingYears } from '#hotel/hotel.config.js';
import { atHotel } from '../../../support/hotel-clock';
import { makeMail } from '../../../support/new-mail';

let db: Kysely<Database>;
beforeEach(async () => {
  db = await openMemoryDatabase();
});

const start = new Date('2026-11-21T12:00:00Z');
const email = 'ana@example.com';

async function putOrder(state: OrderState) {
  const { order } = await createOrder(db, makeNewOrder(), start);
  await db.updateTable('orders').set({ state }).where('id', '=', order.id).execute();
}

async function putMail(state: 'sent' | 'dead' | 'queued') {
  await enqueue(db, makeMail({ dedupeKey: state, to: { name: '', address: email } }), {
    now: start,
  });
  const sentAt = state === 'sent' ? start.toISOString() : null;
  await db
    .updateTable('outbox')
    .set({ state, sent_at: sentAt })
    .where('dedupe_key', '=', state)
    .execute();
}

async function fill() {
  await putOrder('captured');
  await putOrder('voided');
  await putOrder('abandoned');
  await saveDraft(db, { ...startDraft(), values: { email } }, start);
  const guest = {
    kind: 'contact',
    locale: 'hr',
    full_name: 'Ana',
    phone: '',
    message: '',
  } as const;
  await storeEnquiry(db, { ...guest, email }, { ids: ['a'], mails: [], now: start });
  for (const state of ['sent', 'dead', 'queued'] as const) await putMail(state);
  const at = { created_at: start.toISOString(), updated_at: start.toISOString() };
  await db
    .insertInto('withdrawals')
    .values(makeWithdrawal({ ...at, email }))
    .execute();
  const facts = { fullName: 'Ana', orderNumber: '1', email, items: '', note: '' };
  await createDraft(db, { facts, suspicion: null, provedOrderId: null }, start);
  const subscription = { locale: 'hr', requested_at: start.toISOString() } as const;
  await db
    .insertInto('newsletter_subscriptions')
    .values({ ...subscription, email, state: 'pending' })
    .execute();
}

const subject = (now: Date) => ({ address: email, mailDir: '/nowhere/at/all', now });
const held = async (now: Date) =>
  (await findPersonalData(db, subject(now))).map(({ place, about }) => `${place} ${about}`).sort();

test('a reservation is kept until its day is over, a cancelled one no longer than other requests', async () => {
  const guest = { kind: 'table', locale: 'hr', full_name: 'Ana', phone: '', message: '' } as const;
  const put = async (id: string, state: 'confirmed' | 'cancelled') => {
    await storeEnquiry(db, { ...guest, email }, { ids: [id], mails: [], now: start });
    await db
      .updateTable('enquiries')
      .set({ state, reserved_date: '2027-11-23' })
      .where('submission_id', '=', id)
      .execute();
  };
  await put('kept', 'confirmed');
  await put('dropped', 'cancelled');
  const listAt = async (now: Date) => {
    await applyRetention(db, now);
    return (await db.selectFrom('enquiries').select('submission_id').execute()).map(
      (row) => row.submission_id,
    );
  };
  const promised = (await findPersonalData(db, subject(start))).map(({ keptUntil }) => keptUntil);
  expect(promised).toContainEqual(atHotel('2027-11-24T00:00'));
  expect(await listAt(atHotel('2027-11-23T23:59'))).toEqual(['kept']);
  expect(await listAt(atHotel('2027-11-24T00:00'))).toEqual([]);
});

test('everything is kept exactly as long as the operator’s list says, and no longer', async () => {
  await fill();
  const promised = await findPersonalData(db, subject(start));
  const until = promised.map(({ keptUntil }) => keptUntil?.toISOString().slice(0, 10));
  const endOfYear = (year: number) =>
    atHotel(`${year + 1}-01-01T00:00`)
      .toISOString()
      .slice(0, 10);
  expect(until).toEqual([
    endOfYear(2026 + bookkeepingYears),
    endOfYear(2026 + bookkeepingYears),
    '2027-02-19',
    '2027-11-21',
    endOfYear(2031),
    '2026-11-22',
    '2026-11-28',
    '2026-12-21',
    '2027-02-19',
    undefined,
    '2026-11-22',
  ]);
  const ends = promised.flatMap(({ keptUntil }) => (keptUntil ? [keptUntil.getTime()] : []));
  for (const end of [...new Set(ends)].sort((a, b) => a - b)) {
    const [before, after] = [new Date(end - 1), new Date(end + 1)];
    const stillPromised = (at: Date) =>
      promised
        .filter(({ keptUntil }) => !keptUntil || keptUntil > at)
        .map(({ place, about }) => `${place} ${about}`)
        .sort();
    await applyRetention(db, before);
    expect(await held(before)).toEqual(stillPromised(before));
    await applyRetention(db, after);
    expect(await held(after)).toEqual(stillPromised(after));
  }
  expect(await held(new Date(Math.max(...ends)))).toEqual(['outbox enquiry-receipt, waiting']);
});

test('an order is kept as long as the year of its last charge or refund requires', async () => {
  const placed = new Date('2026-12-30T13:00:00Z');
  const { order } = await createOrder(db, makeNewOrder(), placed);
  const move = (to: 'authorised' | 'captured', at: string) =>
    db.transaction().execute((trx) => transitionOrder(trx, order.id, to, 'moved', new Date(at)));
  await move('authorised', '2026-12-30T13:01:00Z');
  await move('captured', '2027-01-02T13:00:00Z');
  const end = atHotel(`${2028 + bookkeepingYears}-01-01T00:00`);
  expect(await findPersonalData(db, subject(start))).toMatchObject([{ keptUntil: end }]);
  const count = async () => (await db.selectFrom('orders').select('id').execute()).length;
  await applyRetention(db, new Date(end.getTime() - 1));
  expect(await count()).toBe(1);
  await applyRetention(db, end);
  expect(await count()).toBe(0);
});

test('a rule that fails does not prevent the others', async () => {
  await fill();
  await db.schema.dropTable('checkout_drafts').execute();
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  await applyRetention(db, new Date('2030-01-01T00:00:00Z'));
  expect(await db.selectFrom('enquiries').select('id').execute()).toEqual([]);
  expect(logged.mock.calls).toMatchObject([[{ what: 'drafts' }, expect.any(String)]]);
  logged.mockRestore();
});

test('retention first runs after an interval, when a wrong clock has been set, with the rules of other parts', async () => {
  const past = { ...startDraft(), values: { email } };
  await saveDraft(db, past, new Date(Date.now() - 25 * 60 * 60_000));
  const drafts = () => db.selectFrom('checkout_drafts').select('id').execute();
  const other = vi.fn(async () => undefined);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const retention = startRetention(db, {}, { other });
  vi.advanceTimersByTime(59 * 60_000);
  await retention.started;
  expect(await drafts()).toHaveLength(1);
  vi.advanceTimersByTime(60_000);
  await eventually(async () => {
    expect(await drafts()).toEqual([]);
    expect(other).toHaveBeenCalledWith(db, expect.any(Date));
  });
  await retention.stop();
});
