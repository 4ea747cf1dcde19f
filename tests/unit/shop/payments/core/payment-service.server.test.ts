import { rmSync } from 'node:fs';
import { afterAll, expect, test, vi } from 'vitest';
import { closeDatabase, getDatabase } from '~/platform/database/site-database.server';
import { createOrder } from '~/shop/orders/orders.server';
import { openPaymentPage } from '~/shop/payments/core/attempts.server';
import { replaceOrder, setPaymentProviders } from '~/shop/payments/core/payment-service.server';
import { makeProvider } from '../../../../support/fake-provider';
import { makeJournal } from '../../../../support/memory-journal';
import { makeNewOrder } from '../../../../support/new-order';

const { dataDir } = await vi.hoisted(async () => {
  const { mkdtempSync } = await import('node:fs');
  const dir = mkdtempSync('/tmp/murva-payment-service-');
  Object.assign(process.env, { DATA_DIR: dir, LOG_LEVEL: 'silent' });
  return { dataDir: dir };
});

afterAll(async () => {
  await closeDatabase();
  rmSync(dataDir, { recursive: true, force: true });
});

test('the attempt of a replaced order fails and gives its lease back', async () => {
  const db = await getDatabase();
  const { provider } = makeProvider();
  setPaymentProviders([provider]);
  const { order } = await createOrder(db, makeNewOrder());
  const { order: newer } = await createOrder(db, makeNewOrder());
  await openPaymentPage(db, provider, order, {
    returnUrl: '',
    settle: async () => {},
    journal: makeJournal().journal,
  });
  const leased_until = new Date(Date.now() + 20_000).toISOString();
  await db.updateTable('payment_attempts').set({ leased_until }).execute();
  expect(await replaceOrder(order, newer)).toMatchObject({ state: 'abandoned' });
  const attempts = db.selectFrom('payment_attempts').select(['state', 'leased_until']);
  expect(await attempts.execute()).toEqual([{ state: 'failed', leased_until: null }]);
});
