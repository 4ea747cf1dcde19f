// `npm run test:postgres`: every unit test that works with a database, on PostgreSQL. Arguments are passed on to Vitest.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';
import { runStage } from './stage.mjs';

process.chdir(root);

/** What it says is about SQLite alone. */
const ofSqlite = ['tests/unit/platform/database/database.server.test.ts'];

/** Pages, mails and the rest behave alike on every database: only who opens one is of interest. */
const usesDatabase = /openMemoryDatabase|settlement-fixture/;

const files = readdirSync('tests/unit', { recursive: true, encoding: 'utf8' })
  .map((name) => join('tests/unit', name))
  .filter((path) => /\.test\.tsx?$/.test(path) && !ofSqlite.includes(path))
  .filter((path) => usesDatabase.test(readFileSync(path, 'utf8')));

const given = process.argv.slice(2);
const selection = given.length > 0 ? given : files;
const ok = await runStage(
  `${selection.length} test files on PostgreSQL`,
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit*', ...selection],
  { env: { ...process.env, TEST_DATABASE: 'postgres' } },
);
process.exit(ok ? 0 : 1);
