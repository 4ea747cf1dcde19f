// Plain JavaScript without dependencies: the tools use it too.

/** Whether a process is running, also one of another user. @param {number} pid above 0: others name groups of processes */
export function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It may be another user's (EPERM).
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
