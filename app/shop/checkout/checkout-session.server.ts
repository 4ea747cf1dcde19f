import { toVatShares } from '~/shop/pricing/vat';
import { staffLocale } from '~/i18n/staff-locale';
import type { Kysely } from 'kysely';
import type { CartSession } from '~/shop/cart/cart.server';
import { toUnitPriceField } from '~/shop/catalog/product-summary';
import { priceCart } from '~/shop/cart/price-cart.server';
import type { PricedCart } from '~/shop/cart/priced-cart';
import type { StockLeft } from '~/shop/stock/stock-left';
import type { ContentSource } from '~/content/content';
import type { DeliveryTariff } from '~/content/delivery-schema';
import { requireShop } from '~/content/sections';
import { type NewOrder, submissionIdOf } from '~/shop/orders/new-order';
import type { Locale } from '~/i18n/locales';
import type { Database } from '~/platform/database/schema';
import { parseForm } from '~/platform/forms/form.server';
import {
  type CheckoutDelivery,
  type CheckoutDetails,
  deliveryStepSchema,
  detailsSchema,
} from './checkout-schema';
import { billingCountries } from './billing-countries';
import { type CheckoutStep, deliveryFields, detailFields } from './checkout-fields';
import type { FieldValues } from './checkout-view';
import { type Draft, findDraft, startDraft } from './drafts.server';
import { countryOf, deliveryCountries } from '~/shop/delivery/delivery';
import {
  type DeliveryEstimate,
  estimateDelivery,
  totalWithDelivery,
} from '~/shop/delivery/delivery-estimate';

/** Order lines and delivery at one moment's prices, so that what is ordered is exactly what the page showed. */
type CartQuote = {
  contentRevision: string;
  delivery: DeliveryEstimate;
  orderLines: NewOrder['lines'];
};

/** What a checkout request is based on. */
export type CheckoutInput = {
  locale: Locale;
  content: ContentSource;
  cart: CartSession;
  /** Priced once per request by `priceCheckout`. */
  pricedCart: PricedCart;
  /** The highest total that is accepted, in cents; undefined if there is none. */
  maxTotalCents?: number | undefined;
};

/** The state of a checkout during one request. */
export type Checkout = CheckoutInput & {
  draft: Draft;
  details: CheckoutDetails | undefined;
  delivery: CheckoutDelivery | undefined;
  /** Computed once per request. */
  quote: CartQuote;
};

/** Prices the cart of a request once, for its guards, its page and its order. */
export function priceCheckout(
  input: Omit<CheckoutInput, 'pricedCart'>,
  stock?: StockLeft,
): CheckoutInput {
  const { content, cart, locale } = input;
  return { ...input, pricedCart: priceCart(content, cart.lines, locale, stock) };
}

/** Loads the draft of a cart's checkout. If it is unknown or expired, a new one is started. */
export async function loadCheckout(
  db: Kysely<Database>,
  input: CheckoutInput,
  now: Date,
): Promise<Checkout> {
  return resumeCheckout(input, (await findDraft(db, input.cart.checkout, now)) ?? startDraft());
}

/** Builds the checkout from a draft, as far as it has been filled in, at current prices. */
export function resumeCheckout(input: CheckoutInput, draft: Draft): Checkout {
  const details = parseDetails(draft.values);
  const tariff = requireShop(input.content.get().site).delivery;
  const delivery = details && parseDelivery(draft.values, tariff);
  const country =
    destination(draft.values, tariff, { details, delivery }) ??
    countryOf(tariff, input.locale, input.cart.country);
  const quote = quoteCart(input, country);
  return { ...input, draft, details, delivery, quote };
}

/** Converts the stored fields of a step back to form data. */
export function toForm(values: FieldValues, names: readonly string[]): FormData {
  const form = new FormData();
  for (const name of names) {
    const value = values[name];
    if (value !== undefined) form.set(name, value);
  }
  return form;
}

function parseDetails(values: FieldValues): CheckoutDetails | undefined {
  const submission = parseForm(toForm(values, detailFields), detailsSchema);
  return submission.status === 'success' ? submission.value : undefined;
}

function parseDelivery(values: FieldValues, tariff: DeliveryTariff): CheckoutDelivery | undefined {
  // Without a delivery method the step has not been submitted yet, so an unchecked box does not mean anything.
  if (values.deliveryMethod === undefined) return undefined;
  const submission = parseForm(toForm(values, deliveryFields), deliveryStepSchema(tariff));
  return submission.status === 'success' ? submission.value : undefined;
}

/**
 * The delivery country, as far as it is known. Before a step is complete, the one shown in its field counts. Refused input is
 * stored too, so it may be none.
 */
function destination(
  { country, deliveryMethod, sameAddress, deliveryCountry }: FieldValues,
  tariff: DeliveryTariff,
  { details, delivery }: Pick<Checkout, 'details' | 'delivery'>,
): string | undefined {
  if (delivery) return delivery.sameAddress === 'no' ? delivery.deliveryCountry : details?.country;
  const isElsewhere = deliveryMethod !== undefined && sameAddress !== 'on';
  const chosen = isElsewhere
    ? deliveryCountries(tariff).find((code) => code === deliveryCountry)
    : undefined;
  return chosen ?? details?.country ?? billingCountries.find((code) => code === country);
}

/** Whether the total is above the highest one that is accepted. */
export function exceedsLimit({ quote, pricedCart, maxTotalCents = Infinity }: Checkout): boolean {
  return (totalWithDelivery(pricedCart.subtotalCents, quote.delivery) ?? 0) > maxTotalCents;
}

/** The steps that may be opened: all up to the first incomplete one. */
export function reachableSteps(checkout: Checkout): CheckoutStep[] {
  if (!checkout.details) return ['data'];
  const isOrderable = checkout.quote.delivery.state === 'priced' && !exceedsLimit(checkout);
  return checkout.delivery && isOrderable ? ['data', 'delivery', 'review'] : ['data', 'delivery'];
}

function quoteCart(
  { content, pricedCart, locale }: CheckoutInput,
  country: string | undefined,
): CartQuote {
  return {
    contentRevision: content.revision(),
    delivery: estimateDelivery(content, country, pricedCart.weightGrams, locale),
    orderLines: freezeLines(content, pricedCart.lines, locale),
  };
}

/** Unit prices by variant, in cents, as shown on the page. Stored so that later price changes can be pointed out. */
export function shownPrices({ pricedCart }: Checkout): Record<string, number> {
  return Object.fromEntries(pricedCart.lines.map((line) => [line.variantId, line.unitCents]));
}

/**
 * Freezes a checkout into an order: names, prices and delivery of this request, taken from the content only.
 * @returns undefined if a step is incomplete, the cart is empty or the parcel cannot be sent
 */
export function freezeOrder(checkout: Checkout): NewOrder | undefined {
  const { locale, draft, details, delivery, pricedCart, quote } = checkout;
  if (!details || !delivery || quote.delivery.state !== 'priced') return undefined;
  if (pricedCart.lines.length === 0) return undefined;
  const order = {
    locale,
    contentRevision: quote.contentRevision,
    buyer: details,
    recipient:
      delivery.sameAddress === 'no'
        ? {
            fullName: delivery.recipientName,
            phone: delivery.recipientPhone,
            address: delivery.deliveryAddress,
            city: delivery.deliveryCity,
            postalCode: delivery.deliveryPostalCode,
          }
        : null,
    deliveryCountry: quote.delivery.country,
    deliveryMethod: delivery.deliveryMethod,
    giftMessage: delivery.giftMessage,
    comment: delivery.comment,
    lines: quote.orderLines,
    deliveryCents: quote.delivery.cents,
    weightGrams: pricedCart.weightGrams,
  };
  return { ...order, submissionId: submissionIdOf(draft.submissionId, order) };
}

function freezeLines(
  content: ContentSource,
  lines: PricedCart['lines'],
  locale: Locale,
): NewOrder['lines'] {
  return lines.flatMap((line) => {
    const product = content.findProduct(line.productId);
    const variant = product?.variants.find((candidate) => candidate.id === line.variantId);
    if (!product || !variant?.available) return [];
    return [
      {
        productId: product.id,
        variantId: variant.id,
        productName: product.name[locale],
        variantName: variant.name[locale],
        productNameForStaff: product.name[staffLocale],
        variantNameForStaff: variant.name[staffLocale],
        unitCents: variant.priceCents,
        ...toUnitPriceField(variant),
        count: line.count,
        vat: toVatShares(product.vatRate, variant.priceCents * line.count),
      },
    ];
  });
}
