import type { MailKey } from '~/platform/mail/mail-keys';

/** Why a person must look; in words under `reviewReason` of the mails' texts. */
export type ReviewReason =
  Extract<MailKey, `reviewReason.${string}`> extends `reviewReason.${infer Reason}`
    ? Reason
    : never;

/** What happened to an order's money, as its mails tell it. Amounts in cents. */
export type PaymentOccasion =
  /** The order is confirmed: to the buyer and to the house. */
  | { kind: 'reserved' }
  /** To the buyer. */
  | { kind: 'charged'; cents: number; releasedCents: number }
  /** To the buyer. */
  | { kind: 'released' }
  /** To the buyer: what went back now, and in all. */
  | { kind: 'refunded'; cents: number; totalCents: number; capturedCents: number }
  /** To the buyer and to the house. */
  | { kind: 'expired' }
  /** To the house: the reservation ends soon. */
  | { kind: 'warning'; captureBefore: Date }
  /** To the house: a person must look. `id` tells one review of an order from the next. */
  | { kind: 'review'; reason: ReviewReason; reference: string; id: string };
