import { isStorageError } from '~/server/database/storage-error';
import { log } from '~/server/log.server';

/** @returns undefined when the database could not be written */
export async function guardStorage<Result>(
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!isStorageError(error)) throw error;
    log.error({ err: error }, 'A withdrawal could not be stored');
    return undefined;
  }
}
