import type { Generated } from 'kysely';
import type { Locale } from '~/i18n/locales';

// A part of `schema.ts`: times are ISO 8601 in UTC.

/**
 * `new` waits for the house; `confirmed` and `cancelled` are the guest's; `elsewhere` was answered by telephone or from a
 * mailbox. What may follow what: `app/hospitality/replies/request-states.ts`.
 */
export type EnquiryState =
  | 'new'
  | 'accepted'
  | 'proposed'
  | 'declined'
  | 'written'
  | 'elsewhere'
  | 'confirmed'
  | 'cancelled';

export type EnquiryTable = {
  id: Generated<number>;
  /** Names what was sent and on which day, unique: the same form sent twice is one enquiry. */
  submission_id: string;
  kind: 'contact' | 'table' | 'package';
  locale: Locale;
  full_name: string;
  email: string;
  phone: string;
  message: string;
  /** The kind's own fields, JSON. */
  details: Generated<string>;
  created_at: string;
  state: Generated<EnquiryState>;
  /** Raised by each change of the state: a page that shows an earlier one decides nothing. */
  version: Generated<number>;
  /** Unguessable part of the address of the guest's page; null until there is an answer to see. */
  token: string | null;
  /** Where, when and for how many something is kept for the guest, or offered; null where nothing is. */
  reserved_house: string | null;
  /** `2027-07-10`, on the hotel's calendar. */
  reserved_date: string | null;
  reserved_time: string | null;
  reserved_guests: number | null;
  /** When the guest confirmed what is kept. */
  confirmed_at: string | null;
  cancelled_at: string | null;
};

export type EnquiryAnswerKind = 'accept' | 'propose' | 'decline' | 'write' | 'elsewhere';

/** What the desk answered to a request; `elsewhere` was answered by telephone or from a mailbox. */
export type EnquiryAnswerTable = {
  id: Generated<number>;
  /** One confirmation page sends one answer: unique. */
  submission_id: string;
  enquiry_id: number;
  kind: EnquiryAnswerKind;
  /** As the guest read it. */
  text: string;
  staff_email: string;
  created_at: string;
};

/** One row for each word by which the desk finds a request; terms as in `order_search_terms`. */
type EnquirySearchTermTable = {
  term: string;
  enquiry_id: number;
};

/** The house's own wording of an answer; the engine's stands where there is no row. */
export type ReplyTemplateTable = {
  template: string;
  locale: Locale;
  subject: string;
  body: string;
  /** Who wrote it. */
  staff_email: string;
  updated_at: string;
};

/** Guests' requests and what the house answers. */
export type EnquiryTables = {
  enquiries: EnquiryTable;
  enquiry_answers: EnquiryAnswerTable;
  enquiry_search_terms: EnquirySearchTermTable;
  reply_templates: ReplyTemplateTable;
};
