import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import type { Enquiry } from '~/hospitality/enquiries/enquiry-retention.server';

/** More than a person answers in a day; the next come when these are done. */
const maxListed = 100;

/**
 * Requests without an answer, the longest waiting first. Those that came before anybody worked at the desk were answered from
 * the mailbox.
 */
export function listOpenRequests(db: Kysely<Database>): Promise<Enquiry[]> {
  return db
    .selectFrom('enquiries')
    .selectAll()
    .where('created_at', '>=', (staff) =>
      staff.selectFrom('staff').select(({ fn }) => fn.min('created_at').as('since')),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('enquiry_answers')
            .select('enquiry_answers.id')
            .whereRef('enquiry_id', '=', 'enquiries.id'),
        ),
      ),
    )
    .orderBy('id')
    .limit(maxListed)
    .execute();
}
