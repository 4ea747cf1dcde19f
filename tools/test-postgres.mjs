// `npm run test:postgres`: every unit test that works with a database, on PostgreSQL; with --site every test of the site.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './ensure-browser.mjs';
import { ofSqlite } from './of-sqlite.mjs';
import { readOptions } from './options.mjs';
import { root } from './prepare.mjs';
import { runStage } from './stage.mjs';
import { buildForTests } from './test-builds.mjs';

process.chdir(root);

const usage = `npm run test:postgres -- [--site] [part of a file's name]
  --site  runs the integration and browser tests instead of the unit tests
`;
const { values, positionals } = readOptions(usage, {
  allowPositionals: true,
  options: { site: { type: 'boolean', default: false } },
});

/** Pages, mails and the rest behave alike on every database: only who opens one is of interest. */
const usesDatabase = {
  'tests/unit': /openMemoryDatabase|settlement-fixture/,
  'tests/integration': /startSite|startShop|startStripeShop|startSupervisor|openStored/,
  'tests/e2e': /./,
};

/**
 * The files that run on PostgreSQL.
 * @param {keyof typeof usesDatabase} folder
 */
const select = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => /\.(?:test|spec)\.tsx?$/.test(path))
    .filter((path) => !ofSqlite.some((left) => left.path === path && left.title === undefined))
    .filter((path) => positionals.length === 0 || positionals.some((part) => path.includes(part)))
    .filter((path) => usesDatabase[folder].test(readFileSync(path, 'utf8')));

/** @param {string} text */
const escape = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
const titles = ofSqlite.flatMap(({ title }) => title ?? []).map(escape);
const isNone = `^(?!.*(?:${titles.join('|')}))`;

/**
 * @param {string} kind
 * @param {string[]} files
 * @param {string[]} args
 */
const run = (kind, files, args) =>
  runStage(
    `${files.length} files of ${kind} on PostgreSQL`,
    process.execPath,
    [...args, ...files],
    {
      env: { ...process.env, TEST_DATABASE: 'postgres' },
    },
  );

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--testNamePattern', isNone];

const runUnit = () => run('unit tests', select('tests/unit'), [...vitest, '--project', 'unit*']);

const runIntegration = () =>
  run('integration tests', select('tests/integration'), [...vitest, '--project', 'integration']);

async function runBrowser() {
  const path = ensureBrowser();
  if (!path) throw new Error('There is no Chromium and none could be installed');
  process.env.CHROMIUM_PATH = path;
  return run('browser tests', select('tests/e2e'), [
    'node_modules/@playwright/test/cli.js',
    'test',
  ]);
}

async function runSite() {
  if (!(await buildForTests())) return false;
  const isOk = await runIntegration();
  return (await runBrowser()) && isOk;
}

process.exit((await (values.site ? runSite() : runUnit())) ? 0 : 1);
