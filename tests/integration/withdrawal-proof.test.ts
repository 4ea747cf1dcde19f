import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getI18n } from '~/i18n/i18n.server';
import type { Locale } from '~/i18n/locales';
import { href } from '~/routing/href';
import { eventually } from '../support/eventually';
import { buyer, readMails, recipient } from '../support/journey';
import { runOperator } from '../support/operator';
import { type Page, Shopper } from '../support/shopper';
import { siteForTests } from '../support/site-for-tests';
import { buy, goToReview } from '../support/withdrawal-journey';
import { query } from '../support/stored-rows';

const reception = 'reception@murva.test';

const site = siteForTests({ env: { MAIL_TO: reception } });

const textsIn = (locale: Locale) => getI18n(locale).getFixedT(locale, 'withdrawal');

type Row = {
  id: number;
  reference: string;
  order_id: number | null;
  effect: string;
  proof: string | null;
  confirmation_key: string | null;
};
const readRow = async (id: number) =>
  (await query<Row>(site.dataDir, `select * from withdrawals where id = ${id}`))[0] as Row;
const lastRow = async () =>
  (await query<Row>(site.dataDir, 'select * from withdrawals order by id desc limit 1'))[0] as Row;
const stateOf = async (id: number) =>
  (await query<{ state: string }>(site.dataDir, `select state from orders where id = ${id}`))[0]
    ?.state;

/** The provider emulator's transaction log. */
const providerLog = () => readFileSync(join(site.dataDir, 'card-emulator.jsonl'), 'utf8');
const timesVoided = async (orderId: number) =>
  (
    await query(
      site.dataDir,
      `select id from order_events where order_id = ${orderId} and to_state = 'voided'`,
    )
  ).length;

const kindsOf = async (reference: string) =>
  (
    await query<{ kind: string }>(
      site.dataDir,
      `select kind from outbox where dedupe_key like 'withdrawal:${reference}:%' order by kind`,
    )
  ).map(({ kind }) => kind);
const untilKinds = (reference: string, kinds: string[]) =>
  eventually(async () => expect(await kindsOf(reference)).toEqual(kinds));

/** Waits for the email that asks the buyer to confirm. @returns it with its link */
async function readQuestion(reference: string) {
  return eventually(async () => {
    const mails = await readMails(site.dataDir);
    const mail = mails.find(
      ({ text = '' }) => text.includes(reference) && text.includes('?confirm='),
    );
    const [link = ''] = /http\S+\?confirm=[0-9a-f]{48}/.exec(mail?.text ?? '') ?? [];
    if (!mail || !link) throw new Error(`The buyer got no confirmation request for ${reference}`);
    return { mail, link };
  });
}

/** Submits a withdrawal as anyone could who knows or guesses the order number and email. */
async function declare(orderNumber: string, values: Record<string, string> = {}) {
  const shopper = new Shopper(site.url);
  const typed = { fullName: 'Netko Drugi', email: buyer.email, orderNumber, ...values };
  const review = await goToReview(shopper, 'en', typed);
  const sent = await shopper.clone().submit(review, review.form('draft'), {}, { follow: false });
  const done = await shopper.submit(review, review.form('draft'));
  return { review, sent, done, row: await lastRow() };
}

/** A page's text without what is specific to one statement. */
const shapeOf = ({ text }: Page, ...own: string[]) =>
  own.reduce((rest, value) => rest.replaceAll(value, '…'), text).replace(/\d\d:\d\d/, '…');

test('a third party with order number and email changes nothing; the buyer’s confirmation does, once', async () => {
  const { order } = await buy(site, 'de');
  const before = providerLog();
  const { sent, done, row } = await declare(order.number);
  const unknown = await declare('M-2019-999999');
  expect(row).toMatchObject({ order_id: order.id, effect: 'unproven', proof: null });
  expect(unknown.row).toMatchObject({ order_id: null, effect: 'none', confirmation_key: null });
  expect([done.status, sent.status]).toEqual([unknown.done.status, unknown.sent.status]);
  expect([...sent.headers.keys()]).toEqual([...unknown.sent.headers.keys()]);
  expect(shapeOf(done, order.number, row.reference)).toBe(
    shapeOf(unknown.done, 'M-2019-999999', unknown.row.reference),
  );
  await untilKinds(row.reference, [
    'withdrawal-notice',
    'withdrawal-question',
    'withdrawal-receipt',
  ]);
  expect(await kindsOf(unknown.row.reference)).toEqual(['withdrawal-notice', 'withdrawal-receipt']);

  const { mail, link } = await readQuestion(row.reference);
  expect(recipient(mail)).toBe(buyer.email);
  expect(mail.html).toContain('lang="de"');
  const shopper = new Shopper(site.url);
  const page = await shopper.open(link);
  expect(page.status).toBe(200);
  expect(page.text).toContain(textsIn('de')('proof.title'));
  expect(page.text).toContain(textsIn('de')('proof.effects.release'));
  expect(page.headers.get('cache-control')).toContain('no-store');
  expect(page.headers.get('x-robots-tag')).toContain('noindex');
  expect(page.headers.get('referrer-policy')).toBe('same-origin');
  // A mail scanner may have opened the link too: nothing has happened yet.
  expect(await readRow(row.id)).toMatchObject({ effect: 'unproven', proof: null });
  expect(await stateOf(order.id)).toBe('authorised');
  expect(providerLog()).toBe(before);

  const responses = await Promise.all(
    Array.from({ length: 10 }, () =>
      shopper.clone().submit(page, page.form('confirm'), {}, { follow: false }),
    ),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([303]));
  await eventually(async () => expect((await readRow(row.id)).effect).toBe('voided'));
  const again = await shopper.submit(page, page.form('confirm'));
  expect(again.text).toContain(textsIn('de')('proof.answers.confirmedReleased.title'));
  expect(again.forms.filter(({ fields }) => fields.some(({ name }) => name === 'confirm'))).toEqual(
    [],
  );
  expect(await readRow(row.id)).toMatchObject({ effect: 'voided', proof: 'mail' });
  expect(await stateOf(order.id)).toBe('voided');
  expect(await timesVoided(order.id)).toBe(1);
  await untilKinds(row.reference, [
    'withdrawal-confirmed',
    'withdrawal-notice',
    'withdrawal-question',
    'withdrawal-receipt',
  ]);
});

test('five guessed order numbers with the buyer’s email change nothing', async () => {
  const { order } = await buy(site, 'hr');
  const before = providerLog();
  const count = Number(order.number.slice(-6));
  for (const step of [-2, -1, 0, 1, 2]) {
    const number = `${order.number.slice(0, -6)}${String(count + step).padStart(6, '0')}`;
    expect((await declare(number, { fullName: 'X' })).done.status).toBe(200);
  }
  expect(await stateOf(order.id)).toBe('authorised');
  expect(providerLog()).toBe(before);
  const rows = await query<Row>(
    site.dataDir,
    `select * from withdrawals where order_id = ${order.id}`,
  );
  expect(rows.map(({ effect }) => effect)).toEqual(['unproven']);
});

test('the order link proves a withdrawal through errors and corrections, for its own order only', async () => {
  const { shopper, order } = await buy(site, 'it');
  const other = await buy(site, 'it');
  const link = `${href('withdrawal', 'it')}?order=${order.token}`;
  // One order's link does not prove a statement about another order.
  const foreign = await goToReview(shopper, 'it', { orderNumber: other.order.number }, link);
  await shopper.submit(foreign, foreign.form('draft'));
  expect(await lastRow()).toMatchObject({ order_id: other.order.id, effect: 'unproven' });

  const refused = await goToReview(shopper, 'it', { email: 'ana@' }, link);
  expect(refused.status).toBe(400);
  const corrected = await shopper.submit(refused, refused.form('fullName'), {
    email: buyer.email,
    note: 'Grazie',
  });
  const [, change = ''] = /href="([^"]*\?draft=[^"]*)"/.exec(corrected.html) ?? [];
  const form = await shopper.open(change);
  const review = await shopper.submit(form, form.form('fullName'), { note: '' });
  await shopper.submit(review, review.form('draft'));
  const row = await lastRow();
  expect(row).toMatchObject({ order_id: order.id, proof: 'order link', confirmation_key: null });
  await eventually(async () => expect(await stateOf(order.id)).toBe('voided'));
  expect(await kindsOf(row.reference)).toEqual(['withdrawal-notice', 'withdrawal-receipt']);
  expect(await stateOf(other.order.id)).toBe('authorised');
});

test('a made-up key proves nothing', async () => {
  const { order } = await buy(site, 'en');
  const body = { fullName: 'Y', orderNumber: order.number, email: buyer.email };
  for (const key of ['f'.repeat(48), String(order.id), order.number, 'x'.repeat(5000)]) {
    const shopper = new Shopper(site.url);
    const form = new URLSearchParams({ ...body, note: key.slice(0, 60), order: key });
    const review = await shopper.post(href('withdrawal', 'en'), form);
    await shopper.submit(review, review.form('draft'), {}, { extra: { order: order.token } });
    expect(await lastRow()).toMatchObject({ order_id: order.id, effect: 'unproven', proof: null });
  }
  expect(await stateOf(order.id)).toBe('authorised');
});

test('a third party’s earlier statement does not block the buyer’s own', async () => {
  const { shopper, order } = await buy(site, 'hr');
  const { row } = await declare(order.number, { fullName: buyer.fullName });
  expect(row.effect).toBe('unproven');
  const link = `${href('withdrawal', 'hr')}?order=${order.token}`;
  const review = await goToReview(shopper, 'hr', {}, link);
  await shopper.submit(review, review.form('draft'));
  expect((await lastRow()).id).toBe(row.id);
  await eventually(async () => expect((await readRow(row.id)).effect).toBe('voided'));
  expect((await readRow(row.id)).proof).toBe('order link');
});

test('staff confirm or dismiss once, with a reason, and the emailed link then says so', async () => {
  // A separate mailbox: each gets at most ten acknowledgements an hour, confirmation requests included.
  const email = 'ivo.kos@example.com';
  const details = { ...buyer, email };
  const first = await buy(site, 'en', details);
  const second = await buy(site, 'en', details);
  const confirmed = (await declare(first.order.number, { email })).row;
  const dismissed = (await declare(second.order.number, { email })).row;
  const run = (...args: string[]) => runOperator(site.dataDir, ['withdrawals', ...args]);
  const list = await run('list', '--effect', 'unproven');
  expect(list.out).toContain(confirmed.reference);
  expect(list.err).toMatch(/^Unproven: \d+\. .* on \d{4}-\d\d-\d\d\.$/m);
  for (const line of list.out.split('\n')) expect([...line].length).toBeLessThanOrEqual(100);
  const orders = await runOperator(site.dataDir, ['orders', 'list']);
  expect(orders.out).toMatch(new RegExp(`${second.order.number}.*withdrawal: confirm\\?`));

  const planned = await run('confirm', confirmed.reference, '--dry-run');
  expect(planned.out).toContain('Nothing was changed; use --yes to do it.');
  expect((await readRow(confirmed.id)).effect).toBe('unproven');
  expect((await run('confirm', confirmed.reference)).code).toBe(2);
  const done = await run('confirm', confirmed.reference.toLowerCase(), '--yes');
  expect([done.code, done.err]).toEqual([0, '']);
  expect(done.out).toContain(`The running site voids the authorisation of ${first.order.number}`);
  expect(await readRow(confirmed.id)).toMatchObject({ effect: 'void', proof: 'operator' });
  expect((await run('confirm', confirmed.reference, '--yes')).out).toContain('Nothing was changed');

  const { link } = await readQuestion(dismissed.reference);
  expect((await run('dismiss', dismissed.reference)).code).toBe(2);
  const reason = 'kupac kaže da nije njegova';
  expect((await run('dismiss', dismissed.reference, '--reason', reason)).code).toBe(0);
  expect((await run('dismiss', dismissed.reference, '--reason', 'x')).out).toContain(
    'already dismissed',
  );
  expect((await run('dismiss', confirmed.reference, '--reason', 'x')).code).toBe(1);
  const shown = await run('show', dismissed.reference);
  expect(shown.out).toContain(`dismissed for   ${reason}\n`);
  expect(shown.out).toContain('effect          dismissed\n');
  expect(shown.out).toMatch(/refund due {6}\d{4}-\d\d-\d\d\n/);

  const shopper = new Shopper(site.url);
  const page = await shopper.open(link);
  expect(page.text).toContain(textsIn('en')('proof.answers.dismissed.title'));
  const body = new URLSearchParams({ confirm: new URL(link).searchParams.get('confirm') ?? '' });
  const late = await shopper.post(href('withdrawal', 'en'), body);
  expect(late.text).toContain(textsIn('en')('proof.answers.dismissed.title'));
  expect(await stateOf(second.order.id)).toBe('authorised');
  const unlisted = await runOperator(site.dataDir, ['orders', 'list']);
  expect(unlisted.out).toMatch(new RegExp(`${second.order.number}.* ship `));
});

test('an invalid key is 404', async () => {
  const shopper = new Shopper(site.url);
  for (const key of ['1'.repeat(48), '', 'x', "' or 1=1 --"]) {
    const path = `${href('withdrawal', 'hr')}?confirm=${encodeURIComponent(key)}`;
    expect((await shopper.open(path)).status).toBe(404);
    const body = new URLSearchParams({ confirm: key });
    expect((await shopper.post(href('withdrawal', 'hr'), body)).status).toBe(404);
  }
});
