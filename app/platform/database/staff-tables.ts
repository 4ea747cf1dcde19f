import type { Generated } from 'kysely';
import type { Locale } from '~/i18n/locales';

// A part of `schema.ts`: times are ISO 8601 in UTC. Keys are stored as SHA-256 only.

/** A staff member's role; `app/reception/rights.ts` defines what each may do. */
export type StaffRole = 'reception' | 'manager' | 'bookkeeper';

export type StaffTable = {
  id: Generated<number>;
  /** In lower case, unique. */
  email: string;
  role: StaffRole;
  locale: Locale;
  /** 1 for the account that demonstration mode creates, which can sign in only in demonstration mode. */
  is_demonstration: Generated<number>;
  created_at: string;
};

type StaffSessionTable = {
  id: Generated<number>;
  staff_id: number;
  hash: string;
  created_at: string;
  /** When it expires unless it is used before. */
  expires_at: string;
};

type StaffLinkTable = {
  id: Generated<number>;
  staff_id: number;
  hash: string;
  /** SHA-256 of the cookie of the browser that requested the link. */
  browser_hash: string;
  /** The page of the desk that the link leads to. */
  next: string;
  expires_at: string;
  used_at: string | null;
  created_at: string;
};

export type StaffPasskeyTable = {
  id: Generated<number>;
  staff_id: number;
  /** Chosen by the authenticator, base64url; unique. */
  credential_id: string;
  /** COSE key, base64url. */
  public_key: string;
  /** The authenticator's count of signatures at the last use; 0 if it does not count. */
  counter: number;
  /** What the staff member calls the device. */
  name: string;
  created_at: string;
  last_used_at: string | null;
};

type StaffChallengeTable = {
  id: Generated<number>;
  /** The member who adds a passkey; null for signing in. */
  staff_id: number | null;
  hash: string;
  /** SHA-256 of the cookie of the browser that requested the challenge. */
  browser_hash: string;
  expires_at: string;
};

/** The audit log of the desk: who did what, when and on which page. Only the outcome of a row is ever updated. */
export type StaffActionTable = {
  id: Generated<number>;
  /** Unique: one confirmation page performs its action once. */
  submission_id: string;
  /** Stored as text, because the log outlives the account. */
  staff_email: string;
  action: string;
  /** The number of an order or a request; empty if the action concerns only the staff member. */
  subject: string;
  /** JSON of amounts, tracking numbers and the like; no personal data of guests. */
  details: Generated<string>;
  /** Path of the page. */
  screen: string;
  /** Null while the action is running, or if the process ended before the outcome was known. */
  outcome: string | null;
  created_at: string;
};

/** One row per search term by which the desk finds an order. */
type OrderSearchTermTable = {
  /** Lower case without accents; telephone numbers are stored reversed after `#`. */
  term: string;
  order_id: number;
};

/** The tables of the desk. */
export type StaffTables = {
  staff: StaffTable;
  staff_sessions: StaffSessionTable;
  staff_links: StaffLinkTable;
  staff_passkeys: StaffPasskeyTable;
  staff_challenges: StaffChallengeTable;
  staff_actions: StaffActionTable;
  order_search_terms: OrderSearchTermTable;
};
