import type { Generated } from 'kysely';
import type { ProviderId } from '~/platform/database/stored-values';

// A part of `schema.ts`: times are ISO 8601 in UTC, money is integer cents.

export type UnmatchedOutcome = 'released' | 'expired' | 'refunded' | 'handled';

/** Money at a provider that belongs to no order of this database: after a restore, an order that was placed since. */
export type UnmatchedPaymentTable = {
  id: Generated<number>;
  /** Our reference at the provider, unique. */
  reference: string;
  provider: ProviderId;
  /** The number of the order that is not there any more, where the payment journal knows it. */
  order_number: string | null;
  amount_cents: number;
  money: 'held' | 'charged';
  /** When the payment was begun, where the journal knows it. */
  begun_at: string | null;
  /** `review`: a person must decide. */
  state: 'review' | 'closed';
  outcome: UnmatchedOutcome | null;
  /** Why it was closed, as entered by the operator. */
  reason: string | null;
  created_at: string;
  updated_at: string;
  closed_at: string | null;
};
