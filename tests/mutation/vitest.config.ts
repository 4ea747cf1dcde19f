import '../../tools/tested-hotel.mjs';
import { defineConfig } from 'vitest/config';
import { hotelAlias, hotelDefine, hotelTexts } from '../../tools/hotel.mjs';
import { FailedFiles } from './failed-files';

const root = new URL('../..', import.meta.url).pathname;

/**
 * The tests that may find the mutants of `stryker.config.js`: those of the mutated files themselves, so that a file
 * cannot live on what the tests of others happen to notice, and none with a database, so that a run stays short.
 */
export default defineConfig({
  root,
  plugins: [hotelTexts()],
  resolve: { alias: hotelAlias },
  define: hotelDefine,
  test: {
    include: [
      'tests/unit/platform/time/calendar.test.ts',
      'tests/unit/shop/cart/{cart,cart-schema,optimistic-cart,priced-cart}.test.ts',
      'tests/unit/shop/checkout/{address-lines,checkout-errors,checkout-schema}.test.ts',
      'tests/unit/content/{delivery-schema,todays-prices,unit-price}.test.ts',
      'tests/unit/shop/delivery/delivery.test.ts',
      'tests/unit/platform/forms/{field-schema,form-token.server}.test.ts',
      'tests/unit/shop/orders/{new-order,order-states,order-task}.test.ts',
      'tests/unit/shop/payments/core/{operation-result,payment-decision,payment-events}.test.ts',
      'tests/unit/shop/payments/providers/stripe/{stripe-return,stripe-schema,stripe-status}.test.ts',
      'tests/unit/shop/payments/providers/wspay/{wspay-create,wspay-schema,wspay-signature}.test.ts',
      'tests/unit/shop/payments/reviews/review-assessment.test.ts',
      'tests/unit/shop/pricing/{lowest-price,priced-items,vat}.test.ts',
      'tests/unit/shop/withdrawals/effect.test.ts',
      'tests/unit/i18n/format.test.ts',
      'tests/unit/platform/http/{signature,signed-cookie}.test.ts',
    ],
    setupFiles: ['tests/support/silence.ts', 'tests/mutation/fixed-seed.ts'],
    reporters: [new FailedFiles()],
    // Stryker has a limit of its own for each mutant.
    testTimeout: 300_000,
  },
});
