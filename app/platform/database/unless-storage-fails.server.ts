import { reportStorageError } from './report-storage-error.server';
import { isStorageError } from './storage-error';

/**
 * Runs work that needs the database, for callers that have something better to answer than 503 without it.
 * @param message what could not be done, for the log; without one a failure is not logged, because nothing is lost
 * @returns undefined if the database failed; any other error is thrown
 */
export async function unlessStorageFails<Result>(
  work: () => Promise<Result>,
  message?: string,
): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!isStorageError(error)) throw error;
    if (message !== undefined) reportStorageError(error, message);
    return undefined;
  }
}
