import type { AddressObject } from 'mailparser';
import { expect, test } from 'vitest';
import { getI18n } from '~/i18n/i18n.server';
import { type Locale, locales } from '~/i18n/locales';
import { href } from '~/routing/href';
import { openAsPerson, postForm } from '../support/enquiry-journey';
import { recipient } from '../support/journey';
import { withPlainSpaces } from '../support/plain-spaces';
import { Shopper } from '../support/shopper';
import { findMails, replyAddress, waitForMails } from '../support/sent-mails';
import { siteForTests } from '../support/site-for-tests';
import { query } from '../support/stored-rows';

const hotelEmail = 'reception@murva.test';

const site = siteForTests({ env: { MAIL_TO: hotelEmail, TRUSTED_PROXIES: '1' } });

const textsIn = (locale: Locale) => getI18n(locale).getFixedT(locale, 'enquiries');
const guest = { fullName: 'Ana Čačić', phone: '', message: 'Imate li sobu od 3. do 5. travnja?' };

type Row = { email: string; locale: Locale; message: string; full_name: string };
const stored = async (email: string) =>
  (await query<Row>(site.dataDir, 'select * from enquiries order by id')).filter(
    (row) => row.email === email,
  );

const mailsOf = (email: string) => findMails(site.dataDir, email);
const openForm = (locale: Locale) => openAsPerson(site.url, href('contact', locale));

const send = (path: string, fields: Record<string, string>, headers?: Record<string, string>) =>
  postForm(site.url + path, fields, headers);

// What is missing in each form and language: enquiry-forms.test.ts.
test('a refused form is marked in its title, not cached, and keeps what was typed', async () => {
  const { shopper, page } = await openForm('de');
  const typed = { phone: 'abc', message: 'Red 1\nRed <b>"2"</b>' };
  const refused = await shopper.submit(page, page.form('fullName', 'message'), typed);
  const t = textsIn('de');
  expect(refused.status).toBe(400);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(refused.html).toContain(`<title>${t('errorPrefix')}`);
  expect(refused.text).toContain(withPlainSpaces(t('errors.phone')));
  const fields = refused.form('fullName', 'message').fields;
  expect(Object.fromEntries(fields.map(({ name, value }) => [name, value]))).toMatchObject(typed);
  expect(refused.html).not.toContain('<b>"2');
});

test.each(locales)('in %s: a sent message ends on a page that can be reloaded', async (locale) => {
  const email = `ana.${locale}@example.com`;
  const { shopper, page } = await openForm(locale);
  const sent = await shopper.submit(page, page.form('message'), { ...guest, email });
  const t = textsIn(locale);
  expect(sent.status).toBe(200);
  expect(new URL(sent.url).search).toBe('?sent=1');
  expect(sent.text).toContain(t('contact.sent.title'));
  // Thank-you pages are not indexed.
  expect(sent.html).toContain('<meta name="robots" content="noindex"');
  expect(sent.html).toContain(`<link rel="canonical" href="${sent.url.split('?')[0]}"/>`);
  expect((await shopper.open(sent.url)).text).toContain(t('contact.sent.title'));
  expect(await stored(email)).toMatchObject([
    { locale, message: guest.message, full_name: guest.fullName },
  ]);
});

test('the hotel’s notification is in Croatian with the guest as reply-to; the guest’s is in their language', async () => {
  const { shopper, page } = await openForm('de');
  const email = 'juergen@grün.example';
  const message = 'Grüße 🫒\nשלום עולם\nÄÖÜ ß – „Zitat“';
  await shopper.submit(page, page.form('message'), {
    ...guest,
    email,
    message,
    phone: '+49 151 23456',
  });
  // Stored in Punycode, as mail servers need it; the parser shows it in Unicode.
  expect(await stored('juergen@xn--grn-ioa.example')).toHaveLength(1);
  const { notice, receipt } = await mailsOf(email);
  expect(recipient(notice)).toBe(hotelEmail);
  expect(notice.subject).toMatch(/^Upit \d{4}-\d\d-\d\d \d\d:\d\d · Ana Čačić · njemački$/);
  for (const line of message.split('\n')) {
    expect(notice.text).toContain(line);
    expect(receipt.text).toContain(line);
    expect(notice.html).toContain(line);
  }
  expect(notice.text).toContain('+49 151 23456');
  expect(receipt.replyTo?.value[0]?.address).toBe(hotelEmail);
  expect(receipt.html).toContain('lang="de"');
  expect(receipt.text).toContain('Ihre Nachricht liegt an der Rezeption');
  expect(receipt.headers.has('list-unsubscribe')).toBe(false);
});

test('ten parallel identical messages are one enquiry with two emails', async () => {
  const email = 'double@example.com';
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => send('/en/contact', { ...guest, email })),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(303));
  const places = new Set(responses.map(({ headers }) => headers.get('location')));
  expect([...places]).toEqual(['/en/contact?sent=1#message']);
  expect(await stored(email)).toHaveLength(1);
  const queued = await query<{ kind: string }>(
    site.dataDir,
    `select kind from outbox where to_address = '${email}' or reply_to = '${email}' order by kind`,
  );
  expect(queued.map(({ kind }) => kind)).toEqual(['enquiry-notice', 'enquiry-receipt']);
});

test('4,000 characters arrive complete; 4,001 are rejected with an error and kept in the form', async () => {
  const email = 'long@example.com';
  const { shopper, page } = await openForm('it');
  const message = 'č🫒x '.repeat(1000).slice(0, -1);
  const long = 'ž'.repeat(4001);
  const refused = await shopper.submit(page, page.form('message'), {
    ...guest,
    email,
    message: long,
  });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain(textsIn('it')('errors.tooLong'));
  await shopper.submit(refused, refused.form('message'), { message });
  expect((await stored(email))[0]?.message).toBe(message);
  const { notice } = await mailsOf(email);
  expect(notice.text?.replace(/\s+/g, '')).toContain(message.replace(/\s+/g, ''));
});

test.each([
  ['fullName', 'Ana\r\nBcc: evil@example.com'],
  ['fullName', 'Ana\u2028Bcc: evil@example.com'],
  ['email', 'ana@example.com\r\nRCPT TO:<evil@example.com>'],
  ['email', 'ana@example.com, evil@example.com'],
  ['email', 'team: ana@example.com;'],
  ['phone', '+385 91 1234567\nBcc: evil@example.com'],
  ['message', 'a\0b'],
])('%s: %j is rejected and nothing is queued', async (field, value) => {
  const before = (await query(site.dataDir, 'select id from outbox')).length;
  const response = await send('/kontakt', { ...guest, email: 'ana@example.com', [field]: value });
  expect(response.status).toBe(400);
  expect((await query(site.dataDir, 'select id from outbox')).length).toBe(before);
});

test('headers, SMTP commands and HTML in a message stay plain text', async () => {
  const email = 'quoting@example.com';
  const message = 'Bcc: evil@example.com\n\n.\nQUIT\n<script>alert(1)</script> =?utf-8?q?x?=';
  await send('/kontakt', {
    ...guest,
    fullName: '=?utf-8?q?evil?= "Ana", <x@y.hr>',
    email,
    message,
  });
  const { notice, receipt } = await mailsOf(email);
  for (const mail of [notice, receipt]) {
    expect(mail.bcc).toBeUndefined();
    expect(mail.cc).toBeUndefined();
    expect((mail.to as AddressObject).value).toHaveLength(1);
    expect(mail.html).not.toContain('<script>');
    expect(mail.text).toContain('<script>alert(1)</script>');
  }
});

test('a filled honeypot field sends nothing and says so; the form comes back with that field empty', async () => {
  const trapped = { ...guest, email: 'trap@example.com', website: 'https://spam.example' };
  const response = await send('/kontakt', trapped);
  const html = await response.text();
  expect(response.status).toBe(400);
  expect(html).toContain(textsIn('hr')('problems.captcha.title'));
  expect(html).toContain('value="trap@example.com"');
  expect(html).not.toContain('value="https://spam.example"');
  expect(await stored('trap@example.com')).toEqual([]);
});

test('a foreign form token asks to submit again and keeps the values', async () => {
  const values = { ...guest, email: 'stale@example.com', formToken: 'abc.def' };
  const response = await send('/de/kontakt', values);
  const html = await response.text();
  expect(response.status).toBe(400);
  expect(html).toContain(textsIn('de')('problems.stale.title'));
  expect(html).toContain('value="stale@example.com"');
});

test('one flooding address gets 429 with Retry-After; others are not affected', async () => {
  const flood = { 'x-forwarded-for': '198.51.100.7' };
  const fields = { ...guest, email: 'flood@example.com' };
  const statuses: number[] = [];
  let last = await send('/kontakt', fields, flood);
  for (let i = 0; i < 70 && last.status === 303; i++) {
    statuses.push(last.status);
    last = await send('/kontakt', fields, flood);
  }
  expect(statuses).toHaveLength(60);
  expect(last.status).toBe(429);
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await last.text()).toContain(textsIn('hr')('problems.tooMany.title'));
  // Entries that the client adds itself come before the one that our proxy appends.
  const spoofed = { 'x-forwarded-for': '203.0.113.1, 198.51.100.7' };
  expect((await send('/kontakt', fields, spoofed)).status).toBe(429);
  const other = { 'x-forwarded-for': '203.0.113.9' };
  expect((await send('/kontakt', { ...fields, email: 'o@example.com' }, other)).status).toBe(303);
});

test('the eleventh message in an hour from one address reaches the hotel, without a copy to the address', async () => {
  const sent = async (i: number) => {
    const email = i % 2 ? 'Victim@example.com' : 'victim@example.com';
    const visitor = { 'x-forwarded-for': `203.0.113.${i + 20}` };
    const response = await send('/en/contact', { ...guest, email, message: `no. ${i}` }, visitor);
    expect(response.status).toBe(303);
    return response.headers.get('location') ?? '';
  };
  for (let i = 0; i < 10; i++) expect(await sent(i)).toBe('/en/contact?sent=1#message');
  const confirmation = await sent(10);
  const t = textsIn('en');
  const { text } = await new Shopper(site.url).open(confirmation);
  expect(text).toContain(t('contact.sent.title'));
  expect(text).not.toContain(t('contact.sent.copy'));
  expect(await stored('victim@example.com')).toHaveLength(6);
  const ofVictim = (address: string | undefined) => address?.toLowerCase() === 'victim@example.com';
  const notices = await waitForMails(site.dataDir, (mail) => ofVictim(replyAddress(mail)), 11);
  expect(notices.map(({ text: body }) => body).join()).toContain('no. 10');
  const copies = await waitForMails(site.dataDir, (mail) => ofVictim(recipient(mail)), 10);
  expect(copies).toHaveLength(10);
});

async function sendJson(body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${site.url}/mail/send`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

test('POST /mail/send accepts JSON and form bodies', async () => {
  const json = { ...guest, email: 'json@example.com', locale: 'en' };
  expect(await sendJson(json)).toEqual({ status: 200, body: { data: { sent: true } } });
  expect(await stored('json@example.com')).toMatchObject([{ locale: 'en' }]);
  const form = await send('/mail/send', { ...guest, email: 'form@example.com' });
  expect([form.status, await form.json()]).toEqual([200, { data: { sent: true } }]);
  expect(await stored('form@example.com')).toMatchObject([{ locale: 'hr' }]);
});

test.each(locales)('POST /mail/send reports invalid fields in %s', async (locale) => {
  const t = textsIn(locale);
  expect(await sendJson({ email: 'ana@', message: 5, locale })).toEqual({
    status: 400,
    body: {
      errors: [
        { field: 'fullName', message: t('errors.required') },
        { field: 'email', message: t('errors.email') },
        { field: 'message', message: t('errors.required') },
      ],
    },
  });
});

test('POST /mail/send rejects other bodies, origins and methods', async () => {
  for (const body of ['{', '[]', '"x"', 'null', '5']) {
    expect((await sendJson(body)).status).toBe(400);
  }
  const text = await fetch(`${site.url}/mail/send`, { method: 'POST', body: 'x' });
  expect(text.status).toBe(415);
  const own = { ...guest, email: 'csrf@example.com' };
  expect((await send('/mail/send', own, { origin: 'https://evil.test' })).status).toBe(403);
  expect((await fetch(`${site.url}/mail/send`)).status).toBe(405);
  expect(await stored('csrf@example.com')).toEqual([]);
});
