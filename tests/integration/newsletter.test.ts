import type { ParsedMail } from 'mailparser';
import { expect, test } from 'vitest';
import { getI18n } from '~/i18n/i18n.server';
import { type Locale, locales } from '~/i18n/locales';
import { href } from '~/routing/href';
import { recipient } from '../support/journey';
import { withPlainSpaces } from '../support/plain-spaces';
import { waitForMails } from '../support/sent-mails';
import { Shopper } from '../support/shopper';
import { siteForTests } from '../support/site-for-tests';
import { query } from '../support/stored-rows';

const site = siteForTests({ env: { TRUSTED_PROXIES: '1' } });

const fieldTexts = (locale: Locale) => getI18n(locale).getFixedT(locale, 'newsletter');
const subscriptionTexts = (locale: Locale) => getI18n(locale).getFixedT(locale, 'subscription');

type Row = { email: string; state: string; locale: string };
const stateOf = async (email: string) =>
  (await query<Row>(site.dataDir, 'select * from newsletter_subscriptions')).find(
    (row) => row.email === email,
  )?.state;

/** Waits for `count` emails to an address. @returns the newest */
async function mailTo(email: string, count = 1): Promise<ParsedMail> {
  const mails = await waitForMails(site.dataDir, (mail) => recipient(mail) === email, count);
  return mails.at(-1) ?? mails[0];
}

const linkIn = (mail: ParsedMail, page: string) => {
  const [link] = new RegExp(`${site.url}\\S*/newsletter/${page}\\?token=[\\w-]+`).exec(
    mail.text ?? '',
  ) ?? [''];
  return link.slice(site.url.length);
};

async function subscribe(locale: Locale, email: string, from = href('shop', locale)) {
  const shopper = new Shopper(site.url);
  const page = await shopper.open(from);
  return { shopper, response: await shopper.submit(page, page.form('email', 'from'), { email }) };
}

/** Subscribes and confirms. @returns the welcome email */
async function join(locale: Locale, email: string): Promise<ParsedMail> {
  const { shopper } = await subscribe(locale, email);
  const page = await shopper.open(linkIn(await mailTo(email), 'confirm'));
  await shopper.submit(page, page.form('token'));
  return mailTo(email, 2);
}

test.each(locales)(
  'in %s: subscribing in the footer, confirming and unsubscribing',
  async (locale) => {
    const email = `ana.${locale}@example.com`;
    const { shopper, response } = await subscribe(locale, email);
    expect(response.url).toBe(`${site.url}${href('shop', locale)}?newsletter=sent#newsletter`);
    expect(response.text).toContain(withPlainSpaces(fieldTexts(locale)('sent')));
    expect(response.html).toContain(
      `<link rel="canonical" href="${site.url}${href('shop', locale)}"`,
    );
    expect(await stateOf(email)).toBe('pending');

    const question = await mailTo(email);
    expect(question.headers.has('list-unsubscribe')).toBe(false);
    const link = linkIn(question, 'confirm');
    expect(link).toContain(href('newsletterConfirm', locale));
    // Mail scanners open links: that alone must not confirm.
    await shopper.open(link);
    const page = await shopper.open(link);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await stateOf(email)).toBe('pending');
    const confirmed = await shopper.submit(page, page.form('token'));
    expect(confirmed.text).toContain(subscriptionTexts(locale)('confirmed.title'));
    expect(await stateOf(email)).toBe('confirmed');
    expect((await shopper.open(link)).text).toContain(subscriptionTexts(locale)('confirmed.title'));

    const welcome = await mailTo(email, 2);
    expect(welcome.html).toContain(`lang="${locale}"`);
    const leaving = await shopper.open(linkIn(welcome, 'leave'));
    expect(await stateOf(email)).toBe('confirmed');
    const left = await shopper.submit(leaving, leaving.form('token'));
    expect(left.text).toContain(subscriptionTexts(locale)('left.title'));
    expect(await stateOf(email)).toBe('left');
  },
);

test('the consent log records time, language, text version and page', async () => {
  await join('de', 'log@example.com');
  const events = await query<Record<string, string>>(
    site.dataDir,
    `select e.* from newsletter_events e join newsletter_subscriptions s on s.id = e.subscription_id
     where s.email = 'log@example.com' order by e.id`,
  );
  expect(events).toMatchObject([
    { event: 'requested', locale: 'de', form_path: '/de/shop' },
    { event: 'confirmed', locale: 'de', form_path: '/de/newsletter/confirm' },
  ]);
  for (const { text_version, created_at } of events) {
    expect(text_version).toMatch(/^[0-9a-f]{16}$/);
    expect(Date.now() - Date.parse(created_at ?? '')).toBeLessThan(60_000);
  }
});

test.each([
  ['multipart', { 'content-type': 'multipart/form-data; boundary=x' }],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
])('one-click unsubscribe, sent as %s from anywhere (RFC 8058)', async (kind, headers) => {
  const email = `click.${kind.at(-1)}@example.com`;
  const list = (await join('en', email)).headers.get('list') as unknown as {
    unsubscribe: { url: string };
    'unsubscribe-post': { name: string };
  };
  expect(list['unsubscribe-post'].name).toBe('List-Unsubscribe=One-Click');
  const { url } = list.unsubscribe;
  expect(url.startsWith(`${site.url}/newsletter/one-click?token=`)).toBe(true);
  const opened = await fetch(url, { redirect: 'manual' });
  expect([opened.status, opened.headers.get('location')?.split('=')[0]]).toEqual([
    303,
    '/en/newsletter/leave?token',
  ]);
  expect(await stateOf(email)).toBe('confirmed');
  const body = kind === 'multipart' ? '--x--\r\n' : 'List-Unsubscribe=One-Click';
  const foreign = { ...headers, origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };
  for (let i = 0; i < 2; i++) {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: foreign,
      redirect: 'manual',
    });
    expect(response.status).toBe(200);
  }
  expect(await stateOf(email)).toBe('left');
  const unknown = `${url.slice(0, -3)}xyz`;
  expect((await fetch(unknown, { method: 'POST', body, headers: foreign })).status).toBe(404);
});

test('new, pending and confirmed addresses get the same response', async () => {
  const email = 'known@example.com';
  await join('en', email);
  const bare = async (address: string) => {
    const { response } = await subscribe('en', address);
    return { url: response.url, status: response.status, text: response.text };
  };
  // A second request within two minutes counts as the first.
  expect(await bare(email)).toEqual(await bare('new@example.com'));
  expect(await bare('KNOWN@Example.com')).toEqual(await bare('new@example.com'));
  const rows = await query<Row>(site.dataDir, 'select * from newsletter_subscriptions');
  expect(rows.filter((row) => row.email.toLowerCase() === email)).toHaveLength(1);
});

test('a missing or invalid address is 400 with an error, and kept', async () => {
  const texts = subscriptionTexts('de');
  for (const [typed, code] of [
    ['', 'required'],
    ['ana@', 'email'],
    ['ana@example.com, eva@example.com', 'email'],
    ['a@b.hr\r\nBcc: c@d.hr', 'other'],
  ] as const) {
    const shopper = new Shopper(site.url);
    const body = new URLSearchParams({ email: typed, from: href('shop', 'de') });
    const response = await shopper.post(href('newsletter', 'de'), body);
    expect(response.status).toBe(400);
    expect(response.html).toContain(`<title>${texts('errorPrefix')}`);
    expect(response.html).toContain('href="#letters-email"');
    expect(response.text).toContain(texts(`errors.${code}`));
    const [kept] = response.form('email', 'from').fields;
    if (!typed.includes('\n')) expect(kept?.value).toBe(typed);
  }
});

test('the from field cannot redirect off the site', async () => {
  for (const from of ['https://evil.test/', '//evil.test', '/\\evil.test', '/nowhere', '']) {
    const shopper = new Shopper(site.url);
    const body = new URLSearchParams({ email: `x${from.length}@example.com`, from });
    const response = await shopper.post('/it/newsletter', body, { follow: false });
    expect(response.headers.get('location')).toBe('/it/newsletter?result=sent');
  }
});

test('ten simultaneous submissions send one confirmation request', async () => {
  const email = 'ten@example.com';
  const body = () => new URLSearchParams({ email, from: '/' });
  const responses = await Promise.all(
    Array.from({ length: 10 }, () =>
      fetch(`${site.url}/newsletter`, { method: 'POST', body: body(), redirect: 'manual' }),
    ),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(303));
  const queued = await query(
    site.dataDir,
    "select n.id from newsletter_tokens n join newsletter_subscriptions s on s.id = n.subscription_id where s.email = 'ten@example.com'",
  );
  expect(queued).toHaveLength(1);
});

test('a filled honeypot field subscribes nobody and says so; a flood is 429', async () => {
  const send = (fields: Record<string, string>, visitor: string) =>
    fetch(`${site.url}/de/newsletter`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'x-forwarded-for': visitor },
      redirect: 'manual',
    });
  const trapped = { email: 'trap@example.com', website: 'x' };
  const refused = await send(trapped, '203.0.113.1');
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain(subscriptionTexts('de')('problems.captcha'));
  expect(await stateOf('trap@example.com')).toBeUndefined();
  let last = await send({ email: 'flood@example.com' }, '203.0.113.2');
  for (let i = 0; i < 70 && last.status === 303; i++) {
    last = await send({ email: 'flood@example.com' }, '203.0.113.2');
  }
  expect(last.status).toBe(429);
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await last.text()).toContain(subscriptionTexts('de')('problems.tooMany'));
});

test('an unknown link says so and offers to subscribe again', async () => {
  const shopper = new Shopper(site.url);
  const confirm = await shopper.open('/en/newsletter/confirm?token=nothing');
  expect(confirm.status).toBe(404);
  expect(confirm.text).toContain(subscriptionTexts('en')('confirm.gone.title'));
  expect(confirm.form('email').action).toBe('/en/newsletter');
  const leave = await shopper.open('/en/newsletter/leave');
  expect(leave.text).toContain(subscriptionTexts('en')('leave.gone.title'));
  expect(leave.status).toBe(404);
  const body = new URLSearchParams({ token: 'nothing' });
  expect((await shopper.post('/en/newsletter/leave', body)).status).toBe(404);
});

test('the form is in the footer of every page, and not shown twice on the newsletter’s own', async () => {
  const read = async (path: string) =>
    (await fetch(site.url + path, { headers: { accept: 'text/html' } })).text();
  for (const path of ['/', '/shop/cart', '/404', '/kontakt', '/de/shop']) {
    const html = await read(path);
    expect(html.split('id="newsletter-form-email"')).toHaveLength(2);
    expect(html).toMatch(
      /<section class="newsletter" id="newsletter" aria-labelledby="[^"]+"><div>/,
    );
  }
  for (const path of ['/newsletter', '/it/newsletter/leave', '/en/newsletter/confirm']) {
    expect(await read(path)).not.toContain('newsletter-form-email');
  }
});

test('after client-side navigation the Referer says which page to return to', async () => {
  const response = await fetch(`${site.url}/newsletter`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'referer@example.com', from: '/shop' }),
    headers: { referer: `${site.url}/galerija?category=rooms` },
    redirect: 'manual',
  });
  expect(response.headers.get('location')).toBe(
    '/galerija?category=rooms&newsletter=sent#newsletter',
  );
});
