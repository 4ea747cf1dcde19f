// What the tests on PostgreSQL leave out, each with its reason: what it says is about SQLite, or about no database at all.

/** @typedef {{ path: string, title?: string, reason: string }} LeftOut */

/**
 * Whole files, or the one test with the title.
 * @type {LeftOut[]}
 */
export const ofSqlite = [
  {
    path: 'tests/unit/platform/database/database.server.test.ts',
    reason: 'the settings, waits and errors of SQLite',
  },
];
