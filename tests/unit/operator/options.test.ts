import { Command } from 'commander';
import { expect, test } from 'vitest';
import {
  addConfirmationOptions,
  addListOptions,
  addExportOptions,
  addOutputOptions,
  addUntilOption,
  formatExamples,
  reasonOption,
} from '~/operator/options';

/** Parses arguments as one command does, and returns its options or the error that would be shown. */
function parse(addOptions: (command: Command) => unknown, ...args: string[]): unknown {
  let error = '';
  const command = new Command()
    .exitOverride()
    .configureOutput({ writeErr: (text) => (error += text) });
  addOptions(command);
  command.action(() => undefined);
  try {
    return command.parse(args, { from: 'user' }).opts();
  } catch {
    return error;
  }
}

test('a list shows 50 rows unless a limit is given', () => {
  expect(parse(addListOptions)).toEqual({ limit: 50 });
  expect(parse(addListOptions, '--limit', '3', '--json')).toEqual({ limit: 3, json: true });
});

test.each([
  [['--limit', 'all'], "error: option '--limit <number>' argument 'all' is invalid."],
  [['--limit'], "error: option '--limit <number>' argument missing"],
  [['--since', 'yesterday'], "error: option '--since <when>' argument 'yesterday' is invalid."],
  [['--json=yes'], "error: unknown option '--json=yes'"],
  [['--josn'], "error: unknown option '--josn'\n(Did you mean --json?)"],
  [['--json', '--csv'], "error: option '--json' cannot be used with option '--csv'"],
  [['extra'], 'error: too many arguments. Expected 0 arguments but got 1.'],
])('list %j is refused', (args, message) => {
  expect(parse(addListOptions, ...args)).toContain(message);
});

test('rows are written as JSON or as CSV, to a file on request', () => {
  expect(parse(addOutputOptions, '--csv', '--out', 'a.csv')).toEqual({ csv: true, out: 'a.csv' });
});

test('a command that needs confirmation takes either --dry-run or --yes', () => {
  expect(parse(addConfirmationOptions, '--yes')).toEqual({ yes: true });
  expect(parse(addConfirmationOptions, '--dry-run')).toEqual({ dryRun: true });
  expect(parse(addConfirmationOptions)).toBe("error: either '--dry-run' or '--yes' is required\n");
  expect(parse(addConfirmationOptions, '--yes', '--dry-run')).toContain('cannot be used with');
});

test('a reason is mandatory and not blank', () => {
  const addReason = (command: Command) => command.addOption(reasonOption('why', 10));
  expect(parse(addReason, '--reason', ' because ')).toEqual({ reason: 'because' });
  expect(parse(addReason)).toContain("required option '--reason <text>' not specified");
  expect(parse(addReason, '--reason', ' ')).toContain('Enter a reason.');
});

test('examples are complete npm commands', () => {
  expect(formatExamples('orders -- list', 'orders -- show M-2026-000123')).toBe(
    '\nExamples:\n  npm run orders -- list\n  npm run orders -- show M-2026-000123',
  );
});

test('a period that ends before it begins is refused, one of a single day is not', () => {
  const add = (command: Command) => addExportOptions(addUntilOption(command));
  const parsePeriod = (since: string, until: string) =>
    parse(add, '--since', since, '--until', until);
  expect(parsePeriod('2026-12-01', '2026-11-30')).toContain("'--until' is before '--since'");
  expect(parsePeriod('2026-12-01', '2026-12-01')).toHaveProperty('until');
});
