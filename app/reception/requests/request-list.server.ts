import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import type { Enquiry } from '~/hospitality/enquiries/enquiry-retention.server';

/** More than a person answers in a day; the next come when these are done. */
const maxListed = 100;

/**
 * The first request that waits at the desk: those that came before anybody worked there were answered from the mailbox.
 * @returns undefined where there is none
 */
export async function findFirstWaiting(db: Kysely<Database>): Promise<number | undefined> {
  const row = await db
    .selectFrom('enquiries')
    .select('id')
    .where('created_at', '>=', (staff) =>
      staff.selectFrom('staff').select(({ fn }) => fn.min('created_at').as('since')),
    )
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Requests without an answer, the longest waiting first. */
export async function listOpenRequests(db: Kysely<Database>): Promise<Enquiry[]> {
  const first = await findFirstWaiting(db);
  if (first === undefined) return [];
  return db
    .selectFrom('enquiries')
    .selectAll()
    .where('state', '=', 'new')
    .where('id', '>=', first)
    .orderBy('id')
    .limit(maxListed)
    .execute();
}
