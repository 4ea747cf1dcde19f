import type { Locale } from '~/i18n/locales';
import type { ProviderId } from '~/platform/database/stored-values';
import type { Buyer } from '~/shop/orders/order-people';

/** What a provider needs to open its hosted page. Amounts in cents, currency EUR. */
export type PaymentStart = {
  /** This shop's reference at the provider: `P-…`, random. Older attempts use order number and attempt. */
  reference: string;
  /** Shown to people: `M-2026-000123`. */
  orderNumber: string;
  amountCents: number;
  locale: Locale;
  customer: Buyer;
  returnUrl: string;
  /** When this attempt was started. Stays the same across retries, so that retried requests are identical. */
  createdAt: Date;
};

/** The provider ids that later operations need. WSPay: WsPayOrderId, STAN, ApprovalCode; Stripe: session and intent. */
export type PaymentIds = {
  orderId: string;
  stan?: string | undefined;
  approvalCode?: string | undefined;
};

/**
 * Identifies one payment at its provider: the shop's reference, and the provider's ids as far as they are known. The
 * start time helps to find a payment whose ids are unknown; it defaults to recently.
 */
export type PaymentRef = {
  reference: string;
  ids?: PaymentIds | undefined;
  begunAt?: Date | undefined;
};

/** The provider's status of one payment, fetched server to server. Nothing that comes from a browser is trusted. */
export type PaymentStatus = {
  /** A partially refunded payment is still `captured`. */
  state:
    'unknown' | 'open' | 'failed' | 'authorised' | 'captured' | 'voided' | 'expired' | 'refunded';
  reference: string;
  /** The authorised amount. Not every provider still reports it after a capture. */
  amountCents?: number | undefined;
  capturedCents?: number;
  /** Undefined if the provider does not report how much was refunded. */
  refundedCents?: number | undefined;
  /** Refunds that the provider accepted and that failed later, in cents; not part of the refunded amount. */
  failedRefundCents?: number | undefined;
  /** ISO 4217, `EUR`. */
  currency?: string | undefined;
  ids?: PaymentIds | undefined;
  card?: string | undefined;
  /** The deadline for capturing, if the provider reports it. */
  captureBefore?: Date;
};

/** The provider timed out or sent an invalid response. Nothing is decided; retry later. */
export class PaymentUnavailable extends Error {
  override name = 'PaymentUnavailable';
}

/** This provider is not configured. For its orders this is the same as a provider that cannot be reached. */
export class ProviderNotSetUp extends PaymentUnavailable {
  override name = 'ProviderNotSetUp';
}

/** Another process works on this operation now. The provider has nothing to do with it. */
export class OperationTakenOver extends PaymentUnavailable {
  override name = 'OperationTakenOver';
}

/** A message whose provider signature is missing or invalid. */
export class PaymentForged extends Error {
  override name = 'PaymentForged';
}

/** The provider rejected the operation. The message is for the operator and contains no personal or card data. */
export class PaymentRefused extends Error {
  override name = 'PaymentRefused';
}

/**
 * Called immediately before each request that moves money, after everything else that takes time. If it throws, nothing is
 * sent. An operation for which it was not called has certainly not been sent.
 */
export type BeforeSending = () => Promise<void>;

/** One card payment provider. Every method has a timeout and throws PaymentUnavailable when it is exceeded. */
export interface PaymentProvider {
  readonly id: ProviderId;
  /** Origin of the hosted page, for the CSP directive form-action. */
  readonly formOrigin: string;
  /** How long money stays reserved if the provider does not report it, in milliseconds. */
  readonly holdMs: number;
  /** Whether its status says how much of a payment was refunded; if not, only that all of it was. */
  readonly reportsPartialRefunds: boolean;
  /** Opens the hosted page. Idempotent for the same reference. */
  start(payment: PaymentStart): Promise<{ url: string; ids?: PaymentIds | undefined }>;
  /**
   * Reads the reference from the browser's return. Only a hint: the caller then queries `status`.
   * @throws PaymentForged
   */
  parseReturn(params: URLSearchParams): { reference: string; success: boolean };
  /**
   * Reads the reference from the provider's server callback. Only a hint: the caller then queries `status`.
   * @returns undefined for an authentic message that concerns no order
   * @throws PaymentForged
   */
  parseCallback(rawBody: string, headers: Headers): { reference: string } | undefined;
  status(payment: PaymentRef): Promise<PaymentStatus>;
  /** Closes the hosted page so that it accepts no more cards, if the provider supports that. */
  close(payment: PaymentRef): Promise<void>;
  /**
   * Captures all or part of a reserved amount; the remainder is released.
   * @param key idempotency key, the same for all retries of one operation
   * @throws PaymentRefused
   */
  capture(
    payment: PaymentRef,
    amountCents: number,
    key: string,
    beforeSending?: BeforeSending,
  ): Promise<void>;
  /** Releases a reserved amount. @throws PaymentRefused */
  void(payment: PaymentRef, key: string, beforeSending?: BeforeSending): Promise<void>;
  /** Refunds all or part of a captured amount. @throws PaymentRefused */
  refund(
    payment: PaymentRef,
    amountCents: number,
    key: string,
    beforeSending?: BeforeSending,
  ): Promise<void>;
}
