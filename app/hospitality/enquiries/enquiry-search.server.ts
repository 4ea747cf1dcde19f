import { type Kysely, sql } from 'kysely';
import type { EnquiryState, EnquiryTable } from '~/platform/database/enquiry-tables';
import type { Database } from '~/platform/database/schema';
import type { SearchedWord } from '~/platform/search/search-words';
import { hasTermPrefix } from '~/platform/search/term-prefix';
import { type SearchedFacts, toEnquiryTerms } from './enquiry-search';

/** Adds an enquiry to the search index; call in the transaction that stores the enquiry. */
export async function indexEnquiry(trx: Kysely<Database>, enquiry: SearchedFacts): Promise<void> {
  await trx
    .insertInto('enquiry_search_terms')
    .values(toEnquiryTerms(enquiry).map((term) => ({ term, enquiry_id: enquiry.id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const batch = 200;

/** Indexes enquiries stored by an earlier version, in small batches so that other writers get their turn. */
export async function indexOlderEnquiries(db: Kysely<Database>): Promise<void> {
  for (;;) {
    const enquiries = await db
      .selectFrom('enquiries')
      .select(['id', 'full_name', 'email', 'phone'])
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('enquiry_search_terms')
              .select('enquiry_id')
              .whereRef('enquiry_id', '=', 'enquiries.id'),
          ),
        ),
      )
      .limit(batch)
      .execute();
    if (enquiries.length === 0) return;
    await db.transaction().execute(async (trx) => {
      for (const enquiry of enquiries) await indexEnquiry(trx, enquiry);
    });
  }
}

export type EnquirySearch = {
  words: readonly SearchedWord[];
  kind?: EnquiryTable['kind'] | undefined;
  state?: EnquiryState | undefined;
  /** Lowest id, inclusive. */
  from?: number | undefined;
  /** Highest id, exclusive. */
  before?: number | undefined;
  limit: number;
};

/** The query for one page of enquiries, newest first, that is by descending id. */
export function enquirySearchQuery(
  db: Kysely<Database>,
  { words: [first, ...others], kind, state, from, before, limit }: EnquirySearch,
) {
  let query = db
    .selectFrom('enquiries')
    .select(['enquiries.id', 'kind', 'state', 'full_name', 'details', 'message', 'created_at'])
    .select(['reserved_date', 'reserved_time'])
    .orderBy('enquiries.id', 'desc')
    .limit(limit);
  if (kind) query = query.where('kind', '=', kind);
  if (state) query = query.where('state', '=', state);
  if (from !== undefined) query = query.where('enquiries.id', '>=', from);
  if (before !== undefined) query = query.where('enquiries.id', '<', before);
  if (first) {
    query = query.where('enquiries.id', 'in', (eb) =>
      eb.selectFrom('enquiry_search_terms').select('enquiry_id').where(hasTermPrefix(first)),
    );
  }
  for (const word of others) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('enquiry_search_terms')
          .select(sql`1`.as('one'))
          .whereRef('enquiry_id', '=', 'enquiries.id')
          .where(hasTermPrefix(word)),
      ),
    );
  }
  return query;
}

export type FoundEnquiry = Awaited<ReturnType<typeof searchEnquiries>>[number];

/** Returns one page of enquiries, newest first. */
export const searchEnquiries = (db: Kysely<Database>, search: EnquirySearch) =>
  enquirySearchQuery(db, search).execute();
