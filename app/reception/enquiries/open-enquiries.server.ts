import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import type { Enquiry } from '~/hospitality/enquiries/enquiry-retention.server';

/** More than anyone answers in a day; the rest follow once these are done. */
const maxListed = 100;

/**
 * The id of the first enquiry that can be open. Earlier ones, from before the first staff member was added, were
 * answered from the mailbox.
 * @returns undefined if there is none
 */
export async function findFirstWaiting(db: Kysely<Database>): Promise<number | undefined> {
  const row = await db
    .selectFrom('enquiries')
    .select('id')
    .where('created_at', '>=', (eb) =>
      eb.selectFrom('staff').select(({ fn }) => fn.min('created_at').as('since')),
    )
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Open enquiries, the longest waiting first. */
export async function listOpenEnquiries(db: Kysely<Database>): Promise<Enquiry[]> {
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
