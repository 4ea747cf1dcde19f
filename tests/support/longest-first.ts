import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The integration tests that take longest, those that wait (for limits, retries, starts) among those that fill the processor.
 * Vitest's own order, by size on a machine that has not run them yet, starts some of them when nearly all others have ended.
 */
export const longest = [
  'web-processes',
  'stripe-payments',
  'orders-commands',
  'database-states',
  'http-process',
  'payments',
  'captcha',
  'deploy',
  'stripe-contract',
  'enquiry-mail-faults',
  'restore',
  'postgres-outage',
  'withdrawals',
  'storage',
  'enquiry-forms',
  'payments-hostile',
  'postgres-restore',
  'stripe-adapter',
].map((name) => `tests/integration/${name}.test.ts`);

/** Its place among them; all other files share the last. */
function rank({ moduleId, project }: TestSpecification): number {
  const at = longest.indexOf(relative(project.config.root, moduleId));
  return at < 0 ? longest.length : at;
}

/** Starts them first, so that at the end no worker waits for another one. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}
