import type { Generated } from 'kysely';
import type { Locale } from '~/i18n/locales';

// A part of `schema.ts`: times are ISO 8601 in UTC.

/**
 * `new` requests wait for the staff; `confirmed` and `cancelled` are set by the guest, and
 * `cancelled` also by staff whom the guest has telephoned; `elsewhere` means answered by
 * telephone or from a mailbox. The allowed transitions are in `app/hospitality/replies/enquiry-states.ts`.
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
  /** Derived from the content and the day, and unique: a form submitted twice is one enquiry, until that is cancelled or declined. */
  submission_id: string;
  kind: 'contact' | 'table' | 'package';
  locale: Locale;
  full_name: string;
  email: string;
  phone: string;
  message: string;
  /** The fields specific to the kind, JSON. */
  details: Generated<string>;
  created_at: string;
  state: Generated<EnquiryState>;
  /** Incremented by each change of state: a decision made on an outdated page is rejected. */
  version: Generated<number>;
  /** Unguessable part of the URL of the guest's page; null until there is a reply to show. */
  token: string | null;
  /**
   * The venue, date, time and guests of the table that is reserved for the guest, or offered; null if none is. The column
   * of the venue keeps its earlier name, because the previous release may still use it (decision 0058).
   */
  reserved_house: string | null;
  /** `2027-07-10`, in the hotel's time zone. */
  reserved_date: string | null;
  reserved_time: string | null;
  reserved_guests: number | null;
  /** When the guest confirmed the reservation. */
  confirmed_at: string | null;
  cancelled_at: string | null;
};

type EnquiryAnswerKind = 'accept' | 'propose' | 'decline' | 'write' | 'elsewhere' | 'cancel';

/**
 * The staff's replies to a request; `elsewhere` means answered by telephone or from a mailbox, `cancel` that the guest has
 * cancelled by telephone.
 */
export type EnquiryAnswerTable = {
  id: Generated<number>;
  /** Unique: one confirmation page sends one reply. */
  submission_id: string;
  enquiry_id: number;
  kind: EnquiryAnswerKind;
  /** The text as sent to the guest. */
  text: string;
  staff_email: string;
  created_at: string;
};

/** One row per search term by which the staff can find a request; terms as in `order_search_terms`. */
type EnquirySearchTermTable = {
  term: string;
  enquiry_id: number;
};

/** The hotel's own wording of a reply; without a row the default wording is used. */
type ReplyTemplateTable = {
  template: string;
  locale: Locale;
  subject: string;
  body: string;
  /** Who edited it last. */
  staff_email: string;
  updated_at: string;
};

/** The tables of guests' enquiries and the replies to them. */
export type EnquiryTables = {
  enquiries: EnquiryTable;
  enquiry_answers: EnquiryAnswerTable;
  enquiry_search_terms: EnquirySearchTermTable;
  reply_templates: ReplyTemplateTable;
};
