import { log } from '~/platform/log/log.server';
import { DatabaseUnavailable } from './storage-error';

/** Notes that something could not be stored. That there is no database to use was said once, at start. */
export function reportStorageError(error: unknown, message: string, fields: object = {}): void {
  if (!(error instanceof DatabaseUnavailable)) log.error({ err: error, ...fields }, message);
}
