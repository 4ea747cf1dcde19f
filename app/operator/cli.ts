import { setImmediate } from 'node:timers/promises';
import { Command, CommanderError, Help } from 'commander';
import { CommitUnknown } from '~/platform/database/postgres/postgres-errors';
import { isStorageError } from '~/platform/database/storage-error';
import { EnvError } from '~/platform/env/env-schema';
import type { PageId } from '~/routing/page-table';
import { hasPage } from '~/routing/paths';
import { registerBackupCommand } from './backup-command';
import { registerCheckCommand } from './check-command';
import { registerDatabaseCommands } from './database-commands';
import { registerEnquiryCommands } from './enquiries-commands';
import { CommandFailedError, describeStorageError } from './errors';
import { registerInvoiceCommands } from './invoices-commands';
import { registerNewsletterCommands } from './newsletter-commands';
import { registerOrderCommands } from './orders-commands';
import { registerOutboxCommands } from './outbox-commands';
import { writeNotice } from './output';
import { registerPaymentCommands } from './payments-commands';
import { registerPrivacyCommands } from './privacy-commands';
import { registerRestoreCommand } from './restore-command';
import { registerStaffCommands } from './staff-commands';
import { registerStockCommands } from './stock-commands';
import { watchOutput } from './watch-output';
import { registerWithdrawalCommands } from './withdrawals-commands';

/**
 * Runs one operator command. Errors are reported on stderr, without a stack trace.
 * @param args the command group, the command and its arguments, such as `['orders', 'list', '--json']`
 * @returns the exit code: 0, 1 if the command failed, or 2 if it was called incorrectly
 */
export async function runCli(args: readonly string[]): Promise<0 | 1 | 2> {
  const findFailure = watchOutput();
  const code = await runCommand(args);
  // The error of a write comes after it.
  await setImmediate();
  const failure = findFailure();
  if (failure === undefined) return code;
  writeNotice(`error: ${failure}`);
  return code === 0 ? 1 : code;
}

async function runCommand(args: readonly string[]): Promise<0 | 1 | 2> {
  try {
    await createProgram().parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    // Commander has already printed the help or the error.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    writeNotice(`error: ${describeError(error)}`);
    return 1;
  }
}

/** All commands. Errors in their use are thrown instead of ending the process, so that the database is always closed. */
export function createProgram(): Command {
  const program = new Command('npm run')
    .description('Manage the site from the server’s command line.')
    .configureHelp({
      commandUsage: formatUsage,
      subcommandTerm: (command) => command.name(),
      visibleCommands: (command) => new Help().visibleCommands(command).filter(isOffered),
    })
    .helpOption('-h, --help', 'show this help')
    .exitOverride();
  registerOrderCommands(program);
  registerEnquiryCommands(program);
  registerWithdrawalCommands(program);
  registerPaymentCommands(program);
  registerInvoiceCommands(program);
  registerOutboxCommands(program);
  registerNewsletterCommands(program);
  registerStaffCommands(program);
  registerStockCommands(program);
  registerPrivacyCommands(program);
  registerDatabaseCommands(program);
  registerCheckCommand(program);
  registerBackupCommand(program);
  registerRestoreCommand(program);
  program.hook('preAction', (_, command) => refuseWithoutShop(command));
  for (const group of program.commands.filter((each) => !isOffered(each))) {
    group.addHelpText('beforeAll', `Note: ${describeMissingShop(group)}.\n`);
  }
  addHelpHints(program);
  return program;
}

/** The groups of commands for pages that a hotel may leave out. */
const groupPages: Readonly<Record<string, PageId>> = {
  orders: 'shop',
  payments: 'shop',
  invoices: 'shop',
  stock: 'shop',
  withdrawals: 'withdrawal',
};

/** Whether the hotel has what a group of commands is about, as have all commands within a group. */
function isOffered(group: Command): boolean {
  const page = groupPages[group.name()];
  return !page || hasPage(page);
}

/** @throws CommandFailedError for a command about orders in a hotel that has none */
function refuseWithoutShop(command: Command): void {
  const group = command.parent;
  if (group && !isOffered(group)) throw new CommandFailedError(describeMissingShop(group));
}

/** Said by each command of a group and by its help. */
const describeMissingShop = (group: Command) =>
  `this hotel has no shop (withoutPages in hotel.config.js), so it has no ${group.name()}`;

/** How to run a command through npm: `npm run orders -- list`. */
function formatCommandLine(command: Command): string {
  const { parent } = command;
  if (!parent) return command.name();
  return `${formatCommandLine(parent)} ${command.name()}${parent.parent ? '' : ' --'}`;
}

function formatUsage(command: Command): string {
  if (!command.parent) return 'npm run <group> -- <command> [options]';
  const usage = command.commands.length > 0 ? '<command> [options]' : command.usage();
  return `${formatCommandLine(command)} ${usage}`;
}

/** Points to the help of a command after an error in it, and from the help of a group to that of its commands. */
function addHelpHints(command: Command): void {
  const name = formatCommandLine(command);
  command.helpCommand(false);
  command.showHelpAfterError(command.parent ? `Run '${name} --help' for help.` : true);
  if (command.parent && command.commands.length > 0) {
    const hint = `Run '${name} <command> --help' for the options and examples of a command.`;
    command.addHelpText('after', `\n${hint}`);
  }
  command.commands.forEach(addHelpHints);
}

/** One line for the operator: what has failed, and whether anything was changed. */
export function describeError(error: unknown): string {
  if (error instanceof CommandFailedError || error instanceof EnvError) return error.message;
  if (error instanceof CommitUnknown)
    return `${error.message}: see what is stored before you repeat the command`;
  if (isStorageError(error)) return `${describeStorageError(error)}; nothing was changed`;
  return error instanceof Error ? error.message : String(error);
}
