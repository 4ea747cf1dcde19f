import type { PricedCart } from '~/shop/cart/priced-cart';
import type {
  CountryOption,
  DeliveryEstimate,
  DeliveryNote,
} from '~/shop/delivery/delivery-estimate';
import type { Guarantee } from '~/shop/guarantee/guarantee';
import type { CheckoutStep } from './checkout-fields';
import type { DeliveryDays } from '~/shop/delivery/working-days';

/** Field values as typed, by field name. */
export type FieldValues = Partial<Record<string, string>>;

/** The data of a checkout page. Money in cents. */
export type CheckoutView = {
  step: CheckoutStep;
  /** Steps that may be opened: all up to the first incomplete one. */
  reachable: readonly CheckoutStep[];
  values: FieldValues;
  billingCountries: readonly CountryOption[];
  deliveryCountries: readonly CountryOption[];
  cart: PricedCart;
  delivery: DeliveryEstimate;
  totalCents: number | null;
  /** The highest total that is accepted, if there is one. */
  maxTotalCents?: number | undefined;
  cards: readonly string[];
  carrier: string;
  /** There is only one delivery method. */
  deliveryMethod: string;
  deliveryDays: DeliveryDays;
  /** Notes on parcels to the country, if it is known. */
  deliveryNotes: readonly DeliveryNote[];
  /** False in production without a card provider; orders cannot be placed then. */
  open: boolean;
  /** On the review only: identifies what the page shows and is submitted with the order. Empty on other steps. */
  submissionId: string;
  guarantee: Guarantee;
  /** Lines whose price differs from what the shopper last saw, by variant. */
  priceChanges: readonly { variantId: string; beforeCents: number; nowCents: number }[];
  seller: {
    legalName: string;
    /** With the country, in the page's language. */
    address: string;
    taxNumber: string;
    phone: string;
    phoneDisplay: string;
    email: string;
  };
};

/** Why a step was not accepted, apart from field errors. */
export type CheckoutProblem =
  | 'empty'
  | 'changed'
  | 'stock'
  | 'provider'
  | 'closed'
  | 'storage'
  | 'expired'
  | 'country'
  | 'weight'
  | 'amount'
  | 'tooMany';
