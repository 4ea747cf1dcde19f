import { type Kysely, type Migration, Migrator } from 'kysely';
import * as m0001 from './0001-orders-and-outbox';
import * as m0002 from './0002-enquiries-and-newsletter';
import * as m0003 from './0003-enquiry-details';
import * as m0004 from './0004-mail-attachments';
import * as m0005 from './0005-order-life';
import * as m0006 from './0006-shipments';
import * as m0007 from './0007-withdrawals';
import * as m0008 from './0008-price-history';
import * as m0009 from './0009-unmatched-payments';
import * as m0010 from './0010-withdrawal-proof';
import * as m0011 from './0011-locales-unchecked';
import * as m0013 from './0013-reception';
import * as m0015 from './0015-vat-of-order-lines';
import * as m0016 from './0016-gift-message';
import * as m0017 from './0017-invoices';
import * as m0018 from './0018-requests';
import * as m0019 from './0019-stock';
import * as m0020 from './0020-figures';
import * as m0021 from './0021-newsletter-issues';
import * as m0023 from './0023-leases';
import * as m0024 from './0024-shared-memory';
import * as m0025 from './0025-passkeys';
import * as m0026 from './0026-lost-invoices';
import * as m0027 from './0027-desk-indexes';
import * as m0029 from './0029-stock-holds';
import * as m0030 from './0030-refunded-elsewhere';
import * as m0032 from './0032-cancelled-by-telephone';
import * as m0033 from './0033-refunds-in-events';
import * as m0034 from './0034-failed-refunds-in-events';
import * as m0035 from './0035-sales-counted-anew';
import * as m0036 from './0036-order-lock';
import * as m0037 from './0037-withdrawal-indexes';
import * as m0038 from './0038-parcel-numbers-searched';
import * as m0039 from './0039-movement-goods';
import * as m0040 from './0040-operation-returns';
import * as m0041 from './0041-facts-of-lost-orders';

/** In the order in which they run; a released migration is never edited. */
export const migrations: Record<string, Migration> = {
  '0001-orders-and-outbox': m0001,
  '0002-enquiries-and-newsletter': m0002,
  '0003-enquiry-details': m0003,
  '0004-mail-attachments': m0004,
  '0005-order-life': m0005,
  '0006-shipments': m0006,
  '0007-withdrawals': m0007,
  '0008-price-history': m0008,
  '0009-unmatched-payments': m0009,
  '0010-withdrawal-proof': m0010,
  '0011-locales-unchecked': m0011,
  '0013-reception': m0013,
  '0015-vat-of-order-lines': m0015,
  '0016-gift-message': m0016,
  '0017-invoices': m0017,
  '0018-requests': m0018,
  '0019-stock': m0019,
  '0020-figures': m0020,
  '0021-newsletter-issues': m0021,
  '0023-leases': m0023,
  '0024-shared-memory': m0024,
  '0025-passkeys': m0025,
  '0026-lost-invoices': m0026,
  '0027-desk-indexes': m0027,
  '0029-stock-holds': m0029,
  '0030-refunded-elsewhere': m0030,
  '0032-cancelled-by-telephone': m0032,
  '0033-refunds-in-events': m0033,
  '0034-failed-refunds-in-events': m0034,
  '0035-sales-counted-anew': m0035,
  '0036-order-lock': m0036,
  '0037-withdrawal-indexes': m0037,
  '0038-parcel-numbers-searched': m0038,
  '0039-movement-goods': m0039,
  '0040-operation-returns': m0040,
  '0041-facts-of-lost-orders': m0041,
};

/** Applies the migrations that a database lacks, in one transaction. */
export async function applyMigrations<Tables>(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // Two migrations developed in parallel may be applied in either order.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  // oxlint-disable-next-line typescript/only-throw-error -- an error, which Kysely types as unknown
  if (error) throw error;
}
