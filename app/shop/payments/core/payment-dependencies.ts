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

/** The dependencies of everything that moves money: the site's own from the service, or a test's. */
export type PaymentDependencies = {
  db: Kysely<Database>;
  /** Which payments were started at providers; survives the loss of the database. */
  journal: PaymentJournal;
  /** @throws ProviderNotSetUp */
  providerOf: (id: ProviderId) => PaymentProvider;
  /** Renders the e-mails of some events, before the transaction so that it stays short. */
  renderMails: (
    orderId: number,
    events: readonly PaymentEvent[],
  ) => Promise<readonly OutgoingMail[]>;
  /** Called after mails were queued. */
  onMail: () => void;
  /** Something does not fit and a person must look: order number and what is wrong, no personal data. */
  onReview: (facts: { number: string; reference: string; reason: ReviewReason }) => void;
  /** The e-mail to staff about a payment without an order. */
  renderUnmatchedMail: (payment: UnmatchedPaymentFacts) => Promise<OutgoingMail>;
  /** Money was found that belongs to no order: for the log, no personal data. */
  onUnmatched: (facts: {
    reference: string;
    provider: ProviderId;
    order?: string | undefined;
  }) => void;
  now: () => Date;
  /** Undefined where the site issues no invoices. */
  invoices?: Pick<InvoiceService, 'issue' | 'issued' | 'refusal'> | undefined;
};
