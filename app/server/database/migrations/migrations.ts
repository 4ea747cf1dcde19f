import type { Migration } from 'kysely';
import * as m0001 from './0001-orders-and-outbox';
import * as m0002 from './0002-enquiries-and-newsletter';

/** In the order they run; a migration that has been released is never edited. */
export const migrations: Record<string, Migration> = {
  '0001-orders-and-outbox': m0001,
  '0002-enquiries-and-newsletter': m0002,
};
