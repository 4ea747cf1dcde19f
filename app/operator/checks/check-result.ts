import { withTimeout } from '~/platform/limits/single-flight';

/** The result of one check; the text is a sentence without a full stop. */
export type CheckResult = { level: 'ok' | 'warn' | 'fail'; text: string };

export type Check = { name: string; run: () => Promise<CheckResult | readonly CheckResult[]> };

export const ok = (text: string): CheckResult => ({ level: 'ok', text });
export const warn = (text: string): CheckResult => ({ level: 'warn', text });
export const fail = (text: string): CheckResult => ({ level: 'fail', text });

/** Formats a result as one line: `ok    database   is in order`. */
export const formatResult = (name: string, { level, text }: CheckResult): string =>
  `${level.padEnd(5)} ${name.padEnd(11)} ${text}\n`;

/** Runs a check until it ends or times out. A check that throws has failed. */
export async function runCheck({ run }: Check, limitMs: number): Promise<readonly CheckResult[]> {
  const late = fail(`gave no result within ${limitMs / 1000} seconds`);
  try {
    return [(await withTimeout(run(), limitMs)) ?? late].flat();
  } catch (error) {
    return [fail(error instanceof Error ? error.message : String(error))];
  }
}
