// How strong the tests of the pure core are: `npm run test:mutation`, docs/testing.md.

/** @type {ConstructorParameters<typeof import('@stryker-mutator/core').Stryker>[0]} */
export default {
  mutate: [
    // Money and prices
    'app/i18n/format.ts',
    'app/platform/time/calendar.ts',
    'app/content/{todays-prices,unit-price}.ts',
    'app/shop/pricing/{lowest-price,priced-items,vat}.ts',
    // From the cart to the order
    'app/shop/cart/{cart,cart-schema,optimistic-cart,priced-cart}.ts',
    'app/shop/checkout/{address-lines,checkout-errors,checkout-fields,checkout-schema}.ts',
    'app/platform/forms/field-schema.ts',
    'app/content/delivery-schema.ts',
    'app/shop/delivery/delivery.ts',
    'app/shop/orders/{new-order,order-states,order-task}.ts',
    'app/shop/withdrawals/effect.ts',
    // Decisions about payments
    'app/shop/payments/core/{operation-result,payment-decision,payment-events}.ts',
    'app/shop/payments/providers/stripe/{stripe-schema,stripe-status}.ts',
    'app/shop/payments/providers/wspay/{wspay-create,wspay-schema}.ts',
    'app/shop/payments/reviews/review-assessment.ts',
    // Signatures
    'app/shop/payments/providers/stripe/stripe-return.ts',
    'app/shop/payments/providers/wspay/wspay-signature.ts',
    'app/platform/forms/form-token.server.ts',
    'app/platform/http/{signature,signed-cookie}.ts',
  ],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', './tests/mutation/ignore-wording.mjs'],
  ignorers: ['wording'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Vitest compiles without checking types.
  disableTypeChecks: false,
  // On a busy machine a test may take long; a mutant that never ends is found all the same.
  timeoutMS: 60_000,
  incremental: true,
  incrementalFile: '.cache/mutation/incremental.json',
  tempDirName: '.cache/mutation/sandbox',
  // What the unit tests do not read: without it a run begins sooner.
  ignorePatterns: [
    '/.cache',
    '/build',
    '/coverage',
    '/data',
    '/docs',
    '/playwright-report',
    '/public',
    '/test-results',
    '/tests/e2e',
    '/tools/artwork',
  ],
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { allowEmojis: false, reportTests: false },
  jsonReporter: { fileName: 'test-results/mutation.json' },
  // A file's own bar is checked by tools/mutation.mjs.
  thresholds: { high: 90, low: 85, break: 85 },
};
