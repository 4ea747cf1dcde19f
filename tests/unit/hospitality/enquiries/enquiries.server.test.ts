import type { Kysely } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { storeEnquiry } from '~/hospitality/enquiries/enquiries.server';
import type { Database } from '~/platform/database/schema';
import { openMemoryDatabase } from '../../../support/memory-database';
import { makeMail } from '../../../support/new-mail';

const now = new Date('2026-11-23T12:00:00Z');
const hourMs = 60 * 60_000;
const inMs = (ms: number) => new Date(now.getTime() + ms);

let db: Kysely<Database>;
beforeEach(async () => {
  db = await openMemoryDatabase();
});

const mail = (id: string, part: 'notice' | 'receipt', address: string) =>
  makeMail({
    dedupeKey: `enquiry:${id}:${part}`,
    kind: `enquiry-${part}`,
    text: id,
    to: { name: '', address },
  });

/** Stores an enquiry with its emails. @returns whether it is new, and whether the guest gets a copy */
async function send(email: string, id: string, at = now) {
  const enquiry = { kind: 'contact', full_name: 'Ana', email, phone: '', message: id } as const;
  const mails = [mail(id, 'notice', 'desk@linden.example'), mail(id, 'receipt', email)];
  const { isNew, isCopied } = await storeEnquiry(
    db,
    { ...enquiry, locale: 'hr' },
    { ids: [id], mails, now: at },
  );
  return `${isNew ? 'new' : 'known'}, ${isCopied ? 'copied' : 'not copied'}`;
}

const keysOf = async (id: string) =>
  (await db.selectFrom('outbox').select('dedupe_key').where('text', '=', id).execute()).map(
    ({ dedupe_key }) => dedupe_key,
  );

const fill = async (addresses: readonly string[]) => {
  for (let i = 0; i < 10; i += 1) await send(addresses[i % addresses.length] ?? '', `${i}`);
};

test('ten forms in somebody’s name do not keep them from writing: only the copy is withheld', async () => {
  await fill(['ana@example.com']);
  expect(await keysOf('9')).toEqual(['enquiry:9:notice', 'enquiry:9:receipt']);
  expect(await send('ana@example.com', 'hers')).toBe('new, not copied');
  expect(await keysOf('hers')).toEqual(['enquiry:hers:notice']);
  const stored = await db
    .selectFrom('enquiries')
    .select(['email', 'state'])
    .where('submission_id', '=', 'hers')
    .execute();
  expect(stored).toEqual([{ email: 'ana@example.com', state: 'new' }]);
  const found = await db.selectFrom('enquiry_search_terms').select('enquiry_id').execute();
  expect(new Set(found.map(({ enquiry_id }) => enquiry_id)).size).toBe(11);
});

test('a mailbox gets ten copies in an hour, however its address is written', async () => {
  await fill(['victim@example.com', 'Victim@Example.com', 'victim+1@example.com']);
  expect(await send('victim+2@example.com', 'more')).toBe('new, not copied');
  expect(await send('other@example.com', 'other')).toBe('new, copied');
  expect(await send('victim+2@example.com', 'later', inMs(hourMs))).toBe('new, copied');
});

test('a form that is sent again says what became of the first', async () => {
  await fill(['ana@example.com']);
  await send('ana@example.com', 'hers');
  expect(await send('ana@example.com', '3')).toBe('known, copied');
  expect(await send('ana@example.com', 'hers')).toBe('known, not copied');
  expect(await send('ana@example.com', 'hers', inMs(2 * hourMs))).toBe('known, not copied');
  expect(await keysOf('hers')).toEqual(['enquiry:hers:notice']);
});

test('what was not copied does not count: a flood that goes on withholds no more than a short one', async () => {
  await fill(['ana@example.com']);
  for (let i = 0; i < 20; i += 1) await send('ana@example.com', `flood ${i}`, inMs(hourMs / 2));
  expect(await send('ana@example.com', 'hers', inMs(hourMs))).toBe('new, copied');
});
