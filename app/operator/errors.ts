import { isStorageError } from '~/platform/database/storage-error';

/** The command was called correctly but could not be completed. The message is for the operator; the exit code is 1. */
export class CommandFailedError extends Error {
  override name = 'CommandFailedError';
}

/** A failure of the database, without a word about what was stored. */
export function describeStorageError(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return `the database cannot be used at the moment (${code ?? message})`;
}

/**
 * Waits for work that may move money at a card provider and stores the result.
 * @param subject what it is about, such as an order's number
 * @throws CommandFailedError if the database fails meanwhile, which says nothing about the money
 */
export async function orUnknown<Result>(subject: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!isStorageError(error)) throw error;
    throw new CommandFailedError(
      `${subject}: it is not known whether this succeeded: ${describeStorageError(error)}. Repeat the command, which does nothing twice`,
    );
  }
}
