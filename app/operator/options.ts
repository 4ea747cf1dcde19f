import { type Command, Option } from 'commander';
import { parsePositiveInteger, parseReason, parseSince, parseUntil } from './option-parsers';
import type { OutputOptions } from './output';

export type ExportOptions = OutputOptions & { since?: Date };
export type ListOptions = ExportOptions & { limit: number };
export type ConfirmationOptions = { dryRun?: true; yes?: true };

/** Adds `--json`, `--csv` and `--out`. */
export const addOutputOptions = (command: Command): Command =>
  command
    .addOption(new Option('--json', 'print JSON').conflicts('csv'))
    .addOption(new Option('--csv', 'print CSV'))
    .addOption(outOption());

/** Adds `--json` and `--out`, for a command that shows one record. */
export const addShowOptions = (command: Command): Command =>
  command.addOption(new Option('--json', 'print JSON')).addOption(outOption());

/** Adds `--since` and the output options. */
export const addExportOptions = (command: Command): Command =>
  addOutputOptions(command.addOption(sinceOption()));

/** Adds `--since`, `--limit` and the output options. */
export const addListOptions = (command: Command): Command =>
  addOutputOptions(command.addOption(sinceOption()).addOption(limitOption()));

/** Adds `--until`, which must not be before `--since`: an empty file would look like a period without sales. */
export function addUntilOption(command: Command): Command {
  return command
    .option('--until <date>', 'only up to this date, inclusive', parseUntil)
    .hook('preAction', (_program, action) => {
      const { since, until } = action.opts<{ since?: Date; until?: Date }>();
      if (since && until && since >= until)
        action.error("error: '--until' is before '--since'; the period would be empty");
    });
}

/** Adds `--dry-run` and `--yes`, exactly one of which must be given. */
export function addConfirmationOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--dry-run', 'show what would happen, without changing anything').conflicts('yes'),
    )
    .addOption(new Option('--yes', 'confirm the action'))
    .hook('preAction', (_program, action) => {
      const { dryRun, yes } = action.opts<ConfirmationOptions>();
      if (!dryRun && !yes) action.error("error: either '--dry-run' or '--yes' is required");
    });
}

/** A mandatory `--reason`, stored as one line of at most `maxLength` characters. */
export const reasonOption = (description: string, maxLength: number): Option =>
  new Option('--reason <text>', description)
    .makeOptionMandatory()
    .argParser((value) => parseReason(value, maxLength));

/** The examples at the end of a command's help. */
export const formatExamples = (...examples: string[]): string =>
  `\nExamples:\n${examples.map((example) => `  npm run ${example}`).join('\n')}`;

const outOption = () => new Option('--out <file>', 'write to a new file that only you can read');

const sinceOption = () =>
  new Option(
    '--since <when>',
    'only from this date (2026-11-21), or from the last hours or days (12h, 7d)',
  ).argParser((value) => parseSince(value, new Date()));

const limitOption = () =>
  new Option('--limit <number>', 'show at most this many')
    .argParser(parsePositiveInteger)
    .default(50);
