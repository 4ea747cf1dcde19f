import { reportStorageError } from '~/platform/database/report-storage-error.server';
import { isStorageError } from '~/platform/database/storage-error';

/** @returns undefined if the database could not be written to */
export async function guardStorage<Result>(
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!isStorageError(error)) throw error;
    reportStorageError(error, 'A withdrawal could not be stored');
    return undefined;
  }
}
