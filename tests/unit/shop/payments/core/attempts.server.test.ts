import { afterEach, expect, test, vi } from 'vitest';
import { createOrder, transitionOrder } from '~/shop/orders/orders.server';
import { openPaymentPage } from '~/shop/payments/core/attempts.server';
import { PaymentUnavailable } from '~/shop/payments/core/payments';
import { StorageError } from '~/platform/database/storage-error';
import { makeProvider } from '../../../../support/fake-provider';
import { openMemoryDatabase } from '../../../../support/memory-database';
import { countReferences, makeJournal } from '../../../../support/memory-journal';
import { makeNewOrder } from '../../../../support/new-order';

afterEach(() => vi.useRealTimers());

async function setUp() {
  const db = await openMemoryDatabase();
  const { order } = await createOrder(db, makeNewOrder(), new Date());
  const fake = makeProvider();
  const settle = vi.fn(async (_reference: string) => {});
  const { journal, entries } = makeJournal();
  const makeReference = vi.fn(countReferences(order.number));
  const open = () =>
    openPaymentPage(db, fake.provider, order, {
      returnUrl: 'https://shop.test/return',
      settle,
      journal,
      makeReference,
    });
  const attempts = () => db.selectFrom('payment_attempts').selectAll().orderBy('id').execute();
  const change = (values: object) => db.updateTable('payment_attempts').set(values).execute();
  return { db, order, ...fake, settle, open, attempts, change, journal, entries, makeReference };
}

test('the provider gets reference, amount, language, buyer and return address', async () => {
  const { open, start, order } = await setUp();
  expect(await open()).toEqual({ kind: 'page', url: `https://pay.test/${order.number}-1` });
  expect(start).toHaveBeenCalledExactlyOnceWith({
    reference: `${order.number}-1`,
    orderNumber: order.number,
    amountCents: 5000,
    locale: 'en',
    returnUrl: 'https://shop.test/return',
    createdAt: expect.any(Date),
    customer: {
      fullName: 'Ana Čačić',
      address: 'Gradinska 1',
      city: 'Grožnjan',
      postalCode: '52429',
      country: 'HR',
      phone: '+385911234567',
      email: 'ana@example.com',
    },
  });
});

test('twenty concurrent requests open one page at the provider, and all get its URL', async () => {
  const { open, start, attempts } = await setUp();
  const pages = await Promise.all(Array.from({ length: 20 }, open));
  expect(start).toHaveBeenCalledTimes(1);
  expect(new Set(pages.map((page) => JSON.stringify(page))).size).toBe(1);
  expect(await attempts()).toMatchObject([{ state: 'open', number: 1, leased_until: null }]);
});

test('after a failed call the same attempt, with the same reference, is tried again', async () => {
  const { open, start, attempts, order } = await setUp();
  start.mockRejectedValueOnce(new PaymentUnavailable('down'));
  await expect(open()).rejects.toThrow(PaymentUnavailable);
  expect(await attempts()).toMatchObject([{ state: 'creating', url: null, leased_until: null }]);
  expect(await open()).toMatchObject({ kind: 'page' });
  expect(start.mock.calls.map(([{ reference }]) => reference)).toEqual([
    `${order.number}-1`,
    `${order.number}-1`,
  ]);
  expect(await attempts()).toHaveLength(1);
});

test('a lease left by a process that died is taken over, with the same reference', async () => {
  const { open, start, attempts, change, order } = await setUp();
  start.mockRejectedValueOnce(new PaymentUnavailable('died'));
  await open().catch(() => {});
  await change({ leased_until: new Date(Date.now() - 1).toISOString() });
  expect(await open()).toEqual({ kind: 'page', url: `https://pay.test/${order.number}-1` });
  expect(await attempts()).toHaveLength(1);
});

test('a lease of another process is waited for, then given up without a call', async () => {
  const { open, start, change } = await setUp();
  start.mockRejectedValueOnce(new PaymentUnavailable('busy'));
  await open().catch(() => {});
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await change({ leased_until: new Date(Date.now() + 60_000).toISOString() });
  // oxlint-disable-next-line vitest/valid-expect -- awaited below, when the clock has moved
  const outcome = expect(open()).rejects.toThrow(PaymentUnavailable);
  await vi.advanceTimersByTimeAsync(15_000);
  await outcome;
  expect(start).toHaveBeenCalledTimes(1);
});

test('the page opened by the other process in the meantime is returned', async () => {
  const { open, start, change } = await setUp();
  start.mockRejectedValueOnce(new PaymentUnavailable('busy'));
  await open().catch(() => {});
  await change({ leased_until: new Date(Date.now() + 60_000).toISOString() });
  const waiting = open();
  await change({ state: 'open', url: 'https://pay.test/theirs', leased_until: null });
  expect(await waiting).toEqual({ kind: 'page', url: 'https://pay.test/theirs' });
  expect(start).toHaveBeenCalledTimes(1);
});

test('an attempt that is replaced because of its age gives its lease back', async () => {
  const { open, attempts, change } = await setUp();
  await open();
  const old = new Date(Date.now() - 31 * 60_000).toISOString();
  await change({ created_at: old, leased_until: old });
  await open();
  expect(await attempts()).toMatchObject([{ state: 'failed', leased_until: null }, {}]);
});

test('a page older than half an hour is settled, given up and replaced under a new reference', async () => {
  const { open, settle, attempts, change, order } = await setUp();
  await open();
  await change({ created_at: new Date(Date.now() - 31 * 60_000).toISOString() });
  expect(await open()).toEqual({ kind: 'page', url: `https://pay.test/${order.number}-2` });
  expect(settle).toHaveBeenCalledExactlyOnceWith(`${order.number}-1`);
  expect(await attempts()).toMatchObject([{ state: 'failed' }, { state: 'open', number: 2 }]);
});

test('a page from before the clock was set back is replaced too: nobody knows how old it is', async () => {
  const { open, settle, attempts, change, order } = await setUp();
  await open();
  await change({ created_at: new Date(Date.now() + 29 * 60_000).toISOString() });
  expect(await open()).toEqual({ kind: 'page', url: `https://pay.test/${order.number}-1` });
  await change({ created_at: new Date(Date.now() + 31 * 60_000).toISOString() });
  expect(await open()).toEqual({ kind: 'page', url: `https://pay.test/${order.number}-2` });
  expect(settle).toHaveBeenCalledExactlyOnceWith(`${order.number}-1`);
  expect(await attempts()).toMatchObject([{ state: 'failed' }, { state: 'open', number: 2 }]);
});

test('an old page that turns out to be paid is not replaced', async () => {
  const { open, settle, change, start } = await setUp();
  await open();
  await change({ created_at: new Date(Date.now() - 31 * 60_000).toISOString() });
  settle.mockImplementationOnce(async () => void (await change({ state: 'authorised' })));
  expect(await open()).toEqual({ kind: 'settled' });
  expect(start).toHaveBeenCalledTimes(1);
});

test('while the state of an old page is unknown, no new one is opened', async () => {
  const { open, settle, change, start, attempts } = await setUp();
  await open();
  await change({ created_at: new Date(Date.now() - 31 * 60_000).toISOString() });
  settle.mockRejectedValueOnce(new PaymentUnavailable('down'));
  await expect(open()).rejects.toThrow(PaymentUnavailable);
  expect(start).toHaveBeenCalledTimes(1);
  expect(await attempts()).toMatchObject([{ state: 'open' }]);
});

test('after a decline the order is open again, under a new reference', async () => {
  const { db, open, change, order } = await setUp();
  await open();
  await change({ state: 'failed' });
  await db
    .transaction()
    .execute((trx) => transitionOrder(trx, order.id, 'failed', 'declined', new Date()));
  expect(await open()).toEqual({ kind: 'page', url: `https://pay.test/${order.number}-2` });
  const { state } = await db.selectFrom('orders').select('state').executeTakeFirstOrThrow();
  expect(state).toBe('pending');
});

test.each(['authorised', 'captured', 'voided', 'refunded', 'expired', 'review'] as const)(
  'an order that is %s gets no page',
  async (state) => {
    const { db, open, start, attempts } = await setUp();
    await db.updateTable('orders').set({ state }).execute();
    expect(await open()).toEqual({ kind: 'settled' });
    expect(start).not.toHaveBeenCalled();
    expect(await attempts()).toEqual([]);
  },
);

test('the table itself refuses a second live attempt of an order', async () => {
  const { db, open, attempts } = await setUp();
  await open();
  const [{ id: _, ...first } = { id: 0 }] = await attempts();
  for (const state of ['creating', 'open', 'authorised'] as const) {
    const second = { ...first, number: 2, reference: 'M-2026-000009-2', state };
    await expect(
      db
        .insertInto('payment_attempts')
        .values(second as never)
        .execute(),
    ).rejects.toThrow(/unique/i);
  }
});

test('an attempt is in the journal before the provider is called, with the data needed to find it', async () => {
  const { open, start, entries, order } = await setUp();
  start.mockImplementationOnce(async () => {
    expect(entries).toEqual([
      {
        reference: `${order.number}-1`,
        provider: 'wspay',
        order: order.number,
        amountCents: 5000,
        at: expect.stringMatching(/Z$/),
      },
    ]);
    throw new PaymentUnavailable('down');
  });
  await expect(open()).rejects.toThrow(PaymentUnavailable);
  await open();
  await open();
  // The second try is noted again, the page that is ready is not.
  expect(entries.map(({ reference }) => reference)).toEqual([
    `${order.number}-1`,
    `${order.number}-1`,
  ]);
});

test('without its journal entry no attempt starts and no provider is called', async () => {
  const { open, start, attempts, journal } = await setUp();
  vi.spyOn(journal, 'append').mockRejectedValueOnce(new StorageError('disk full'));
  await expect(open()).rejects.toThrow(StorageError);
  expect(start).not.toHaveBeenCalled();
  expect(await attempts()).toEqual([]);
  expect(await open()).toMatchObject({ kind: 'page' });
});

test('a used reference is not used again', async () => {
  const { db, open, attempts, order, makeReference } = await setUp();
  await open();
  const other = (await createOrder(db, makeNewOrder(), new Date())).order;
  const taken = `${order.number}-1`;
  makeReference.mockReturnValueOnce(taken).mockReturnValueOnce('P-free');
  const begin = () =>
    openPaymentPage(db, makeProvider().provider, other, {
      returnUrl: '',
      settle: async () => {},
      journal: makeJournal().journal,
      makeReference,
    });
  expect(await begin()).toEqual({ kind: 'page', url: 'https://pay.test/P-free' });
  expect((await attempts()).map(({ reference }) => reference)).toEqual([taken, 'P-free']);
});

test('with a source of references that repeats itself no attempt starts', async () => {
  const { db, open, attempts, order, makeReference } = await setUp();
  await open();
  makeReference.mockReturnValue(`${order.number}-1`);
  const other = (await createOrder(db, makeNewOrder(), new Date())).order;
  const begin = openPaymentPage(db, makeProvider().provider, other, {
    returnUrl: '',
    settle: async () => {},
    journal: makeJournal().journal,
    makeReference,
  });
  await expect(begin).rejects.toThrow('repeat themselves');
  expect(await attempts()).toHaveLength(1);
});

test('references are random unless a test gives its own', async () => {
  const { db, order, attempts } = await setUp();
  await openPaymentPage(db, makeProvider().provider, order, {
    returnUrl: '',
    settle: async () => {},
    journal: makeJournal().journal,
  });
  const [attempt] = await attempts();
  expect(attempt?.reference).toMatch(/^P-[0-9A-Z]{26}$/);
});
