import { parseArgs, type ParseArgsConfig } from 'node:util';
import { startOfDayInZagreb } from '~/platform/time/calendar';
import { parseMailAddress } from '~/platform/mail/address';

/** The command was called wrongly: the usage is shown, exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The command cannot do what it was asked, in words for the operator: exit code 1. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

export type Options = NonNullable<ParseArgsConfig['options']>;

/** Options of every command that prints rows. */
export const outputOptions = {
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  out: { type: 'string' },
} as const satisfies Options;

/** Options of every command that lists. */
export const listOptions = {
  ...outputOptions,
  since: { type: 'string' },
  limit: { type: 'string' },
} as const satisfies Options;

/**
 * Reads a command's arguments.
 * @throws UsageError for an option that the command does not have, or one without its value
 */
export function readArguments<const Given extends Options>(args: string[], options: Given) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    // The rest of Node's words is advice for programmers.
    const [problem = ''] = (error as Error).message.split(/\. To specify|\n/, 1);
    throw new UsageError(problem);
  }
}

/** @throws UsageError unless there are exactly as many words as the command takes */
export function expectWords(words: readonly string[], names: readonly string[]): void {
  const missing = names[words.length];
  if (missing !== undefined) throw new UsageError(`${missing} is missing`);
  const extra = words[names.length];
  if (extra !== undefined) throw new UsageError(`'${extra}' is one word too many`);
}

const isCalendarDay = (value: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  new Date(`${value}T00:00:00Z`).toISOString().startsWith(value);

const spans = { h: 60 * 60_000, d: 24 * 60 * 60_000 } as const;

/**
 * `2026-11-21` (from the beginning of that day in Zagreb), `7d` or `12h` (so long ago).
 * @throws UsageError for anything else
 */
export function readSince(value: string | undefined, now: Date): Date | undefined {
  if (value === undefined) return undefined;
  const [, count, unit] = /^(\d{1,5})([hd])$/.exec(value) ?? [];
  if (count && unit) return new Date(now.getTime() - Number(count) * spans[unit as 'h' | 'd']);
  try {
    if (isCalendarDay(value)) return startOfDayInZagreb(value);
  } catch {
    // A day such as 2026-13-45.
  }
  throw new UsageError(`--since takes a day such as 2026-11-21, or 7d, or 12h; not '${value}'`);
}

/** @throws UsageError unless it is a whole number, 1 or more */
export function readNumber(value: string, name: string): number {
  if (!/^[1-9]\d{0,8}$/.test(value)) {
    throw new UsageError(`${name} takes a whole number, 1 or more; not '${value}'`);
  }
  return Number(value);
}

/** @throws UsageError unless it is one of the choices */
export function readChoice<Choice extends string>(
  value: string | undefined,
  choices: readonly Choice[],
  name: string,
): Choice | undefined {
  if (value === undefined) return undefined;
  const found = choices.find((choice) => choice === value);
  if (!found) throw new UsageError(`${name} takes ${choices.join(', ')}; not '${value}'`);
  return found;
}

/**
 * An amount of euro as people write it, `12,50` or `12.50`, in cents. Strict, since money follows: always two digits for
 * the cents, nothing between thousands.
 * @throws UsageError for anything else
 */
export function readAmount(value: string, name: string): number {
  const [, euro, cents] = /^(\d{1,6})[.,](\d{2})(?: ?(?:€|EUR))?$/.exec(value) ?? [];
  const amount = Number(euro) * 100 + Number(cents);
  if (!(amount > 0)) {
    throw new UsageError(`${name} takes euro and cents such as 12,50; not '${value}'`);
  }
  return amount;
}

/** `M-2026-000123`, in either case. @throws UsageError for anything else */
export function readOrderNumber(value: string): string {
  const number = value.toUpperCase();
  if (!/^M-\d{4}-\d{6,}$/.test(number)) {
    throw new UsageError(`'${value}' is not the number of an order, such as M-2026-000123`);
  }
  return number;
}

/** The whole of a day belongs to it: the first moment after it. @throws UsageError unless it is a day */
export function readUntil(value: string | undefined): Date | undefined {
  if (value === undefined) return undefined;
  try {
    const noon = Date.parse(`${value}T12:00:00Z`);
    const next = new Date(noon + spans.d).toISOString().slice(0, 10);
    if (isCalendarDay(value)) return startOfDayInZagreb(next);
  } catch {
    // Not a day.
  }
  throw new UsageError(`--until takes a day such as 2026-11-21; not '${value}'`);
}

/** One mail address in lower case, as it is compared. @throws UsageError when it is none */
export function readAddress(value: string): string {
  const address = parseMailAddress(value);
  if (!address) throw new UsageError(`'${value}' is not a mail address`);
  return address.toLowerCase();
}
