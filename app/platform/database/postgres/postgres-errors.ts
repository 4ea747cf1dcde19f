import { StorageError } from '../storage-error';

/** PostgreSQL is unreachable, or cannot execute a request at the moment. */
export class PostgresError extends StorageError {
  override name = 'PostgresError';
  constructor(
    message: string,
    /** SQLSTATE, or the operating system's error code; a timeout has none. */
    readonly code: string | undefined,
    /** Whether the failed work has certainly left no trace: it may be retried on another connection. */
    readonly isRepeatable: boolean,
    cause: unknown,
  ) {
    super(message, { cause });
  }
}

/** The connection was lost during COMMIT: only the rows can show whether it was done. */
export class CommitUnknown extends StorageError {
  override name = 'CommitUnknown';
  constructor(cause: unknown) {
    super('PostgreSQL did not say whether it has committed', { cause });
  }
}

/** Whether work failed because the server was lost, so that it may succeed later. */
export const isServerLost = (error: unknown): boolean =>
  error instanceof CommitUnknown || (error instanceof PostgresError && error.isRepeatable);

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code);

const isSqlState = (code: string) => /^[0-9A-Z]{5}$/.test(code);

/**
 * Two transactions conflicted, and PostgreSQL has aborted this one. Concurrent inserts of the same key may be reported
 * as a violation instead.
 */
export const isConflict = (error: unknown): boolean =>
  ['40001', '40P01', '23505'].includes(codeOf(error));

/** A violation is just as likely a real one, so it is retried only a few times. */
export const isViolation = (error: unknown): boolean => codeOf(error) === '23505';

/**
 * Connection failures, shutdown by the operator, a starting server, too many connections, a read-only standby. A hot
 * standby lacks serialisable transactions (0A000); a server that may be written to lacks nothing that the site uses.
 */
const lost = /^(?:08|57P|53300|25006|0A000)/;

/** Resources, timeouts, system and internal errors: a retry may succeed. */
const passing = /^(?:53|55P03|57014|58|XX)/;

/** Whether the connection is unusable. Errors without an SQLSTATE come from the network or are timeouts. */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof RangeError || error instanceof TypeError) return false;
  const code = codeOf(error);
  return !isSqlState(code) || lost.test(code);
}

/** Converts temporary failures to storage errors; errors of the statement itself are returned unchanged. */
export function explainError(error: unknown): unknown {
  if (error instanceof StorageError) return error;
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : String(error);
  if (isConnectionLost(error)) return explainRefusal(error);
  if (passing.test(code)) return new PostgresError(`PostgreSQL: ${message}`, code, false, error);
  return error;
}

/** Converts any failure to connect: also one of a login or a missing database, which an operator may be changing. */
export function explainRefusal(error: unknown): PostgresError {
  const code = (error as { code?: string } | null)?.code;
  const reason = (error instanceof Error ? error.message : String(error)) || code;
  return new PostgresError(`PostgreSQL cannot be reached: ${reason}`, code, true, error);
}
