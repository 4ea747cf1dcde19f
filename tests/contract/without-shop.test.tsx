import { resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { FooterNavigation } from '~/components/layout/footer-navigation';
import { MissingScreen } from '~/components/layout/missing-screen';
import { SiteFrame } from '~/components/layout/site-frame';
import { createSnapshot } from '~/content/content-snapshot.server';
import { omitSectionsWithoutPage } from '~/content/sections';
import { loadText } from '~/content/texts/text.server';
import { loadHome } from '~/hospitality/home/home.loader.server';
import { HomeScreen } from '~/hospitality/home/home-screen';
import { describeContent } from '~/operator/checks/service-checks';
import { createProgram } from '~/operator/cli';
import { parseEnv } from '~/platform/env/env-schema';
import { DeskPage } from '~/reception/desk-page';
import { loader as loadRobots } from '~/routes/resources/robots';
import { buildRoutes } from '~/routing/build-routes';
import { href, matchPath } from '~/routing/href';
import { resourceHref } from '~/routing/resource-href';
import { createInvoicing } from '~/shop/invoices/set-up-invoicing.server';
import { createProviders } from '~/shop/payments/set-up-providers.server';
import { publishPriceLists } from '~/shop/pricing/price-list-archive.server';
import { createOrder } from '~/shop/orders/orders.server';
import { renderHeldBackSummary } from '~/shop/withdrawals/withdrawal-follow-ups.server';
import { renderWithdrawalMails } from '~/shop/withdrawals/withdrawal-mails.server';
import { WithdrawalScreen } from '~/shop/withdrawals/withdrawal-screen';
import type { DoneStep } from '~/shop/withdrawals/withdrawal-steps';
import { describeOpenBusiness } from '~/site/alarms/open-business.server';
import { loadFrame } from '~/site/frame/frame.server';
import { ClosureBanner } from '~/site/frame/closure-banner';
import { toPublishedPrices } from '~/site/price-list/published-prices';
import { listEntries } from '~/site/sitemap/sitemap-entries';
import { startShopJobs } from '~/start/start-shop-jobs.server';
import { makeEnv, makeLoadContext } from '../support/load-context';
import { makeContent, makeSiteContent, masters } from '../support/made-up-hotel/content';
import { mailSettings } from '../support/mail-fixtures';
import { openMemoryDatabase } from '../support/memory-database';
import { makeNewOrder } from '../support/new-order';
import { makeWithdrawal } from '../support/new-withdrawal';
import { makeStaffMember } from '../support/new-staff-member';
import { renderScreen } from '../support/render-screen';

// A hotel that sells no goods, but packages.
vi.mock('#hotel/hotel.config.js', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  paths: {},
  withoutPages: ['shop'],
}));

// The texts of the tests are those of `app/hotel`: the wordings are chosen before any module is loaded.
vi.mock(import('~/i18n/translations.server'), async () => {
  const { chooseWordings, readTexts } = await import('../../tools/hotel.mjs');
  const read = (path: string) => chooseWordings(readTexts(resolve('translations', path)), ['shop']);
  return {
    readTexts: (locale, namespaces) =>
      Object.fromEntries(namespaces.map((name) => [name, read(`${locale}/${name}.json`)])),
  };
});

const addresses = [
  ...(['shop', 'cart', 'checkout', 'success', 'fail', 'terms'] as const),
  ...(['shipping', 'payment', 'guarantee'] as const),
].map((page) => href(page, 'en'));

const { products: _, site, ...rest } = makeContent();
const { cards: _cards, delivery: _delivery, shop: _shop, ...remaining } = site;
const content = createSnapshot({ ...rest, site: remaining }, masters);

const linksOf = (html: string) =>
  [...html.matchAll(/<a\s[^>]*href="([^"?#]*)/g)].map(([, address = '']) => address);

test('its content needs no goods, cards or delivery', () => {
  expect(content.get().products).toEqual([]);
  expect(content.get().site.delivery).toBeUndefined();
});

test('a shop that is still in the content is not shown', () => {
  const shown = omitSectionsWithoutPage(makeContent());
  expect(shown.products).toEqual([]);
  expect(shown.site).not.toHaveProperty('shop');
  expect(Object.keys(shown.site.shareCards)).toEqual(['home']);
});

test.each([
  ...addresses,
  href('product', 'en', { slug: 'spring-oil' }),
  href('order', 'en', { token: 'x' }),
])('%s is no page', (address) => {
  expect(matchPath(address)).toBeUndefined();
});

test('it has no routes of orders, payments and stock, but those of withdrawals from packages', () => {
  const built = new Set<string | undefined>();
  buildRoutes((define) => define((_path, _file, options) => built.add(options?.id)), {
    languages: ['en'],
    paths: {},
    withoutPages: ['shop'],
  });
  const isOfShop =
    /^(?:payments|invoice|api\.products|reception\.(?:order|paper|stock|books|figures|ship|capture|void|refund|review|note|payment))/;
  expect([...built].filter((id) => isOfShop.test(id ?? ''))).toEqual([]);
  for (const id of ['reception', 'reception.enquiries', 'reception.withdrawals', 'withdrawal.en'])
    expect(built, id).toContain(id);
});

test('robots.txt names no addresses of payments', async () => {
  const request = new Request('http://localhost/robots.txt');
  const lines = await loadRobots({ request, params: {}, context: makeLoadContext() }).text();
  expect(lines).toContain('Disallow: /reception');
  expect(lines).not.toContain('payments');
});

test('no header, menu, footer, home page, notice or error page leads to its pages', async () => {
  const closure = { id: 'winter', title: 'Closed', text: 'Until March.' };
  const screens = (
    <SiteFrame banner={<ClosureBanner closure={closure} />}>
      <HomeScreen view={loadHome(content, 'en', new Date())} />
      <MissingScreen />
    </SiteFrame>
  );
  const links = linksOf(await renderScreen(screens, { locale: 'en', path: '/' }));
  expect(links).toContain(href('packages', 'en'));
  expect(links).toContain(href('withdrawal', 'en'));
  expect(links.filter((link) => addresses.includes(link))).toEqual([]);
});

test('the footer has no heading about orders', async () => {
  const html = await renderScreen(<FooterNavigation />, { locale: 'en' });
  const headings = [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, heading]) => heading);
  expect(headings).toContain('Help');
  expect(headings).not.toContain('Help and orders');
});

test('the frame of a demonstration speaks of no shop and no cards', async () => {
  const context = makeLoadContext({ content: makeSiteContent() });
  const frame = await loadFrame(context, new Request('https://lake.example/en'));
  const screen = <SiteFrame frame={frame}>{null}</SiteFrame>;
  const html = await renderScreen(screen, { locale: 'en', path: '/', frame });
  expect(html).toContain('This is a demonstration site.');
  expect(html).not.toMatch(/\b(?:cards?|shop|basket|seller)\b/i);
});

test('a text mentions no card provider', () => {
  const { privacy } = site.texts;
  if (!privacy) throw new Error('The made-up hotel has a privacy text');
  const blocks = privacy.blocks.map((block) => ({ ...block, onlyWith: 'wspay' as const }));
  const texts = { ...site.texts, privacy: { ...privacy, blocks } };
  const context = makeLoadContext({ content: makeSiteContent({ site: { ...site, texts } }) });
  expect(loadText(context, 'privacy', 'en').blocks).toEqual([]);
});

test('the sitemap has none of its pages', () => {
  const listed = listEntries(content.get(), '2026-11-30').map(({ page }) => page);
  expect(listed).toContain('withdrawal');
  for (const page of ['shop', 'product', 'terms', 'shipping', 'payment', 'guarantee'] as const)
    expect(listed, page).not.toContain(page);
});

test('no price list has goods', async () => {
  expect(toPublishedPrices(content, 'en').products).toEqual([]);
  const db = await openMemoryDatabase();
  await publishPriceLists(db, content, new Date());
  const lists = await db.selectFrom('price_lists').select('kind').execute();
  expect(lists).toEqual([{ kind: 'services' }]);
});

const production = {
  NODE_ENV: 'production',
  SITE_URL: 'https://lake.example',
  SESSION_SECRET: 's'.repeat(40),
  SMTP_URL: 'smtp://mail.example:587',
};

const now = new Date('2026-11-30T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

test('it opens in production without a card provider, and uses none that is set up', () => {
  const options = { demo: false, needsProvider: true };
  expect(parseEnv(production, options)).toMatchObject({ payment: 'closed', demonstration: false });
  const keys = { WSPAY_SHOP_ID: 'a', WSPAY_SECRET_KEY: 'b' };
  const env = parseEnv({ ...production, ...keys }, options);
  expect(env.payment).toBe('closed');
  expect(createProviders(env, ['secret'])).toEqual([]);
});

test('a demonstration has no emulated card page', () => {
  const demonstration = parseEnv({}, { demo: true });
  expect(demonstration).toMatchObject({ payment: 'closed', demonstration: true });
});

test('it issues no invoices', () => {
  const seller = { ...site.seller, country: 'HR' };
  expect(createInvoicing(makeEnv(), { ...site, seller }, new Date())).toEqual({ kind: 'external' });
});

test('a demonstration starts neither a payment emulator nor jobs about orders', async () => {
  const unwanted = () => Promise.reject(new Error('Not wanted'));
  const emulators = { wspay: unwanted, stripe: unwanted, cis: unwanted, weather: unwanted };
  const context = makeLoadContext({ db: await openMemoryDatabase() });
  expect(await startShopJobs(context, emulators)).toEqual({ jobs: [], closers: [] });
});

test('the desk’s navigation has requests and the newsletter, and nothing about orders', async () => {
  const staff = makeStaffMember();
  const page = <DeskPage locale="en" title="Today" hotel="Lake" staff={staff} path="/reception" />;
  const links = linksOf(await renderScreen(page, { locale: 'en' }));
  expect(links.filter((link) => link.startsWith('/reception/'))).toEqual(
    (['enquiries', 'newsletter', 'log', 'account', 'sign-out'] as const).map((id) =>
      resourceHref(`reception.${id}`),
    ),
  );
});

test.each(['orders', 'payments', 'invoices', 'stock'])(
  'the command %s says that the hotel has no shop',
  async (group) => {
    const run = createProgram().parseAsync([group, 'list'], { from: 'user' });
    await expect(run).rejects.toThrow(
      `this hotel has no shop (withoutPages in hotel.config.js), so it has no ${group}`,
    );
  },
);

test('the help of a command about orders says so first', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect(() => createProgram().parse(['orders', 'ship', '--help'], { from: 'user' })).toThrow();
  const [[first] = []] = write.mock.calls;
  write.mockRestore();
  expect(first).toMatch(/^Note: this hotel has no shop .*, so it has no orders\.\n/);
});

test('the list of commands has none about orders', () => {
  const help = createProgram().helpInformation();
  expect(help).toMatch(/^ {2}withdrawals /m);
  expect(help).not.toMatch(/^ {2}(?:orders|payments|invoices|stock) /m);
});

test('the help of the check names nothing of a shop', () => {
  const command = createProgram().commands.find((each) => each.name() === 'check');
  expect(command?.description()).toMatch(/^Check settings, database, disk, content, mail server,/);
  expect(command?.description()).not.toMatch(/\bcard|order|invoice|sell/);
});

test('the check warns of a shop that is still in the content', () => {
  const [found, ...others] = describeContent(makeSiteContent(), {});
  expect(found?.level).toBe('ok');
  expect(others).toContainEqual({
    level: 'warn',
    text: 'products is not shown: withoutPages in hotel.config.js has its page',
  });
});

test('the mails of a withdrawal speak of the package, not of goods or cards', async () => {
  const row = makeWithdrawal({ locale: 'en', order_number: 'A weekend at the lake' });
  const [receipt, notice] = await renderWithdrawalMails(row, undefined, mailSettings);
  expect(receipt?.text.replaceAll(/\s+/g, ' ')).toContain(
    'If the package was agreed without a date, we return everything you paid within 14 days of the statement, by the means of payment you used.',
  );
  expect(receipt?.text).not.toMatch(/\bcard\b|goods|delivery|Return address/);
  expect(notice?.text).not.toMatch(/narudžb/i);
});

test('the mail about withdrawals without a mail of their own promises no acknowledgement', async () => {
  const summary = { dedupeKey: '', count: 3, from: daysAgo(1), to: now };
  const { text } = await renderHeldBackSummary(summary, mailSettings);
  expect(text).toContain('Nijedna se ne potvrđuje automatski.');
  expect(text).not.toMatch(/narudžb/i);
});

test('the page after a withdrawal says what is refunded, in a sentence without a number', async () => {
  const view: DoneStep = {
    step: 'done',
    reference: 'R-2026-ABC234',
    submittedAt: '2026-11-30T12:00:00.000Z',
    submittedAtText: '30 November 2026',
    email: 'ana@guest.example',
    isAcknowledged: true,
    isPartial: false,
    statement: { sentence: '', facts: [] },
    returnAddress: '',
    contact: { email: 'hotel@lake.example', phone: '', phoneDisplay: '' },
  };
  const html = await renderScreen(<WithdrawalScreen view={view} />, { locale: 'en' });
  expect(html).toContain('<p>If the package was agreed without a date, we return what you paid');
  expect(html).not.toMatch(/<ol|Return address|\bcard\b|goods/);
});

test('without orders nothing keeps it from starting', async () => {
  expect(await describeOpenBusiness(await openMemoryDatabase(), now)).toBeUndefined();
});

test.each(['pending', 'authorised', 'review'] as const)(
  'an order that is %s keeps a hotel from giving its shop up',
  async (state) => {
    const db = await openMemoryDatabase();
    const { order } = await createOrder(db, makeNewOrder(), new Date());
    await db.updateTable('orders').set({ state }).execute();
    expect(await describeOpenBusiness(db, now)).toContain(`open business: ${order.number}. `);
  },
);

test.each([
  [13, true],
  [15, false],
])('%i days after the charge an order can be withdrawn from: %s', async (days, isOpen) => {
  const db = await openMemoryDatabase();
  const { order } = await createOrder(db, makeNewOrder(), new Date());
  await db.updateTable('orders').set({ state: 'captured', captured_cents: 5_000 }).execute();
  const event = { order_id: order.id, from_state: 'authorised', reason: 'captured' } as const;
  const created_at = daysAgo(days).toISOString();
  await db
    .insertInto('order_events')
    .values({ ...event, to_state: 'captured', created_at })
    .execute();
  expect((await describeOpenBusiness(db, now)) !== undefined).toBe(isOpen);
});

test('a withdrawal that is still to be refunded keeps it too, whenever the order was charged', async () => {
  const db = await openMemoryDatabase();
  const { order } = await createOrder(db, makeNewOrder(), new Date());
  await db.updateTable('orders').set({ state: 'captured', captured_cents: 5_000 }).execute();
  const row = makeWithdrawal({ order_id: order.id, effect: 'operator' });
  await db.insertInto('withdrawals').values(row).execute();
  expect(await describeOpenBusiness(db, now)).toContain(row.reference);
});
