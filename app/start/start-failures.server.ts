import { log } from '~/platform/log/log.server';
import { exitCodes } from '~/platform/processes/exit-codes.js';

type Settings = { PORT: number; HOST: string; DATA_DIR: string };

type Failure = { message: string; exitCode: number };

/** What an operator can do about a failed start; undefined if it is a bug. */
export function explainStartFailure(error: unknown, settings: Settings): Failure | undefined {
  const { code, syscall, path, hostname } = error as NodeJS.ErrnoException & { hostname?: string };
  const { PORT, HOST, DATA_DIR } = settings;
  // The parent of several processes binds the port for all of them.
  const isPort = syscall === 'listen' || syscall === 'bind';
  // A HOST that is not an address is looked up first (ENOTFOUND, EAI_AGAIN).
  const isHost = syscall === 'getaddrinfo' && hostname === HOST;
  if (isPort || isHost) {
    if (code === 'EADDRINUSE') {
      const message = `PORT ${PORT} at ${HOST} is taken by another process (${code}). Stop that one, or set another PORT`;
      return { message, exitCode: exitCodes.osErr };
    }
    const message = `The site cannot listen at ${HOST}:${PORT} (${code}). Check HOST and PORT`;
    return { message, exitCode: exitCodes.noPerm };
  }
  if (code === undefined || path === undefined) return undefined;
  const message = `DATA_DIR ${DATA_DIR} cannot be used: ${code} at ${path}. Check that it is a folder that this user may write to`;
  return { message, exitCode: exitCodes.noPerm };
}

/**
 * Ends a process that failed to start, with one line if the operator can fix the cause, otherwise with the complete
 * error.
 */
export function exitAfterFailure(error: unknown, settings: Settings): never {
  const failure = explainStartFailure(error, settings);
  if (failure) process.stderr.write(`${failure.message}\n`);
  else log.fatal({ err: error }, 'The site could not be started');
  process.exit(failure?.exitCode ?? exitCodes.software);
}
