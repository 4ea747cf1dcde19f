import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ParsedMail } from 'mailparser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAsPerson } from '../support/enquiry-journey';
import { decode } from '../support/html-forms';
import { payWith, recipient } from '../support/journey';
import { runOperator } from '../support/operator';
import { findMails, waitForMails } from '../support/sent-mails';
import { ensureSecondHotel, secondHotelBuild } from '../support/second-hotel';
import { type Page, Shopper } from '../support/shopper';
import { type Site, startSite } from '../support/site';
import { siteDatabaseUrl } from '../support/site-database';

/** Names of the first hotel and its places. */
const firstHotel = /murva|(?<!\p{L})istri|istarsk|ladonja|bianchera|konoba|oleote|oleothe/iu;

let site: Site;
beforeAll(async () => {
  await ensureSecondHotel();
  site = await startSite({
    buildDir: secondHotelBuild,
    ownPictures: true,
    env: { MAIL_TO: 'desk@heron.test' },
  });
  // `npm test` has built it before; alone, on a busy machine, the build takes its time.
}, 600_000);
afterAll(() => site.stop());

type Found = { status: number; html: string; headers: string };
const pages = new Map<string, Found>();

const linksOf = (html: string) =>
  [...html.matchAll(/<a\b[^>]*?\shref="([^"#]*)/g)]
    .map(([, link = '']) => decode(link))
    .filter((link) => /^\/(?!\/)/.test(link));

async function crawl() {
  const next = ['/', '/de'];
  for (let path = next.shift(); path !== undefined; path = next.shift()) {
    if (pages.has(path)) continue;
    const response = await fetch(site.url + path, { headers: { accept: 'text/html' } });
    const html = await response.text();
    const headers = [...response.headers].map((header) => header.join(': ')).join('\n');
    pages.set(path, { status: response.status, html, headers });
    next.push(...linksOf(html).filter((link) => !link.startsWith('/assets/')));
  }
  return pages;
}

test('every linked page exists in both languages, and there are no other languages', async () => {
  await crawl();
  const broken = [...pages].filter(([, { status }]) => status !== 200).map(([path]) => path);
  expect(broken).toEqual([]);
  expect(pages.size).toBeGreaterThan(40);
  expect([...pages.keys()].filter((path) => /^\/(?:hr|it|en)(?:\/|$)/.test(path))).toEqual([]);
});

test('dates and numbers follow the hotel’s region', () => {
  expect(pages.get('/')?.html).toContain('property="og:locale" content="en_IE"');
  expect(pages.get('/de')?.html).toContain('property="og:locale" content="de_DE"');
});

test('no page, header or cookie names the first hotel', () => {
  const found = [...pages].flatMap(([path, { html, headers }]) => {
    const [name] = firstHotel.exec(html + headers) ?? [];
    return name ? [`${path}: ${name}`] : [];
  });
  expect(found).toEqual([]);
});

test('the sitemap lists only pages that are linked', async () => {
  const xml = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc = '']) => new URL(loc).pathname,
  );
  expect(paths.filter((path) => !pages.has(path))).toEqual([]);
  expect(xml).not.toMatch(/hreflang="(?:hr|it)"/);
  expect(xml).toMatch(/hreflang="de"/);
});

test.each([
  '/restaurant/tavern',
  '/oleotheque',
  '/wellness',
  '/packages',
  '/experiences',
  '/heritage',
  '/gallery',
  '/price-list',
  '/cjenik/web.csv',
])('a page without content does not exist: %s', async (path) => {
  const response = await fetch(site.url + path, { headers: { accept: 'text/html' } });
  expect(response.status).toBe(404);
  expect([...pages.values()].filter(({ html }) => linksOf(html).includes(path))).toEqual([]);
});

test.each([
  ['/it/camere', '/accommodation'],
  ['/hr', '/'],
])('a link in a language that is not offered leads to the page: %s', async (path, page) => {
  const response = await fetch(site.url + path, { redirect: 'manual' });
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe(page);
});

test('the web manifest and the data folder carry the hotel’s own name', async () => {
  const manifest = await (await fetch(`${site.url}/site.webmanifest`)).text();
  expect(manifest).toContain('Heron');
  expect(manifest).not.toMatch(firstHotel);
  const files = siteDatabaseUrl(site.dataDir) === undefined ? ['heron.sqlite'] : [];
  expect(readdirSync(site.dataDir)).toEqual(expect.arrayContaining(files));
  expect(readdirSync(site.dataDir, { recursive: true }).join('\n')).not.toMatch(firstHotel);
});

test('the build holds no typeface: this hotel uses those of the system', () => {
  const files = readdirSync(join(secondHotelBuild, 'client'), { recursive: true }).map(String);
  expect(files.some((file) => file.endsWith('.css'))).toBe(true);
  expect(files.filter((file) => file.endsWith('.woff2'))).toEqual([]);
});

const guest = {
  fullName: 'Nora Quill',
  email: 'nora.quill@example.com',
  phone: '+353 85 012 3456',
  address: 'Harbour Row 3',
  postalCode: 'H91 0001',
  city: 'Galway',
  country: 'IE',
};

/** From the shop's first product to the card provider's page, without scripts. */
async function buy(shopper: Shopper, prefix: string): Promise<Page> {
  const shop = await shopper.open(`${prefix}/shop`);
  const product = linksOf(shop.html).find((link) => /\/shop\/(?!cart|checkout)/.test(link)) ?? '';
  const page = await shopper.open(product);
  await shopper.submit(page, page.form('productId', 'count'), { count: '2' });
  const data = await shopper.open(`${prefix}/shop/checkout`);
  const delivery = await shopper.submit(data, data.form('fullName', 'email'), guest);
  const review = await shopper.submit(delivery, delivery.form('deliveryMethod'), {});
  expect(review.text).not.toMatch(firstHotel);
  return shopper.submit(review, review.form('submissionId'), { terms: true });
}

const mailsTo = (address: string, count: number) =>
  waitForMails(site.dataDir, (mail) => recipient(mail) === address, count);

const textOf = ({ subject, from, text, html, attachments }: ParsedMail) =>
  [
    subject,
    from?.text,
    text,
    html,
    ...attachments.map(({ filename, content }) => `${filename}\n${content.toString('utf8')}`),
  ].join('\n');

test.each([
  ['English', '', 1],
  ['German', '/de', 2],
])('a purchase in %s without scripts, and its emails', async (_language, prefix, count) => {
  const shopper = new Shopper(site.url);
  const card = await buy(shopper, prefix);
  expect(card.html).not.toMatch(firstHotel);
  const done = await payWith(shopper, card, 'succeeds');
  expect(done.status).toBe(200);
  expect(done.text).toMatch(/H-\d{4}-\d{6}/);
  const [confirmation] = (await mailsTo(guest.email, count)).slice(-1);
  const [notification] = (await mailsTo('desk@heron.test', count)).slice(-1);
  for (const mail of [confirmation, notification]) {
    expect(mail && textOf(mail)).toMatch(/H-\d{4}-\d{6}/);
    expect(mail && textOf(mail)).not.toMatch(firstHotel);
  }
  expect(confirmation?.from?.text).toContain('Heron');
});

test('a contact message and a table request, and their emails', async () => {
  const message = await openAsPerson(site.url, '/contact');
  const contact = { fullName: 'Nora Quill', email: 'nora.contact@example.com', message: 'Hello' };
  const sent = await message.shopper.submit(message.page, message.page.form('message'), contact);
  expect(sent.status).toBe(200);
  const table = await openAsPerson(site.url, '/restaurant/table-reservation');
  const form = table.page.form('guests', 'date');
  const [, day = ''] = /type="date"[^>]*\bmin="([^"]*)"/.exec(table.page.html) ?? [];
  const times = form.fields.find(({ name }) => name === 'time')?.choices ?? [];
  const requested = await table.shopper.submit(table.page, form, {
    fullName: 'Nora Quill',
    email: 'nora.table@example.com',
    guests: '2',
    date: day,
    time: times.at(-1) ?? '',
  });
  expect(requested.status).toBe(200);
  for (const address of [contact.email, 'nora.table@example.com']) {
    const { notice, receipt } = await findMails(site.dataDir, address);
    for (const mail of [notice, receipt]) expect(textOf(mail)).not.toMatch(firstHotel);
  }
});

test('the operator’s commands name this hotel', async () => {
  const entry = `${secondHotelBuild}/server/operator.js`;
  const list = await runOperator(site.dataDir, ['orders', 'list'], entry);
  expect(list.err).toBe('');
  expect(list.out).toMatch(/H-\d{4}-000001/);
  const help = await runOperator(site.dataDir, ['database', '--help'], entry);
  expect(help.out + list.out).not.toMatch(firstHotel);
});
