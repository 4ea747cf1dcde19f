/** The command was called correctly but could not be completed. The message is for the operator; the exit code is 1. */
export class CommandFailedError extends Error {
  override name = 'CommandFailedError';
}
