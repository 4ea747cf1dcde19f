import type { Kysely } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import {
  createIssue,
  deleteDraft,
  findIssue,
  listIssues,
  saveIssue,
} from '~/hospitality/newsletter/issues/issues.server';
import type { IssueTexts } from '~/hospitality/newsletter/issues/issue-texts';
import { queueNextDelivery } from '~/hospitality/newsletter/issues/newsletter-job.server';
import {
  countDeliveries,
  countRecipientGroups,
  setSending,
  startSending,
} from '~/hospitality/newsletter/issues/send-issue.server';
import {
  deleteSubscription,
  findSubscription,
} from '~/hospitality/newsletter/subscription-list.server';
import { findByToken, unsubscribe } from '~/hospitality/newsletter/subscriptions.server';
import type { Locale } from '~/i18n/locales';
import type { SubscriptionState } from '~/platform/database/newsletter-tables';
import type { Database } from '~/platform/database/schema';
import { claim, markDead, markSent } from '~/platform/mail/outbox-queue.server';
import { makeSiteContent } from '../../../../support/made-up-hotel/content';
import { openMemoryDatabase } from '../../../../support/memory-database';

let db: Kysely<Database>;
beforeEach(async () => {
  db = await openMemoryDatabase();
});

const start = new Date('2026-11-23T12:00:00Z');
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const marta = { staffEmail: 'marta@example.com', now: start };
const texts: IssueTexts = {
  hr: { subject: 'Proljeće', body: 'Vrt je otvoren.' },
  en: { subject: 'Spring', body: 'The garden is open.' },
};

async function subscribe(email: string, locale: Locale, state: SubscriptionState = 'confirmed') {
  const at = start.toISOString();
  await db
    .insertInto('newsletter_subscriptions')
    .values({ email, locale, state, requested_at: at, confirmed_at: at })
    .execute();
}

const draft = (written = texts, submissionId = 'a'.repeat(43)) =>
  db.transaction().execute((trx) => createIssue(trx, written, { ...marta, submissionId }));

async function send(id: number) {
  const issue = await findIssue(db, id);
  if (!issue) throw new Error('There is no issue');
  return db.transaction().execute((trx) => startSending(trx, issue, marta));
}

const content = makeSiteContent();

/** One run of the job, at a pace of one email in six seconds. */
async function turn(seconds: number): Promise<void> {
  const env = { SITE_URL: 'https://linden.example', NEWSLETTER_PER_MINUTE: 10 };
  await queueNextDelivery({ db, content, env, onMail: () => {} }, later(seconds));
}

const mails = () =>
  db
    .selectFrom('outbox')
    .select(['to_address', 'subject', 'state', 'text', 'unsubscribe_url'])
    .orderBy('id')
    .execute();

const addresses = async () => (await mails()).map(({ to_address }) => to_address);

/** The mail server accepts the email that has been due longest. */
async function deliver(outcome: 'sent' | 'refused' = 'sent') {
  const mail = await claim(db, later(3600), 60_000);
  if (!mail) throw new Error('No mail is due');
  if (outcome === 'sent') await markSent(db, mail, later(3600));
  else await markDead(db, mail, 'unknown mailbox');
}

async function leave(email: string) {
  const subscription = await findSubscription(db, email);
  const context = { locale: 'hr', textVersion: '', formPath: '', now: later(60) } as const;
  await unsubscribe(db, subscription?.id ?? 0, context);
}

const numbers = async (id: number) => Object.fromEntries(await countDeliveries(db, id));
const none = { sent: 0, waiting: 0, failed: 0, left: 0 };

test('a page begins one draft however often it is sent', async () => {
  const [first, second] = [await draft(), await draft({})];
  expect(second).toBe(first);
  expect((await findIssue(db, first))?.texts).toEqual(texts);
  expect(await draft(texts, 'b'.repeat(43))).not.toBe(first);
});

test('of two people who edit a draft, the second is informed', async () => {
  const id = await draft();
  const save = (subject: string) =>
    db
      .transaction()
      .execute((trx) =>
        saveIssue(trx, id, { de: { subject, body: 'x' } }, { ...marta, version: 1 }),
      );
  expect(await save('Frühling')).toBe(true);
  expect(await save('Sommer')).toBe(false);
  expect(await findIssue(db, id)).toMatchObject({
    version: 2,
    texts: { de: { subject: 'Frühling' } },
  });
  const discard = (version: number) =>
    db.transaction().execute((trx) => deleteDraft(trx, id, version));
  expect(await discard(1)).toBe(false);
  expect(await discard(2)).toBe(true);
  expect(await findIssue(db, id)).toBeUndefined();
});

test('only confirmed subscribers are counted, by the language of the text that they get', async () => {
  await subscribe('ana@example.com', 'hr');
  await subscribe('eva@example.com', 'de');
  await subscribe('max@example.com', 'de');
  await subscribe('pending@example.com', 'hr', 'pending');
  await subscribe('gone@example.com', 'hr', 'left');
  expect(await countRecipientGroups(db, texts)).toEqual([
    { locale: 'de', textLocale: 'en', count: 2 },
    { locale: 'hr', textLocale: 'hr', count: 1 },
  ]);
  expect(await send(await draft())).toBe(3);
});

test('each recipient gets one email, at the set pace, with a key of its own to leave', async () => {
  await subscribe('ana@example.com', 'hr');
  await subscribe('eva@example.com', 'de');
  const id = await draft();
  await turn(0);
  expect(await addresses()).toEqual([]);
  await send(id);
  await turn(0);
  await turn(3);
  expect(await addresses()).toEqual(['eva@example.com']);
  await turn(6);
  await turn(12);
  await turn(18);
  expect(await addresses()).toEqual(['eva@example.com', 'ana@example.com']);
  const [eva, ana] = await mails();
  expect([eva?.subject, ana?.subject]).toEqual(['Spring', 'Proljeće']);
  const [, token = ''] = /token=([\w-]+)$/.exec(ana?.unsubscribe_url ?? '') ?? [];
  expect(ana?.text).toContain(`/newsletter/leave?token=${token}`);
  expect(await findByToken(db, 'leave', token, new Date())).toMatchObject({
    email: 'ana@example.com',
  });
  expect(eva?.unsubscribe_url).not.toContain(token);
  expect((await findIssue(db, id))?.state).toBe('sent');
});

test('two processes together keep the set pace', async () => {
  for (const email of ['ana@example.com', 'eva@example.com']) await subscribe(email, 'hr');
  await send(await draft());
  await Promise.all([turn(10), turn(10)]);
  expect(await addresses()).toEqual(['ana@example.com']);
});

test('an issue is sent once: a second press and a changed draft do nothing', async () => {
  await subscribe('ana@example.com', 'hr');
  const id = await draft();
  expect(await send(id)).toBe(1);
  expect(await send(id)).toBeUndefined();
  const other = await draft(texts, 'b'.repeat(43));
  const shown = await findIssue(db, other);
  await db.transaction().execute((trx) => saveIssue(trx, other, texts, { ...marta, version: 1 }));
  if (!shown) throw new Error('There is no issue');
  expect(await db.transaction().execute((trx) => startSending(trx, shown, marta))).toBeUndefined();
  for (const seconds of [0, 10, 20]) await turn(seconds);
  expect(await addresses()).toEqual(['ana@example.com']);
});

test('unsubscribing cancels an email that is waiting, in the outbox, or failed', async () => {
  for (const name of ['ana', 'eva', 'ivo', 'max']) await subscribe(`${name}@example.com`, 'hr');
  const id = await draft();
  await send(id);
  await turn(0);
  await deliver('refused');
  await turn(10);
  await leave('ana@example.com');
  await leave('eva@example.com');
  await leave('ivo@example.com');
  expect(await numbers(id)).toEqual({ hr: { ...none, waiting: 1, left: 3 } });
  for (const seconds of [70, 80, 90]) await turn(seconds);
  expect((await mails()).map(({ to_address, state }) => [to_address, state])).toEqual([
    ['', 'dead'],
    ['', 'dead'],
    ['max@example.com', 'queued'],
  ]);
});

test('a recipient who is no longer confirmed gets nothing', async () => {
  await subscribe('ana@example.com', 'hr');
  await subscribe('eva@example.com', 'hr');
  const id = await draft();
  await send(id);
  // As another process would have it done a moment ago.
  await db
    .updateTable('newsletter_subscriptions')
    .set({ state: 'left' })
    .where('email', '=', 'ana@example.com')
    .execute();
  await turn(0);
  expect(await addresses()).toEqual(['eva@example.com']);
  expect(await numbers(id)).toEqual({ hr: { ...none, waiting: 1, left: 1 } });
});

test('an address that is erased while an issue is sent gets nothing, and the numbers stay', async () => {
  for (const name of ['ana', 'eva', 'ivo']) await subscribe(`${name}@example.com`, 'hr');
  const id = await draft();
  await send(id);
  await turn(0);
  for (const name of ['ana', 'eva']) {
    await db.transaction().execute((trx) => deleteSubscription(trx, `${name}@example.com`));
  }
  for (const seconds of [10, 20, 30]) await turn(seconds);
  expect(await addresses()).toEqual(['', 'ivo@example.com']);
  expect(await numbers(id)).toEqual({ hr: { ...none, waiting: 1, left: 2 } });
});

test('the counts show what is sent, waiting and failed; unsubscribing during the delivery counts as sent', async () => {
  for (const name of ['ana', 'eva', 'ivo']) await subscribe(`${name}@example.com`, 'hr');
  await subscribe('max@example.com', 'en');
  const id = await draft();
  await send(id);
  await turn(0);
  const mail = await claim(db, later(1), 60_000);
  await leave('max@example.com');
  if (mail) await markSent(db, mail, later(2));
  await turn(10);
  await deliver('refused');
  expect(await numbers(id)).toEqual({
    en: { ...none, sent: 1 },
    hr: { ...none, failed: 1, waiting: 2 },
  });
});

test('a stopped issue waits until it is resumed', async () => {
  await subscribe('ana@example.com', 'hr');
  const id = await draft();
  await send(id);
  expect(await setSending(db, id, 'stopped')).toBe(true);
  expect(await setSending(db, id, 'stopped')).toBe(false);
  await turn(0);
  expect(await addresses()).toEqual([]);
  expect(await setSending(db, id, 'sending')).toBe(true);
  await turn(10);
  expect(await addresses()).toEqual(['ana@example.com']);
});

test('the newsletter pauses while the outbox is stuck', async () => {
  for (let index = 0; index < 25; index++) await subscribe(`recipient${index}@example.com`, 'hr');
  await send(await draft());
  for (let index = 0; index < 25; index++) await turn(index * 10);
  expect(await addresses()).toHaveLength(20);
  await deliver();
  await turn(300);
  expect(await addresses()).toHaveLength(21);
});

test('issues are listed with their recipients, the newest first', async () => {
  await subscribe('ana@example.com', 'hr');
  const first = await draft();
  await send(first);
  const second = await draft(texts, 'b'.repeat(43));
  const list = await listIssues(db, { limit: 10 });
  expect(list.map(({ id, recipients, state }) => [id, recipients, state])).toEqual([
    [second, 0, 'draft'],
    [first, 1, 'sending'],
  ]);
  expect(await listIssues(db, { before: second, limit: 10 })).toHaveLength(1);
});
