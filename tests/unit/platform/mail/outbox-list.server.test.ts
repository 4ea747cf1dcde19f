import type { Kysely } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { enqueue } from '~/platform/mail/outbox.server';
import {
  listDeadMails,
  listHeldMails,
  listMails,
  listUnsentMailsAbout,
  retryMail,
} from '~/platform/mail/outbox-list.server';
import { dismissMail, heldReason } from '~/platform/mail/outbox-hold.server';
import { markDead, claim, markSent } from '~/platform/mail/outbox-queue.server';
import type { Database } from '~/platform/database/schema';
import { openMemoryDatabase } from '../../../support/memory-database';
import { makeMail } from '../../../support/new-mail';

let db: Kysely<Database>;
beforeEach(async () => {
  db = await openMemoryDatabase();
});

const start = new Date('2026-11-21T12:00:00Z');
const later = new Date('2026-11-24T12:00:00Z');
const leaseMs = 300_000;

async function put(kind = 'enquiry-notice', key = kind) {
  await enqueue(db, makeMail({ dedupeKey: key, kind }), { now: start });
}

const hasDocument = async () => false;

async function claimed(now = start) {
  const mail = await claim(db, now, leaseMs);
  if (!mail) throw new Error('No mail is due');
  return mail;
}

test('a mail that was given up gets new attempts once, under the same Message-ID', async () => {
  await put();
  const mail = await claimed();
  await markDead(db, mail, '550');
  expect(await listDeadMails(db)).toEqual([mail.id]);
  expect(await retryMail(db, mail.id, { hasDocument, now: later })).toBe('again');
  expect(await retryMail(db, mail.id, { hasDocument, now: later })).toBe('now');
  const again = await claimed(later);
  expect(again).toMatchObject({ attempts: 1, message_id: mail.message_id, text: mail.text });
});

test('an email waiting for its next attempt is tried immediately, with the attempts it has left', async () => {
  await put();
  const { id } = await claimed();
  const next = { leased_until: null, next_attempt_at: '2030-01-01T00:00:00.000Z' };
  await db.updateTable('outbox').set(next).execute();
  expect(await retryMail(db, id, { hasDocument, now: later })).toBe('now');
  expect((await claimed(later)).attempts).toBe(2);
});

test('a mail that is being sent, was sent, was erased or does not exist is unchanged', async () => {
  await put();
  const mail = await claimed();
  expect(await retryMail(db, mail.id, { hasDocument, now: start })).toBe('sending');
  await markSent(db, mail, start);
  expect(await retryMail(db, mail.id, { hasDocument, now: start })).toBe('sent');
  await db.updateTable('outbox').set({ state: 'dead', to_address: '' }).execute();
  expect(await retryMail(db, mail.id, { hasDocument, now: start })).toBe('erased');
  expect(await listDeadMails(db)).toEqual([]);
  expect(await retryMail(db, 999, { hasDocument, now: start })).toBe('unknown');
  expect(await claim(db, later, leaseMs)).toBeUndefined();
});

test('a held email stays held until what it announces exists, one that failed does not', async () => {
  const documents = [{ document: 'invoice:M-2026-000123:charged' }];
  await enqueue(db, makeMail({ dedupeKey: 'order-charged', documents }), { isHeld: true });
  expect(await retryMail(db, 1, { hasDocument, now: later })).toBe('incomplete');
  expect(await listHeldMails(db)).toEqual([1]);
  const isIssued = async (_db: unknown, name: string) => name === documents[0]?.document;
  expect(await retryMail(db, 1, { hasDocument: isIssued, now: later })).toBe('again');
  await markDead(db, await claimed(later), '550');
  expect(await retryMail(db, 1, { hasDocument, now: later })).toBe('again');
});

test('mails are listed by state, prefix of kind and time, without their content', async () => {
  await put('order-notice');
  await put('enquiry-notice');
  await put('enquiry-receipt');
  const kinds = async (filter: Parameters<typeof listMails>[1]) =>
    (await listMails(db, filter)).map(({ kind }) => kind);
  const states = ['queued', 'dead'] as const;
  expect(await kinds({ states })).toEqual(['enquiry-receipt', 'enquiry-notice', 'order-notice']);
  expect(await kinds({ states, kind: 'enquiry', limit: 1 })).toEqual(['enquiry-receipt']);
  expect(await kinds({ states, since: later })).toEqual([]);
  expect(await kinds({ states: ['sent'] })).toEqual([]);
  const [first] = await listMails(db, { states });
  expect(Object.keys(first ?? {})).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(?:html|text|subject)$/)]),
  );
});

test('a newsletter mail keeps no key once it is sent', async () => {
  await put('newsletter-confirm');
  await put('enquiry-receipt');
  await markSent(db, await claimed(), start);
  await markSent(db, await claimed(), start);
  const mails = await db.selectFrom('outbox').select(['state', 'text', 'to_address']).execute();
  expect(mails).toEqual([
    { state: 'sent', text: '', to_address: '' },
    { state: 'sent', text: 'enquiry-receipt', to_address: 'ana@example.com' },
  ]);
});

test('the unsent emails about something are those whose keys begin with it, unless they were dismissed', async () => {
  const keys = [
    'request:1:answer:1',
    'request:17:answer:1',
    'enquiry:x:receipt',
    'request:1:guest:2',
  ];
  for (const dedupeKey of keys) await enqueue(db, makeMail({ dedupeKey }));
  await db.updateTable('outbox').set({ state: 'dead' }).execute();
  const [first, , third, last] = await db.selectFrom('outbox').select('id').orderBy('id').execute();
  await db
    .updateTable('outbox')
    .set({ last_error: heldReason })
    .where('id', '=', third?.id ?? 0)
    .execute();
  const list = () => listUnsentMailsAbout(db, ['enquiry:x', 'request:1']);
  const named = { to: 'ana@example.com', subject: 's' };
  const rest = [
    { id: first?.id, ...named, isHeld: false },
    { id: third?.id, ...named, isHeld: true },
  ];
  expect(await list()).toEqual([...rest, { id: last?.id, ...named, isHeld: false }]);
  await dismissMail(db, last?.id ?? 0);
  expect(await list()).toEqual(rest);
});
