import type { Generated } from 'kysely';
import type { Locale } from '~/i18n/locales';

// A part of `schema.ts`: times are ISO 8601 in UTC.

/**
 * What follows from a withdrawal. `void`: the reservation is to be released; `operator`: a person decides about the
 * money; `unproven`: nothing until the buyer or the staff confirm it; `dismissed`: nothing, because the staff found
 * that it is not the buyer's.
 */
export type WithdrawalEffect = 'none' | 'void' | 'voided' | 'operator' | 'unproven' | 'dismissed';

/** What proves that a withdrawal is the buyer's: the order's own link, the link in an email, or the staff. */
export type WithdrawalProof = 'order link' | 'mail' | 'operator';

/** Why no acknowledgement was sent automatically. */
export type WithdrawalHold = 'trap' | 'early' | 'sender' | 'recipient';

export type WithdrawalTable = {
  id: Generated<number>;
  /** The number shown to people: `R-2026-7K4M9Q`. */
  reference: string;
  /** Derived from the statement and the day, and unique: the same statement confirmed twice is one withdrawal. */
  submission_id: string;
  /** Unguessable part of the URL of the page that confirms it. */
  token: string;
  locale: Locale;
  full_name: string;
  /** As typed: an order number, or a description of the package. */
  order_number: string;
  email: string;
  /** Empty for the whole contract. */
  items: string;
  note: string;
  /** The text of the statement as confirmed. */
  statement: string;
  /** The order whose number and email address match. */
  order_id: number | null;
  effect: WithdrawalEffect;
  withheld: WithdrawalHold | null;
  /** Null while it is unproven or dismissed, if no order matches, and in rows older than this column. */
  proof: WithdrawalProof | null;
  /** Unguessable part of the URL in the email to the buyer; only if proof was missing. */
  confirmation_key: string | null;
  /** When the buyer was emailed, and when the staff were reminded. */
  asked_at: string | null;
  reminded_at: string | null;
  /** When it was confirmed or dismissed. */
  decided_at: string | null;
  /** Why staff dismissed it. */
  dismissal_reason: string | null;
  /** When it was submitted. */
  created_at: string;
  updated_at: string;
};

export type WithdrawalDraftTable = {
  id: string;
  /** The form as typed, JSON of known fields; erased after a day. */
  fields: string;
  suspicion: 'trap' | 'early' | null;
  /** The order from whose own link the form was opened. */
  proved_order_id: number | null;
  created_at: string;
};
