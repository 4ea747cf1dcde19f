import type { Locale } from '~/i18n/locales';
import type { ProviderId } from '~/platform/database/stored-values';

/** What a provider needs to open its hosted page. Amounts in cents, euro. */
export type PaymentStart = {
  /** Our reference at the provider: random, `P-…`; of attempts from before that, order number and attempt. */
  reference: string;
  /** For people: `M-2026-000123`. */
  orderNumber: string;
  amountCents: number;
  locale: Locale;
  customer: {
    fullName: string;
    address: string;
    city: string;
    postalCode: string;
    country: string;
    phone: string;
    email: string;
  };
  returnUrl: string;
  /** When this attempt was begun: the same at every repetition, so that repetitions are equal. */
  createdAt: Date;
};

/** The provider's ids that later operations need. WSPay: WsPayOrderId, STAN, ApprovalCode; Stripe: session and intent. */
export type PaymentIds = {
  orderId: string;
  stan?: string | undefined;
  approvalCode?: string | undefined;
};

/**
 * One payment at its provider: our reference, and the provider's ids as far as they are known. When it was begun helps to
 * find one whose ids are not known; recently, unless given.
 */
export type PaymentRef = {
  reference: string;
  ids?: PaymentIds | undefined;
  begunAt?: Date | undefined;
};

/** The provider's status of one payment, read server to server; nothing that comes from a browser is trusted. */
export type PaymentStatus = {
  /** A payment of which only a part went back is `captured`. */
  state:
    'unknown' | 'open' | 'failed' | 'authorised' | 'captured' | 'voided' | 'expired' | 'refunded';
  reference: string;
  /** What was reserved; not every provider still says so once it has charged. */
  amountCents?: number | undefined;
  capturedCents?: number;
  /** Missing where the provider does not report how much of a charged amount went back. */
  refundedCents?: number | undefined;
  /** ISO 4217, `EUR`. */
  currency?: string | undefined;
  ids?: PaymentIds | undefined;
  card?: string | undefined;
  /** The last moment for charging, if the provider says it. */
  captureBefore?: Date;
};

/** The provider did not answer in time or answered nonsense: try again later, nothing is decided. */
export class PaymentUnavailable extends Error {
  override name = 'PaymentUnavailable';
}

/** This site has no such provider: for an order of it, the same as one that does not answer. */
export class ProviderNotSetUp extends PaymentUnavailable {
  override name = 'ProviderNotSetUp';
}

/** A message that is not signed as the provider signs. */
export class PaymentForged extends Error {
  override name = 'PaymentForged';
}

/** The provider refused the operation. The message is for the operator: no personal data, no card data. */
export class PaymentRefused extends Error {
  override name = 'PaymentRefused';
}

/** One card provider. Every method talks with a time limit and throws PaymentUnavailable past it. */
export interface PaymentProvider {
  readonly id: ProviderId;
  /** Origin of the hosted page, for the security policy's form-action. */
  readonly formOrigin: string;
  /** How long money stays reserved where the provider does not say it, in milliseconds. */
  readonly holdMs: number;
  /** Opens the hosted page; safe to repeat with one reference. */
  start(payment: PaymentStart): Promise<{ url: string; ids?: PaymentIds | undefined }>;
  /**
   * Reads the reference from the browser's return. Only a hint: the caller asks `status`.
   * @throws PaymentForged
   */
  parseReturn(params: URLSearchParams): { reference: string; success: boolean };
  /**
   * Reads the reference from the provider's server callback. Only a hint: the caller asks `status`.
   * @returns undefined for a genuine message that concerns no order
   * @throws PaymentForged
   */
  parseCallback(rawBody: string, headers: Headers): { reference: string } | undefined;
  status(payment: PaymentRef): Promise<PaymentStatus>;
  /** The hosted page takes no more cards, where the provider can do that. */
  close(payment: PaymentRef): Promise<void>;
  /**
   * Charges a reserved amount or a part of it; the rest is released.
   * @param key stays the same over repetitions of one operation
   * @throws PaymentRefused
   */
  capture(payment: PaymentRef, amountCents: number, key: string): Promise<void>;
  /** Releases a reserved amount. @throws PaymentRefused */
  void(payment: PaymentRef, key: string): Promise<void>;
  /** Gives back a charged amount or a part of it. @throws PaymentRefused */
  refund(payment: PaymentRef, amountCents: number, key: string): Promise<void>;
}
