import { expect, test } from 'vitest';
import { recordInvoicingStart } from '~/shop/invoices/invoicing-period.server';
import { invoicePdfResponse } from '~/shop/invoices/invoice-response.server';
import { createOrder, transitionOrder } from '~/shop/orders/orders.server';
import { makeInvoices, ownInvoicing } from '../../../support/invoices';
import { openMemoryDatabase } from '../../../support/memory-database';
import { makeNewOrder } from '../../../support/new-order';

test('an invoice is found by its name in the buyer’s language, and by that of older links', async () => {
  const db = await openMemoryDatabase();
  const now = new Date(Date.now() - 600_000);
  await recordInvoicingStart(db, ownInvoicing(), now);
  const { order } = await createOrder(db, { ...makeNewOrder(), locale: 'de' }, now);
  await db.transaction().execute(async (trx) => {
    await transitionOrder(trx, order.id, 'authorised', 'reserved', now);
    await transitionOrder(trx, order.id, 'captured', 'charged', now, { captured_cents: 5000 });
    await makeInvoices().issue(trx, order.id, now);
  });
  const year = now.getFullYear();
  const get = async (title: string) => {
    const file = `${title}-${year}-1-WEB1-1.pdf`;
    const response = await invoicePdfResponse({ db, invoices: makeInvoices() }, order.token, file);
    return [response.status, response.headers.get('Content-Disposition')];
  };
  expect(await get('rechnung')).toEqual([200, `inline; filename="rechnung-${year}-1-WEB1-1.pdf"`]);
  expect((await get('racun'))[0]).toBe(200);
  expect((await get('invoice'))[0]).toBe(404);
});
