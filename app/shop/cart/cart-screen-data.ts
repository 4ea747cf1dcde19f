import type { CountryOption, DeliveryView } from '~/shop/checkout/checkout-view';
import type { GuaranteeView } from '~/shop/guarantee/guarantee-view';
import type { CartLine } from './cart';
import type { CartView } from './cart-view';

/** Why a change of the basket was not made. */
export type CartProblem = 'unknown' | 'count' | 'full' | 'invalid';

/** What the cart page and the side cart show. */
export type CartScreenData = {
  cart: CartView;
  /** The basket as the cookie holds it: the mirror in localStorage copies it. */
  lines: CartLine[];
  /** False when the browser sent no basket at all: the mirror may then bring one back. */
  known: boolean;
  /** Price of delivery to the country chosen on the page (`?country=`), Croatia at first. */
  delivery: DeliveryView;
  deliveryCountries: readonly CountryOption[];
  totalCents: number | null;
  cards: readonly string[];
  deliveryDays: { min: number; max: number };
  guarantee: GuaranteeView;
  problem?: CartProblem;
};

/** Answer to our scripts after a change of the basket. */
export type CartActionData = { ok: true; intent: string } | { ok: false; problem: CartProblem };
