/**
 * Unit tests that replace modules or settings for the whole process, and so run each in a worker of its own. All others
 * share loaded modules, which saves two thirds of the time. `tests/contract/isolated-tests.test.ts` keeps the list complete.
 */
export const isolatedTests = [
  'tests/unit/content/image-encoder.server.test.ts',
  'tests/unit/platform/http/page-cache.test.ts',
  'tests/unit/platform/http/storage-errors.server.test.ts',
];
