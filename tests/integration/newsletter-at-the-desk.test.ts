import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressObject, ParsedMail } from 'mailparser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Locale, locales } from '~/i18n/locales';
import { createToken } from '~/hospitality/newsletter/token.server';
import { eventually } from '../support/eventually';
import { openDeskAs } from '../support/desk-site';
import { readMails } from '../support/journey';
import { runOperator } from '../support/operator';
import type { Page, Shopper } from '../support/shopper';
import { type Site, startSite } from '../support/site';
import { query, withSiteDatabase } from '../support/stored-rows';

let site: Site;
let dataDir: string;
/** One email a second: slow enough to act in between. */
const env = { NEWSLETTER_PER_MINUTE: '60', JOB_INTERVAL_MS: '100' };
const start = async () => {
  site = await startSite({ dataDir, env });
};

/** By language and then in this order, so that Luka is last. */
const recipients: Partial<Record<Locale, string[]>> = {
  hr: ['ana', 'iva', 'luka'],
  de: ['eva', 'max'],
  en: ['tom'],
};

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'test-'));
  await start();
  for (const name of ['marta', 'ivo']) {
    const args = `staff add ${name}@hotel.example --role manager --language en`;
    await runOperator(dataDir, args.split(' '));
  }
  for (const locale of locales) {
    for (const name of recipients[locale] ?? []) await subscribe(name, locale, 'confirmed');
  }
  await subscribe('pending', 'hr', 'pending');
  await subscribe('gone', 'hr', 'left');
});
afterAll(async () => {
  await site.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

const subscribe = (name: string, locale: Locale, state: 'pending' | 'confirmed' | 'left') =>
  withSiteDatabase(site, (db) =>
    db
      .insertInto('newsletter_subscriptions')
      .values({
        email: `${name}@example.com`,
        state,
        locale,
        requested_at: '2026-11-01T10:00:00.000Z',
      })
      .execute(),
  );

const openAs = (name: 'marta' | 'ivo'): Promise<Shopper> =>
  openDeskAs(site, `${name}@hotel.example`);

const press = (name: string): { press: [string, string] } => ({ press: ['press', name] });
const texts = {
  'subject-hr': 'Proljeće u vrtu',
  'body-hr': 'Dragi gosti,\nvrt je otvoren.',
  'subject-en': 'Spring in the garden',
  'body-en': 'Dear guests,\nthe garden is open: https://hotel.example/garden',
};

/** Writes a draft. @returns its page */
async function begin(browser: Shopper, values: Record<string, string> = texts): Promise<Page> {
  const page = await browser.open('/reception/newsletter/new');
  return browser.submit(page, page.form('version'), values, press('save'));
}

const idOf = (page: Page) => Number(/\/newsletter\/(\d+)/.exec(page.url)?.[1]);
const mails = async () => (existsSync(join(dataDir, 'mail')) ? readMails(dataDir) : []);
const addressOf = ({ to }: ParsedMail) => (to as AddressObject).value[0]?.address ?? '';
const mailsTo = async (address: string) =>
  (await mails()).filter((mail) => addressOf(mail) === address);
const issueMails = async () => (await mails()).filter(({ headers }) => headers.has('list'));
const actions = (id: number) =>
  query<{ action: string; outcome: string }>(
    dataDir,
    `select action, outcome from staff_actions where subject = 'newsletter ${id}' order by id`,
  );

test('a draft begins once, is previewed as its email, and tested to oneself alone', async () => {
  const marta = await openAs('marta');
  const page = await marta.open('/reception/newsletter/new');
  const form = page.form('version');
  const ends = await Promise.all(
    [marta, marta.clone(), marta.clone()].map((one) =>
      one.submit(page, form, texts, press('save')),
    ),
  );
  const [draft = page] = ends;
  expect(ends.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(ends.map(idOf)).size).toBe(1);
  const id = idOf(draft);
  const preview = await marta.open(`/reception/newsletter/${id}/preview/en`);
  expect(preview.headers.get('content-security-policy')).toContain("style-src 'unsafe-inline'");
  expect(preview.html).toContain('<a href="https://hotel.example/garden"');
  expect((await marta.open(`/reception/newsletter/${id}/preview/de`)).status).toBe(404);
  const twin = marta.clone();
  const tested = await marta.submit(draft, draft.form('version'), {}, press('test'));
  await twin.submit(draft, draft.form('version'), {}, press('test'));
  expect(tested.text).toContain('the test is on its way to marta@hotel.example');
  await eventually(async () => expect(await mailsTo('marta@hotel.example')).toHaveLength(2));
  // What both presses led to is in the outbox by now, sent or not.
  expect(await query(dataDir, 'select kind from outbox')).toEqual(
    Array(2).fill({ kind: 'newsletter-test' }),
  );
  const [test] = await mailsTo('marta@hotel.example');
  expect(test?.headers.has('list')).toBe(false);
  expect(await actions(id)).toEqual([
    { action: 'newsletter-save', outcome: 'done' },
    { action: 'newsletter-test', outcome: 'done' },
  ]);
});

test('an unfinished draft is stored, but not sent', async () => {
  const marta = await openAs('marta');
  const page = await begin(marta, { 'subject-de': 'Frühling' });
  expect(page.status).toBe(200);
  const refused = await marta.submit(page, page.form('version'), {}, press('send'));
  expect(refused.status).toBe(400);
  expect(refused.html).toContain('href="#action-body-de"');
  expect(refused.html).toContain('value="Frühling"');
  const checked = await marta.open(`/reception/newsletter/${idOf(page)}/send`);
  expect(checked.status).toBe(400);
  expect(checked.text).toContain('Deutsch: enter the text');
  const long = { 'subject-de': 'x'.repeat(121) };
  expect((await marta.submit(page, page.form('version'), long, press('save'))).status).toBe(400);
  const empty = await begin(marta, {});
  const nothing = await marta.submit(empty, empty.form('version'), {}, press('test'));
  expect(nothing.text).toContain('Write subject and text in one language at least');
});

test('of two people editing one draft, the second is informed and keeps the typed text', async () => {
  const [marta, ivo] = [await openAs('marta'), await openAs('ivo')];
  const hers = await begin(marta);
  const his = await ivo.open(hers.url);
  await marta.submit(hers, hers.form('version'), { 'subject-en': 'Summer' }, press('save'));
  const late = await ivo.submit(
    his,
    his.form('version'),
    { 'subject-en': 'Autumn' },
    press('save'),
  );
  expect(late.status).toBe(409);
  expect(late.text).toContain('marta@hotel.example has changed this draft');
  expect(late.html).toContain('value="Autumn"');
  const asked = await ivo.submit(late, late.form('version'), {}, press('discard'));
  const discarded = await ivo.submit(asked, asked.form('version'), {}, press('delete'));
  expect(discarded.text).toContain('The draft is deleted');
  expect((await marta.open(hers.url)).status).toBe(404);
});

test('only the draft that was shown is sent: a changed one is shown again', async () => {
  const [marta, ivo] = [await openAs('marta'), await openAs('ivo')];
  const draft = await begin(marta);
  const page = await marta.open(`/reception/newsletter/${idOf(draft)}/send`);
  const his = await ivo.open(draft.url);
  await ivo.submit(his, his.form('version'), { 'subject-en': 'Autumn' }, press('save'));
  const refused = await marta.submit(page, page.form('version'));
  expect(refused.status).toBe(409);
  expect(refused.text).toContain('the draft has changed meanwhile');
  expect(await query(dataDir, 'select id from newsletter_deliveries')).toEqual([]);
});

test('pressed three times, killed in the middle, and left meanwhile: each recipient gets it once', async () => {
  const marta = await openAs('marta');
  const draft = await begin(marta);
  const id = idOf(draft);
  const page = await marta.open(`/reception/newsletter/${id}/send`);
  expect(page.text).toContain('6 confirmed subscribers get it');
  expect(page.text).toContain('Hrvatski: 3');
  expect(page.text).toContain(
    'Deutsch: 2. Nothing is written in this language, so they read: English.',
  );
  const { token, hash } = createToken();
  await query(
    dataDir,
    `insert into newsletter_tokens (subscription_id, hash, purpose)
     select id, '${hash}', 'leave' from newsletter_subscriptions where email = 'luka@example.com'`,
  );
  const ends = await Promise.all(
    [marta, marta.clone(), marta.clone()].map((one) => one.submit(page, page.form('version'))),
  );
  expect(ends.map(({ status, url }) => [status, idOf({ url } as Page)])).toEqual(
    Array(3).fill([200, id]),
  );
  await eventually(async () => expect((await issueMails()).length).toBeGreaterThan(1));
  await site.kill();
  const before = (await issueMails()).length;
  expect(before).toBeLessThan(6);
  // The outbox would give a killed process five minutes to come back.
  await query(dataDir, 'update outbox set leased_until = null');
  await start();
  const left = await fetch(`${site.url}/newsletter/one-click?token=${token}`, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(left.status).toBe(200);
  await eventually(async () =>
    expect(await query(dataDir, `select state from newsletter_issues where id = ${id}`)).toEqual([
      { state: 'sent' },
    ]),
  );
  await eventually(async () => expect((await issueMails()).length).toBe(5));
  const sent = await issueMails();
  expect(sent.map(addressOf).sort()).toEqual(
    ['ana', 'eva', 'iva', 'max', 'tom'].map((name) => `${name}@example.com`),
  );
  for (const mail of sent) {
    const list = mail.headers.get('list') as unknown as Record<string, { name?: string }>;
    expect(list['unsubscribe-post']?.name).toBe('List-Unsubscribe=One-Click');
    expect(mail.html).not.toContain('<img');
  }
  const sheet = await (await openAs('ivo')).open(`/reception/newsletter/${id}`);
  expect(sheet.text).toMatch(/Sent\s*5\s*Waiting\s*0\s*Failed\s*0\s*Unsubscribed\s*1/);
  expect((await actions(id)).filter(({ action }) => action === 'newsletter-send')).toEqual([
    { action: 'newsletter-send', outcome: 'done' },
  ]);
});

test('an issue can be stopped and resumed', async () => {
  const marta = await openAs('marta');
  const draft = await begin(marta);
  const page = await marta.open(`/reception/newsletter/${idOf(draft)}/send`);
  const sending = await marta.submit(page, page.form('version'));
  expect(sending.text).toContain('Being sent, 60 emails a minute');
  const stopped = await marta.submit(sending, sending.form('submission'), {}, press('stop'));
  expect(stopped.text).toContain('Stopped. Whoever still waits gets nothing');
  const again = await marta.submit(stopped, stopped.form('submission'), {}, press('continue'));
  expect(again.text).toContain('Being sent');
  const list = await marta.open('/reception/newsletter');
  expect(list.text).toContain('5 confirmed subscribers');
  expect(list.text).toContain('being sent');
});
