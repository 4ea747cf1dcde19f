/**
 * Unit tests that replace modules or settings for the whole process, and so run each in a worker of its own. All others
 * share loaded modules, which saves two thirds of the time. `tests/contract/isolated-tests.test.ts` keeps the list complete.
 */
export const isolatedTests = [
  'tests/contract/legal-texts.test.ts',
  'tests/unit/features/analytics/consent.test.tsx',
  'tests/unit/features/analytics/take-answer.server.test.ts',
  'tests/unit/features/cart/cart.server.test.ts',
  'tests/unit/features/checkout/place-order.server.test.ts',
  'tests/unit/features/content/image-encoder.server.test.ts',
  'tests/unit/features/payments/sweeper.server.test.ts',
  'tests/unit/routes/resources/asset.test.ts',
  'tests/unit/server/http/page-cache.test.ts',
  'tests/unit/server/http/security-headers.test.ts',
  'tests/unit/server/http/storage-answers.server.test.ts',
];
