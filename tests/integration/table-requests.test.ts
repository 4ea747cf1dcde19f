import type { AddressObject } from 'mailparser';
import { expect, test } from 'vitest';
import { addDays, hotelDay } from '~/platform/time/calendar';
import { spansOn } from '~/content/opening/opening';
import { getContent } from '../support/site-content';
import { getI18n } from '~/i18n/i18n.server';
import { type Locale, locales } from '~/i18n/locales';
import { readDetails } from '~/hospitality/enquiries/enquiry-details';
import { href } from '~/routing/href';
import { allSections } from '../support/all-sections';
import { openAsPerson, postForm } from '../support/enquiry-journey';
import { recipient } from '../support/journey';
import { Shopper } from '../support/shopper';
import { findMails } from '../support/sent-mails';
import { siteForTests } from '../support/site-for-tests';
import { query } from '../support/stored-rows';
import { withPlainSpaces } from '../support/plain-spaces';

const hotelEmail = 'reception@murva.test';

const site = siteForTests({ env: { MAIL_TO: hotelEmail, TRUSTED_PROXIES: '1' } });

const textsIn = (locale: Locale) => ({
  t: getI18n(locale).getFixedT(locale, 'table'),
  shared: getI18n(locale).getFixedT(locale, 'enquiries'),
});

const { restaurant, site: publishedSite } = allSections(getContent().get());
const tomorrow = addDays(hotelDay(new Date()), 1);
const isClosed = (day: string) => {
  const { closure } = publishedSite;
  const inClosure = closure && closure.from <= day && day < closure.reopens;
  return inClosure || spansOn(restaurant.opening, day).length === 0;
};

/** The first matching day from tomorrow on, so that the test passes on any date. */
function findDay(fits: (day: string) => boolean): string {
  for (let day = tomorrow, i = 0; i < 366; i++, day = addDays(day, 1)) if (fits(day)) return day;
  throw new Error('No such day within a year');
}
const openDay = findDay((day) => !isClosed(day));
const closedDay = findDay(isClosed);

const guest = {
  venue: 'restaurant',
  guests: '4',
  date: openDay,
  time: '19:30',
  fullName: 'Ana Čačić',
  phone: '',
  message: '',
};

type Row = { kind: string; email: string; locale: Locale; message: string; details: string };
const stored = async (email: string) =>
  (await query<Row>(site.dataDir, 'select * from enquiries order by id')).filter(
    (row) => row.email === email,
  );
const countOutbox = async () => (await query(site.dataDir, 'select id from outbox')).length;

const mailsOf = (email: string) => findMails(site.dataDir, email);
const openForm = (locale: Locale) => openAsPerson(site.url, href('tableReservation', locale));

const send = (path: string, fields: Record<string, string>, headers?: Record<string, string>) =>
  postForm(site.url + path, fields, headers);

// What is missing in each form and language: enquiry-forms.test.ts.
test('a refused form is marked in its title, not cached, and keeps what was typed', async () => {
  const { shopper, page } = await openForm('de');
  const typed = { venue: 'tavern', guests: '3', phone: 'abc', message: 'Red <b>"2"</b>' };
  const refused = await shopper.submit(page, page.form('guests', 'date'), typed);
  const { t, shared } = textsIn('de');
  expect(refused.status).toBe(400);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(refused.html).toContain(`<title>${shared('errorPrefix')}${t('title')}`);
  const { fields } = refused.form('guests', 'date');
  const chosen = fields.find(({ name, checked }) => name === 'venue' && checked);
  expect(chosen?.value).toBe('tavern');
  const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  expect(values).toMatchObject({ guests: '3', phone: 'abc', message: typed.message });
  expect(refused.html).not.toContain('<b>"2');
});

test.each(locales)('in %s: a request ends on a page that can be reloaded', async (locale) => {
  const email = `stol.${locale}@example.com`;
  const { shopper, page } = await openForm(locale);
  const sent = await shopper.submit(page, page.form('guests', 'date'), { ...guest, email });
  const { t } = textsIn(locale);
  expect(sent.status).toBe(200);
  expect(new URL(sent.url).search).toBe('?sent=1');
  expect(sent.text).toContain(t('sent.title'));
  expect(sent.text).toContain(t('sent.next'));
  // Thank-you pages are not indexed.
  expect(sent.html).toContain('<meta name="robots" content="noindex"');
  expect(sent.html).toContain(`<link rel="canonical" href="${sent.url.split('?')[0]}"/>`);
  expect((await shopper.open(sent.url)).text).toContain(t('sent.title'));
  const [row, ...others] = await stored(email);
  expect(others).toEqual([]);
  expect(row).toMatchObject({ kind: 'table', locale });
  expect(readDetails(row?.details ?? '')).toEqual({
    venue: 'restaurant',
    guests: 4,
    date: openDay,
    time: '19:30',
  });
});

test('a closed day is excluded by the date field’s range and rejected with the next open day', async () => {
  const { shopper, page } = await openForm('en');
  const [, min = ''] = /type="date"[^>]*\bmin="([^"]*)"/.exec(page.html) ?? [];
  expect(min >= tomorrow).toBe(true);
  const before = await countOutbox();
  const values = { ...guest, email: 'closed@example.com', date: closedDay };
  const refused = await shopper.submit(page, page.form('guests', 'date'), values);
  expect(refused.status).toBe(400);
  expect(refused.text).toMatch(
    /Day: Closed: \w+day \d+ \w+ \d{4}\. The next day we are open: \w+day \d+/,
  );
  expect(refused.html).toContain(`value="${closedDay}"`);
  // Without scripts the list still offers all times.
  expect(refused.form('time').fields.find(({ name }) => name === 'time')?.choices).toContain(
    '12:00',
  );
  expect(await countOutbox()).toBe(before);
  expect(await stored(values.email)).toEqual([]);
});

test('a time outside opening hours is rejected with the hours of that day', async () => {
  const response = await send('/en/restaurant/table-reservation', {
    ...guest,
    email: 'late@example.com',
    time: '23:59',
  });
  expect(response.status).toBe(400);
  expect(await response.text()).toMatch(
    /We do not seat guests at that time\. Arrival on [^<]*: \d\d:\d\d–/,
  );
});

test('requests for today and for groups are referred to the phone', async () => {
  const path = '/en/restaurant/table-reservation';
  const today = hotelDay(new Date());
  const fields = { ...guest, email: 'phone@example.com' };
  for (const change of [{ date: today }, { guests: '11' }]) {
    const response = await send(path, { ...fields, ...change });
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(/call \+385\s52\s000\s000/);
  }
});

test('dates and times typed in older browsers are accepted; the venue is optional', async () => {
  const [year, month, day] = openDay.split('-').map(Number);
  const { venue: _, ...rest } = guest;
  const typed = { ...rest, date: `${day}. ${month}. ${year}.`, time: '19.30' };
  const response = await send('/restoran/rezervacija-stola', {
    ...typed,
    email: 'old@example.com',
  });
  expect(response.status).toBe(303);
  expect(readDetails((await stored('old@example.com'))[0]?.details ?? '')).toMatchObject({
    venue: 'restaurant',
    date: openDay,
    time: '19:30',
  });
});

test('links and pages of earlier releases, which name the venue `house`, still choose it', async () => {
  const choose = async (search: string) => {
    const page = await new Shopper(site.url).open(`/restoran/rezervacija-stola?${search}`);
    return page.form('venue').fields.find(({ name, checked }) => name === 'venue' && checked)
      ?.value;
  };
  expect(await choose('house=tavern')).toBe('tavern');
  expect(await choose('venue=tavern')).toBe('tavern');
  const { venue: _, ...rest } = guest;
  const refused = await postForm(`${site.url}/restoran/rezervacija-stola`, {
    ...rest,
    house: 'salon',
  });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain(textsIn('hr').t('errors.venue'));
});

test('the hotel’s notification is in Croatian with the guest as reply-to; the guest gets a calendar file', async () => {
  const { shopper, page } = await openForm('de');
  const email = 'juergen@example.com';
  const message = 'Nüsse! 🥜\nשלום עולם\nBcc: evil@example.com';
  await shopper.submit(page, page.form('guests', 'date'), { ...guest, email, message });
  const { notice, receipt } = await mailsOf(email);
  expect(recipient(notice)).toBe(hotelEmail);
  expect(withPlainSpaces(notice.subject)).toBe(
    `Stol ${openDay} 19:30 · 4 osobe · Restoran Murva · Ana Čačić · njemački`,
  );
  expect(notice.attachments).toEqual([]);
  const written = message.split('\n');
  // A stranger may have given the guest's address: the receipt leads nowhere.
  const quoted = ['Nüsse! 🥜', 'שלום עולם', 'Bcc: …'];
  for (const [mail, expected] of [[notice, written] as const, [receipt, quoted] as const]) {
    for (const line of expected) {
      expect(mail.text).toContain(line);
      expect(mail.html).toContain(line);
    }
  }
  expect(receipt.text + String(receipt.html)).not.toContain('evil');
  for (const mail of [notice, receipt]) {
    expect(mail.bcc).toBeUndefined();
    expect((mail.to as AddressObject).value).toHaveLength(1);
  }
  expect(receipt.replyTo?.value[0]?.address).toBe(hotelEmail);
  expect(receipt.html).toContain('lang="de"');
  expect(receipt.text).toContain('Der Tisch ist noch nicht bestätigt');
  expect(receipt.text).toContain('Sie zahlen nichts im Voraus');
  expect(receipt.attachments).toMatchObject([
    { contentType: 'text/calendar', filename: `tisch-${openDay}.ics` },
  ]);
  const file = receipt.attachments[0]?.content.toString() ?? '';
  const lines = withPlainSpaces(file.replaceAll('\r\n ', '')).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      `DTSTART;TZID=Europe/Zagreb:${openDay.replaceAll('-', '')}T193000`,
      'STATUS:TENTATIVE',
      'SUMMARY:Restaurant Murva: Tisch\\, 4 Personen (noch nicht bestätigt)',
      `URL:${site.url}/de/restaurant`,
    ]),
  );
});

test('ten parallel identical requests are one enquiry with two emails; another time is a second one', async () => {
  const fields = { ...guest, email: 'double@example.com' };
  const path = '/en/restaurant/table-reservation';
  const responses = await Promise.all(Array.from({ length: 10 }, () => send(path, fields)));
  expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(303));
  const places = new Set(responses.map(({ headers }) => headers.get('location')));
  expect([...places]).toEqual([`${path}?sent=1#table`]);
  expect(await stored(fields.email)).toHaveLength(1);
  const mails = `select kind from outbox where to_address = '${fields.email}' or reply_to = '${fields.email}'`;
  expect(await query(site.dataDir, mails)).toHaveLength(2);
  await send(path, { ...fields, time: '20:00' });
  expect(await stored(fields.email)).toHaveLength(2);
});

test('4,000 characters of comments arrive complete; 4,001 are rejected with an error and kept', async () => {
  const email = 'long@example.com';
  const { shopper, page } = await openForm('it');
  const form = page.form('guests', 'date');
  const long = 'ž'.repeat(4001);
  const refused = await shopper.submit(page, form, { ...guest, email, message: long });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain(textsIn('it').shared('errors.tooLong'));
  const message = 'č🫒x '.repeat(1000).slice(0, -1);
  await shopper.submit(refused, refused.form('guests', 'date'), { message });
  expect((await stored(email))[0]?.message).toBe(message);
  const { notice } = await mailsOf(email);
  expect(notice.text?.replace(/\s+/g, '')).toContain(message.replace(/\s+/g, ''));
});

test.each([
  ['fullName', 'Ana\r\nBcc: evil@example.com'],
  ['email', 'ana@example.com, evil@example.com'],
  ['guests', '2\r\nBcc: evil@example.com'],
  ['date', `${openDay}\r\nX: y`],
  ['time', '19:30\nX: y'],
  ['venue', 'restaurant\r\nX: y'],
])('%s: %j is rejected and nothing is queued', async (field, value) => {
  const before = await countOutbox();
  const fields = { ...guest, email: 'ana@example.com', [field]: value };
  expect((await send('/restoran/rezervacija-stola', fields)).status).toBe(400);
  expect(await countOutbox()).toBe(before);
});

test('a filled honeypot field sends nothing; a foreign form token asks to submit again; a flood gets 429', async () => {
  const path = '/de/restaurant/tischreservierung';
  const trapped = { ...guest, email: 'trap@example.com', website: 'https://spam.example' };
  expect((await send(path, trapped)).status).toBe(400);
  expect(await stored(trapped.email)).toEqual([]);
  const stale = await send(path, { ...guest, email: 'stale@example.com', formToken: 'abc.def' });
  expect(stale.status).toBe(400);
  const html = await stale.text();
  expect(html).toContain(textsIn('de').shared('problems.stale.title'));
  expect(html).toContain('value="stale@example.com"');
  const flood = { 'x-forwarded-for': '198.51.100.9' };
  const fields = { ...guest, email: 'flood@example.com' };
  let last = await send(path, fields, flood);
  for (let i = 0; i < 70 && last.status === 303; i++) last = await send(path, fields, flood);
  expect(last.status).toBe(429);
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await last.text()).toContain(textsIn('de').shared('problems.tooMany.title'));
});
