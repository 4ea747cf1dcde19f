/**
 * Exit codes, all but the last by their names in sysexits.h. Supervisors decide by them whether to start a process again. Plain
 * JavaScript, because `tools/deploy/supervisor.mjs` uses it without a build.
 */
export const exitCodes = Object.freeze({
  /** Something the site needs is not available: its content. */
  unavailable: 69,
  /** An internal error. */
  software: 70,
  /** The system refuses a resource: the port is in use, or no process can be started. */
  osErr: 71,
  /** A temporary failure: start it again. */
  tempFail: 75,
  /** Permission for a folder or port is missing. */
  noPerm: 77,
  /** The settings are wrong: only other settings can help. */
  config: 78,
  /** Ended at once by a second Ctrl-C, as a shell reports a process that SIGINT has ended. */
  interrupted: 130,
});
