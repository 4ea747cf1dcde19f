import { pino } from 'pino';
import { envSchema } from '~/platform/env/env-schema';
import { readProcessNumber } from '~/platform/processes/process-arguments';

/**
 * Structured log, one JSON object per line. Never log names, email addresses, phone numbers, tokens or queries: order
 * numbers and route ids identify enough.
 */
export const log = pino({
  level: readLevel(),
  base: describeProcess(),
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: pino.stdSerializers.err },
});

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
