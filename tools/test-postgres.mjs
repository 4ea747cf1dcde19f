// `npm run test:postgres`: every unit test that works with a database, on PostgreSQL; with --site every test of the site.
import './tested-hotel.mjs';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './ensure-browser.mjs';
import { sqliteOnlyTests } from './sqlite-only-tests.mjs';
import { readOptions, refuse } from './options.mjs';
import { root } from './prepare.mjs';
import { runStage } from './stage.mjs';
import { makeTemporaryFolder } from './temporary-folder.mjs';
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
  'tests/unit': /openMemoryDatabase|openStaffDesk|openPasskeyDesk|settlement-fixture|stock-shop/,
  'tests/integration':
    /startSite|(?:site|Shop)ForTests|sharedSite|startShop|startStripeShop|startSupervisor|openStored/,
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
    .filter(
      (path) => !sqliteOnlyTests.some((left) => left.path === path && left.title === undefined),
    )
    .filter((path) => positionals.length === 0 || positionals.some((part) => path.includes(part)))
    .filter((path) => usesDatabase[folder].test(readFileSync(path, 'utf8')));

/** @param {string} text */
const escape = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
const titles = sqliteOnlyTests.flatMap(({ title }) => title ?? []).map(escape);
const isNone = `^(?!.*(?:${titles.join('|')}))`;

const sites = makeTemporaryFolder();
/** @type {NodeJS.ProcessEnv} */
const env = { ...process.env, TEST_DATABASE: 'postgres', TMPDIR: sites };

/**
 * @param {string} kind
 * @param {string[]} files
 * @param {string[]} args
 */
async function run(kind, files, args) {
  // Without a name the program would run all files that there are.
  if (files.length === 0) return true;
  const title = `${files.length} files of ${kind} on PostgreSQL`;
  return runStage(title, process.execPath, [...args, ...files], { env });
}

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--testNamePattern', isNone];

/** @param {string[]} files */
const runUnit = (files) => run('unit tests', files, [...vitest, '--project', 'unit*']);

/** @param {string[]} files */
const runIntegration = (files) =>
  run('integration tests', files, [...vitest, '--project', 'integration']);

/** @param {string[]} files */
async function runBrowser(files) {
  const path = ensureBrowser();
  if (!path) throw new Error('There is no Chromium and none could be installed');
  env.CHROMIUM_PATH = path;
  return run('browser tests', files, ['node_modules/@playwright/test/cli.js', 'test']);
}

/**
 * @param {string[]} integration
 * @param {string[]} browser
 */
async function runSite(integration, browser) {
  if (!(await buildForTests())) return false;
  const isOk = await runIntegration(integration);
  return (await runBrowser(browser)) && isOk;
}

const unit = values.site ? [] : select('tests/unit');
const integration = values.site ? select('tests/integration') : [];
const browser = values.site ? select('tests/e2e') : [];
if (unit.length + integration.length + browser.length === 0)
  refuse(`No test file is called ${positionals.join(' or ')}`, usage);
const isOk = await (values.site ? runSite(integration, browser) : runUnit(unit));
if (!isOk) console.log(`\nThe data of the sites under test are in ${sites}`);
process.exit(isOk ? 0 : 1);
