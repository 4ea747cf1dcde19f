import { randomInt } from 'node:crypto';
import type { WspayKeys } from '~/shop/payments/providers/wspay/wspay-signature';
import type { WspayCallbacks } from './wspay-callbacks';
import { type EmulatorResponse, htmlResponse, redirect } from './responses';
import {
  type CardPage,
  type Outcome,
  pageTexts,
  renderCardPage,
  renderFinishedPage,
  renderMissingPage,
  securityPolicy,
} from './card-page';
import {
  type CardFormErrors,
  maskNumber,
  otherCards,
  readCardForm,
  type TestCard,
} from './test-cards';
import { corruptMessage, type WspayEndpoint, type WspayFault } from './wspay-faults';
import { buildReturn } from './wspay-messages';
import { makeApprovalCode } from './wspay-services';
import type { EmulatedTransaction, WspayStore } from './wspay-store';

/** The only cards the WSPay emulator accepts. */
const wspayCards: readonly TestCard[] = [
  { number: '4111111111111111', behaviour: 'succeeds' },
  ...otherCards,
];

export type PaymentPages = {
  keys: WspayKeys;
  store: WspayStore;
  callbacks: WspayCallbacks;
  shopName: string;
  /** The delay of the late card, in milliseconds; the repeated callback comes after a third of it. */
  delayMs: number;
  findFault: (endpoint: WspayEndpoint) => WspayFault | undefined;
};

/** `GET /pay/{id}`: the card form, or the outcome. */
export function showPayment(
  pages: PaymentPages,
  transaction: EmulatedTransaction | undefined,
): EmulatorResponse {
  if (!transaction) return htmlResponse(404, renderMissingPage(), securityPolicy());
  if (transaction.state !== 'open') return showFinished(pages, transaction);
  const paid = pages.store.findSuccessful(transaction.shoppingCartId);
  if (paid) return showFinished(pages, paid);
  return showForm(pages, transaction, 200, {});
}

function showForm(
  { shopName }: PaymentPages,
  transaction: EmulatedTransaction,
  status: number,
  errors: CardFormErrors,
  holder?: string,
): EmulatorResponse {
  const { FirstName, LastName } = transaction.customer;
  const view = toCardPage(transaction, shopName);
  const page = renderCardPage({
    ...view,
    cards: wspayCards,
    action: transaction.id,
    leave: { kind: 'form', action: `${transaction.id}/cancel` },
    holder: holder ?? `${FirstName} ${LastName}`.trim(),
    errors,
  });
  return htmlResponse(status, page, securityPolicy(view.shopUrls));
}

function toCardPage(transaction: EmulatedTransaction, shopName: string): CardPage {
  const { locale, amountCents, shoppingCartId: reference } = transaction;
  const shopUrls = [transaction.returnUrl, transaction.returnErrorUrl, transaction.cancelUrl];
  return { locale, amountCents, reference, shopName, shopUrls };
}

/** `POST /pay/{id}`: takes the card and decides once. A repeated POST gets the same outcome. */
export async function pay(
  pages: PaymentPages,
  transaction: EmulatedTransaction,
  form: URLSearchParams,
): Promise<EmulatorResponse> {
  if (transaction.state !== 'open') return leave(pages, transaction);
  const { card, errors } = readCardForm(form, new Date(), wspayCards);
  if (!card || Object.keys(errors).length > 0) {
    return showForm(pages, transaction, 400, errors, form.get('holder') ?? '');
  }
  const paid = pages.store.findSuccessful(transaction.shoppingCartId);
  // If one order has two open pages, the money is reserved once and the second page shows the first one's outcome.
  if (paid) return leave(pages, paid);
  const decided = pages.store.put(decide(transaction, card, pages.delayMs));
  await callBack(pages, decided);
  return leave(pages, decided);
}

/** `POST /pay/{id}/cancel`: the shopper cancels. No bank is contacted and no callback is sent. */
export function cancel(pages: PaymentPages, transaction: EmulatedTransaction): EmulatorResponse {
  if (transaction.state !== 'open') return leave(pages, transaction);
  return leave(pages, pages.store.put({ ...transaction, state: 'cancelled' }));
}

function decide(
  transaction: EmulatedTransaction,
  card: TestCard,
  delayMs: number,
): EmulatedTransaction {
  const now = Date.now();
  const isDeclined = card.behaviour === 'declined';
  return {
    ...transaction,
    state: isDeclined ? 'declined' : 'authorised',
    behaviour: card.behaviour,
    cardNumber: maskNumber(card.number),
    stan: String(randomInt(10_000, 1_000_000)),
    approvalCode: isDeclined ? '' : makeApprovalCode(),
    decidedAt: now,
    visibleAt: card.behaviour === 'answersLate' ? now + delayMs : 0,
  };
}

async function callBack(
  { callbacks, delayMs }: PaymentPages,
  transaction: EmulatedTransaction,
): Promise<void> {
  switch (transaction.behaviour) {
    case 'noCallback':
      return;
    case 'answersLate':
      return callbacks.sendAt(transaction.visibleAt, transaction);
    case 'callbackFirst':
      return callbacks.send(transaction);
    case 'calledTwice':
      void callbacks.send(transaction);
      callbacks.sendAt(Date.now() + delayMs / 3, transaction);
      return void callbacks.send(transaction);
    default:
      void callbacks.send(transaction);
  }
}

/** Redirects the browser to the shop. With the card that never returns, it stays on a page that explains this. */
function leave(pages: PaymentPages, transaction: EmulatedTransaction): EmulatorResponse {
  if (transaction.behaviour === 'neverReturns') return redirect(`/pay/${transaction.id}`);
  return redirect(buildShopUrl(pages, transaction));
}

function showFinished(pages: PaymentPages, transaction: EmulatedTransaction): EmulatorResponse {
  const shopUrl =
    transaction.behaviour === 'neverReturns' ? undefined : buildShopUrl(pages, transaction);
  const view = toCardPage(transaction, pages.shopName);
  const page = renderFinishedPage({ ...view, outcome: findOutcome(transaction), shopUrl });
  return htmlResponse(200, page, securityPolicy(view.shopUrls));
}

function findOutcome({ state }: EmulatedTransaction): Outcome {
  return state === 'declined' || state === 'cancelled' ? state : 'paid';
}

function buildShopUrl({ keys, findFault }: PaymentPages, transaction: EmulatedTransaction): string {
  const { address, fields } = buildReturn(
    keys,
    transaction,
    pageTexts[transaction.locale].declined,
  );
  const url = new URL(address);
  for (const [name, value] of Object.entries(corruptMessage(fields, findFault('return'))))
    url.searchParams.set(name, value);
  return url.href;
}
