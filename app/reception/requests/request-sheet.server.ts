import type { Kysely, Selectable } from 'kysely';
import type { Database } from '~/platform/database/schema';
import type { EnquiryAnswerTable } from '~/platform/database/staff-tables';
import { type EnquiryDetails, readDetails } from '~/hospitality/enquiries/enquiry-details';
import { findEnquiry } from '~/hospitality/enquiries/enquiry-list.server';
import type { Enquiry } from '~/hospitality/enquiries/enquiry-retention.server';

export type RequestSheet = {
  request: Enquiry;
  details: EnquiryDetails;
  /** The oldest first. */
  answers: Selectable<EnquiryAnswerTable>[];
};

/** A guest's request with its answers; undefined where there is none of this number. */
export async function loadRequestSheet(
  db: Kysely<Database>,
  id: string | undefined,
): Promise<RequestSheet | undefined> {
  if (!/^\d{1,9}$/.test(id ?? '')) return undefined;
  const request = await findEnquiry(db, Number(id));
  if (!request) return undefined;
  const answers = await db
    .selectFrom('enquiry_answers')
    .selectAll()
    .where('enquiry_id', '=', request.id)
    .orderBy('id')
    .execute();
  return { request, details: readDetails(request.details), answers };
}

type AnsweredElsewhere = { requestId: number; submissionId: string; staffEmail: string; now: Date };

/** Notes that a request was answered by telephone or from the mailbox. Safe to repeat. */
export async function markAnswered(
  db: Kysely<Database>,
  { requestId, submissionId, staffEmail, now }: AnsweredElsewhere,
): Promise<void> {
  await db
    .insertInto('enquiry_answers')
    .values({
      submission_id: submissionId,
      enquiry_id: requestId,
      kind: 'elsewhere',
      text: '',
      staff_email: staffEmail,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('submission_id').doNothing())
    .execute();
}
