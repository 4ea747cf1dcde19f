import { StorageError } from '../storage-error';

/** PostgreSQL cannot be reached, or cannot do now what it was asked. */
export class PostgresError extends StorageError {
  override name = 'PostgresError';
  constructor(
    message: string,
    /** SQLSTATE, or the code of a system's error. */
    readonly code: string,
    /** What was under way has certainly left nothing: it may be done again on another connection. */
    readonly isRepeatable: boolean,
    cause: unknown,
  ) {
    super(message, { cause });
  }
}

/** The connection was lost while COMMIT was under way: only the rows can say whether it was done. */
export class CommitUnknown extends StorageError {
  override name = 'CommitUnknown';
  constructor(cause: unknown) {
    super('PostgreSQL did not say whether it has committed', { cause });
  }
}

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code);

const isSqlState = (code: string) => /^[0-9A-Z]{5}$/.test(code);

/**
 * Two transactions were in each other's way, and PostgreSQL has undone this one. A key that two insert at once may be
 * reported as a violation instead.
 */
export const isConflict = (error: unknown): boolean =>
  ['40001', '40P01', '23505'].includes(codeOf(error));

/** A violation is as likely a real one: it is tried again a few times only. */
export const isViolation = (error: unknown): boolean => codeOf(error) === '23505';

/** Connection, a shutdown by its operator, a server that is starting, too many connections, a standby that only reads. */
const lost = /^(?:08|57P|53300|25006)/;

/** Resources, time-outs, system and internal errors: another time may do. */
const passing = /^(?:53|55P03|57014|58|XX)/;

/** Whether the connection can be used no more. What is no answer of the server's is the network's, or a time-out. */
export function isLost(error: unknown): boolean {
  if (error instanceof RangeError || error instanceof TypeError) return false;
  const code = codeOf(error);
  return !isSqlState(code) || lost.test(code);
}

/** What the database cannot do now, as a storage error; what it was wrongly asked stays as it is. */
export function explainError(error: unknown): unknown {
  if (error instanceof StorageError) return error;
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : String(error);
  if (isLost(error)) {
    const said = message || code;
    return new PostgresError(`PostgreSQL cannot be reached: ${said}`, code, true, error);
  }
  if (passing.test(code)) return new PostgresError(`PostgreSQL: ${message}`, code, false, error);
  return error;
}
