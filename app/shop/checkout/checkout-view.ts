import type { CartView } from '~/shop/cart/cart-view';
import type { DeliveryNoteView } from '~/shop/delivery/delivery-view';
import type { GuaranteeView } from '~/shop/guarantee/guarantee-view';
import type { CheckoutStep } from './checkout-schema';

/** Values as the shopper typed them, by field name; what is missing was never typed. */
export type FieldValues = Partial<Record<string, string>>;

export type CountryOption = { code: string; name: string };

/** Delivery as far as it is known: the price for the country chosen, or why the parcel cannot go there. */
export type DeliveryView =
  | { state: 'priced'; country: string; countryName: string; cents: number }
  | { state: 'refused'; country: string; countryName: string; reason: 'country' | 'weight' }
  | { state: 'unknown' };

/** Everything one step of the checkout shows. Money in cents. */
export type CheckoutView = {
  step: CheckoutStep;
  /** Steps that may be opened: all up to the first unfinished one. */
  reachable: readonly CheckoutStep[];
  values: FieldValues;
  billingCountries: readonly CountryOption[];
  deliveryCountries: readonly CountryOption[];
  cart: CartView;
  delivery: DeliveryView;
  totalCents: number | null;
  cards: readonly string[];
  carrier: string;
  deliveryDays: { min: number; max: number };
  /** What to know about parcels to the country, as far as it is known. */
  deliveryNotes: readonly DeliveryNoteView[];
  /** False in production without a card provider: the shop does not pretend. */
  open: boolean;
  /** Review only: names exactly what the page shows; sent back with the order. Empty on other steps. */
  submissionId: string;
  guarantee: GuaranteeView;
  /** Lines whose price differs from what the shopper saw last, by variant. */
  priceChanges: readonly { variantId: string; beforeCents: number; nowCents: number }[];
  seller: {
    legalName: string;
    street: string;
    postalCode: string;
    city: string;
    taxNumber: string;
    phone: string;
    phoneDisplay: string;
    email: string;
  };
};

/** Why a step was not accepted, besides errors at its fields. */
export type CheckoutProblem =
  'changed' | 'provider' | 'closed' | 'storage' | 'expired' | 'country' | 'weight';
