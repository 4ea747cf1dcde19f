import type { Generated } from 'kysely';
import type { Locale } from '~/i18n/locales';

// A part of `schema.ts`: times are ISO 8601 in UTC.

export type SubscriptionState = 'pending' | 'confirmed' | 'left';

export type NewsletterSubscriptionTable = {
  id: Generated<number>;
  /** In lower case, unique. */
  email: string;
  state: SubscriptionState;
  locale: Locale;
  requested_at: string;
  confirmed_at: string | null;
  left_at: string | null;
};

/** The consent log: what was requested or withdrawn, when, with which wording, on which page. Rows are immutable. */
export type NewsletterEventTable = {
  id: Generated<number>;
  subscription_id: number;
  event: 'requested' | 'confirmed' | 'left';
  locale: Locale;
  text_version: string;
  form_path: string;
  created_at: string;
};

type NewsletterTokenTable = {
  id: Generated<number>;
  subscription_id: number;
  /** SHA-256 of the token: the token itself is only in the email. */
  hash: string;
  purpose: 'confirm' | 'leave';
  expires_at: string | null;
};

/** `stopped`: subscribers who have not been sent the issue yet do not get it until sending is resumed. */
export type IssueState = 'draft' | 'sending' | 'stopped' | 'sent';

/** An issue of the newsletter. Its text is frozen once it has left the state `draft`. */
export type NewsletterIssueTable = {
  id: Generated<number>;
  /** From the page on which the issue was created; unique, so that submitting the page twice creates one issue. */
  submission_id: string;
  state: IssueState;
  /** Incremented by each change of a draft: saving or sending an outdated one is rejected. */
  version: number;
  /** Who last changed the draft, or sent it. */
  staff_email: string;
  created_at: string;
  updated_at: string;
  /** When sending began. */
  started_at: string | null;
  /** When the last email was put into the outbox. */
  finished_at: string | null;
};

/** The text of an issue in one language; no row if it has none in that language. */
type NewsletterIssueTextTable = { issue_id: number; locale: Locale; subject: string; body: string };

/** `queued`: its email is in the outbox, which records the rest; `left`: unsubscribed before it was sent. */
type DeliveryState = 'waiting' | 'queued' | 'left';

/** A recipient of an issue: a subscriber who was confirmed when it was sent. */
type NewsletterDeliveryTable = {
  id: Generated<number>;
  issue_id: number;
  /** Null once the address has been erased; unique with the issue. */
  subscription_id: number | null;
  /** Language of the email: the subscriber's own, or the one used as fallback. */
  locale: Locale;
  state: DeliveryState;
  /** The email's `dedupe_key`, once it has been queued. */
  mail_key: string | null;
  queued_at: string | null;
};

/** The tables of the newsletter. */
export type NewsletterTables = {
  newsletter_subscriptions: NewsletterSubscriptionTable;
  newsletter_events: NewsletterEventTable;
  newsletter_tokens: NewsletterTokenTable;
  newsletter_issues: NewsletterIssueTable;
  newsletter_issue_texts: NewsletterIssueTextTable;
  newsletter_deliveries: NewsletterDeliveryTable;
};
