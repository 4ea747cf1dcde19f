import { vi } from 'vitest';

/**
 * Repeats a check until it passes. The limit of a minute only guards against hanging: machines may be slow and busy.
 * @returns the check's result
 * @throws the check's last error
 */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 60_000, interval: 50 });
