import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { listAcceptedCards } from '~/content/accepted-cards';
import { writeSellerAddress } from '~/content/seller-address';
import { requireShop } from '~/content/sections';
import { listDeliveryNotes, totalWithDelivery } from '~/shop/delivery/delivery-estimate';
import { loadGuarantee } from '~/shop/guarantee/guarantee.server';
import { countryOf, deliveryCountries, deliveryMethodOf } from '~/shop/delivery/delivery';
import { listCountries } from '~/i18n/format';
import { getT } from '~/i18n/i18n.server';
import { href } from '~/routing/href';
import { wasOrdered } from '~/shop/orders/ordered-cart.server';
import type { Env } from '~/platform/env/env-schema';
import { isAfterAction } from '~/platform/http/after-action';
import { billingCountries } from './billing-countries';
import type { CheckoutStep } from './checkout-fields';
import { type Checkout, reachableSteps, shownPrices, freezeOrder } from './checkout-session.server';
import type { CheckoutProblem, CheckoutView, FieldValues } from './checkout-view';
import {
  isExpired,
  isRefused,
  openCheckout,
  openWithoutStorage,
  readCheckoutInput,
  readStep,
  stepPath,
} from './open-checkout.server';
import { type StepRefusal, validateStored } from './submit-step.server';

/** Whether orders can be placed. Not in production without a card provider. */
export const isOpen = (env: Env) => env.payment !== 'closed';

/**
 * Loads the page of the step named in the URL, with status 503 if the database is unavailable.
 * @throws Response a redirect to the last step that may be opened
 */
export async function loadCheckoutPage(
  context: Pick<
    AppLoadContext,
    'cartCookie' | 'checkoutInput' | 'content' | 'db' | 'env' | 'invoices'
  >,
  request: Request,
) {
  const { db, checkoutInput: input = await readCheckoutInput(context, request) } = context;
  const { locale } = input;
  const stored = await openCheckout(db, input);
  // The cart page empties a cart that has been ordered.
  if (stored && (await wasOrdered(db, input.cart.checkout))) {
    throw redirect(href('cart', locale), 303);
  }
  const requested = readStep(request);
  // A refused step is shown even if nothing of it could be stored: it has what was typed. The review needs the steps before.
  const isRefusedHere = requested !== 'review' && isAfterAction(request);
  const reachable = stored && !isRefusedHere ? reachableSteps(stored) : [requested];
  if (!reachable.includes(requested))
    throw redirect(stepPath(locale, reachable.at(-1) ?? 'data'), 303);
  const { checkout, step } = stored
    ? { checkout: stored, step: requested }
    : openWithoutStorage(input, requested);
  const refusal = stored ? findRefusal(request, checkout, step) : {};
  const problem: CheckoutProblem | undefined = stored ? refusal.problem : 'storage';
  const t = getT(locale);
  return data(
    {
      view: toCheckoutView(checkout, step, context.env),
      problem,
      result: refusal.result,
      formTitle: {
        title: t(`checkout:steps.${step}`),
        errorPrefix: t('checkout:errorPrefix'),
        hasErrors: refusal.result !== undefined || refusal.problem !== undefined,
      },
    },
    { status: stored ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
}

/** Why the URL's step could not be left, as far as that is still so. */
function findRefusal(request: Request, checkout: Checkout, step: CheckoutStep): StepRefusal {
  if (isExpired(request, checkout)) return { problem: 'expired' };
  return isRefused(request) ? validateStored(checkout, step) : {};
}

/** Builds the data of a step's page. */
export function toCheckoutView(checkout: Checkout, step: CheckoutStep, env: Env): CheckoutView {
  const { content, locale, draft, pricedCart: cart } = checkout;
  const { values } = draft;
  const chosen = checkout.cart.country;
  const { site } = content.get();
  const { delivery } = checkout.quote;
  const { seller } = site;
  const { cards, delivery: tariff } = requireShop(site);
  const deliveryMethod = deliveryMethodOf(tariff);
  const country = countryOf(tariff, locale, chosen);
  return {
    step,
    reachable: reachableSteps(checkout),
    values: {
      sameAddress: 'on',
      deliveryMethod,
      country,
      // A delivery country other than the buyer's own was chosen for a different recipient.
      ...(chosen && chosen === country && chosen !== values.country && { deliveryCountry: chosen }),
      ...values,
      ...orderedValues(checkout),
    },
    billingCountries: listCountries(billingCountries, locale),
    deliveryCountries: listCountries(deliveryCountries(tariff), locale),
    cart,
    delivery,
    totalCents: totalWithDelivery(cart.subtotalCents, delivery),
    maxTotalCents: checkout.maxTotalCents,
    cards: listAcceptedCards(cards, env.PAYMENT_PROVIDER),
    carrier: tariff.carrier,
    deliveryMethod,
    deliveryDays: tariff.days,
    deliveryNotes:
      delivery.state === 'priced' ? listDeliveryNotes(tariff, locale, delivery.country) : [],
    open: isOpen(env),
    submissionId: (step === 'review' && freezeOrder(checkout)?.submissionId) || '',
    guarantee: loadGuarantee(site, locale),
    priceChanges: priceChanges(checkout),
    seller: {
      legalName: seller.legalName,
      address: writeSellerAddress(site, locale),
      taxNumber: seller.taxNumber,
      phone: seller.phone,
      phoneDisplay: seller.phoneDisplay,
      email: seller.email,
    },
  };
}

/** The postcodes and whose address it is as the order will have them, which the buyer checks before paying. */
const orderedValues = ({ details, delivery }: Checkout): FieldValues => ({
  ...(details && { postalCode: details.postalCode }),
  ...(delivery?.sameAddress === 'no' && {
    sameAddress: 'off',
    deliveryPostalCode: delivery.deliveryPostalCode,
  }),
});

function priceChanges(checkout: Checkout): CheckoutView['priceChanges'] {
  const { seenPrices } = checkout.draft;
  return Object.entries(shownPrices(checkout)).flatMap(([variantId, nowCents]) => {
    const beforeCents = seenPrices[variantId];
    return beforeCents !== undefined && beforeCents !== nowCents
      ? [{ variantId, beforeCents, nowCents }]
      : [];
  });
}
