// Plain JavaScript without dependencies, like everything that tools share.

/** @param {number} pid */
export function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It may be another user's (EPERM).
    return /** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH';
  }
}
