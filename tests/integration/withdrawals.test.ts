import type { ParsedMail } from 'mailparser';
import pLimit from 'p-limit';
import { expect, test } from 'vitest';
import { getI18n } from '~/i18n/i18n.server';
import { type Locale, locales } from '~/i18n/locales';
import { withdrawalConfirm, withdrawalEntry } from '~/i18n/statutory-labels';
import { href } from '~/routing/href';
import { buyer, readMails, recipient } from '../support/journey';
import { runOperator } from '../support/operator';
import { waitForMails } from '../support/sent-mails';
import { Shopper } from '../support/shopper';
import { siteForTests } from '../support/site-for-tests';
import { buy, goToReview } from '../support/withdrawal-journey';
import { query, withoutWrites } from '../support/stored-rows';
import { withPlainSpaces } from '../support/plain-spaces';

const hotelEmail = 'reception@murva.test';

const site = siteForTests({ env: { MAIL_TO: hotelEmail, TRUSTED_PROXIES: '1' } });

const textsIn = (locale: Locale) => getI18n(locale).getFixedT(locale, 'withdrawal');
/** The seller's name already ends with a full stop, so the sentence must not have two. */
const sentenceIn = (locale: Locale) =>
  textsIn(locale)('statement.sentence', { seller: 'Murva d.o.o.' }).replace(/\.\.$/, '.');

type Row = {
  reference: string;
  email: string;
  locale: Locale;
  statement: string;
  order_number: string;
  order_id: number | null;
  effect: string;
  withheld: string | null;
};
const rowsOf = async (email: string) =>
  (await query<Row>(site.dataDir, 'select * from withdrawals order by id')).filter(
    (row) => row.email === email,
  );

/** Waits for the two emails of a withdrawal. */
async function mailsOf(reference: string) {
  const mails = await waitForMails(site.dataDir, ({ text = '' }) => text.includes(reference), 2);
  const [notices, receipts] = [true, false].map((isToHotel) =>
    mails.filter((mail) => (recipient(mail) === hotelEmail) === isToHotel),
  ) as [ParsedMail[], ParsedMail[]];
  return { receipts, notices };
}

const consumer = { fullName: 'Ana Čačić', orderNumber: 'M-2019-000001' };

async function withdraw(locale: Locale, values: Record<string, string>, shopper = newShopper()) {
  const review = await goToReview(shopper, locale, values);
  return { shopper, review, done: await shopper.submit(review, review.form('draft')) };
}
const newShopper = () => new Shopper(site.url);

test.each(locales)('LAW-04: in %s every page links to it, with the statutory label', async (l) => {
  const shopper = newShopper();
  for (const page of ['home', 'shop', 'cart', 'success', 'withdrawal', 'notFound'] as const) {
    const { html } = await shopper.open(href(page, l));
    const footer = html.slice(html.indexOf('<footer'));
    expect(footer).toContain(`href="${href('withdrawal', l)}"`);
    expect(footer).toMatch(
      new RegExp(`<a [^>]*href="${href('withdrawal', l)}"[^>]*>${withdrawalEntry[l]}</a>`),
    );
  }
  expect(shopper.cookies.size).toBe(0);
});

test.each(locales)(
  'LAW-05, 06: in %s form, review, confirmation; one row; one acknowledgement',
  async (locale) => {
    const t = textsIn(locale);
    const email = `raskid.${locale}@example.com`;
    const note = 'Molim <b>"brzo"</b>\nBcc: evil@example.com';
    const shopper = newShopper();
    const review = await goToReview(shopper, locale, { ...consumer, email, note });
    expect(review.status).toBe(200);
    expect(new URL(review.url).search).toMatch(/^\?step=review&draft=[0-9a-f]{32}$/);
    expect(review.text).toContain(t('review.final'));
    for (const text of [...Object.values(consumer), email, t('statement.whole')]) {
      expect(review.text).toContain(text);
    }
    expect(review.html).not.toContain('<b>"brzo');
    expect(review.html).toMatch(
      new RegExp(`<button[^>]*type="submit"[^>]*>${withdrawalConfirm[locale]}</button>`),
    );
    expect(review.headers.get('cache-control')).toContain('no-store');
    expect(review.headers.get('x-robots-tag')).toContain('noindex');
    expect(review.headers.get('referrer-policy')).toBe('same-origin');
    expect(await rowsOf(email)).toEqual([]);

    const done = await shopper.submit(review, review.form('draft'));
    expect(done.status).toBe(200);
    const [row, ...others] = await rowsOf(email);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ locale, effect: 'none', order_id: null, withheld: null });
    expect(row?.statement).toContain(sentenceIn(locale));
    expect(done.text).toContain(row?.reference);
    expect(done.text).toMatch(/\d\d:\d\d \(Europe\/Zagreb, UTC\+[12]\)/);
    const [, moment = ''] = /<time[^>]*>([^<]*Europe\/Zagreb[^<]*)</.exec(done.html) ?? [];
    expect((await shopper.open(done.url)).text).toContain(row?.reference);
    expect(done.url).not.toContain('example.com');

    const { receipts, notices } = await mailsOf(row?.reference ?? '');
    expect(receipts).toHaveLength(1);
    expect(notices).toHaveLength(1);
    const [receipt] = receipts;
    expect(receipt && recipient(receipt)).toBe(email);
    expect(receipt?.bcc).toBeUndefined();
    expect(receipt?.html).toContain(`lang="${locale}"`);
    for (const text of [
      withPlainSpaces(moment),
      consumer.orderNumber,
      'Ana Čačić',
      '> Bcc: evil@',
    ]) {
      expect(withPlainSpaces(receipt?.text)).toContain(text);
    }
    expect(notices[0]?.subject).toMatch(/^Raskid \d{4}-\d\d-\d\d \d\d:\d\d · M-2019-000001 · Ana/);
    expect(notices[0]?.replyTo?.value[0]?.address).toBe(email);
    expect(shopper.cookies.size).toBe(0);
  },
);

test.each(locales)(
  'LAW-07: in %s an empty form reports what is missing and keeps the rest',
  async (l) => {
    const shopper = newShopper();
    const refused = await goToReview(shopper, l, { email: 'ana@', items: '1 ulje' });
    const shared = getI18n(l).getFixedT(l, 'enquiries');
    expect(refused.status).toBe(400);
    expect(refused.headers.get('cache-control')).toContain('no-store');
    expect(refused.html).toContain(`<title>${shared('errorPrefix')}`);
    for (const [field, code] of [
      ['fullName', 'required'],
      ['orderNumber', 'required'],
      ['email', 'email'],
    ] as const) {
      expect(refused.html).toContain(`href="#withdrawal-${field}"`);
      expect(refused.text).toContain(
        `${textsIn(l)(`form.fields.${field}`)}: ${shared(`errors.${code}`)}`,
      );
    }
    const { fields } = refused.form('fullName', 'orderNumber');
    const typed = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    expect(typed).toMatchObject({ email: 'ana@', items: '1 ulje' });
  },
);

test('a draft can be corrected; ten simultaneous confirmations are one withdrawal', async () => {
  const email = 'deset@example.com';
  const shopper = newShopper();
  const review = await goToReview(shopper, 'en', { ...consumer, email });
  const [, change = ''] = /href="([^"]*\?draft=[^"]*)"/.exec(review.html) ?? [];
  const form = await shopper.open(change);
  const second = await shopper.submit(form, form.form('fullName'), {
    orderNumber: 'M-2019-000002',
  });
  expect(second.text).toContain('M-2019-000002');
  const responses = await Promise.all(
    Array.from({ length: 10 }, () =>
      shopper.clone().submit(second, second.form('draft'), {}, { follow: false }),
    ),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(303));
  const places = new Set(responses.map(({ headers }) => headers.get('location')));
  expect(places.size).toBe(1);
  expect((await rowsOf(email)).map(({ order_number }) => order_number)).toEqual(['M-2019-000002']);
  const mails = `select id from outbox where to_address = '${email}'`;
  expect(await query(site.dataDir, mails)).toHaveLength(1);
  // And again after pressing Back.
  const again = await shopper.submit(second, second.form('draft'));
  expect(again.text).toContain((await rowsOf(email))[0]?.reference);
  expect(await rowsOf(email)).toHaveLength(1);
});

const stateOf = async (id: number) =>
  (await query<{ state: string }>(site.dataDir, `select state from orders where id = ${id}`))[0]
    ?.state;

test('from the order page the form is prefilled, and an uncaptured authorisation is voided once', async () => {
  const { shopper, order } = await buy(site, 'de');
  const page = await shopper.open(href('order', 'de', { token: order.token }));
  const link = `${href('withdrawal', 'de')}?order=${order.token}`;
  expect(page.html).toContain(`href="${link}"`);
  expect(page.text).toContain(withdrawalEntry.de);
  const review = await goToReview(shopper, 'de', {}, link);
  for (const text of [buyer.fullName, order.number, buyer.email]) {
    expect(review.text).toContain(text);
  }
  await shopper.submit(review, review.form('draft'));
  const [row] = await rowsOf(buyer.email);
  expect(row?.order_id).toBe(order.id);
  await expect.poll(async () => (await rowsOf(buyer.email))[0]?.effect).toBe('voided');
  expect(await stateOf(order.id)).toBe('voided');
  const events = await query(
    site.dataDir,
    `select id from order_events where order_id = ${order.id} and to_state = 'voided'`,
  );
  expect(events).toHaveLength(1);
  const { notices } = await mailsOf(row?.reference ?? '');
  expect(withPlainSpaces(notices[0]?.text)).toContain(
    'Iznos rezerviran na kartici oslobađa se automatski',
  );
});

test('wrong number, someone else’s order, own order: the same response to the same words; only the hotel’s notification differs', async () => {
  const { order } = await buy(site, 'en');
  const shapes = { whole: new Set<string>(), part: new Set<string>() };
  for (const [email, orderNumber, items] of [
    ['wrong@example.com', 'M-2019-999999', ''],
    ['stranger@example.com', order.number, ''],
    ['partly@example.com', 'M-2019-999999', '1 × Buža'],
    [buyer.email, ` ${order.number.toLowerCase()} `, '1 × Buža'],
  ] as const) {
    const { done } = await withdraw('en', { fullName: 'Eva', orderNumber, email, items });
    expect(done.status).toBe(200);
    const [row] = (await rowsOf(email)).slice(-1);
    const typed = [
      row?.reference,
      email,
      orderNumber.trim(),
      items || textsIn('en')('statement.whole'),
    ];
    const shape = typed.reduce<string>(
      (text, value) => text.replaceAll(value ?? '', '…'),
      done.text,
    );
    shapes[items ? 'part' : 'whole'].add(shape.replace(/\d\d:\d\d/, '…'));
    const { notices } = await mailsOf(row?.reference ?? '');
    expect(withPlainSpaces(notices[0]?.text)).toContain(
      email === buyer.email ? 'Ništa se ne oslobađa automatski' : 'ne pripadaju istoj narudžbi',
    );
  }
  expect(shapes.whole.size).toBe(1);
  expect(shapes.part.size).toBe(1);
  const [part] = (await rowsOf(buyer.email)).slice(-1);
  expect(part).toMatchObject({ order_id: order.id, effect: 'unproven' });
  expect(await rowsOf('stranger@example.com')).toMatchObject([{ order_id: null, effect: 'none' }]);
});

test('a package without a date can be withdrawn from by its name', async () => {
  const email = 'paket@example.com';
  const orderNumber = 'Paket „Jesen i tartufi”, ugovoren 5. 11.';
  const { done } = await withdraw('hr', { fullName: 'Eva', orderNumber, email });
  expect(done.text).toContain(orderNumber);
  expect(await rowsOf(email)).toMatchObject([{ order_number: orderNumber, effect: 'none' }]);
});

test('a suspected bot’s statement is stored and reported to the hotel, which acknowledges it by hand', async () => {
  const email = 'trap@example.com';
  const shopper = newShopper();
  const page = await shopper.open(href('withdrawal', 'hr'));
  const fields = { ...consumer, email, website: 'https://spam.example' };
  const review = await shopper.submit(page, page.form('fullName'), fields);
  const done = await shopper.submit(review, review.form('draft'));
  expect(done.text).toContain(textsIn('hr')('done.noMail', { email }));
  const [row] = await rowsOf(email);
  expect(row?.withheld).toBe('trap');
  const kinds = await query<{ kind: string }>(
    site.dataDir,
    `select kind from outbox where dedupe_key like '%${row?.reference}%'`,
  );
  expect(kinds).toEqual([{ kind: 'withdrawal-notice' }]);
  const listed = await runOperator(site.dataDir, ['withdrawals', 'list']);
  expect(listed.out).toMatch(new RegExp(`${row?.reference} .*no order .*withheld\\n`));
  for (const line of listed.out.split('\n')) expect([...line].length).toBeLessThanOrEqual(100);
  const shown = await runOperator(site.dataDir, ['withdrawals', 'show', row?.reference ?? '']);
  expect(shown.out).toContain('receipt         withheld: trap\n');
});

/** Submits a statement from an IP address. @returns the response and its draft */
async function sendFrom(client: string, email: string) {
  const response = await fetch(site.url + href('withdrawal', 'en'), {
    method: 'POST',
    body: new URLSearchParams({ ...consumer, email }),
    headers: { 'x-forwarded-for': client },
    redirect: 'manual',
  });
  const location = response.headers.get('location') ?? '';
  return { response, draft: new URLSearchParams(location.split('?')[1]).get('draft') ?? '' };
}

test('a flood is rejected at the draft; every confirmed statement is stored, emailed or not', async () => {
  const client = '198.51.100.9';
  const drafts: string[] = [];
  let last = await sendFrom(client, 'flood0@example.com');
  for (let i = 1; i <= 200 && last.response.status === 303; i++) {
    drafts.push(last.draft);
    last = await sendFrom(client, `flood${i}@example.com`);
  }
  expect(drafts).toHaveLength(200);
  expect(last.response.status).toBe(429);
  expect(Number(last.response.headers.get('retry-after'))).toBeGreaterThan(0);
  const html = await last.response.text();
  expect(html).toContain(textsIn('en')('problems.tooMany.title'));
  expect(html).toContain('value="flood200@example.com"');
  // On PostgreSQL each waits for all others: for more than eight seconds on a slow machine, which is answered with 503.
  const atOnce = process.env.TEST_DATABASE === 'postgres' ? 10 : 62;
  const responses = await pLimit(atOnce).map(drafts.slice(0, 62), (draft) =>
    fetch(site.url + href('withdrawal', 'en'), {
      method: 'POST',
      body: new URLSearchParams({ draft }),
      headers: { 'x-forwarded-for': client },
      redirect: 'manual',
    }),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([303]));
  const rows = await query<Row>(
    site.dataDir,
    "select * from withdrawals where email like 'flood%@example.com'",
  );
  expect(rows).toHaveLength(62);
  expect(rows.filter(({ withheld }) => withheld === 'sender')).toHaveLength(2);
});

test('while the database is busy no success is claimed, and an email address is offered', async () => {
  const shopper = newShopper();
  const review = await goToReview(shopper, 'it', { ...consumer, email: 'busy@example.com' });
  const refused = await withoutWrites(site, () => shopper.submit(review, review.form('draft')));
  expect(refused.status).toBe(503);
  expect(refused.text).toContain(textsIn('it')('problems.storage.title'));
  expect(refused.html).toContain('href="mailto:shop@murva.example"');
  expect(await rowsOf('busy@example.com')).toEqual([]);
  await shopper.submit(refused, refused.form('draft'));
  expect(await rowsOf('busy@example.com')).toHaveLength(1);
});

test('an expired draft leads back to the form and states that nothing was sent', async () => {
  const shopper = newShopper();
  const path = href('withdrawal', 'de');
  const gone = await shopper.open(`${path}?step=review&draft=${'0'.repeat(32)}`);
  expect(new URL(gone.url).search).toBe('?gone=1');
  expect(gone.text).toContain(textsIn('de')('gone.title'));
  const body = new URLSearchParams({ draft: '0'.repeat(32) });
  expect((await shopper.post(path, body)).text).toContain(textsIn('de')('gone.title'));
  for (const token of ['1'.repeat(48), 'x', "' or 1=1 --"]) {
    const { status } = await shopper.open(`${path}?withdrawal=${encodeURIComponent(token)}`);
    expect(status).toBe(404);
  }
  const strange = await shopper.open(`${path}?order=${'f'.repeat(48)}`);
  expect(strange.form('fullName').fields.find(({ name }) => name === 'email')?.value).toBe('');
});

test.each([
  ['fullName', 'Ana\r\nBcc: evil@example.com'],
  ['orderNumber', 'M-1\nX: y'],
  ['email', 'ana@example.com, evil@example.com'],
])('%s: %j is rejected and nothing is stored', async (field, value) => {
  const before = (await query(site.dataDir, 'select id from withdrawal_drafts')).length;
  const body = new URLSearchParams({ ...consumer, email: 'ana@example.com', [field]: value });
  const response = await newShopper().post(href('withdrawal', 'hr'), body, { follow: false });
  expect(response.status).toBe(400);
  expect(await query(site.dataDir, 'select id from withdrawal_drafts')).toHaveLength(before);
});

test('the operator lists, shows and exports withdrawals', async () => {
  const [row] = await rowsOf('raskid.it@example.com');
  const reference = row?.reference ?? '';
  const shown = await runOperator(site.dataDir, ['withdrawals', 'show', reference.toLowerCase()]);
  expect([shown.code, shown.err]).toEqual([0, '']);
  expect(shown.out).toContain('order           no order\n');
  expect(shown.out).toMatch(/receipt {9}sent \d{4}-/);
  expect(shown.out).toContain(sentenceIn('it'));
  const json = await runOperator(site.dataDir, [
    'withdrawals',
    'list',
    '--json',
    '--limit',
    '1000',
  ]);
  expect(JSON.parse(json.out)).toContainEqual(
    expect.objectContaining({ reference, matchedOrder: null, acknowledgement: 'sent' }),
  );
  const csv = await runOperator(site.dataDir, ['withdrawals', 'export', '--effect', 'voided']);
  expect(csv.out.split('\r\n')).toHaveLength(3);
  expect(csv.out).toMatch(/^reference,submittedAt,language,/);
  const none = await runOperator(site.dataDir, ['withdrawals', 'show', 'R-1']);
  expect([none.code, none.err]).toEqual([1, 'error: there is no withdrawal R-1\n']);
  const wrong = await runOperator(site.dataDir, ['withdrawals', 'list', '--effect', 'all']);
  expect(wrong.code).toBe(2);
});

test('the order email attaches the terms and the model form, and links to the withdrawal page', async () => {
  const confirmation = (await readMails(site.dataDir)).find(
    (mail) => recipient(mail) === buyer.email && mail.attachments.length > 0,
  );
  expect(confirmation?.attachments.map(({ filename }) => filename)).toEqual([
    'geschaeftsbedingungen.txt',
    'widerruf.txt',
  ]);
  expect(confirmation?.attachments[1]?.content.toString()).toContain('Muster-Widerrufsformular');
  expect(confirmation?.html).toContain(`${site.url}/de/widerruf?order=`);
  expect(confirmation?.html).toContain('https://europa.eu/youreurope/garantien');
});
