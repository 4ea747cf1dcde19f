/**
 * Runs a task when the browser is idle.
 * @param timeoutMs runs the task after this time at the latest
 * @returns a function that cancels the task
 */
export function whenIdle(task: () => void, timeoutMs: number): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(task, { timeout: timeoutMs });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(task, Math.min(timeoutMs, 1_000));
  return () => clearTimeout(id);
}
