import { pino } from 'pino';
import { getEnv } from './env.server';

/**
 * Structured log, one JSON object a line. Never log names, mail addresses, phones, tokens or queries:
 * order numbers and route ids identify enough.
 */
export const log = pino({
  level: getEnv().LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: pino.stdSerializers.err },
});
