import type { Kysely } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { deleteStaleSubscriptions } from '~/hospitality/newsletter/stale-subscriptions.server';
import {
  confirmSubscription,
  findByToken,
  unsubscribe,
  requestSubscription,
} from '~/hospitality/newsletter/subscriptions.server';
import { createToken } from '~/hospitality/newsletter/token.server';
import type { Database } from '~/platform/database/schema';
import { openMemoryDatabase } from '../../../support/memory-database';
import { makeMail } from '../../../support/new-mail';

let db: Kysely<Database>;
beforeEach(async () => {
  db = await openMemoryDatabase();
});

const start = Date.parse('2026-11-21T12:00:00Z');
const minute = 60_000;
const day = 24 * 60 * minute;
const at = (ms: number) => new Date(start + ms);
const email = 'ana@example.com';
const context = { locale: 'hr', textVersion: 'v1', formPath: '/shop' } as const;

const mail = (kind: string, hash: string) =>
  makeMail({ dedupeKey: `newsletter:${hash}`, kind, to: { name: '', address: email } });

/**
 * Requests a subscription as the page does.
 * @returns the context of the email
 */
async function ask(now: Date, address = email) {
  const { token, hash } = createToken();
  const mailing = (kind: string) => ({ hash, mail: mail(kind, hash) });
  const outcome = await requestSubscription(db, {
    ...context,
    email: address,
    now,
    confirm: mailing('newsletter-confirm'),
    known: mailing('newsletter-known'),
  });
  return { outcome, token };
}

async function confirmWith(token: string, now: Date) {
  const found = await findByToken(db, 'confirm', token, now);
  if (!found) return undefined;
  const key = createToken();
  const welcome = { ...context, now, hash: key.hash, mail: mail('newsletter-welcome', key.hash) };
  await confirmSubscription(db, found.id, welcome);
  return key.token;
}

const states = async () =>
  (await db.selectFrom('newsletter_subscriptions').select('state').execute()).map((r) => r.state);
const mails = async () =>
  (await db.selectFrom('outbox').select('kind').orderBy('id').execute()).map(({ kind }) => kind);
const events = async () =>
  (await db.selectFrom('newsletter_events').select('event').orderBy('id').execute()).map(
    ({ event }) => event,
  );

test('requested, confirmed, left: each once, each in the log', async () => {
  const { token } = await ask(at(0));
  expect(await states()).toEqual(['pending']);
  const leave = await confirmWith(token, at(minute));
  await confirmWith(token, at(2 * minute));
  expect(await states()).toEqual(['confirmed']);
  const found = await findByToken(db, 'leave', leave ?? '', new Date());
  await unsubscribe(db, found?.id ?? 0, { ...context, now: at(day) });
  await unsubscribe(db, found?.id ?? 0, { ...context, now: at(2 * day) });
  expect(await states()).toEqual(['left']);
  expect(await events()).toEqual(['requested', 'confirmed', 'left']);
  expect(await mails()).toEqual(['newsletter-confirm', 'newsletter-welcome']);
});

test('the database holds no token, and one kind does not open the other', async () => {
  const { token } = await ask(at(0));
  const stored = JSON.stringify(await db.selectFrom('newsletter_tokens').selectAll().execute());
  expect(stored).not.toContain(token);
  expect(await findByToken(db, 'leave', token, at(0))).toBeUndefined();
  expect(await findByToken(db, 'confirm', `${token}x`, at(0))).toBeUndefined();
});

test('a link is valid for seven days', async () => {
  const { token } = await ask(at(0));
  expect(await findByToken(db, 'confirm', token, at(7 * day - 1))).toBeDefined();
  expect(await findByToken(db, 'confirm', token, at(7 * day))).toBeUndefined();
});

test('the link of a confirmed subscription can say so for good', async () => {
  const { token } = await ask(at(0));
  await confirmWith(token, at(minute));
  await deleteStaleSubscriptions(db, at(30 * day));
  expect(await findByToken(db, 'confirm', token, at(30 * day))).toMatchObject({
    state: 'confirmed',
  });
});

test('an old link does not subscribe again after leaving', async () => {
  const first = await ask(at(0));
  const second = await ask(at(5 * minute));
  const leave = await confirmWith(first.token, at(6 * minute));
  const found = await findByToken(db, 'leave', leave ?? '', new Date());
  await unsubscribe(db, found?.id ?? 0, { ...context, now: at(10 * minute) });
  expect(await confirmWith(second.token, at(11 * minute))).toBeUndefined();
  expect(await states()).toEqual(['left']);
});

test('a repeated request counts once; a mailbox gets at most five mails in an hour', async () => {
  const outcomes: string[] = [];
  for (const ms of [0, minute, 3 * minute, 6 * minute, 9 * minute, 12 * minute, 15 * minute]) {
    outcomes.push((await ask(at(ms))).outcome);
  }
  expect(outcomes).toEqual(['queued', 'double', 'queued', 'queued', 'queued', 'queued', 'limited']);
  expect((await ask(at(15 * minute), 'eva@example.com')).outcome).toBe('queued');
  expect((await ask(at(61 * minute))).outcome).toBe('queued');
});

test('who subscribes again right after leaving gets an email to confirm it', async () => {
  const { token } = await ask(at(0));
  await confirmWith(token, at(minute / 2));
  const found = await findByToken(db, 'confirm', token, at(minute / 2));
  await unsubscribe(db, found?.id ?? 0, { ...context, now: at(minute) });
  expect((await ask(at(1.5 * minute))).outcome).toBe('queued');
  expect((await ask(at(1.6 * minute))).outcome).toBe('double');
  expect(await states()).toEqual(['pending']);
  expect((await mails()).at(-1)).toBe('newsletter-confirm');
});

test('a repeated request of a subscriber changes nothing, and only the email reveals it', async () => {
  const { token } = await ask(at(0));
  await confirmWith(token, at(minute));
  const again = await ask(at(day));
  expect(again.outcome).toBe('queued');
  expect(await states()).toEqual(['confirmed']);
  expect((await mails()).at(-1)).toBe('newsletter-known');
  expect(await findByToken(db, 'leave', again.token, new Date())).toBeDefined();
});

test('an unconfirmed request is deleted after seven days, with its log', async () => {
  await ask(at(0));
  await deleteStaleSubscriptions(db, at(7 * day - 1));
  expect(await states()).toEqual(['pending']);
  await deleteStaleSubscriptions(db, at(7 * day + 1));
  expect(await states()).toEqual([]);
  expect(await events()).toEqual([]);
});

test('the proof of consent is kept for three years after leaving, also after another request without confirmation', async () => {
  const { token } = await ask(at(0));
  const leave = await confirmWith(token, at(minute));
  const found = await findByToken(db, 'leave', leave ?? '', new Date());
  await unsubscribe(db, found?.id ?? 0, { ...context, now: at(day) });
  await ask(at(2 * day));
  await deleteStaleSubscriptions(db, at(10 * day));
  expect(await states()).toEqual(['left']);
  await deleteStaleSubscriptions(db, at(3 * 365 * day));
  expect(await events()).toContain('confirmed');
  await deleteStaleSubscriptions(db, at(3 * 365 * day + 2 * day));
  expect(await states()).toEqual([]);
});

test('a mailbox gets five mails in an hour, however its address is written', async () => {
  const outcomes: string[] = [];
  for (let i = 0; i < 51; i += 1) {
    outcomes.push((await ask(at(i * 1000), `victim+${i}@example.com`)).outcome);
  }
  expect(outcomes).toEqual([...Array(5).fill('queued'), ...Array(46).fill('limited')]);
  expect((await ask(at(60_000), 'guest@example.com')).outcome).toBe('queued');
});

test('five requests in somebody’s name do not keep them from subscribing: each link that came is valid', async () => {
  const tokens: string[] = [];
  for (let i = 0; i < 5; i += 1) tokens.push((await ask(at(i * 3 * minute))).token);
  expect((await ask(at(15 * minute))).outcome).toBe('limited');
  for (const token of tokens)
    expect(await findByToken(db, 'confirm', token, at(16 * minute))).toBeDefined();
  await confirmWith(tokens[0] ?? '', at(16 * minute));
  expect(await states()).toEqual(['confirmed']);
});
