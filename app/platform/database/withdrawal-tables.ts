import type { Generated } from 'kysely';
import type { Locale } from '~/i18n/locales';

// A part of `schema.ts`: times are ISO 8601 in UTC.

/**
 * What follows from a withdrawal: `void`: a reservation is to be given up; `operator`: a person decides about the
 * money; `unproven`: nothing until the buyer or staff confirm it; `dismissed`: nothing, staff found that it is not the
 * buyer's.
 */
export type WithdrawalEffect = 'none' | 'void' | 'voided' | 'operator' | 'unproven' | 'dismissed';

/**
 * How it is known that a withdrawal is the buyer's: it came by the order's own link, by the link in a mail, by staff.
 */
export type WithdrawalProof = 'order link' | 'mail' | 'operator';

/** Why no acknowledgement was sent by itself. */
export type WithdrawalHold = 'trap' | 'early' | 'sender' | 'recipient';

export type WithdrawalTable = {
  id: Generated<number>;
  /** The number shown to people: `R-2026-7K4M9Q`. */
  reference: string;
  /** Names what was stated and on which day, unique: the same statement confirmed twice is one. */
  submission_id: string;
  /** Unguessable part of the address of the page that confirms it. */
  token: string;
  locale: Locale;
  full_name: string;
  /** As typed: the number of an order, or what names the package. */
  order_number: string;
  email: string;
  /** Empty: the whole contract. */
  items: string;
  note: string;
  /** The text of the statement as it was confirmed. */
  statement: string;
  /** The order whose number and mail address agree. */
  order_id: number | null;
  effect: WithdrawalEffect;
  withheld: WithdrawalHold | null;
  /** Null while it is unproven or dismissed, where no order is matched, and in rows older than this column. */
  proof: WithdrawalProof | null;
  /** Unguessable part of the address in the e-mail to the buyer; only where a proof was missing. */
  confirmation_key: string | null;
  /** When the buyer was e-mailed, and when staff were reminded. */
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
  /** The order by whose own link the form was opened. */
  proved_order_id: number | null;
  created_at: string;
};
