import { type EmulatorResponse, htmlResponse, redirect } from './responses';
import {
  type CardPage,
  renderCardPage,
  renderFinishedPage,
  renderMissingPage,
  securityPolicy,
} from './card-page';
import { stripeCards } from './stripe-cards';
import { makeId } from './stripe-sessions';
import { findCurrent, type StripeService } from './stripe-services';
import type { EmulatedPayment } from './stripe-store';
import type { Delivery } from './stripe-webhooks';
import { type CardFormErrors, readCardForm, type TestCard } from './test-cards';

const holdSeconds = 7 * 24 * 3600;

/** `GET /c/pay/{id}`: the card form, or the outcome. */
export function showPage(service: StripeService, id: string): EmulatorResponse {
  const payment = findCurrent(service, service.store.find(id));
  if (!payment) return htmlResponse(404, renderMissingPage(), securityPolicy());
  return payment.session === 'open'
    ? showForm(service, payment, 200, {}, '')
    : showFinished(service, payment);
}

/** `POST /c/pay/{id}`: takes the card and decides once. After a declined card, the page accepts another one. */
export async function pay(
  service: StripeService,
  id: string,
  form: URLSearchParams,
): Promise<EmulatorResponse> {
  const payment = findCurrent(service, service.store.find(id));
  if (payment?.session !== 'open') return payment ? leave(payment) : showPage(service, id);
  const { card, errors } = readCardForm(form, new Date(), stripeCards);
  const holder = form.get('holder') ?? '';
  if (!card || Object.keys(errors).length > 0)
    return showForm(service, payment, 400, errors, holder);
  if (card.behaviour === 'declined') {
    const declined = service.store.put(decline(payment));
    void service.webhooks.send(['payment_intent.payment_failed'], declined);
    return showForm(service, declined, 402, { cardNumber: 'cardDeclined' }, holder);
  }
  const paid = service.store.put(authorise(service, payment, card));
  await notify(service, paid);
  return leave(paid);
}

function decline(payment: EmulatedPayment): EmulatedPayment {
  const intent = payment.intent ?? {
    id: makeId('pi'),
    cancellationReason: null,
    receivedCents: 0,
  };
  return {
    ...payment,
    intent: { ...intent, status: 'requires_payment_method', isDeclined: true },
  };
}

function authorise(
  { delayMs }: StripeService,
  payment: EmulatedPayment,
  { number, behaviour }: TestCard,
): EmulatedPayment {
  const isLate = behaviour === 'answersLate';
  return {
    ...payment,
    session: 'complete',
    behaviour,
    decidedAt: isLate ? Date.now() + delayMs : 0,
    intent: {
      id: payment.intent?.id ?? makeId('pi'),
      status: isLate ? 'processing' : 'requires_capture',
      cancellationReason: null,
      receivedCents: 0,
      isDeclined: false,
    },
    charge: {
      id: makeId('ch'),
      last4: number.slice(-4),
      captureBefore: Math.floor(Date.now() / 1000) + holdSeconds,
    },
  };
}

const authorised = [
  'charge.succeeded',
  'payment_intent.amount_capturable_updated',
  'checkout.session.completed',
];

/** Notifies the shop in the way the card that was used defines. */
async function notify(service: StripeService, payment: EmulatedPayment): Promise<void> {
  const { webhooks, delayMs } = service;
  switch (payment.behaviour) {
    case 'noCallback':
      return;
    case 'callbackFirst':
      return webhooks.send(authorised, payment);
    case 'answersLate':
      void webhooks.send(['checkout.session.completed'], payment);
      return decideAt(service, payment);
    case 'wrongOrder':
      // The oldest event arrives last: a decline that has long been superseded.
      return void webhooks.send(['payment_intent.payment_failed', ...authorised], payment, {
        reversed: true,
        delayMs: delayMs / 3,
      });
    case 'calledTwice': {
      const again: Delivery = { delayMs: delayMs / 3 };
      void webhooks.send(authorised, payment, { copies: 2 });
      return void webhooks.send(authorised, payment, again);
    }
    default:
      void webhooks.send(authorised, payment);
  }
}

/** Lets the bank decide once the clock has reached the time; a timer may end before, or the clock be set back. */
function decideAt(
  service: StripeService,
  { id, decidedAt }: Pick<EmulatedPayment, 'id' | 'decidedAt'>,
): void {
  const leftMs = decidedAt - Date.now();
  if (leftMs > 0) return service.webhooks.later(leftMs, () => decideAt(service, { id, decidedAt }));
  findCurrent(service, service.store.find(id));
}

/** Redirects the browser to the shop. With the card that never returns, it stays on a page that explains this. */
function leave(payment: EmulatedPayment): EmulatorResponse {
  const url = findShopUrl(payment);
  return redirect(url ?? `/c/pay/${payment.id}`);
}

function findShopUrl({ session, behaviour, id, ...payment }: EmulatedPayment): string | undefined {
  if (session !== 'complete') return payment.cancelUrl;
  if (behaviour === 'neverReturns') return undefined;
  return payment.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', id);
}

function showForm(
  { shopName }: StripeService,
  payment: EmulatedPayment,
  status: number,
  errors: CardFormErrors,
  holder: string,
): EmulatorResponse {
  const view = toCardPage(payment, shopName);
  const page = renderCardPage({
    ...view,
    cards: stripeCards,
    action: payment.id,
    // Leaving the page sends nothing to Stripe: the session stays open until it expires or the shop expires it.
    leave: { kind: 'link', href: payment.cancelUrl },
    holder,
    errors,
  });
  return htmlResponse(status, page, securityPolicy(view.shopUrls));
}

function showFinished({ shopName }: StripeService, payment: EmulatedPayment): EmulatorResponse {
  const view = toCardPage(payment, shopName);
  const outcome = payment.session === 'complete' ? 'paid' : 'expired';
  const page = renderFinishedPage({ ...view, outcome, shopUrl: findShopUrl(payment) });
  return htmlResponse(200, page, securityPolicy(view.shopUrls));
}

function toCardPage(payment: EmulatedPayment, shopName: string): CardPage {
  const { locale, amountCents, lineName, successUrl, cancelUrl } = payment;
  return { locale, amountCents, reference: lineName, shopName, shopUrls: [successUrl, cancelUrl] };
}
