import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { locales } from '~/i18n/locales';
import { type DeskRoute, hasRight, rightOf, routeRights, staffRoles } from '~/reception/rights';
import { resourceHref } from '~/routing/resource-href';
import { openAsPerson } from '../support/enquiry-journey';
import { eventually } from '../support/eventually';
import { openDeskAs } from '../support/desk-site';
import { addToCart, goToReview, payWith } from '../support/journey';
import { runOperator } from '../support/operator';
import { Shopper } from '../support/shopper';
import { siteForTests } from '../support/site-for-tests';
import { query } from '../support/stored-rows';

// Mails stay queued, where their links can be read: with a mail server set up, the desk shows none.
// With analytics the public pages allow hosts of others; the desk never does.
const env = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  TRUSTED_PROXIES: '1',
  ANALYTICS_ID: 'G-TEST123456',
};
const site = siteForTests({ env });

const addressOf = (role: string) => `${role}@hotel.example`;
const addStaff = (role: (typeof staffRoles)[number], language = 'en') =>
  runOperator(
    site.dataDir,
    `staff add ${addressOf(role)} --role ${role} --language ${language}`.split(' '),
  );

const askForLink = async (browser: Shopper, email: string, from = '/reception/sign-in') => {
  const page = await browser.open(from);
  return browser.submit(page, page.form('email'), { email });
};

const countLinks = async () => (await query(site.dataDir, 'select id from staff_links')).length;

/** The path of the link in the latest mail to a member of staff. */
const readLink = () =>
  eventually(async () => {
    const [mail] = await query<{ text: string }>(
      site.dataDir,
      "select text from outbox where kind = 'staff-sign-in' order by id desc limit 1",
    );
    const [path] =
      /\/reception\/sign-in\/[\w-]{43}(?:\?language=\w\w)?/.exec(mail?.text ?? '') ?? [];
    if (path === undefined) throw new Error('There is no link');
    return path;
  });

/** A browser in which a staff member with the role has signed in. */
const openAs = (role: (typeof staffRoles)[number], now?: Date): Promise<Shopper> =>
  openDeskAs(site, addressOf(role), now);

const cookieOf = (browser: Shopper) => `reception=${browser.cookies.get('reception')}`;

const routes = Object.keys(routeRights) as DeskRoute[];
const params = {
  token: 'x'.repeat(43),
  passkey: '1',
  mail: '1',
  number: 'M-2026-000001',
  id: '1',
  reply: 'accept',
  template: 'tableAccept',
  language: 'hr',
  variant: 'x',
  reference: 'R-2026-7K4M9Q',
  month: '2026-11',
  year: '2026',
};
const pathOf = (route: DeskRoute) => resourceHref(route, params);
const isOpen = (route: DeskRoute) => rightOf(route, 'GET') === 'open';
const posts = routes.filter((route) => rightOf(route, 'POST'));
const isAtDoor = (location: string | null) => location?.startsWith('/reception/sign-in') ?? false;

const ask = (path: string, init: RequestInit = {}) =>
  fetch(site.url + path, { redirect: 'manual', ...init });
const postTo = (path: string, headers: Record<string, string>) =>
  ask(path, { method: 'POST', body: new URLSearchParams({ where: 'here' }), headers });

test('until a staff member is added, every page of the desk is missing and explains how to start', async () => {
  for (const route of routes) {
    const response = await ask(pathOf(route), { headers: { 'accept-language': 'de' } });
    expect(response.status, route).toBe(404);
    expect(await response.text(), route).toContain('npm run staff -- add');
  }
});

test('the operator adds, lists and removes staff', async () => {
  for (const role of staffRoles) expect((await addStaff(role)).code).toBe(0);
  const { out } = await runOperator(site.dataDir, ['staff', 'list', '--json']);
  expect(JSON.parse(out)).toHaveLength(3);
  const remove = () => runOperator(site.dataDir, ['staff', 'remove', addressOf('bookkeeper')]);
  expect((await remove()).code).toBe(0);
  expect((await remove()).code).toBe(1);
  expect((await addStaff('bookkeeper')).code).toBe(0);
});

test('known and unknown addresses get the same response, and only a known one gets an email', async () => {
  const answers = [];
  for (const email of [addressOf('manager'), 'nobody@hotel.example']) {
    const browser = new Shopper(site.url);
    const page = await askForLink(browser, email);
    const cookies = [...browser.cookies.keys()];
    answers.push({ status: page.status, url: page.url, text: page.text, cookies });
  }
  expect(answers[0]).toEqual(answers[1]);
  await eventually(async () => expect(await countLinks()).toBe(1));
});

test('a link signs in with its button, once, and only in the browser that requested it', async () => {
  const browser = new Shopper(site.url);
  await query(site.dataDir, 'delete from outbox');
  await askForLink(browser, addressOf('reception'), '/reception/orders/M-2026-000001');
  const path = await readLink();
  const other = await new Shopper(site.url).open(path);
  expect(other.status).toBe(410);
  expect(other.forms).toEqual([]);
  const elsewhere = await new Shopper(site.url).post(path, new URLSearchParams());
  expect(elsewhere.status).toBe(410);
  // Programs that check mails open the address.
  for (let times = 0; times < 2; times++) expect((await browser.open(path)).status).toBe(200);
  const page = await browser.open(path);
  const twin = browser.clone();
  const form = page.forms[0] ?? page.form();
  const signedIn = await browser.submit(page, form, {}, { follow: false });
  expect(signedIn.headers.get('location')).toBe('/reception/orders/M-2026-000001');
  const cookie = signedIn.headers.getSetCookie().find((each) => each.startsWith('reception='));
  expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
  const device = signedIn.headers
    .getSetCookie()
    .find((each) => each.startsWith('reception-device='));
  expect(device).toMatch(
    /=[\w-]{43}\.[\w-]{22}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect((await browser.open(path)).url).toBe(`${site.url}/reception`);
  // Longer ago than the two presses of an impatient finger.
  await query(site.dataDir, "update staff_links set used_at = '2026-11-01T00:00:00.000Z'");
  expect((await twin.submit(page, form)).status).toBe(410);
  expect((await twin.open('/reception')).url).toContain('/reception/sign-in');
  expect((await browser.open('/reception')).status).toBe(200);
  expect((await browser.open(path)).url).toBe(`${site.url}/reception`);
});

test('the language chosen on the sign-in page becomes the member’s', async () => {
  const browser = new Shopper(site.url);
  await query(site.dataDir, 'delete from outbox');
  const from = '/reception/sign-in?next=%2Freception%2Forders&language=it';
  const door = await browser.open('/reception/orders');
  expect(door.html).toContain(`href="${from.replace('&', '&amp;')}"`);
  await askForLink(browser, addressOf('bookkeeper'), from);
  const page = await browser.open(await readLink());
  const desk = await browser.submit(page, page.forms[0] ?? page.form());
  expect([page, desk].map(({ headers }) => headers.get('content-language'))).toEqual(['it', 'it']);
  expect(desk.url).toBe(`${site.url}/reception/orders`);
});

test('links are limited for each mailbox and visitor', async () => {
  const browser = new Shopper(site.url);
  const statuses = [];
  for (let times = 0; times < 6; times++) {
    statuses.push((await askForLink(browser, 'flooded@hotel.example')).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('an invalid address is shown again, with an error summary', async () => {
  const page = await askForLink(new Shopper(site.url), 'marta at home');
  expect(page.status).toBe(400);
  expect(page.html).toContain('href="#sign-in-email"');
  expect(page.form('email').fields.map(({ value }) => value)).toContain('marta at home');
});

test.each(routes)(
  '%s is not open to strangers, nor to forged and ended sessions',
  async (route) => {
    const ended = await openAs('manager', new Date('2026-01-01'));
    const visitors = [
      {},
      { cookie: `reception=${'A'.repeat(43)}` },
      { cookie: "reception=' or 1=1 --" },
      { cookie: cookieOf(ended) },
    ];
    for (const headers of visitors) {
      const read = await ask(pathOf(route), { headers });
      const sent = await postTo(pathOf(route), { ...headers, origin: site.url });
      if (isOpen(route)) {
        expect(read.status, route).not.toBe(303);
        continue;
      }
      expect(read.status, route).toBe(303);
      expect(isAtDoor(read.headers.get('location'))).toBe(true);
      // Most forms are kept until the sender has signed in.
      const isKept = sent.status === 401 && (await sent.text()).includes('name="where"');
      expect(
        rightOf(route, 'POST') ? isKept || isAtDoor(sent.headers.get('location')) : sent.status,
      ).toBe(rightOf(route, 'POST') ? true : 405);
    }
  },
);

test.each(staffRoles)('%s reads and sends only what the role may', async (role) => {
  const cookie = cookieOf(await openAs(role));
  for (const route of routes.filter((each) => !isOpen(each))) {
    const right = rightOf(route, 'GET');
    const isAllowed = right !== undefined && right !== 'open' && hasRight(role, right);
    const { status } = await ask(pathOf(route), { headers: { cookie } });
    expect({ route, status: isAllowed ? status !== 403 && status !== 303 : status }).toEqual({
      route,
      status: isAllowed ? true : 403,
    });
  }
  for (const route of posts.filter((each) => !isOpen(each) && each !== 'reception.sign-out')) {
    const right = rightOf(route, 'POST');
    const isAllowed = right !== undefined && right !== 'open' && hasRight(role, right);
    const { status } = await postTo(pathOf(route), { cookie, origin: site.url });
    expect({ route, isRefused: status === 403 }).toEqual({ route, isRefused: !isAllowed });
  }
});

test('a mistyped address below the desk gets its own page, in the language of the account', async () => {
  await addStaff('bookkeeper', 'it');
  const browser = await openAs('bookkeeper');
  for (const path of [
    '/reception/ordes',
    '/reception/orders/M-2026-000001/shp',
    '/reception/x.css',
  ]) {
    const strangers = await ask(path, { headers: { 'accept-language': 'de' } });
    expect(strangers.status, path).toBe(303);
    expect(isAtDoor(strangers.headers.get('location')), path).toBe(true);
    const read = await browser.open(path);
    const sent = await browser.post(path, new URLSearchParams({ where: 'here' }));
    for (const page of [read, sent]) {
      expect([page.status, page.headers.get('content-language')], path).toEqual([404, 'it']);
      expect(page.text, path).toContain(
        'A questo indirizzo non c’è nessuna pagina della reception',
      );
      expect(page.html, path).toContain('href="/reception/orders"');
    }
  }
  expect((await ask('/receptionist')).status).toBe(404);
});

test('forms from other sites, or from nowhere, are refused', async () => {
  const browser = await openAs('manager');
  const cookie = cookieOf(browser);
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { origin: site.url, 'sec-fetch-site': 'same-site' },
    {},
  ];
  for (const route of posts) {
    for (const headers of foreign) {
      for (const session of [{ cookie }, {}]) {
        const { status } = await postTo(pathOf(route), { ...session, ...headers });
        expect({ route, headers, status }).toEqual({ route, headers, status: 403 });
      }
    }
  }
  expect((await browser.open('/reception')).status).toBe(200);
});

test('no page of the desk is kept, listed or given scripts, and none has a data form', async () => {
  const cookie = cookieOf(await openAs('manager'));
  for (const route of routes) {
    const response = await ask(pathOf(route), { headers: { cookie } });
    expect(response.headers.get('cache-control'), route).toBe('no-store');
    expect(response.headers.get('x-robots-tag'), route).toBe('noindex, nofollow');
    expect(response.headers.get('x-frame-options'), route).toBe('DENY');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy, route).toMatch(/^default-src 'none'; /);
    expect(policy, route).not.toMatch(/google|http/);
    expect(await response.text(), route).not.toMatch(/<script/);
    expect((await ask(`${pathOf(route)}.data`, { headers: { cookie } })).status, route).toBe(404);
  }
  expect(await (await ask('/robots.txt')).text()).toContain('Disallow: /reception');
  expect(await (await ask('/sitemap.xml')).text()).not.toContain('reception');
});

test('signing out everywhere ends every session of one person', async () => {
  const [here, there, other] = [
    await openAs('manager'),
    await openAs('manager'),
    await openAs('reception'),
  ];
  const page = await here.open('/reception/sign-out');
  await here.submit(page, page.forms[0] ?? page.form(), {}, { press: ['where', 'everywhere'] });
  expect(here.cookies.has('reception')).toBe(false);
  expect((await there.open('/reception')).url).toContain('/reception/sign-in');
  expect((await other.open('/reception')).status).toBe(200);
});

test.each(locales)('staff read the desk in their own language: %s', async (locale) => {
  await query(site.dataDir, `update staff set locale = '${locale}'`);
  const page = await (await openAs('reception')).open('/reception');
  expect(page.headers.get('content-language')).toBe(locale);
  expect(page.html).toContain(`<html lang="${locale}">`);
});

test('a request is listed on today until it is marked as answered', async () => {
  const { shopper: guest, page: contact } = await openAsPerson(site.url, '/en/contact');
  await guest.submit(contact, contact.form('fullName', 'message'), {
    fullName: 'Eva Keller-Huber',
    email: 'eva@example.com',
    phone: '+49 30 123456',
    message: 'Is the garden open in April?',
  });
  const browser = await openAs('reception');
  const [row] = await query<{ id: number }>(site.dataDir, 'select id from enquiries');
  const today = await browser.open('/reception');
  expect(today.html).toContain(`href="/reception/requests/${row?.id}"`);
  const sheet = await browser.open(`/reception/requests/${row?.id}`);
  expect(sheet.text).toContain('Is the garden open in April?');
  const twin = browser.clone();
  await browser.submit(sheet, sheet.form('submission'));
  await twin.submit(sheet, sheet.form('submission'));
  expect(await query(site.dataDir, 'select id from enquiry_answers')).toHaveLength(1);
  expect((await browser.open('/reception')).text).not.toContain('Eva Keller-Huber');
  const log = await query(
    site.dataDir,
    `select staff_email, action, subject, screen, outcome from staff_actions where action = 'answered'`,
  );
  expect(log).toEqual([
    {
      staff_email: addressOf('reception'),
      action: 'answered',
      subject: `request ${row?.id}`,
      screen: `/reception/requests/${row?.id}`,
      outcome: 'done',
    },
  ]);
});

/** Buys two bottles; the amount is on hold. @returns the order's number */
async function buy(): Promise<string> {
  const shopper = new Shopper(site.url);
  await addToCart(shopper, 'en');
  const review = await goToReview(shopper, 'en');
  const card = await shopper.submit(review, review.form('submissionId'), { terms: true });
  const end = await payWith(shopper, card, 'succeeds');
  const token = new URL(end.url).searchParams.get('order') ?? '';
  const [row] = await query<{ number: string; state: string }>(
    site.dataDir,
    `select number, state from orders where token = '${token}'`,
  );
  if (row?.state !== 'authorised') throw new Error(`${row?.number} is ${row?.state}`);
  return row.number;
}

const pathTo = (number: string, action: string) => `/reception/orders/${number}/${action}`;

/** Opens an action's confirmation page, by way of the page that asks for the amount. */
async function openAction(browser: Shopper, number: string, action: string, amount?: string) {
  const page = await browser.open(pathTo(number, action));
  return amount === undefined ? page : browser.submit(page, page.form('amount'), { amount });
}

const operations = (number: string) =>
  query<{ kind: string; amount_cents: number; state: string }>(
    site.dataDir,
    `select kind, amount_cents, payment_operations.state from payment_operations
     join orders on orders.id = order_id where number = '${number}' order by payment_operations.id`,
  );

const actionsOn = (number: string) =>
  query<{ action: string; outcome: string; staff_email: string }>(
    site.dataDir,
    `select action, outcome, staff_email from staff_actions where subject = '${number}' order by id`,
  );

test('an order is handed over, charged and refunded, each once however often it is sent', async () => {
  await query(site.dataDir, "update staff set locale = 'en'");
  const number = await buy();
  const [manager, reception] = [await openAs('manager'), await openAs('reception')];

  const shipping = await openAction(reception, number, 'ship');
  const wrong = await reception.submit(shipping, shipping.form('code'), { code: 'abc' });
  expect(wrong.status).toBe(400);
  expect(wrong.html).toContain('href="#action-code"');
  const twin = reception.clone();
  const shipped = await Promise.all(
    [reception, twin].map((browser) =>
      browser.submit(wrong, wrong.form('code'), { code: '9876 5432 101' }),
    ),
  );
  expect(shipped.map(({ status }) => status)).toEqual([200, 200]);
  expect(shipped.some(({ text }) => text.includes('The parcel number is saved'))).toBe(true);

  const tooMuch = await openAction(manager, number, 'capture', '9999,00');
  expect(tooMuch.status).toBe(400);
  const charging = await openAction(manager, number, 'capture', '20,00');
  expect(charging.text).toContain('20,00 € is charged to the buyer’s card');
  expect(charging.text).toContain('is released and cannot be charged later');
  const late = await openAction(manager.clone(), number, 'capture', '10,00');
  const presses = [manager, manager.clone(), manager.clone()];
  await Promise.all(presses.map((browser) => browser.submit(charging, charging.form('amount'))));
  const refused = await manager.submit(late, late.form('amount'));
  expect(refused.text).toContain('Not done');

  const first = await openAction(manager, number, 'refund', '5,00');
  const second = await openAction(manager, number, 'refund', '5,00');
  const reason = { reason: 'A bottle was broken' };
  const silent = await manager.submit(first, first.form('reason'));
  expect(silent.status).toBe(400);
  const refunded = await manager.submit(first, first.form('reason'), reason);
  expect(refunded.text).toContain('The money was refunded');
  const again = await manager.submit(second, second.form('reason'), reason);
  expect(again.text).toContain('Already done');

  expect(await operations(number)).toEqual([
    { kind: 'capture', amount_cents: 2000, state: 'done' },
    { kind: 'refund', amount_cents: 500, state: 'done' },
  ]);
  expect(await actionsOn(number)).toEqual([
    { action: 'ship', outcome: 'done', staff_email: addressOf('reception') },
    { action: 'capture', outcome: 'done', staff_email: addressOf('manager') },
    { action: 'capture', outcome: 'refused', staff_email: addressOf('manager') },
    { action: 'refund', outcome: 'done', staff_email: addressOf('manager') },
    { action: 'refund', outcome: 'already', staff_email: addressOf('manager') },
  ]);
  const mails = await query<{ kind: string }>(
    site.dataDir,
    `select kind from outbox where dedupe_key like 'order:${number}:%' order by kind`,
  );
  expect(mails.filter(({ kind }) => /shipped|charged|refunded/.test(kind))).toHaveLength(3);
});

test('the bookkeeper reads and downloads the month’s invoices and figures', async () => {
  const bookkeeper = await openAs('bookkeeper');
  const books = await bookkeeper.open('/reception/books');
  expect(books.text).toContain('1 invoice · 1 reversal');
  expect(books.text).toContain('15,00 €');
  const read = async (path: string) => {
    const response = await ask(path, { headers: { cookie: cookieOf(bookkeeper) } });
    return { type: response.headers.get('content-type'), body: await response.arrayBuffer() };
  };
  const links = [...books.html.matchAll(/href="(\/reception\/books\/[^"?]+)"/g)].map(
    ([, path]) => path ?? '',
  );
  const pathTo = (end: RegExp) => links.find((path) => end.test(path)) ?? '';
  const csv = await read(pathTo(/\/journal$/));
  expect(csv.type).toContain('text/csv');
  expect(Buffer.from(csv.body).toString().split('\r\n')).toHaveLength(4);
  const zip = await read(pathTo(/\/files$/));
  const files = Object.values(unzipSync(new Uint8Array(zip.body)));
  expect(files).toHaveLength(2);
  const pdf = await read(pathTo(/\/invoices\/\d+$/));
  expect(pdf.type).toBe('application/pdf');
  expect(Buffer.from(pdf.body).subarray(0, 5).toString()).toBe('%PDF-');
  const figures = await bookkeeper.open('/reception/figures?year=2026');
  expect(figures.status).toBe(200);
  expect((await read('/reception/books/2026-13/journal')).type).toContain('text/html');
});

test('a hold is released, a note is kept, and the order is found again by name', async () => {
  const number = await buy();
  const manager = await openAs('manager');
  const releasing = await openAction(manager, number, 'void');
  const released = await manager.submit(releasing, releasing.form('amount'));
  expect(released.text).toContain('The amount is released');
  expect(released.text).toContain('Gift message, for the card');
  expect(released.text).toContain('Iva!');
  const noting = await openAction(manager, number, 'note');
  const note = { note: 'Called: she orders again in spring' };
  const noted = await manager.submit(noting, noting.form('note'), note);
  expect(noted.text).toContain('Called: she orders again in spring');
  expect((await manager.submit(noting, noting.form('note'), note)).url).toBe(noted.url);
  expect((await actionsOn(number)).map(({ action }) => action)).toEqual(['void', 'note']);
  const list = await manager.open('/reception/orders');
  const found = await manager.submit(list, list.form('q'), { q: 'cacic', state: 'voided' });
  expect(found.html).toContain(`/reception/orders/${number}?from=`);
  const none = await manager.submit(list, list.form('q'), { q: 'cacic', state: 'review' });
  expect(none.html).not.toContain(`/reception/orders/${number}`);
});

test('an order in review is decided, unless the provider contradicts it', async () => {
  const number = await buy();
  await query(site.dataDir, `update orders set state = 'review' where number = '${number}'`);
  const manager = await openAs('manager');
  const page = await openAction(manager, number, 'review');
  const empty = await manager.submit(page, page.form('reason'));
  expect(empty.status).toBe(400);
  expect(empty.html).toMatch(/href="#action-to"[\s\S]*href="#action-reason"/);
  const decide = async (to: string) => {
    const open = await openAction(manager, number, 'review');
    return manager.submit(open, open.form('reason'), { to, reason: 'The bank says so' });
  };
  expect((await decide('captured')).text).toContain('Not done');
  expect((await decide('authorised')).text).toContain('The decision is stored');
  expect((await actionsOn(number)).map(({ outcome }) => outcome)).toEqual(['refused', 'done']);
});

test('whether an uncertain refund happened is asked, and it is not made a second time', async () => {
  const number = await buy();
  const manager = await openAs('manager');
  const charging = await openAction(manager, number, 'capture', '20,00');
  await manager.submit(charging, charging.form('amount'));
  const earlier = await openAction(manager.clone(), number, 'refund', '5,00');
  const moment = new Date().toISOString();
  await query(
    site.dataDir,
    `insert into payment_operations (order_id, attempt_id, kind, key, amount_cents, base_cents, state, created_at, updated_at, finished_at)
     select orders.id, payment_attempts.id, 'refund', '${number}-lost', 500, 0, 'undecided', '${moment}', '${moment}', '${moment}'
     from orders join payment_attempts on order_id = orders.id where orders.number = '${number}'`,
  );
  await query(site.dataDir, `update orders set state = 'review' where number = '${number}'`);
  const sheet = await manager.open(`/reception/orders/${number}`);
  expect(sheet.text).toContain('It is not known whether 5,00 € was refunded');
  const page = await openAction(manager, number, 'review');
  expect(page.text).toContain('It is not known whether the refund of 5,00 € took place.');
  expect(page.text).toContain('Of the 20,00 € charged, 5,00 € is then recorded as refunded');
  const reason = 'WSPay shows it';
  const wrong = await manager.submit(page, page.form('reason'), { to: 'captured', reason });
  expect(wrong.status).toBe(400);
  const answer = { to: 'captured-500', reason };
  const decided = await manager.submit(page, page.form('reason'), answer);
  expect(decided.text).toContain('The decision is stored');
  expect(decided.text).toMatch(/Charged\s*20,00 €\s*Refunded\s*5,00 €/);
  const again = await manager.submit(earlier, earlier.form('reason'), { reason: 'Broken' });
  expect(again.text).toContain('Already done');
  expect(await operations(number)).toEqual([
    { kind: 'capture', amount_cents: 2000, state: 'done' },
    { kind: 'refund', amount_cents: 500, state: 'done' },
  ]);
  const invoices = await query<{ total_cents: number }>(
    site.dataDir,
    `select total_cents from invoices where order_number = '${number}' order by id`,
  );
  expect(invoices.map(({ total_cents: cents }) => cents)).toEqual([2000, -500]);
});

test('the log of the process contains no name of staff and no key', () => {
  expect(site.log()).not.toMatch(/@hotel\.example|sign-in\/[\w-]{43}/);
});
