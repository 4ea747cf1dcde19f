/**
 * Unit tests that replace modules or settings for the whole process, and so run each in a worker of its own. All others
 * share loaded modules, which saves two thirds of the time. `tests/contract/isolated-tests.test.ts` keeps the list complete.
 */
export const isolatedTests = [
  'tests/contract/legal-texts.test.ts',
  'tests/unit/site/consent/consent.test.tsx',
  'tests/unit/site/consent/record-consent.server.test.ts',
  'tests/unit/shop/cart/cart.server.test.ts',
  'tests/unit/shop/checkout/place-order.server.test.ts',
  'tests/unit/content/image-encoder.server.test.ts',
  'tests/unit/shop/payments/core/payment-service.server.test.ts',
  'tests/unit/shop/payments/jobs/sweeper.server.test.ts',
  'tests/unit/routes/resources/asset.test.ts',
  'tests/unit/platform/http/page-cache.test.ts',
  'tests/unit/platform/http/security-headers.test.ts',
  'tests/unit/platform/http/storage-answers.server.test.ts',
];
