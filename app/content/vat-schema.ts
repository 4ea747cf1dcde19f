import { z } from 'zod';
import { price } from './value-schema';

/** Per cent of the net price: 25, 13.5. No country has a rate below one per cent but zero. */
const rate = z
  .number()
  .min(0)
  .max(50)
  .multipleOf(0.01, 'must have at most two decimals')
  .refine((value) => value <= 0 || value >= 1, {
    message: 'is below 1: rates are in per cent, like 25',
  });

/**
 * The VAT included in a product's price. A set whose parts have different rates lists each rate with the price of
 * those parts when sold separately, and its own price is split accordingly. There is no default, because the seller
 * is liable for a wrong rate.
 */
export const vatRateSchema = z.union([rate, z.array(z.object({ rate, cents: price })).min(2)], {
  error: ({ input }) =>
    input === undefined
      ? 'is missing'
      : 'must be a number in per cent, like 25, or a list of the parts’ rates and prices',
});
export type VatRate = z.infer<typeof vatRateSchema>;
