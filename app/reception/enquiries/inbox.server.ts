import type { Kysely } from 'kysely';
import { enquiryKinds } from '~/hospitality/enquiries/enquiry-list.server';
import { type FoundEnquiry, searchEnquiries } from '~/hospitality/enquiries/enquiry-search.server';
import { enquiryStates } from '~/hospitality/replies/enquiry-states';
import type { EnquiryState, EnquiryTable } from '~/platform/database/enquiry-tables';
import type { Database } from '~/platform/database/schema';
import { readSearch } from '~/platform/search/search-words';
import type { DeskRequest } from '../desk-route.server';
import { type ListPage, readBefore, toListPage } from '../list-pages';
import { findFirstWaiting } from './open-enquiries.server';

const pageSize = 25;

export type InboxRow = FoundEnquiry & { isWaiting: boolean };

export type Inbox = ListPage<InboxRow> & {
  /** The search as typed. */
  typed: string;
  kind: EnquiryTable['kind'] | undefined;
  state: EnquiryState | undefined;
};

const findIn = <Value extends string>(known: readonly Value[], value: string | null) =>
  known.find((each) => each === value);

/** The page of enquiries that an address names; invalid filters are ignored. */
export async function loadInbox({
  context,
  url: { searchParams },
}: Pick<DeskRequest, 'url'> & { context: { db: Kysely<Database> } }): Promise<Inbox> {
  const typed = (searchParams.get('q') ?? '').slice(0, 200);
  const kind = findIn(enquiryKinds, searchParams.get('kind'));
  const state = findIn(enquiryStates, searchParams.get('state'));
  const before = readBefore(searchParams);
  const words = readSearch(typed);
  const firstWaiting = await findFirstWaiting(context.db);
  // Without staff no enquiry counts as open: an id above all rows.
  const from = state === 'new' ? (firstWaiting ?? Number.MAX_SAFE_INTEGER) : undefined;
  // A search that is too short finds nothing instead of everything.
  const isTooShort = typed.trim() !== '' && words.length === 0;
  const found = isTooShort
    ? []
    : await searchEnquiries(context.db, { words, kind, state, from, before, limit: pageSize + 1 });
  const enquiries = found.map((enquiry) => ({
    ...enquiry,
    isWaiting: enquiry.state === 'new' && firstWaiting !== undefined && enquiry.id >= firstWaiting,
  }));
  return { ...toListPage(enquiries, { size: pageSize, before }), typed, kind, state };
}
