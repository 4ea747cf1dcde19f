import type { Kysely } from 'kysely';
import { enquiryKinds } from '~/hospitality/enquiries/enquiry-list.server';
import { type FoundEnquiry, searchEnquiries } from '~/hospitality/enquiries/enquiry-search.server';
import { requestStates } from '~/hospitality/replies/request-states';
import type { EnquiryState, EnquiryTable } from '~/platform/database/enquiry-tables';
import type { Database } from '~/platform/database/schema';
import { readSearch } from '~/platform/search/search-words';
import type { DeskRequest } from '../desk-route.server';
import { findFirstWaiting } from './request-list.server';

const pageSize = 25;

export type InboxRow = FoundEnquiry & { isWaiting: boolean };

export type Inbox = {
  requests: InboxRow[];
  /** As typed. */
  typed: string;
  kind: EnquiryTable['kind'] | undefined;
  state: EnquiryState | undefined;
  /** Where the next, older page begins. */
  next: number | undefined;
  /** Whether newer ones are left out. */
  isLater: boolean;
};

const findIn = <Value extends string>(known: readonly Value[], value: string | null) =>
  known.find((each) => each === value);

/** The page of requests that an address asks for; what it asks for wrongly is left out. */
export async function loadInbox({
  context,
  url: { searchParams },
}: Pick<DeskRequest, 'url'> & { context: { db: Kysely<Database> } }): Promise<Inbox> {
  const typed = (searchParams.get('q') ?? '').slice(0, 200);
  const kind = findIn(enquiryKinds, searchParams.get('kind'));
  const state = findIn(requestStates, searchParams.get('state'));
  const given = searchParams.get('before') ?? '';
  const before = /^\d{1,12}$/.test(given) ? Number(given) : undefined;
  const words = readSearch(typed);
  const firstWaiting = await findFirstWaiting(context.db);
  // Without staff nothing waits: an id that no row has.
  const from = state === 'new' ? (firstWaiting ?? Number.MAX_SAFE_INTEGER) : undefined;
  // What is too short to search for finds nothing, instead of everything.
  const isTooShort = typed.trim() !== '' && words.length === 0;
  const found = isTooShort
    ? []
    : await searchEnquiries(context.db, { words, kind, state, from, before, limit: pageSize + 1 });
  const requests = found.slice(0, pageSize).map((request) => ({
    ...request,
    isWaiting: request.state === 'new' && firstWaiting !== undefined && request.id >= firstWaiting,
  }));
  return {
    requests,
    typed,
    kind,
    state,
    next: found.length > pageSize ? requests.at(-1)?.id : undefined,
    isLater: before !== undefined,
  };
}
