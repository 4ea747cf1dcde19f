import type { Command } from 'commander';
import { EnvError, type Env, listUnknownVariables, parseEnv } from '~/platform/env/env-schema';
import { log } from '~/platform/log/log.server';
import { type Check, fail, formatResult, ok, runCheck, warn } from './checks/check-result';
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

/** Each check's own time limits are shorter: this one bounds the command. */
const limitMs = 20_000;

const oldNode = 22;

/** `npm run check`. */
export function registerCheckCommand(program: Command): void {
  program
    .command('check')
    .summary('check whether the site would run and sell')
    .description(
      'Check settings, database, disk, content, card providers, invoices and their certificate, mail server, clock and the address’s certificate, with the settings in this shell. Changes and sends nothing. Ends with exit code 1 if something would keep the site from running or selling.',
    )
    .option('--demo', 'with the defaults of a demonstration')
    .addHelpText('after', formatExamples('check --', 'check -- --demo'))
    .action(check);
}

async function check({ demo = false }: { demo?: boolean }): Promise<void> {
  log.level = 'silent';
  const env = readSettings(demo);
  const checks: Check[] = env instanceof EnvError ? [] : listChecks(env);
  let failures = 0;
  const report = (name: string, results: Awaited<ReturnType<typeof runCheck>>) => {
    failures += results.filter(({ level }) => level === 'fail').length;
    for (const result of results) writeOutput(formatResult(name, result));
  };
  report('node', [checkNode(process.versions.node)]);
  report('settings', describeSettings(env));
  const running = checks.map((each) => runCheck(each, limitMs));
  for (const [index, { name }] of checks.entries()) report(name, (await running[index]) ?? []);
  if (failures > 0) throw new CommandFailedError(`${failures} of the checks failed`);
}

function readSettings(demo: boolean): Env | EnvError {
  try {
    return parseEnv(process.env, { demo, needsProvider: true });
  } catch (error) {
    if (error instanceof EnvError) return error;
    throw error;
  }
}

function describeSettings(env: Env | EnvError) {
  if (env instanceof EnvError) return env.problems.map(fail);
  const unknown = listUnknownVariables(process.env).map((name) =>
    warn(`${name} is set and nothing reads it`),
  );
  return [ok(`complete, for ${env.SITE_URL}`), ...unknown];
}

function checkNode(version: string) {
  return Number.parseInt(version, 10) < oldNode
    ? warn(`${version} gets no security updates any more: use Node.js 22 or 24`)
    : ok(version);
}

const listChecks = (env: Env): Check[] => [
  { name: 'database', run: () => checkDatabase(env) },
  { name: 'disk', run: () => checkDisk(env.DATA_DIR) },
  { name: 'content', run: () => checkContent(env) },
  { name: 'provider', run: () => checkProviders(env) },
  { name: 'invoices', run: () => checkInvoices(env) },
  { name: 'mail', run: () => checkMail(env) },
  { name: 'clock', run: () => checkClock(env) },
  { name: 'certificate', run: () => checkCertificate(env) },
];
