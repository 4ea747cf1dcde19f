/**
 * Runs a task in a quiet moment of the browser.
 * @param timeoutMs runs it by then at the latest
 * @returns takes the task back
 */
export function whenIdle(task: () => void, timeoutMs: number): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(task, { timeout: timeoutMs });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(task, Math.min(timeoutMs, 1_000));
  return () => clearTimeout(id);
}
