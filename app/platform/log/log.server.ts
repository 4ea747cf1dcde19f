import { pino } from 'pino';
import { envSchema } from '~/platform/env/env-schema';
import { readProcessNumber } from '~/platform/processes/process-arguments';
import { withTimeout } from '~/platform/limits/single-flight';
import { describeError } from './describe-error';

/** The part of the log that is passed as a parameter, so that a test can read what is written. */
export type Log = Record<'info' | 'warn' | 'error', (fields: object, message: string) => void>;

/**
 * Structured log, one JSON object per line. Never log names, email addresses, phone numbers, tokens or queries: order
 * numbers and route ids identify enough.
 */
export const log = pino(
  {
    level: readLevel(),
    base: describeProcess(),
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  },
  openOutput(),
);

/**
 * Standard output, written without blocking. Its reader may go away and its disk may fill up: lines are lost then, but the
 * site stays open. At the exit pino would write the rest synchronously, and never give up.
 */
function openOutput() {
  const output = pino.destination({ fd: 1, sync: false, minLength: 1 });
  output.on('error', () => {
    output.flushSync = () => {};
  });
  return output;
}

const writingLimitMs = 1_000;

/** Ends the process when the last lines of the log have been written, or could not be. */
export async function exitAfterLog(code: number): Promise<never> {
  await withTimeout(new Promise((resolve) => log.flush(resolve)), writingLimitMs);
  process.exit(code);
}

/** Says which of several processes has written a line. */
function describeProcess(): { process: number } | null {
  const number = readProcessNumber();
  return number === undefined ? null : { process: number };
}

/**
 * Falls back to a default, because invalid settings are reported by the env check, and the log is loaded before it.
 */
function readLevel(): string {
  return envSchema.shape.LOG_LEVEL.catch('info').parse(process.env.LOG_LEVEL || undefined);
}
