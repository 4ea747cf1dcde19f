// Tests that `npm run test:postgres` leaves out: they are about SQLite itself, or start a PostgreSQL server of their own anyway.

/** @typedef {{ path: string, title?: string, reason: string }} LeftOut */

/**
 * Whole files, or the one test that has the title.
 * @type {LeftOut[]}
 */
export const sqliteOnlyTests = [
  {
    path: 'tests/unit/platform/database/database.server.test.ts',
    reason: 'the settings, waits and errors of SQLite',
  },
  {
    path: 'tests/unit/reception/enquiries/inbox.server.test.ts',
    title: 'is found through indexes alone, unsorted',
    reason: 'a query plan of SQLite',
  },
  {
    path: 'tests/unit/shop/orders/order-search.server.test.ts',
    title: 'is found through indexes alone, unsorted',
    reason: 'a query plan of SQLite',
  },
  {
    path: 'tests/unit/platform/database/migrations/0037-withdrawal-indexes.test.ts',
    reason: 'query plans of SQLite',
  },
  {
    path: 'tests/unit/shop/payments/core/attempts.server.test.ts',
    title: 'a lease of another process is waited for, then given up without a call',
    reason: 'stops the clock, which connections to a server need',
  },
  {
    path: 'tests/unit/shop/orders/ship-order.server.test.ts',
    title: 'a withdrawal that arrives while the parcel’s mail is written stops it',
    reason: 'which statement comes first is certain only on SQLite’s one connection',
  },
  {
    path: 'tests/unit/shop/orders/ship-order.server.test.ts',
    title: 'an order whose reservation ends while the parcel’s mail is written is not sent',
    reason: 'which statement comes first is certain only on SQLite’s one connection',
  },
  {
    path: 'tests/integration/database-states.test.ts',
    reason: 'a database file that is missing, damaged, foreign or of another version',
  },
  {
    path: 'tests/integration/restore.test.ts',
    reason: 'backups of a database file; those of PostgreSQL are in postgres-restore.test.ts',
  },
  {
    path: 'tests/integration/double-submissions.test.ts',
    reason:
      'a shop on SQLite; on PostgreSQL, `npm run test:double -- --database postgres` does the same',
  },
  {
    path: 'tests/integration/plain-serve.test.ts',
    reason: 'the demonstration without any setting, so without DATABASE_URL',
  },
  {
    path: 'tests/integration/postgres-restore.test.ts',
    reason: 'runs on a PostgreSQL server of its own in every run',
  },
  {
    path: 'tests/integration/web-processes.test.ts',
    reason: 'runs on a PostgreSQL server of its own in every run',
  },
  {
    path: 'tests/integration/operator.test.ts',
    title: 'an erased address is nowhere in the database file or the emails on disk',
    reason: 'the bytes of a database file',
  },
  {
    path: 'tests/integration/operator.test.ts',
    title: 'no database is created where there is none',
    reason: 'commands would create a file; a server creates no database by itself',
  },
];
