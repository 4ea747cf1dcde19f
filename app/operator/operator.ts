import { isStorageError } from '~/platform/database/storage-error';
import { EnvError, parseEnv } from '~/platform/env/env-schema';
import { OperatorError, UsageError } from './command-line';
import { database } from './database-commands';
import { enquiries } from './enquiries-commands';
import { newsletter } from './newsletter-commands';
import { orders } from './orders-commands';
import { outbox } from './outbox-commands';
import { note, print } from './output';
import { payments } from './payments-commands';
import { privacy } from './privacy-commands';
import { openSiteDatabase } from './site-database';
import type { Subject } from './subject';
import { withdrawals } from './withdrawals-commands';

const subjects: Record<string, Subject> = {
  orders,
  enquiries,
  outbox,
  newsletter,
  privacy,
  withdrawals,
  payments,
  database,
};

const overview = `npm run <subject> -- <command> …

${Object.keys(subjects).join(', ')}; each explains itself with --help.
`;

/**
 * Runs one command of the operator.
 * @param args subject, command and its arguments
 * @returns the exit code: 0, 1 when it could not be done, 2 when it was called wrongly
 */
export async function runOperator(args: readonly string[]): Promise<0 | 1 | 2> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // Whoever reads only the first lines (`| head`) has what he wanted; a full disk is another matter.
    process.exit(error.code === 'EPIPE' ? 0 : 1);
  });
  const [name = '', command = '', ...rest] = args;
  const subject = Object.hasOwn(subjects, name) ? subjects[name] : undefined;
  if (args.includes('--help') || args.includes('-h')) {
    print(subject?.usage ?? overview);
    return 0;
  }
  try {
    if (!subject) throw new UsageError(name ? `There is no '${name}'` : 'A subject is missing');
    await runCommand(subject, command, rest);
    return 0;
  } catch (error) {
    return explain(error, subject ? howToCall(subject.usage, command) : overview);
  }
}

async function runCommand(subject: Subject, name: string, args: string[]): Promise<void> {
  const { commands, setup = {} } = subject;
  const prepare = Object.hasOwn(setup, name) ? setup[name] : undefined;
  if (prepare) return prepare(args)(parseEnv(process.env, { demo: true }));
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    throw new UsageError(name ? `There is no command '${name}'` : 'A command is missing');
  }
  const now = new Date();
  const work = command(args, now);
  // What only the site itself needs may be missing here.
  const env = parseEnv(process.env, { demo: true });
  const db = await openSiteDatabase(env.DATA_DIR);
  try {
    await work({ env, db, now });
  } finally {
    await db.destroy();
  }
}

/** The lines about one command out of a subject's usage; all of it when there is no such command. */
function howToCall(usage: string, command: string): string {
  const call = usage
    .split('\n')
    .filter((line) => command !== '' && `${line} `.includes(` -- ${command} `));
  if (call.length === 0) return usage;
  const [, subject] = /npm run (\w+)/.exec(usage) ?? [];
  return `${call.join('\n')}\n\nAll of it: npm run ${subject} -- --help`;
}

function explain(error: unknown, usage: string): 1 | 2 {
  if (error instanceof UsageError) {
    note(`${error.message}\n\n${usage.trimEnd()}`);
    return 2;
  }
  if (error instanceof OperatorError || error instanceof EnvError) note(error.message);
  else if (isStorageError(error)) {
    note(
      `The database cannot be used now (${(error as { code: string }).code}): nothing was changed`,
    );
  } else note(`This did not work: ${error instanceof Error ? error.message : String(error)}`);
  return 1;
}
