import { stdSerializers, type SerializedError } from 'pino';

/** What names an error and where it came from; of a system error also the call, the file and the address. */
const named = ['type', 'message', 'stack', 'code', 'syscall', 'path', 'address', 'port'] as const;

/**
 * What the log says about an error. All its other fields are left out, because they may contain what people typed:
 * PostgreSQL repeats the row in `detail`, a mail server the recipient in `response`.
 */
export const describeError = stdSerializers.wrapErrorSerializer((error: SerializedError) =>
  Object.fromEntries(named.flatMap((name) => (name in error ? [[name, error[name]]] : []))),
);
