import type { Locale } from '~/i18n/locales';

/** What a provider needs to open its hosted page. Amounts in cents, euro. */
export type PaymentStart = {
  /** Our reference at the provider: order number and attempt, e.g. `M-2026-000123-1`. */
  reference: string;
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
};

/** The provider's own word on one reference, read server to server; nothing a browser brings is believed. */
export type PaymentStatus = {
  state: 'unknown' | 'open' | 'failed' | 'authorised' | 'captured' | 'voided' | 'refunded';
  reference: string;
  amountCents?: number;
  /** ISO 4217, `EUR`. */
  currency?: string;
  /** The provider's ids that later operations need (WSPay: WsPayOrderId, STAN, ApprovalCode). */
  provider?: { orderId: string; stan: string; approvalCode: string };
  card?: string;
};

/** The provider did not answer in time or answered nonsense: try again later, nothing is decided. */
export class PaymentUnavailable extends Error {
  override name = 'PaymentUnavailable';
}

/** A message that is not signed as the provider signs. */
export class PaymentForged extends Error {
  override name = 'PaymentForged';
}

/** One card provider. Every method talks with a time limit and throws PaymentUnavailable past it. */
export interface PaymentProvider {
  readonly id: 'wspay';
  /** Origin of the hosted page, for the security policy's form-action. */
  readonly formOrigin: string;
  start(payment: PaymentStart): Promise<{ url: string }>;
  /**
   * Reads the reference from the browser's return. Only a hint: the caller asks `status`.
   * @throws PaymentForged
   */
  parseReturn(params: URLSearchParams): { reference: string; success: boolean };
  /**
   * Reads the reference from the provider's server callback. Only a hint: the caller asks `status`.
   * @throws PaymentForged
   */
  parseCallback(body: Record<string, unknown>): { reference: string };
  status(reference: string): Promise<PaymentStatus>;
}
