import type { Generated } from 'kysely';
import type { Locale } from '~/i18n/locales';

// A part of `schema.ts`: times are ISO 8601 in UTC. Keys are stored as SHA-256 only.

/** What a member of staff may do; `app/reception/rights.ts` says what each is allowed. */
export type StaffRole = 'reception' | 'manager' | 'bookkeeper';

export type StaffTable = {
  id: Generated<number>;
  /** In lower case, unique. */
  email: string;
  role: StaffRole;
  locale: Locale;
  /** 1 for the one that demonstration mode adds by itself, and only demonstration mode admits. */
  is_demonstration: Generated<number>;
  created_at: string;
};

type StaffSessionTable = {
  id: Generated<number>;
  staff_id: number;
  hash: string;
  created_at: string;
  /** When it ends unless it is used before. */
  expires_at: string;
};

type StaffLinkTable = {
  id: Generated<number>;
  staff_id: number;
  hash: string;
  /** Of the cookie of the browser that asked for the link. */
  browser_hash: string;
  /** The page of the desk that it leads to. */
  next: string;
  expires_at: string;
  used_at: string | null;
  created_at: string;
};

/** The desk's log: who did what, when and on which screen. Rows are never changed but for their outcome. */
export type StaffActionTable = {
  id: Generated<number>;
  /** One confirmation page does its action once: unique. */
  submission_id: string;
  /** Kept as text: the log outlives the membership. */
  staff_email: string;
  action: string;
  /** The number of an order or a request; empty for what concerns the person alone. */
  subject: string;
  /** JSON of amounts, tracking numbers and the like; nothing about guests. */
  details: Generated<string>;
  /** The path of the screen. */
  screen: string;
  /** Null while it runs, and where the process ended before it was known. */
  outcome: string | null;
  created_at: string;
};

/** One row for each word by which the desk finds an order. */
type OrderSearchTermTable = {
  /** Without accents, in lower case; telephone numbers backwards after `#`. */
  term: string;
  order_id: number;
};

/** The tables of the desk. */
export type StaffTables = {
  staff: StaffTable;
  staff_sessions: StaffSessionTable;
  staff_links: StaffLinkTable;
  staff_actions: StaffActionTable;
  order_search_terms: OrderSearchTermTable;
};
