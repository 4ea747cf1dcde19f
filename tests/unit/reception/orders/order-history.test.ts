import { expect, test } from 'vitest';
import { listActions, logAction } from '~/reception/log/staff-actions.server';
import { toHistory } from '~/reception/orders/order-history';
import { recordGoods } from '~/shop/orders/movement-goods.server';
import { loadOrderRecord } from '~/shop/orders/order-list.server';
import { annotateOrder, createOrder, transitionOrder } from '~/shop/orders/orders.server';
import { enqueue } from '~/platform/mail/outbox.server';
import { holdWaitingMails } from '~/platform/mail/outbox-hold.server';
import { renderPaymentMails } from '~/shop/payments/mails/payment-mails.server';
import { makeMail } from '../../../support/new-mail';
import { mailSettings, order as mailed } from '../../../support/mail-fixtures';
import { openMemoryDatabase } from '../../../support/memory-database';
import { makeNewOrder } from '../../../support/new-order';

test('an order’s history names what happened and leaves out what is only for engineers', async () => {
  const db = await openMemoryDatabase();
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 8, minute));
  const { order } = await createOrder(db, makeNewOrder(), at(0));
  await db.transaction().execute(async (trx) => {
    await transitionOrder(trx, order.id, 'authorised', 'on hold: P-1', at(1));
    await annotateOrder(trx, order.id, 'a second hold is released: P-2', at(2));
    await annotateOrder(trx, order.id, 'sent: 12345678901', at(3));
    await annotateOrder(trx, order.id, 'note: the bell is broken', at(4));
    await annotateOrder(trx, order.id, 'sent: 12345678999 instead of 12345678901', at(5));
  });
  expect(toHistory(await loadOrderRecord(db, order.id), [])).toEqual([
    { kind: 'parcelChanged', at: at(5).toISOString(), text: '12345678999' },
    { kind: 'note', at: at(4).toISOString(), text: 'the bell is broken' },
    { kind: 'parcel', at: at(3).toISOString(), text: '12345678901' },
    { kind: 'state', at: at(1).toISOString(), state: 'authorised' },
    { kind: 'state', at: at(0).toISOString(), state: 'pending' },
  ]);
});

test('a refund that may have happened is not called failed, or it would be made a second time', async () => {
  const db = await openMemoryDatabase();
  const { order } = await createOrder(db, makeNewOrder(), new Date());
  const record = await loadOrderRecord(db, order.id);
  const at = '2026-11-23T08:00:00.000Z';
  const operation = { kind: 'refund', amount_cents: 2000, finished_at: at } as const;
  const historyOf = (state: 'undecided' | 'refused') => {
    const operations = [{ ...operation, state }] as unknown as typeof record.operations;
    return toHistory({ ...record, events: [], operations }, []);
  };
  const facts = { at, operation: 'refund', cents: 2000 };
  expect(historyOf('undecided')).toEqual([{ kind: 'operationUncertain', ...facts }]);
  expect(historyOf('refused')).toEqual([{ kind: 'operationFailed', ...facts }]);
});

test('once staff have decided, what was uncertain is told as what it was then', async () => {
  const db = await openMemoryDatabase();
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 8, minute));
  const { order } = await createOrder(db, makeNewOrder(), at(0));
  await db.transaction().execute(async (trx) => {
    await transitionOrder(trx, order.id, 'authorised', 'on hold: P-1', at(0));
    await transitionOrder(trx, order.id, 'captured', 'charged', at(1), { captured_cents: 5000 });
    await transitionOrder(trx, order.id, 'review', 'refund uncertain', at(2));
    await transitionOrder(trx, order.id, 'captured', 'review: part of it', at(4));
  });
  const record = await loadOrderRecord(db, order.id);
  const kindAt = (finished: Date) => {
    const operation = { kind: 'refund', amount_cents: 500, state: 'undecided' };
    const operations = [{ ...operation, finished_at: finished.toISOString() }];
    const history = toHistory({ ...record, operations } as unknown as typeof record, []);
    return history.find((entry) => 'operation' in entry)?.kind;
  };
  expect(kindAt(at(2))).toBe('operationDecided');
  expect(kindAt(at(5))).toBe('operationUncertain');
});

test('a history has who did what and why, but not what had no effect', async () => {
  const db = await openMemoryDatabase();
  const { order } = await createOrder(db, makeNewOrder(), new Date());
  const record = await loadOrderRecord(db, order.id);
  const by = 'marta@example.com';
  const now = new Date('2026-11-23T08:00:00Z');
  for (const outcome of ['done', 'already', 'refused']) {
    const details = { cents: 500, reason: 'A broken bottle' };
    const action = { staffEmail: by, action: 'refund', subject: order.number, screen: '', details };
    await logAction(db, { ...action, outcome, now });
  }
  const actions = await listActions(db, order.number);
  expect(toHistory({ ...record, events: [] }, actions)).toEqual([
    { kind: 'action', at: now.toISOString(), action: 'refund', by, reason: 'A broken bottle' },
  ]);
});

test('a charge and the refunds, also those made at the provider, say their amounts and goods', async () => {
  const goods = [{ variantId: 'soap-500', pieces: 1 }];
  const db = await openMemoryDatabase();
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 8, minute));
  const { order } = await createOrder(db, makeNewOrder(), at(0));
  await db.transaction().execute(async (trx) => {
    await transitionOrder(trx, order.id, 'authorised', 'on hold: P-1', at(0));
    await transitionOrder(trx, order.id, 'captured', 'charged', at(1), { captured_cents: 5000 });
    const movement = { kind: 'refund', baseCents: 0, amountCents: 1000 } as const;
    await recordGoods(trx, order.id, movement, goods);
    await annotateOrder(trx, order.id, 'refunded: P-1', at(2), { refunded_cents: 1000 });
    const all = { refunded_cents: 5000 };
    await transitionOrder(trx, order.id, 'refunded', 'refunded: P-1', at(3), all);
  });
  const history = toHistory(await loadOrderRecord(db, order.id), []);
  expect(history.slice(0, 4)).toEqual([
    { kind: 'state', at: at(3).toISOString(), state: 'refunded' },
    { kind: 'refund', at: at(3).toISOString(), cents: 4000, goods: undefined },
    { kind: 'refund', at: at(2).toISOString(), cents: 1000, goods },
    { kind: 'charge', at: at(1).toISOString(), cents: 5000, goods: undefined },
  ]);
});

test('an order that a decision leaves charged is not charged a second time', async () => {
  const db = await openMemoryDatabase();
  const { order } = await createOrder(db, makeNewOrder(), new Date());
  await db.transaction().execute(async (trx) => {
    const at = new Date('2026-11-23T08:00:00Z');
    await transitionOrder(trx, order.id, 'authorised', 'on hold: P-1', at);
    await transitionOrder(trx, order.id, 'captured', 'charged', at, { captured_cents: 5000 });
    await transitionOrder(trx, order.id, 'review', 'refund uncertain', at);
    await transitionOrder(trx, order.id, 'captured', 'review: it was', at, { refunded_cents: 500 });
  });
  const history = toHistory(await loadOrderRecord(db, order.id), []);
  expect(history.filter(({ kind }) => kind === 'charge')).toHaveLength(1);
  expect(history).toContainEqual(expect.objectContaining({ kind: 'refund', cents: 500 }));
});

test('every email about an order’s payment is named', async () => {
  const db = await openMemoryDatabase();
  const { order } = await createOrder(db, makeNewOrder(), new Date());
  const record = await loadOrderRecord(db, order.id);
  const [reference, id, captureBefore] = ['P-1', 'x', new Date('2026-11-30T08:00:00Z')];
  const mails = await renderPaymentMails(
    mailed,
    [
      { kind: 'reserved' },
      { kind: 'charged', cents: 4800, releasedCents: 0 },
      { kind: 'released' },
      { kind: 'refunded', cents: 1000, totalCents: 1000, capturedCents: 4800 },
      { kind: 'soldOut', reference },
      { kind: 'failed', id },
      { kind: 'expired' },
      { kind: 'warning', captureBefore },
      { kind: 'review', reason: 'amountMismatch', reference, id },
    ],
    mailSettings,
  );
  const rows = mails.map(({ kind }) => ({ kind, to_address: 'a@b.hr', state: 'dead' }));
  const entries = toHistory(
    { ...record, events: [], mails: rows as unknown as typeof record.mails },
    [],
  );
  expect(entries.map((entry) => 'mail' in entry && entry.mail)).toEqual(
    mails.map(({ kind }) => kind),
  );
});

test('an email that is held after a restore is not called unsent, as it may have been sent before', async () => {
  const db = await openMemoryDatabase();
  const { order } = await createOrder(db, makeNewOrder(), new Date());
  const about = { dedupeKey: `order:${order.number}:shipped`, kind: 'order-shipped' };
  await enqueue(db, makeMail(about));
  await holdWaitingMails(db, []);
  const [entry] = toHistory({ ...(await loadOrderRecord(db, order.id)), events: [] }, []);
  expect(entry).toMatchObject({ kind: 'mailHeld', to: 'ana@example.com', mail: 'order-shipped' });
});
