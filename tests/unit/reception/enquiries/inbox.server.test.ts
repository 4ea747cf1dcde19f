import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  enquirySearchQuery,
  indexEnquiry,
  indexOlderEnquiries,
} from '~/hospitality/enquiries/enquiry-search.server';
import { readSearch } from '~/platform/search/search-words';
import { loadInbox } from '~/reception/enquiries/inbox.server';
import { putStaff } from '~/reception/staff/staff.server';
import { openMemoryDatabase } from '../../../support/memory-database';

const now = new Date('2026-11-23T08:00:00Z');

async function setUp() {
  const db = await openMemoryDatabase();
  const ask = async (fullName: string, more: { kind?: 'table' | 'contact'; at?: Date } = {}) => {
    const row = await db
      .insertInto('enquiries')
      .values({
        submission_id: `${fullName} ${more.at?.getTime()}`,
        kind: more.kind ?? 'table',
        locale: 'de',
        full_name: fullName,
        email: 'eva@example.com',
        phone: '+49 30 1234567',
        message: '',
        created_at: (more.at ?? now).toISOString(),
      })
      .returning(['id', 'full_name', 'email', 'phone'])
      .executeTakeFirstOrThrow();
    await indexEnquiry(db, row);
    return row.id;
  };
  const open = async (query: string) => {
    const url = new URL(`https://hotel.example/reception/requests?${query}`);
    const inbox = await loadInbox({ context: { db }, url });
    return { ...inbox, ids: inbox.rows.map(({ id }) => id) };
  };
  const hire = () =>
    putStaff(db, { email: 'marta@example.com', role: 'reception', locale: 'hr' }, now);
  return { db, ask, open, hire };
}

test('enquiries are found by name, telephone and number, filtered, the newest first', async () => {
  const { db, ask, open, hire } = await setUp();
  await hire();
  const ana = await ask('Ana Čačić');
  const ivo = await ask('Ivo Cacic', { kind: 'contact' });
  expect((await open('')).ids).toEqual([ivo, ana]);
  expect((await open('q=cacic')).ids).toEqual([ivo, ana]);
  expect((await open('q=cacic+ana')).ids).toEqual([ana]);
  expect((await open('q=030+1234567&kind=contact')).ids).toEqual([ivo]);
  expect((await open(`q=${ana}`)).ids).toEqual([ana]);
  expect((await open('q=a')).ids).toEqual([]);
  await db.updateTable('enquiries').set({ state: 'accepted' }).where('id', '=', ana).execute();
  expect((await open('state=accepted&kind=nonsense')).ids).toEqual([ana]);
  expect((await open('state=new')).ids).toEqual([ivo]);
});

test('enquiries from before the desk are not open', async () => {
  const { ask, open, hire } = await setUp();
  const early = await ask('Eva', { at: new Date(now.getTime() - 1) });
  expect((await open('state=new')).ids).toEqual([]);
  await hire();
  const late = await ask('Eva');
  expect((await open('')).rows.map(({ id, isWaiting }) => [id, isWaiting])).toEqual([
    [late, true],
    [early, false],
  ]);
  expect((await open('state=new')).ids).toEqual([late]);
});

test('a page has 25 enquiries and the cursor of the next', async () => {
  const { ask, open } = await setUp();
  for (let count = 0; count < 27; count++) await ask(`Guest ${count}`);
  const first = await open('');
  expect(first.ids).toHaveLength(25);
  const second = await open(`before=${first.next}`);
  expect(second).toMatchObject({ ids: [2, 1], next: undefined, hasNewer: true });
});

test('enquiries of an earlier version become searchable; a deleted one takes its search terms with it', async () => {
  const { db, ask, open } = await setUp();
  const ana = await ask('Ana Čačić');
  await db.deleteFrom('enquiry_search_terms').execute();
  expect((await open('q=cacic')).ids).toEqual([]);
  await indexOlderEnquiries(db);
  expect((await open('q=cacic')).ids).toEqual([ana]);
  await db.deleteFrom('enquiries').execute();
  expect(await db.selectFrom('enquiry_search_terms').selectAll().execute()).toEqual([]);
});

test.each([
  ['', {}],
  ['', { state: 'new', from: 9, before: 50_000 }],
  ['', { kind: 'contact', before: 50_000 }],
  ['', { kind: 'contact', state: 'accepted' }],
  ['cacic ana', { state: 'accepted', before: 50_000 }],
  ['091 123 4567', {}],
] as const)('a page of “%s” %j is found through indexes alone, unsorted', async (typed, more) => {
  const { db } = await setUp();
  const query = enquirySearchQuery(db, { words: readSearch(typed), limit: 26, ...more });
  const rows = await query.explain<{ detail: string }>(undefined, sql`query plan`);
  const plan = rows.map(({ detail }) => detail).join('\n');
  expect(plan).not.toMatch(/TEMP B-TREE FOR ORDER BY|SCAN enquiry_search_terms/);
  expect(plan).toMatch(typed === '' && Object.keys(more).length === 0 ? /enquiries/ : /SEARCH/);
});
