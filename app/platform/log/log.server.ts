import { pino } from 'pino';
import { envSchema } from '~/platform/env/env-schema';

/**
 * Structured log, one JSON object a line. Never log names, mail addresses, phones, tokens or queries:
 * order numbers and route ids identify enough.
 */
export const log = pino({
  level: readLevel(),
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: pino.stdSerializers.err },
});

/** Invalid settings stop the start with a message of their own: the log, which loads first, must not be what fails. */
function readLevel(): string {
  return envSchema.shape.LOG_LEVEL.catch('info').parse(process.env.LOG_LEVEL || undefined);
}
