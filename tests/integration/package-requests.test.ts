import { expect, test } from 'vitest';
import { getContent } from '../support/site-content';
import { getI18n } from '~/i18n/i18n.server';
import { type Locale, locales } from '~/i18n/locales';
import { href } from '~/routing/href';
import { openAsPerson, postForm } from '../support/enquiry-journey';
import { contentDay } from '../support/content-day';
import { recipient } from '../support/journey';
import { findMails } from '../support/sent-mails';
import type { Page } from '../support/shopper';
import { siteForTests } from '../support/site-for-tests';
import { allSections } from '../support/all-sections';
import { query } from '../support/stored-rows';
import { withPlainSpaces } from '../support/plain-spaces';

const hotelEmail = 'reception@murva.test';

const { items } = allSections(getContent().get()).packages;
const pathOf = (id: string, locale: Locale) =>
  href('packageReservation', locale, {
    slug: items.find((item) => item.id === id)?.slugs[locale] ?? '',
  });
const day = items.find(({ id }) => id === 'new-oil')?.dates.at(-1)?.from ?? '';

const env = { MAIL_TO: hotelEmail, TRUSTED_PROXIES: '1' };
const site = siteForTests({ clockAt: contentDay, env });

const textsIn = (locale: Locale) => getI18n(locale).getFixedT(locale, 'reservation');
const commonIn = (locale: Locale) => getI18n(locale).getFixedT(locale, 'enquiries');

const guest = { fullName: 'Ana Čačić', terms: 'on' };
const own = { ...guest, forWhom: 'myself', persons: '3', date: day };

type Row = { kind: string; locale: Locale; message: string; details: string };
const stored = (email: string) =>
  query<Row>(site.dataDir, `select * from enquiries where email = '${email}' order by id`);
const detailsOf = async (email: string) =>
  JSON.parse((await stored(email))[0]?.details ?? '{}') as object;

const mailsOf = (email: string) => findMails(site.dataDir, email);
const openForm = (id: string, locale: Locale) => openAsPerson(site.url, pathOf(id, locale));

const formOf = (page: Page) => page.form('forWhom', 'persons', 'terms');

const send = (path: string, fields: Record<string, string>, headers?: Record<string, string>) =>
  postForm(site.url + path, fields, headers);

// What is missing in each form and language: enquiry-forms.test.ts.
test('a refused form is marked in its title, not cached, and keeps what was typed', async () => {
  const { shopper, page } = await openForm('new-oil', 'de');
  const typed = { persons: '4', phone: 'abc', comments: 'Red 1\nRed <b>"2"</b>' };
  const refused = await shopper.submit(page, formOf(page), typed);
  expect(refused.status).toBe(400);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(refused.html).toContain(`<title>${commonIn('de')('errorPrefix')}`);
  expect(refused.html).toContain('href="#reservation-phone"');
  const fields = formOf(refused).fields;
  expect(Object.fromEntries(fields.map(({ name, value }) => [name, value]))).toMatchObject(typed);
  expect(refused.html).not.toContain('<b>"2');
  expect(refused.text).toContain('520,00 €');
});

test.each(locales)(
  'in %s: a request ends with a thank-you page that can be reloaded',
  async (l) => {
    const email = `ana.${l}@example.com`;
    const { shopper, page } = await openForm('new-oil', l);
    const values = { fullName: 'Ana', email, date: day, persons: '5', terms: true };
    const sent = await shopper.submit(page, formOf(page), values);
    expect(sent.status).toBe(200);
    expect(new URL(sent.url).search).toBe('?sent=1');
    expect(sent.text).toContain(textsIn(l)('sent.next'));
    // Thank-you pages are not indexed.
    expect(sent.html).toContain('<meta name="robots" content="noindex"');
    expect(sent.html).toContain(`<link rel="canonical" href="${sent.url.split('?')[0]}"/>`);
    expect((await shopper.open(sent.url)).text).toContain(textsIn(l)('sent.title'));
    expect(await stored(email)).toMatchObject([{ kind: 'package', locale: l }]);
    expect(await detailsOf(email)).toEqual({
      packageId: 'new-oil',
      forWhom: 'myself',
      persons: 5,
      date: day,
      terms: true,
      personCents: 11_000,
      totalCents: 55_000,
    });
  },
);

test('without scripts a button updates the price for the group size, keeps the values and shows no errors', async () => {
  const { shopper, page } = await openForm('hearth', 'de');
  const typed = { forWhom: 'gift', persons: '6', fullName: 'Jürgen', email: 'j@', date: 'Im März' };
  const press = { press: ['intent', 'update'] as const };
  const updated = await shopper.submit(page, formOf(page), typed, press);
  expect(updated.status).toBe(200);
  expect(updated.headers.get('cache-control')).toBe('no-store');
  expect(updated.html).not.toContain('id="error-summary"');
  expect(updated.html).not.toContain('aria-invalid');
  expect(updated.html).not.toContain(`<title>${commonIn('de')('errorPrefix')}`);
  // With the reference price in between.
  expect(updated.text).toMatch(/Pro Person 110,00 € .{0,60}Gesamt für 6 Personen 660,00 €/);
  const { fields } = formOf(updated);
  const valueOf = (name: string) =>
    fields.find((field) => field.name === name && (field.type !== 'radio' || field.checked))?.value;
  for (const [name, value] of Object.entries(typed)) expect(valueOf(name)).toBe(value);
  expect(await query(site.dataDir, "select id from enquiries where full_name = 'Jürgen'")).toEqual(
    [],
  );
});

test('the price in both emails is the server’s, whatever the form submits', async () => {
  const email = 'price@example.com';
  const forged = { personCents: '1', totalCents: '1', price: '1', total: '0,01', packageId: 'x' };
  const response = await send(pathOf('new-oil', 'de'), { ...own, ...forged, email });
  expect(response.status).toBe(303);
  expect(await detailsOf(email)).toMatchObject({ packageId: 'new-oil', totalCents: 39_000 });
  const { notice, receipt } = await mailsOf(email);
  expect(recipient(notice)).toBe(hotelEmail);
  expect(notice.subject).toMatch(
    /^Upit \d{4}-\d\d-\d\d \d\d:\d\d · paket Mlado ulje · Ana Čačić · njemački$/,
  );
  for (const line of [
    'Paket: Mlado ulje',
    'Za koga: za sebe',
    'Termin: 12.–13. studenoga 2027.',
    'Broj osoba: 3 osobe',
    'Cijena po osobi: 130,00 €',
    'Ukupno s PDV-om: 390,00 €',
    'Uvjeti paketa: prihvaćeni',
  ]) {
    expect(withPlainSpaces(notice.text)).toContain(line);
  }
  expect(withPlainSpaces(notice.html || '')).toContain('390,00 €');
  expect(receipt.html).toContain('lang="de"');
  expect(receipt.replyTo?.value[0]?.address).toBe(hotelEmail);
  for (const line of [
    'Paket: Junges Öl',
    'Termin: 12.–13. November 2027',
    'Preis pro Person: 130,00 €',
    'Gesamtbetrag inkl. MwSt.: 390,00 €',
  ]) {
    expect(withPlainSpaces(receipt.text)).toContain(line);
  }
  expect(receipt.text).toContain('wegen Zahlung und Termin');
});

test('a gift stores its message and only the fields its delivery needs', async () => {
  const email = 'giver@example.com';
  const giftMessage = 'Draga Eva,\nsretan 40. rođendan 🫒 שלום';
  const given = { ...guest, forWhom: 'gift', persons: '2', recipientName: 'Eva Ё', giftMessage };
  const unused = { recipientPhone: '+49 151 99999', recipientAddress: 'Glavna 1', date: day };
  const way = { voucher: 'email', recipientEmail: 'eva@example.com' };
  const path = pathOf('hearth', 'it');
  await send(path, { ...given, ...unused, ...way, recipientPhone: '', email });
  expect(await detailsOf(email)).toEqual({
    packageId: 'hearth',
    forWhom: 'gift',
    voucher: 'email',
    persons: 2,
    recipientName: 'Eva Ё',
    recipientEmail: 'eva@example.com',
    recipientPhone: '',
    giftMessage,
    terms: true,
    personCents: 15_000,
    totalCents: 30_000,
  });
  const { notice, receipt } = await mailsOf(email);
  expect(notice.subject).toContain('· dar Večer uz ognjište ·');
  for (const mail of [notice, receipt]) {
    for (const line of giftMessage.split('\n')) expect(mail.text).toContain(`> ${line}`);
    expect(mail.text).not.toContain('Glavna 1');
    expect(mail.html).toContain('sretan 40. rođendan 🫒 שלום');
  }
  expect(notice.text).toContain('eva@example.com');
  // Only the buyer and the hotel are emailed, not the recipient.
  const sent = await query<{ to_address: string }>(
    site.dataDir,
    "select to_address from outbox where to_address = 'eva@example.com'",
  );
  expect(sent).toEqual([]);
  await send(path, { ...given, ...unused, voucher: 'post', email: 'post@example.com' });
  expect(await detailsOf('post@example.com')).toMatchObject({ recipientAddress: 'Glavna 1' });
  expect(await detailsOf('post@example.com')).not.toHaveProperty('recipientPhone');
});

test('an undated package carries the preferred date, or that there is none', async () => {
  const path = pathOf('hearth', 'hr');
  const fields = { ...own, date: 'zadnji vikend u veljači', email: 'wish@example.com' };
  await send(path, fields);
  await send(path, { ...fields, date: '', email: 'open@example.com' });
  expect((await mailsOf('wish@example.com')).notice.text).toContain(
    'Željeni termin: zadnji vikend u veljači',
  );
  expect((await mailsOf('open@example.com')).notice.text).toContain(
    'Željeni termin: bez posebne želje',
  );
});

test.each([
  ['date', '2027-11-13'],
  ['date', '2020-01-01'],
  ['persons', '7'],
  ['persons', '0'],
  ['terms', ''],
  ['fullName', 'Ana\r\nBcc: evil@example.com'],
  ['email', 'ana@example.com, evil@example.com'],
  ['comments', 'a'.repeat(4001)],
])('%s: %.20j is rejected and nothing is queued', async (field, value) => {
  const before = (await query(site.dataDir, 'select id from outbox')).length;
  const fields = { ...own, email: 'ana@example.com', [field]: value };
  const response = await send(pathOf('new-oil', 'hr'), fields);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain(`href="#reservation-${field}"`);
  expect((await query(site.dataDir, 'select id from outbox')).length).toBe(before);
});

test('4,000 characters of comments arrive complete', async () => {
  const email = 'long@example.com';
  const comments = 'č🫒x '.repeat(1000).slice(0, -1);
  await send(pathOf('new-oil', 'en'), { ...own, email, comments });
  expect((await stored(email))[0]?.message).toBe(comments);
  const { notice } = await mailsOf(email);
  expect(notice.text?.replace(/\s+/g, '')).toContain(comments.replace(/\s+/g, ''));
});

test('ten parallel identical requests are one enquiry; another package is a second one', async () => {
  const email = 'double@example.com';
  const fields = {
    ...own,
    date: '',
    forWhom: 'gift',
    voucher: 'buyer',
    recipientName: 'Eva',
    email,
  };
  const path = pathOf('new-oil', 'en');
  const responses = await Promise.all(Array.from({ length: 10 }, () => send(path, fields)));
  expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(303));
  const places = new Set(responses.map(({ headers }) => headers.get('location')));
  expect([...places]).toEqual([`${path}?sent=1#request`]);
  expect(await stored(email)).toHaveLength(1);
  await send(pathOf('hearth', 'en'), fields);
  expect(await stored(email)).toHaveLength(2);
});

test('a filled honeypot field sends nothing; a foreign form token asks to submit again', async () => {
  const path = pathOf('new-oil', 'de');
  const trap = { ...own, email: 'trap@example.com', website: 'https://spam.example' };
  expect((await send(path, trap)).status).toBe(400);
  expect(await stored('trap@example.com')).toEqual([]);
  const stale = await send(path, { ...own, email: 'stale@example.com', formToken: 'abc.def' });
  expect(stale.status).toBe(400);
  const html = await stale.text();
  expect(html).toContain(commonIn('de')('problems.stale.title'));
  expect(html).toContain('value="stale@example.com"');
});

test('a flooding address gets 429 with Retry-After, and the form keeps its values', async () => {
  const flood = { 'x-forwarded-for': '198.51.100.8' };
  const fields = { ...own, email: 'flood@example.com' };
  const path = pathOf('new-oil', 'it');
  let last = await send(path, fields, flood);
  for (let i = 0; i < 70 && last.status === 303; i++) last = await send(path, fields, flood);
  expect(last.status).toBe(429);
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  const html = await last.text();
  expect(html).toContain(commonIn('it')('problems.tooMany.title'));
  expect(html).toContain('value="flood@example.com"');
});

test('a form posted to another language’s path or a missing package is not accepted', async () => {
  const foreign = pathOf('new-oil', 'hr').replace('/paketi', '/en/packages');
  const moved = await send(foreign.replace('/rezerviraj', '/reserve'), own);
  expect(moved.status).toBe(301);
  expect((await send('/paketi/nema/rezerviraj', own)).status).toBe(404);
});
