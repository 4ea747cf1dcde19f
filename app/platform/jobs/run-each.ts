/**
 * Runs all steps one after the other, also after one that fails, so that none waits for another to be put right.
 * @param isStopped checked before each step; no more are run then
 * @throws the first error, after the last step
 */
export async function runEach(
  steps: readonly (() => Promise<unknown>)[],
  isStopped: () => boolean = () => false,
): Promise<void> {
  const errors: unknown[] = [];
  for (const step of steps) {
    if (isStopped()) break;
    await step().catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw errors[0];
}
