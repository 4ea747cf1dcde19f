/**
 * Tests that mock modules or change settings for the whole process, and so each run in a worker of their own. All
 * others share loaded modules, which saves two thirds of the time. `tests/contract/isolated-tests.test.ts` keeps the list complete.
 */
export const isolatedTests = [
  'tests/contract/removed-language.test.ts',
  'tests/contract/without-newsletter.test.tsx',
  'tests/contract/without-packages.test.ts',
  'tests/contract/without-restaurant.test.tsx',
  'tests/contract/without-shop.test.tsx',
  'tests/unit/content/content.server.load.test.ts',
  'tests/unit/content/image-encoder.server.test.ts',
  'tests/unit/content/public-config.test.ts',
  'tests/unit/i18n/format.zone.test.ts',
  'tests/unit/operator/backup-command.test.ts',
  'tests/unit/operator/command-context.test.ts',
  'tests/unit/platform/database/offered-locale.test.ts',
  'tests/unit/platform/http/page-cache.test.ts',
  'tests/unit/platform/http/refusal-pages.server.test.ts',
  'tests/unit/platform/http/storage-errors.server.test.ts',
  'tests/unit/routes/resources/web-manifest.test.ts',
  'tests/unit/platform/probes/certificate.server.test.ts',
  'tests/unit/routing/locale-link.test.tsx',
  'tests/unit/shop/cart/side-cart.test.tsx',
  'tests/unit/site/alarms/start-alarms.server.test.ts',
  'tests/unit/site/frame/enhancements.test.tsx',
];
