import { log } from '~/platform/log/log.server';
import { logAtIntervals } from '~/platform/log/log-at-intervals';
import { DatabaseUnavailable } from './storage-error';

type Failure = { error: unknown; fields: object };

/** By message, of which the code has a few. */
const reports = new Map<string, (failure: Failure) => void>();

function createReport(message: string) {
  return logAtIntervals(({ error, fields }: Failure, failures) =>
    log.error({ err: error, ...fields, ...(failures > 1 && { failures }) }, message),
  );
}

/**
 * Logs that something could not be stored, each message at most once in ten seconds: while the database is away, every
 * request may cause one. An unusable database has already been reported at the start and is not logged again.
 */
export function reportStorageError(error: unknown, message: string, fields: object = {}): void {
  if (error instanceof DatabaseUnavailable) return;
  let report = reports.get(message);
  if (!report) reports.set(message, (report = createReport(message)));
  report({ error, fields });
}
