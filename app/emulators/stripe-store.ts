import type { Locale } from '~/i18n/locales';
import { openLineStore } from './line-store';
import type { CardBehaviour } from './test-cards';

export type EmulatedIntent = {
  id: string;
  status: 'requires_payment_method' | 'processing' | 'requires_capture' | 'succeeded' | 'canceled';
  cancellationReason: string | null;
  receivedCents: number;
  isDeclined: boolean;
};

/** Contains no card data beyond the last four digits. */
type EmulatedCharge = { id: string; last4: string; captureBefore: number };

export type EmulatedRefund = {
  id: string;
  amountCents: number;
  /** Null if money was only released, because none has moved. */
  balanceTransaction: string | null;
  reason: string | null;
  metadata: Record<string, string>;
  /** It failed after it had been accepted; the money is back in the shop's balance. */
  hasFailed?: boolean;
};

/** A response that Stripe replays for the same idempotency key. */
export type StoredResponse = { fingerprint: string; status: number; body: string };

/** One checkout session and its outcome. Money in cents, times in epoch seconds. */
export type EmulatedPayment = {
  /** The session's id; also the last part of the hosted page's URL. */
  id: string;
  session: 'open' | 'complete' | 'expired';
  reference: string;
  amountCents: number;
  currency: string;
  locale: Locale;
  lineName: string;
  customerEmail: string;
  metadata: Record<string, string>;
  intentMetadata: Record<string, string>;
  description: string;
  successUrl: string;
  cancelUrl: string;
  createdAt: number;
  expiresAt: number;
  intent?: EmulatedIntent;
  charge?: EmulatedCharge;
  refunds: EmulatedRefund[];
  behaviour?: CardBehaviour;
  /** For the late card: when its bank decides, in epoch milliseconds. */
  decidedAt: number;
  /** Responses by idempotency key. Files of earlier demonstrations have them under this name. */
  answers: Record<string, StoredResponse>;
};

export type StripeStore = ReturnType<typeof openStripeStore>;

/** The emulator's payments. A change and its response are written as one line, so that a crash cannot separate them. */
export function openStripeStore(stateFile?: string) {
  const lines = openLineStore<EmulatedPayment>(stateFile);
  const { all } = lines;
  return {
    ...lines,
    findByIntent: (id: string) => all().find(({ intent }) => intent?.id === id),
    findByCharge: (id: string) => all().find(({ charge }) => charge?.id === id),
    findResponse: (key: string): StoredResponse | undefined =>
      all().find(({ answers }) => Object.hasOwn(answers, key))?.answers[key],
  };
}

/** Applies expiries to a payment and returns the events that report them. @param now epoch milliseconds */
export function advanceTime(
  payment: EmulatedPayment,
  now: number,
): { payment: EmulatedPayment; events: string[] } {
  const { session, intent, charge } = payment;
  if (session === 'open' && now >= payment.expiresAt * 1000)
    return {
      payment: { ...payment, session: 'expired' },
      events: ['checkout.session.expired'],
    };
  if (intent?.status === 'processing' && now >= payment.decidedAt)
    return {
      payment: { ...payment, intent: { ...intent, status: 'requires_capture' } },
      events: ['charge.succeeded', 'payment_intent.amount_capturable_updated'],
    };
  if (intent?.status === 'requires_capture' && charge && now >= charge.captureBefore * 1000)
    return {
      payment: {
        ...payment,
        intent: { ...intent, status: 'canceled', cancellationReason: 'automatic' },
      },
      events: ['charge.expired', 'payment_intent.canceled'],
    };
  return { payment, events: [] };
}
