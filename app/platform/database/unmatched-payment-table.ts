import type { Generated } from 'kysely';
import type { ProviderId } from '~/platform/database/stored-values';

// A part of `schema.ts`: times are ISO 8601 in UTC, money is integer cents.

export type UnmatchedOutcome = 'released' | 'expired' | 'refunded' | 'handled';

/**
 * A payment at a provider that matches no order in this database: the order was placed after the backup that was
 * restored.
 */
export type UnmatchedPaymentTable = {
  id: Generated<number>;
  /** This shop's payment reference at the provider, unique. */
  reference: string;
  provider: ProviderId;
  /** The number of the lost order, if the payment journal has it. */
  order_number: string | null;
  amount_cents: number;
  money: 'held' | 'charged';
  /** What was refunded of it, by the provider or, where that reports none, by the payment journal. */
  refunded_cents: Generated<number>;
  /** When the payment was started, if the journal has it. */
  begun_at: string | null;
  /** `review`: a person must decide. */
  state: 'review' | 'closed';
  outcome: UnmatchedOutcome | null;
  /** Why it was closed, as entered by the staff. */
  reason: string | null;
  created_at: string;
  updated_at: string;
  closed_at: string | null;
};
