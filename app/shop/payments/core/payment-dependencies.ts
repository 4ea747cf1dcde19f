import type { Kysely } from 'kysely';
import type { OutgoingMail } from '~/platform/mail/outgoing-mail';
import type { PaymentEvent } from './payment-events';
import type { ReviewReason } from './review-reason';
import type { UnmatchedPaymentFacts } from '~/shop/payments/mails/unmatched-mail.server';
import type { InvoiceService } from '~/shop/invoices/invoice-service.server';
import type { Database } from '~/platform/database/schema';
import type { PaymentJournal } from './payment-journal.server';
import type { PaymentProvider } from './payments';
import type { ProviderId } from '~/platform/database/stored-values';

/** The dependencies of all code that moves money. Supplied by the payment service, or by a test. */
export type PaymentDependencies = {
  db: Kysely<Database>;
  /** Which payments were started at providers; survives the loss of the database. */
  journal: PaymentJournal;
  /** @throws ProviderNotSetUp */
  providerOf: (id: ProviderId) => PaymentProvider;
  /** Renders the emails for some events. Called before the transaction to keep the transaction short. */
  renderMails: (
    orderId: number,
    events: readonly PaymentEvent[],
  ) => Promise<readonly OutgoingMail[]>;
  /** Called after emails were queued. */
  onMail: () => void;
  /** Called when an order needs review. Receives its number and the reason, no personal data. */
  onReview: (facts: { number: string; reference: string; reason: ReviewReason }) => void;
  /** Called when a message without a valid signature was rejected; anyone can send any number of them. */
  onForged: (facts: { provider: ProviderId; via: 'callback' | 'return' }) => void;
  /** The email to staff about a payment without an order. */
  renderUnmatchedMail: (payment: UnmatchedPaymentFacts) => Promise<OutgoingMail>;
  /** Called when money was found that belongs to no order. For the log, no personal data. */
  onUnmatched: (facts: {
    reference: string;
    provider: ProviderId;
    order?: string | undefined;
  }) => void;
  now: () => Date;
  /** Undefined if the site issues no invoices. */
  invoices?: Pick<InvoiceService, 'issue' | 'committed' | 'refusal'> | undefined;
};
