import type { Migration } from 'kysely';
import * as m0001 from './0001-orders-and-outbox';
import * as m0002 from './0002-enquiries-and-newsletter';
import * as m0003 from './0003-enquiry-details';
import * as m0004 from './0004-mail-attachments';
import * as m0008 from './0008-price-history';

/** In the order they run; a migration that has been released is never edited. */
export const migrations: Record<string, Migration> = {
  '0001-orders-and-outbox': m0001,
  '0002-enquiries-and-newsletter': m0002,
  '0003-enquiry-details': m0003,
  '0004-mail-attachments': m0004,
  '0008-price-history': m0008,
};
