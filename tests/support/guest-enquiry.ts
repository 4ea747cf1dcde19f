import type { Kysely } from 'kysely';
import { writeDetails } from '~/hospitality/enquiries/enquiry-details';
import { type NewEnquiry, storeEnquiry } from '~/hospitality/enquiries/enquiries.server';
import type { Database } from '~/platform/database/schema';

let asked = 0;

/** Stores a guest's enquiry for a table, unless it is changed to another. @returns its id */
export async function ask(
  db: Kysely<Database>,
  change: Partial<NewEnquiry> = {},
  now = new Date(),
): Promise<number> {
  asked += 1;
  const id = String(asked).padStart(43, 'q');
  const details = { venue: 'restaurant', guests: 2, date: '2099-07-10', time: '20:00' };
  const enquiry: NewEnquiry = {
    kind: 'table',
    locale: 'de',
    full_name: `Eva Keller-Huber ${asked}`,
    email: `eva${asked}@example.com`,
    phone: '+49 30 123456',
    message: '',
    details: writeDetails(details),
    ...change,
  };
  await storeEnquiry(db, enquiry, { ids: [id], mails: [], now });
  const row = await db
    .selectFrom('enquiries')
    .select('id')
    .where('submission_id', '=', id)
    .executeTakeFirstOrThrow();
  return row.id;
}
