import type { Kysely } from 'kysely';
import type { CartSession } from '~/shop/cart/cart.server';
import { viewUnitPrice } from '~/shop/catalog/catalog-view';
import { viewCart } from '~/shop/cart/cart-view.server';
import type { ContentSource } from '~/content/content';
import { deliveryCountries, quoteDelivery } from '~/shop/delivery/delivery';
import { viewDeliveryNotes } from '~/shop/delivery/delivery-view';
import { viewGuarantee } from '~/shop/guarantee/guarantee.server';
import { type NewOrder, submissionIdOf } from '~/shop/orders/new-order';
import { listCountries } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import type { Database } from '~/platform/database/schema';
import { parseForm } from '~/platform/forms/form.server';
import { billingCountries } from './billing-countries';
import {
  type CheckoutDelivery,
  type CheckoutDetails,
  type CheckoutStep,
  deliveryStepFields,
  deliveryStepSchema,
  detailFields,
  detailsSchema,
} from './checkout-schema';
import type { CheckoutView, DeliveryView, FieldValues } from './checkout-view';
import { type Draft, findDraft, startDraft } from './drafts.server';

/** Everything one request of the checkout works with. */
export type Checkout = {
  locale: Locale;
  content: ContentSource;
  cart: CartSession;
  draft: Draft;
  details: CheckoutDetails | undefined;
  delivery: CheckoutDelivery | undefined;
};

export type CheckoutInput = Pick<Checkout, 'locale' | 'content' | 'cart'>;

/** Brings basket and draft together; an unknown or expired draft starts anew. */
export async function loadCheckout(db: Kysely<Database>, input: CheckoutInput): Promise<Checkout> {
  return resumeCheckout(input, (await findDraft(db, input.cart.checkout)) ?? startDraft());
}

/** A checkout as far as its draft has got. */
export function resumeCheckout(input: CheckoutInput, draft: Draft): Checkout {
  const details = parseDetails(draft.values);
  const countries = deliveryCountries(input.content.get().site.delivery);
  return { ...input, draft, details, delivery: details && parseDelivery(draft.values, countries) };
}

function toForm(values: FieldValues, names: readonly string[]): FormData {
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

function parseDelivery(
  values: FieldValues,
  countries: readonly string[],
): CheckoutDelivery | undefined {
  // Without a method the step has not been submitted: an unticked box must not pass for an answer.
  if (values.deliveryMethod === undefined) return undefined;
  const submission = parseForm(toForm(values, deliveryStepFields), deliveryStepSchema(countries));
  return submission.status === 'success' ? submission.value : undefined;
}

/** Country the parcel goes to, as far as it is known. */
function destination(checkout: Checkout): string | undefined {
  const { details, delivery } = checkout;
  return delivery?.sameAddress === 'no' ? delivery.deliveryCountry : details?.country;
}

/** Price of delivery to a country for a weight, with the country's name, or why there is none. */
export function viewDelivery(
  content: ContentSource,
  country: string | undefined,
  weightGrams: number,
  locale: Locale,
): DeliveryView {
  if (!country) return { state: 'unknown' };
  const [option] = listCountries([country], locale);
  const countryName = option?.name ?? country;
  const quote = quoteDelivery(content.get().site.delivery, country, weightGrams);
  return quote.ok
    ? { state: 'priced', country, countryName, cents: quote.cents }
    : { state: 'refused', country, countryName, reason: quote.reason };
}

/** The steps that may be opened: all up to the first unfinished one. */
export function reachableSteps(checkout: Checkout): CheckoutStep[] {
  if (!checkout.details) return ['data'];
  return checkout.delivery && viewBasket(checkout).delivery.state === 'priced'
    ? ['data', 'delivery', 'review']
    : ['data', 'delivery'];
}

/** The basket and its delivery at the prices of this moment. */
export function viewBasket(checkout: Checkout) {
  const { content, cart, locale } = checkout;
  const view = viewCart(content, cart.lines, locale);
  return {
    cart: view,
    delivery: viewDelivery(content, destination(checkout), view.weightGrams, locale),
  };
}

/** Prices by variant as a page shows them now; kept so that a later change can be named. */
export function pricesNow(checkout: Checkout): Record<string, number> {
  return Object.fromEntries(
    viewBasket(checkout).cart.lines.map((line) => [line.variantId, line.unitCents]),
  );
}

/** What a step's page shows. */
export function viewCheckout(checkout: Checkout, step: CheckoutStep, open: boolean): CheckoutView {
  const { content, locale, draft } = checkout;
  const { site } = content.get();
  const { cart, delivery } = viewBasket(checkout);
  const { seller } = site;
  return {
    step,
    reachable: reachableSteps(checkout),
    values: { sameAddress: 'on', deliveryMethod: 'gls', ...draft.values },
    billingCountries: listCountries(billingCountries, locale),
    deliveryCountries: listCountries(deliveryCountries(site.delivery), locale),
    cart,
    delivery,
    totalCents: delivery.state === 'priced' ? cart.subtotalCents + delivery.cents : null,
    cards: site.cards,
    carrier: site.delivery.carrier,
    deliveryDays: site.delivery.days,
    deliveryNotes:
      delivery.state === 'priced' ? viewDeliveryNotes(site.delivery, locale, delivery.country) : [],
    open,
    submissionId: (step === 'review' && freezeOrder(checkout)?.submissionId) || '',
    guarantee: viewGuarantee(site, locale),
    priceChanges: priceChanges(checkout),
    seller: {
      legalName: seller.legalName,
      street: seller.street,
      postalCode: seller.postalCode,
      city: seller.city,
      taxNumber: seller.taxNumber,
      phone: seller.phone,
      phoneDisplay: seller.phoneDisplay,
      email: seller.email,
    },
  };
}

function priceChanges(checkout: Checkout): CheckoutView['priceChanges'] {
  const { seenPrices } = checkout.draft;
  return Object.entries(pricesNow(checkout)).flatMap(([variantId, nowCents]) => {
    const beforeCents = seenPrices[variantId];
    return beforeCents !== undefined && beforeCents !== nowCents
      ? [{ variantId, beforeCents, nowCents }]
      : [];
  });
}

/**
 * The frozen copy that becomes an order: names, prices and delivery of this moment, taken from the content alone.
 * @returns undefined while a step is unfinished, the basket is empty or the parcel cannot be sent
 */
export function freezeOrder(checkout: Checkout): NewOrder | undefined {
  const { content, locale, cart, draft, details, delivery } = checkout;
  const { cart: view, delivery: quote } = viewBasket(checkout);
  if (!details || !delivery || quote.state !== 'priced' || view.lines.length === 0)
    return undefined;
  const order = {
    locale,
    contentRevision: content.revision(),
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
    deliveryCountry: quote.country,
    comment: delivery.comment,
    lines: freezeLines(content, cart.lines, locale),
    deliveryCents: quote.cents,
    weightGrams: view.weightGrams,
  };
  return { ...order, submissionId: submissionIdOf(draft.submissionId, order) };
}

function freezeLines(
  content: ContentSource,
  lines: CartSession['lines'],
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
        productNameHr: product.name.hr,
        variantNameHr: variant.name.hr,
        unitCents: variant.priceCents,
        ...viewUnitPrice(variant),
        count: line.count,
      },
    ];
  });
}
