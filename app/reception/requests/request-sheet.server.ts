import type { Kysely, Selectable } from 'kysely';
import type { Database } from '~/platform/database/schema';
import type { EnquiryAnswerTable } from '~/platform/database/enquiry-tables';
import { type EnquiryDetails, readDetails } from '~/hospitality/enquiries/enquiry-details';
import { findEnquiry, findEnquiryBySubmission } from '~/hospitality/enquiries/enquiry-list.server';
import type { Enquiry } from '~/hospitality/enquiries/enquiry-retention.server';
import { readKept } from '~/hospitality/replies/apply-reply.server';
import { type Asked, readAsked } from '~/hospitality/replies/asked';
import { listReplies, type ReplyKind } from '~/hospitality/replies/request-states';
import { packageName } from '~/hospitality/replies/reply-content.server';
import { loadSeatPlan } from '~/hospitality/replies/seats.server';
import { venueName } from '~/hospitality/tables/table-reservation.loader.server';
import type { StaffRequest } from '../desk-route.server';
import type { AskedNames } from './request-facts';
import { isKey } from '../desk-keys.server';

export type RequestSheet = {
  request: Enquiry;
  details: EnquiryDetails;
  /** What the guest asked for. */
  asked: Asked;
  /** What is kept or offered now. */
  now: Asked;
  /** What the house may answer. */
  replies: readonly ReplyKind[];
  /** The oldest first. */
  answers: Selectable<EnquiryAnswerTable>[];
};

/** By its number, or by the name that it was stored under, which its mails know. */
async function findRequest(db: Kysely<Database>, id: string): Promise<Enquiry | undefined> {
  if (/^\d{1,9}$/.test(id)) return findEnquiry(db, Number(id));
  return isKey(id) ? findEnquiryBySubmission(db, id) : undefined;
}

/** A guest's request with its answers; undefined where there is none of this number. */
export async function loadRequestSheet(
  db: Kysely<Database>,
  id: string | undefined,
): Promise<RequestSheet | undefined> {
  const request = await findRequest(db, id ?? '');
  if (!request) return undefined;
  const answers = await db
    .selectFrom('enquiry_answers')
    .selectAll()
    .where('enquiry_id', '=', request.id)
    .orderBy('id')
    .execute();
  const asked = readAsked(request.details);
  return {
    request,
    details: readDetails(request.details),
    asked,
    now: readKept(request, asked),
    replies: listReplies(request).filter(
      (reply) => reply !== 'accept' || isComplete(request, asked),
    ),
    answers,
  };
}

/** A table is accepted for an hour; a request that an older form left without one gets a proposal. */
const isComplete = ({ kind }: Enquiry, { house, date, time }: Asked): boolean =>
  kind !== 'table' || Boolean(house && date && time);

type AnsweredElsewhere = { requestId: number; submissionId: string; staffEmail: string; now: Date };

/** Notes that a request was answered by telephone or from the mailbox. @returns false when it has been answered before */
export async function markAnswered(
  trx: Kysely<Database>,
  { requestId, submissionId, staffEmail, now }: AnsweredElsewhere,
): Promise<boolean> {
  const marked = await trx
    .updateTable('enquiries')
    .set(({ eb }) => ({ state: 'elsewhere', version: eb('version', '+', 1) }))
    .where('id', '=', requestId)
    .where('state', '=', 'new')
    .returning('id')
    .executeTakeFirst();
  if (!marked) return false;
  await trx
    .insertInto('enquiry_answers')
    .values({
      submission_id: submissionId,
      enquiry_id: requestId,
      kind: 'elsewhere',
      text: '',
      staff_email: staffEmail,
      created_at: now.toISOString(),
    })
    .execute();
  return true;
}

/** The house and the package that a request names, in the reader's language. */
export function nameAsked(
  { context, locale }: Pick<StaffRequest, 'context' | 'locale'>,
  { asked: { house, packageId } }: RequestSheet,
): AskedNames {
  const content = context.content.current();
  return {
    venue: house && venueName(content, house, locale),
    package: packageName(content, packageId, locale),
  };
}

/** How full the service is that a request is about: of what is kept, or of what is asked for. */
export async function loadRequestSeats(
  { context }: Pick<StaffRequest, 'context'>,
  { request, asked, now: kept }: RequestSheet,
) {
  const { house, date, time, guests = 0 } = kept.date ? kept : asked;
  if (!house || !date || !time || request.state === 'cancelled') return undefined;
  const site = { db: context.db, content: context.content.current() };
  return { ...(await loadSeatPlan(site, { house, date, time }, request.id)), guests };
}
