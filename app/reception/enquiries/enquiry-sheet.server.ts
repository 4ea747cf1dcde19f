import type { Kysely, Selectable } from 'kysely';
import type { Database } from '~/platform/database/schema';
import type { EnquiryAnswerTable } from '~/platform/database/enquiry-tables';
import { type EnquiryDetails, isGift, readDetails } from '~/hospitality/enquiries/enquiry-details';
import { findEnquiry, findEnquiryBySubmission } from '~/hospitality/enquiries/enquiry-list.server';
import type { Enquiry } from '~/hospitality/enquiries/enquiry-retention.server';
import {
  formatPackageDates,
  inFull,
  listPackageFacts,
} from '~/hospitality/packages/package-facts.server';
import { readReserved } from '~/hospitality/replies/apply-reply.server';
import { type Reservation, readRequested } from '~/hospitality/replies/reservation';
import { isReserved, listReplies, type ReplyKind } from '~/hospitality/replies/enquiry-states';
import { chosenPackage } from '~/hospitality/replies/reply-content.server';
import { loadSeatPlan } from '~/hospitality/replies/seats.server';
import { venueName } from '~/hospitality/tables/table-reservation.loader.server';
import type { StaffRequest } from '../desk-route.server';
import type { RequestedNames } from './enquiry-facts';
import { getMailTexts } from '~/platform/mail/mail-texts.server';
import { listUnsentMailsAbout, type UnsentMail } from '~/platform/mail/outbox-list.server';
import { toPlainLines } from '~/platform/mail/plain-line';
import { hotelDay } from '~/platform/time/calendar';
import { isKey } from '../desk-keys.server';

export type EnquirySheet = {
  enquiry: Enquiry;
  details: EnquiryDetails;
  /** What the guest requested. */
  requested: Reservation;
  /** The current reservation or proposal. */
  reserved: Reservation;
  /** The possible replies. */
  replies: readonly ReplyKind[];
  /** The oldest first. */
  answers: Selectable<EnquiryAnswerTable>[];
  /** The emails about it that could not be sent or are held. */
  unsentMails: UnsentMail[];
};

/** Finds an enquiry by its number, or by its submission id, which its emails use. */
async function findByNumberOrSubmission(
  db: Kysely<Database>,
  id: string,
): Promise<Enquiry | undefined> {
  if (/^\d{1,9}$/.test(id)) return findEnquiry(db, Number(id));
  return isKey(id) ? findEnquiryBySubmission(db, id) : undefined;
}

/** Loads the enquiry that the address names with its replies; undefined if there is none. */
export async function loadEnquirySheet({
  context: { db },
  params,
  now,
}: StaffRequest): Promise<EnquirySheet | undefined> {
  const enquiry = await findByNumberOrSubmission(db, params.id ?? '');
  if (!enquiry) return undefined;
  const answers = await db
    .selectFrom('enquiry_answers')
    .selectAll()
    .where('enquiry_id', '=', enquiry.id)
    .orderBy('id')
    .execute();
  const details = readDetails(enquiry.details);
  const requested = readRequested(enquiry.details);
  const reserved = readReserved(enquiry, requested);
  const today = hotelDay(now);
  return {
    enquiry,
    details,
    requested,
    reserved,
    replies: listReplies(enquiry).filter((reply) =>
      isPossible(reply, { enquiry, details, requested, reserved }, today),
    ),
    answers,
    unsentMails: await listUnsentMailsAbout(db, [
      `enquiry:${enquiry.submission_id}`,
      `request:${enquiry.id}`,
    ]),
  };
}

/**
 * Whether a reply fits its day. On a day that has passed nobody can be expected or refused, and whoever has been there needs
 * no other day; the day of a gift is the recipient's choice. A table needs a time, which the form has always required, but a
 * row that was edited by hand may lack it.
 */
function isPossible(
  reply: ReplyKind,
  {
    enquiry,
    details,
    requested,
    reserved,
  }: Pick<EnquirySheet, 'enquiry' | 'details' | 'requested' | 'reserved'>,
  today: string,
): boolean {
  const isOver = (date: string | undefined) => date !== undefined && date < today;
  const { venue, date, time } = requested;
  switch (reply) {
    case 'accept':
      return !isOver(date) && (enquiry.kind !== 'table' || Boolean(venue && date && time));
    case 'propose':
      return !isGift(details) && !(isReserved(enquiry.state) && isOver(reserved.date));
    case 'decline':
      return !isOver(reserved.date ?? date);
    case 'write':
      return true;
  }
}

type AnsweredElsewhere = { enquiryId: number; submissionId: string; staffEmail: string; now: Date };

/** Marks an enquiry as answered by telephone or from the mailbox. @returns false if it has been answered before */
export async function markAnswered(
  trx: Kysely<Database>,
  { enquiryId, submissionId, staffEmail, now }: AnsweredElsewhere,
): Promise<boolean> {
  const marked = await trx
    .updateTable('enquiries')
    .set(({ eb }) => ({ state: 'elsewhere', version: eb('version', '+', 1) }))
    .where('id', '=', enquiryId)
    .where('state', '=', 'new')
    .returning('id')
    .executeTakeFirst();
  if (!marked) return false;
  await trx
    .insertInto('enquiry_answers')
    .values({
      submission_id: submissionId,
      enquiry_id: enquiryId,
      kind: 'elsewhere',
      text: '',
      staff_email: staffEmail,
      created_at: now.toISOString(),
    })
    .execute();
  return true;
}

/** The venue or the package of an enquiry, in the reader's language. */
export function nameRequested(
  { context, locale }: Pick<StaffRequest, 'context' | 'locale'>,
  { enquiry, requested, reserved }: EnquirySheet,
): RequestedNames {
  const content = context.content.current();
  const { venue } = requested;
  const chosen = chosenPackage(content, requested, enquiry.details);
  const message = toPlainLines(chosen.giftMessage).join('\n');
  const label = getMailTexts(locale)('packageFacts.giftMessage');
  return {
    venue: venue && venueName(content, venue, locale),
    package:
      enquiry.kind === 'package'
        ? [
            ...listPackageFacts(chosen, locale, inFull),
            ...(chosen.forWhom === 'gift' && message ? [{ label, value: message }] : []),
          ]
        : undefined,
    reservedDates:
      enquiry.kind === 'package' && reserved.date
        ? formatPackageDates(chosen.item, reserved.date, locale)
        : undefined,
  };
}

/** The seats of the service that an enquiry is about: that of the reservation, or the requested one. */
export async function loadEnquirySeats(
  { context }: Pick<StaffRequest, 'context'>,
  { enquiry, requested, reserved }: EnquirySheet,
) {
  const { venue, date, time, guests = 0 } = reserved.date ? reserved : requested;
  if (!venue || !date || !time || enquiry.state === 'cancelled') return undefined;
  const site = { db: context.db, content: context.content.current() };
  return { ...(await loadSeatPlan(site, { venue, date, time }, enquiry.id)), guests };
}
