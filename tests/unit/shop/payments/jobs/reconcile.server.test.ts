import { expect, test } from 'vitest';
import { createOrder, transitionOrder } from '~/shop/orders/orders.server';
import { openPaymentPage } from '~/shop/payments/core/attempts.server';
import { reconcilePayments } from '~/shop/payments/jobs/reconcile.server';
import { makeProvider, reserved } from '../../../../support/fake-provider';
import { makeLoadContext } from '../../../../support/load-context';
import { makeTempDir, openMemoryDatabase } from '../../../../support/memory-database';
import { countReferences, makeJournal } from '../../../../support/memory-journal';
import { makeNewOrder } from '../../../../support/new-order';

test('a payment that cannot be applied holds up neither the others nor the reminders of holds', async () => {
  const db = await openMemoryDatabase();
  const { provider, words } = makeProvider();
  const env = { DATA_DIR: makeTempDir() };
  const { payments } = makeLoadContext({ env, db, providers: [provider] });
  const place = async () => {
    const { order } = await createOrder(db, makeNewOrder(), new Date());
    const makeReference = countReferences(order.number);
    const { journal } = makeJournal();
    const settle = async () => {};
    await openPaymentPage(db, provider, order, { returnUrl: '', settle, journal, makeReference });
    return order;
  };
  const [broken, waiting] = [await place(), await place()];
  const [mute, ending] = [await place(), await place()];
  for (const { number } of [broken, waiting]) words.set(`${number}-1`, reserved(5000));
  for (const { number } of [mute, ending]) words.set(`${number}-1`, { state: 'open' });
  await db.transaction().execute(async (trx) => {
    const end = { capture_before: new Date(Date.now() + 60_000).toISOString() };
    for (const { id } of [mute, ending])
      await transitionOrder(trx, id, 'authorised', 'on hold', new Date(), end);
  });
  const renderMails: typeof payments.renderMails = (id, events) => {
    if (id === broken.id || id === mute.id) throw new TypeError('It has no text');
    return payments.renderMails(id, events);
  };
  await expect(reconcilePayments({ ...payments, renderMails })).rejects.toThrow('It has no text');
  const orders = await db.selectFrom('orders').select(['id', 'state']).orderBy('id').execute();
  expect(orders).toEqual([
    { id: broken.id, state: 'pending' },
    { id: waiting.id, state: 'authorised' },
    { id: mute.id, state: 'authorised' },
    { id: ending.id, state: 'authorised' },
  ]);
  const mails = await db.selectFrom('outbox').select('kind').orderBy('id').execute();
  expect(mails.map(({ kind }) => kind)).toContain('order-warning');
});
