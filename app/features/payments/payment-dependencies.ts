import type { Kysely } from 'kysely';
import type { OutgoingMail } from '~/features/mail/outgoing-mail';
import type { PaymentOccasion, ReviewReason } from '~/features/mail/payment-occasion';
import type { Database } from '~/server/database/schema';
import type { PaymentProvider, ProviderId } from './payments';

/** What everything that moves money works with; the service gives the site's own, tests give theirs. */
export type PaymentDependencies = {
  db: Kysely<Database>;
  /** @throws PaymentUnavailable when the provider is not set up */
  providerOf: (id: ProviderId) => PaymentProvider;
  /** The mails that tell of something; rendered before the transaction so that it stays short. */
  renderMails: (
    orderId: number,
    occasions: readonly PaymentOccasion[],
  ) => Promise<readonly OutgoingMail[]>;
  /** Called after mails were queued. */
  onMail: () => void;
  /** Something does not fit and a person must look: order number and what is wrong, no personal data. */
  onReview: (facts: { number: string; reference: string; reason: ReviewReason }) => void;
  now: () => Date;
};
