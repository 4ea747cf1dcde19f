import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Command } from 'commander';
import {
  EnvError,
  type Env,
  envDescriptions,
  listUnknownVariables,
  parseEnv,
} from '~/platform/env/env-schema';
import { inspectSiteDatabase } from '~/platform/database/site-database.server';
import { findForeignData } from '~/platform/env/settings-note.server';
import { log } from '~/platform/log/log.server';
import { hasPage } from '~/routing/paths';
import {
  type Check,
  type CheckResult,
  fail,
  formatResult,
  ok,
  runCheck,
  warn,
} from './checks/check-result';
import { checkInvoiceNumbers } from './checks/number-checks';
import { checkNoShop, checkOpenOrders } from './checks/order-checks';
import {
  checkCertificate,
  checkClock,
  checkContent,
  checkInvoices,
  checkMail,
  checkProviders,
} from './checks/service-checks';
import { checkDatabase, checkDisk } from './checks/storage-checks';
import { CommandFailedError } from './errors';
import { formatExamples } from './options';
import { writeOutput } from './output';

/** Time limit of the whole command; each check has a shorter limit of its own. */
const limitMs = 20_000;

const supportedNode = 22;

/** `npm run check`. */
export function registerCheckCommand(program: Command): void {
  program
    .command('check')
    .summary('check settings and services')
    .description(describeCheck())
    .option('--demo', 'with the defaults of a demonstration')
    .addHelpText('after', formatExamples('check --', 'check -- --demo'))
    .action(check);
}

const shopsParts = 'card providers, open orders, invoices, their certificate and numbers, ';

function describeCheck(): string {
  const [shop, selling] = hasPage('shop') ? [shopsParts, ' or selling'] : ['', ''];
  return `Check settings, database, disk, content, ${shop}mail server, clock and the site’s TLS certificate, with the settings in this shell. Changes and sends nothing. Exits with code 1 if something would keep the site from running${selling}.`;
}

async function check({ demo = false }: { demo?: boolean }): Promise<void> {
  log.level = 'silent';
  const env = readSettings(demo);
  const checks = env instanceof EnvError ? [] : listChecks(env, !demo || (await hasDatabase(env)));
  let failures = 0;
  const report = (name: string, results: Awaited<ReturnType<typeof runCheck>>) => {
    failures += results.filter(({ level }) => level === 'fail').length;
    for (const result of results) writeOutput(formatResult(name, result));
  };
  report('node', [checkNode(process.versions.node)]);
  report('settings', await describeSettings(env));
  const running = checks.map((each) => runCheck(each, limitMs));
  for (const [index, { name }] of checks.entries()) report(name, (await running[index]) ?? []);
  if (failures > 0) throw new CommandFailedError(`${failures} of the checks failed`);
}

function readSettings(demo: boolean): Env | EnvError {
  try {
    const env = parseEnv(process.env, { demo, needsProvider: true });
    const problem = findForeignData(env);
    return problem === undefined ? env : new EnvError([problem]);
  } catch (error) {
    if (error instanceof EnvError) return error;
    throw error;
  }
}

async function describeSettings(env: Env | EnvError): Promise<CheckResult[]> {
  if (env instanceof EnvError) return env.problems.map(fail);
  const unknown = listUnknownVariables(process.env).map((name) =>
    warn(`${name} is set and nothing reads it`),
  );
  const problem = await findHostProblem(env);
  const result = problem === undefined ? ok(`complete, for ${env.SITE_URL}`) : fail(problem);
  return [result, ...unknown];
}

/** Whether the site could listen at HOST, on any port: a running site occupies its own. */
export async function findHostProblem({ HOST }: Pick<Env, 'HOST'>): Promise<string | undefined> {
  const server = createServer().listen(0, HOST);
  try {
    await once(server, 'listening');
    server.close();
    return undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return `HOST is wrong: the site cannot listen at ${HOST} (${code}); it takes ${envDescriptions.HOST}`;
  }
}

/** Which versions the site runs on: docs/decisions/0074-versions-of-node.md. */
export function checkNode(version: string): CheckResult {
  const major = Number.parseInt(version, 10);
  if (major > supportedNode) return fail(`${version} aborts the SQLite driver: use Node.js 22`);
  return major < supportedNode
    ? warn(`${version} gets no security updates any more: use Node.js 22`)
    : ok(version);
}

const listShopChecks = (env: Env): Check[] => [
  { name: 'provider', run: () => checkProviders(env) },
  { name: 'orders', run: () => checkOpenOrders(env) },
  { name: 'invoices', run: () => checkInvoices(env) },
  { name: 'numbers', run: () => checkInvoiceNumbers(env, new Date()) },
];

const listBusinessChecks = (env: Env): Check[] =>
  hasPage('shop') ? listShopChecks(env) : [{ name: 'shop', run: () => checkNoShop(env) }];

const hasDatabase = async (env: Env): Promise<boolean> =>
  (await inspectSiteDatabase(env)).state.kind !== 'missing';

const listStorageChecks = (env: Env): Check[] => [
  { name: 'database', run: () => checkDatabase(env) },
  { name: 'disk', run: () => checkDisk(env.DATA_DIR) },
];

const notStarted: Check = {
  name: 'database',
  run: async () => ok('is made when the demonstration starts'),
};

/** @param needsData whether the database has to be there; the first start of a demonstration makes it */
const listChecks = (env: Env, needsData: boolean): Check[] => [
  ...(needsData ? listStorageChecks(env) : [notStarted]),
  { name: 'content', run: () => checkContent(env) },
  ...(needsData ? listBusinessChecks(env) : []),
  { name: 'mail', run: () => checkMail(env) },
  { name: 'clock', run: () => checkClock(env) },
  { name: 'certificate', run: () => checkCertificate(env) },
];
