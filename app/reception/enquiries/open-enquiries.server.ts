import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import type { Enquiry } from '~/hospitality/enquiries/enquiry-retention.server';

/** More than anyone answers in a day; the inbox has them all. */
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

const open = (db: Kysely<Database>, first: number) =>
  db.selectFrom('enquiries').where('state', '=', 'new').where('id', '>=', first);

/** Open enquiries, the longest waiting first, and how many there are: not all of many are listed. */
export async function listOpenEnquiries(
  db: Kysely<Database>,
): Promise<{ enquiries: Enquiry[]; count: number }> {
  const first = await findFirstWaiting(db);
  if (first === undefined) return { enquiries: [], count: 0 };
  const enquiries = await open(db, first).selectAll().orderBy('id').limit(maxListed).execute();
  const { count } = await open(db, first)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { enquiries, count };
}
