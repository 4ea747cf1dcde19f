import type { SubmissionResult } from '@conform-to/react';
import type { CountryOption, DeliveryEstimate } from '~/shop/delivery/delivery-estimate';
import type { Guarantee } from '~/shop/guarantee/guarantee';
import type { CartLine } from './cart';
import type { PricedCart } from './priced-cart';
import type { DeliveryDays } from '~/shop/delivery/working-days';

/** Why a change to the cart was refused. */
type CartProblem = 'unknown' | 'count' | 'full' | 'invalid' | 'soldOut' | 'stock';

export type RefusedChange = {
  problem: CartProblem;
  /** How many are left, if there are not enough. */
  left?: number;
};

/** The data of the cart page and the side cart. */
export type CartPageData = {
  cart: PricedCart;
  /** The lines as stored in the cookie, to be copied to the mirror in localStorage. */
  lines: CartLine[];
  /** False if the browser sent no cart at all; the mirror may then restore one. */
  known: boolean;
  /** Delivery price to the country chosen on the cart page, which defaults to where the locale's readers live. */
  delivery: DeliveryEstimate;
  deliveryCountries: readonly CountryOption[];
  totalCents: number | null;
  cards: readonly string[];
  deliveryDays: DeliveryDays;
  guarantee: Guarantee;
};

/** The action's data after a change to the cart. */
export type CartActionData = { result: SubmissionResult<string[]> } & (
  { ok: true; intent: string } | ({ ok: false } & RefusedChange)
);
