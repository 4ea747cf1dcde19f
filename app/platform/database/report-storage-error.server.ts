import { log } from '~/platform/log/log.server';
import { DatabaseUnavailable } from './storage-error';

/**
 * Logs that something could not be stored. An unusable database has already been reported at the start and is not
 * logged again.
 */
export function reportStorageError(error: unknown, message: string, fields: object = {}): void {
  if (!(error instanceof DatabaseUnavailable)) log.error({ err: error, ...fields }, message);
}
