import type { Kysely } from 'kysely';
import {
  findEnquiriesOf,
  planEnquiryErasure,
} from '~/hospitality/enquiries/enquiry-retention.server';
import type { Database } from '~/platform/database/schema';
import {
  eraseMailsOf,
  findMailsOf,
  type IsRequiredMail,
  mailKeptUntil,
  planErasure,
} from '~/platform/mail/outbox-erasure.server';
import type { DataSubject, PersonalDataRecord } from './personal-data-record';

const mailPlans = { erase: 'erase', mask: 'mask', keep: 'keep: waiting' } as const;

/** The emails to a person, those whose replies go to them, and those that mention them. */
export async function findMails(
  db: Kysely<Database>,
  subject: DataSubject,
): Promise<PersonalDataRecord[]> {
  const { address } = subject;
  const mails = await findMailsOf(db, address);
  const isRequired = await findRequired(db, subject);
  return mails.map((mail) => ({
    place: 'outbox',
    id: String(mail.id),
    about: `${mail.kind}, ${mail.state === 'queued' ? 'waiting' : mail.state}`,
    storedAt: new Date(mail.created_at),
    keptUntil: mailKeptUntil(mail),
    plan: mailPlans[planErasure(mail, address, isRequired)],
  }));
}

/** Erases a person from emails as `findMails` says. */
export const eraseMails = async (trx: Kysely<Database>, subject: DataSubject): Promise<void> =>
  eraseMailsOf(trx, subject.address, await findRequired(trx, subject));

/** Emails about an order or a withdrawal are required by law. */
const ofContracts = /^(?:order|withdrawal)-/;

/**
 * Which queued emails are sent before they are erased: those required by law, and those about a reservation that is kept,
 * because guest and staff rely on them.
 */
async function findRequired(
  db: Kysely<Database>,
  { address, now }: DataSubject,
): Promise<IsRequiredMail> {
  const { own } = await findEnquiriesOf(db, address);
  const keys = own
    .filter((enquiry) => planEnquiryErasure(enquiry, now) === 'keep')
    .flatMap(({ id, submission_id }) => [`request:${id}:`, `enquiry:${submission_id}:`]);
  return ({ dedupe_key, kind }) =>
    ofContracts.test(kind) || keys.some((key) => dedupe_key.startsWith(key));
}
