import { recordInvoicingStart } from '~/shop/invoices/invoicing-period.server';
import { InvoiceJournal } from '~/shop/invoices/invoice-journal.server';
import { createOrder, transitionOrder } from '~/shop/orders/orders.server';
import { openDatabase } from '~/platform/database/database.server';
import { createSiteDatabase, databasePath } from '~/platform/database/site-database.server';
import { makeInvoices, ownInvoicing } from './invoices';
import { makeNewOrder } from './new-order';

/** An empty shop in a data folder. */
export const createShop = (dataDir: string) =>
  createSiteDatabase({ DATA_DIR: dataDir, DATABASE_URL: undefined });

/** A process of a shop that issues invoices, on the files of a data folder. */
export async function openInvoicingFolder(dataDir: string, now: Date) {
  const db = openDatabase(databasePath(dataDir));
  await recordInvoicingStart(db, ownInvoicing(), now);
  const invoices = makeInvoices(ownInvoicing(), new InvoiceJournal(db, dataDir));
  const found = await invoices.reconcileNumbers(now);
  /** Charges a new order, and writes the number of its invoice to the journal. */
  const charge = async () => {
    const { order } = await createOrder(db, makeNewOrder(), now);
    await db.transaction().execute(async (trx) => {
      await transitionOrder(trx, order.id, 'authorised', 'reserved', now);
      const captured = { captured_cents: order.total_cents };
      await transitionOrder(trx, order.id, 'captured', 'charged', now, captured);
      await invoices.issue(trx, order.id, now);
    });
    await invoices.recordNumbers();
  };
  const listNumbers = async () =>
    (await db.selectFrom('invoices').select('number').orderBy('number').execute()).map(
      ({ number }) => number,
    );
  return { db, found, charge, listNumbers };
}
