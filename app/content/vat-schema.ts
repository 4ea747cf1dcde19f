import { z } from 'zod';
import { price } from './value-schema';

/** Per cent of the price without VAT: 25, 13.5. */
const rate = z.number().min(0).max(50).multipleOf(0.01);

/**
 * The VAT that a product's price includes. A set whose parts have several rates names each of them with what its parts cost
 * when they are bought by themselves: its price is split accordingly. There is no default, because a wrong rate is owed by the
 * seller.
 */
export const vatRateSchema = z.union([rate, z.array(z.object({ rate, cents: price })).min(2)]);
export type VatRate = z.infer<typeof vatRateSchema>;
