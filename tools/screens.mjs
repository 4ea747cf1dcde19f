// Screenshots of every screen into docs/screens, as compressed WebP: `npm run screens`.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findPorts, startSite, stop } from './bench/processes.mjs';
import { shootDesk } from './desk-screens.mjs';
import { ensureBrowser } from './ensure-browser.mjs';
import { readOptions, refuse, refuseSurplus } from './options.mjs';
import { ensureInstalledAndBuilt, root } from './prepare.mjs';
import { sharePictures } from './test-pictures.mjs';

const usage = `npm run screens -- [desk]
  desk  only those of docs/reception.md
`;
const { positionals } = readOptions(usage, { allowPositionals: true, options: {} });
refuseSurplus(positionals, 1, usage);
const [only] = positionals;
if (only !== undefined && only !== 'desk') refuse(`There are no screens ${only}`, usage);
const isDeskAlone = only === 'desk';
const port = await findPorts(2);
const origin = `http://127.0.0.1:${port}`;
const target = join(root, 'docs', 'screens');
/** Where the new ones wait until all are there. */
const folder = mkdtempSync(join(tmpdir(), 'murva-shots-'));
const widths = [390, 1440];
/** Longer pages are cropped. */
const maxHeight = 5000;
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {'hr' | 'en' | 'it' | 'de'} Locale */

/** @type {Record<Locale, string>} */
const prefixes = { hr: '', en: '/en', it: '/it', de: '/de' };

const prefixList = /** @type {[Locale, string][]} */ (Object.entries(prefixes));

/** Screens in Croatian, by name. */
const screens = {
  rooms: '/smjestaj',
  restaurant: '/restoran',
  tavern: '/restoran/konoba-ladonja',
  'table-reservation': '/restoran/rezervacija-stola',
  oleotheque: '/oleoteka',
  wellness: '/wellness',
  packages: '/paketi',
  package: '/paketi/jesen-i-tartufi',
  'package-reservation': '/paketi/jesen-i-tartufi/rezerviraj',
  experiences: '/dozivljaji',
  heritage: '/heritage',
  gallery: '/galerija',
  'gallery-rooms': '/galerija?category=rooms',
  news: '/novosti',
  contact: '/kontakt',
  faq: '/cesta-pitanja',
  shop: '/shop',
  terms: '/uvjeti',
  shipping: '/dostava',
  payment: '/placanje',
  privacy: '/gdpr',
  cookies: '/cookies',
  imprint: '/impressum',
  accessibility: '/pristupacnost',
  withdrawal: '/raskid-ugovora',
  'price-list': '/cjenik',
  success: '/success',
  fail: '/fail',
  missing: '/404',
};

/**
 * Screens in all four languages.
 * @type {Record<string, Record<Locale, string>>}
 */
const everywhere = {
  home: { hr: '/', en: '/en', it: '/it', de: '/de' },
  room: {
    hr: '/smjestaj/tradition-suite',
    en: '/en/accommodation/tradition-suite',
    it: '/it/camere/tradition-suite',
    de: '/de/unterkunft/tradition-suite',
  },
  product: {
    hr: '/shop/bianchera',
    en: '/en/shop/bianchera',
    it: '/it/shop/bianchera',
    de: '/de/shop/bianchera',
  },
};

/** @param {Page} page @returns {{ width: number, height: number }} */
function viewportOf(page) {
  const size = page.viewportSize();
  if (!size) throw new Error('The page has no viewport');
  return size;
}

/**
 * Waits for the page's pictures: those further down, or in the menu, are lazy-loaded.
 * @param {Page} page
 */
async function loadPictures(page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    const waits = [...document.images].map((image) => image.decode().catch(() => undefined));
    await Promise.race([Promise.all(waits), new Promise((resolve) => setTimeout(resolve, 15_000))]);
  });
}

/**
 * @param {Page} page
 * @param {string} name
 */
async function shoot(page, name) {
  await loadPictures(page);
  const { width } = viewportOf(page);
  const full = await page.evaluate(() => document.documentElement.scrollHeight);
  const png = await page.screenshot({
    fullPage: true,
    animations: 'disabled',
    clip: { x: 0, y: 0, width, height: Math.min(full, maxHeight) },
  });
  await keep(png, name, page);
}

/**
 * @param {Buffer} png
 * @param {string} name
 * @param {Page} page
 */
async function keep(png, name, page) {
  const file = `${name}-${viewportOf(page).width}.webp`;
  await sharp(png)
    .resize({ width: 1080, withoutEnlargement: true })
    .webp({ quality: 55, effort: 5 })
    .toFile(join(folder, file));
  console.log(file);
}

/**
 * The README's picture: the first screen of the home page.
 * @param {Page} page
 */
async function shootFront(page) {
  await visit(page, '/en');
  await page.waitForTimeout(500);
  const png = await page.screenshot({ animations: 'disabled' });
  await sharp(png)
    .resize({ width: 1200 })
    .webp({ quality: 70, effort: 6 })
    .toFile(join(folder, 'home.webp'));
}

/**
 * @param {Page} page
 * @param {string} path
 */
async function visit(page, path) {
  await page.goto(origin + path, { waitUntil: 'load' });
}

/** @param {Page} page */
async function shootMenu(page) {
  await visit(page, '/');
  // Scripts load on the first interaction and turn the link into a button.
  await page.keyboard.press('Shift');
  await page.locator('.site-header .menu-button.with-popover').click();
  await page.locator('.site-menu:popover-open').waitFor();
  const preview = page.locator('.site-menu__preview');
  // Its picture is there only once the menu has opened, and fades in.
  if (await preview.isVisible()) await preview.locator('img.is-loaded').waitFor();
  await loadPictures(page);
  await keep(await page.screenshot({ animations: 'disabled' }), 'menu', page);
}

/**
 * The cart and the three checkout steps, through the pages' own forms.
 * @param {Page} page
 * @param {string} base the language's prefix
 * @param {{ cart: string | undefined, data: string, delivery: string | undefined, review: string }} names
 */
async function shootPurchase(page, base, names) {
  await visit(page, `${base}/shop/bianchera`);
  await page
    .locator(
      'form:has([name="productId"]) button[type="submit"], form:has([name="productId"]) button:not([type])',
    )
    .last()
    .click();
  await page.waitForURL(/cart|bianchera/);
  await visit(page, `${base}/shop/cart`);
  if (names.cart) await shoot(page, names.cart);
  await visit(page, `${base}/shop/checkout`);
  await shoot(page, names.data);
  if (!names.delivery) return;
  const details = {
    fullName: 'Ana Čačić',
    email: 'ana.cacic@example.com',
    phone: '+385 91 123 4567',
    address: 'Gradinska 1',
    postalCode: '52429',
    city: 'Grožnjan',
  };
  for (const [name, value] of Object.entries(details))
    await page.fill(`main [name="${name}"]`, value);
  await page.selectOption('main [name="country"]', 'HR');
  await page.locator('main form button[type="submit"]').last().click();
  await page.waitForURL(/step=delivery/);
  await shoot(page, names.delivery);
  await page.locator('main form button[type="submit"]').last().click();
  await page.waitForURL(/step=review/);
  await shoot(page, names.review);
}

process.chdir(root);
await ensureInstalledAndBuilt();
const dataDir = mkdtempSync(join(tmpdir(), 'murva-screens-'));
sharePictures(dataDir);
const site = await startSite({ port, dataDir, env: { SITE_URL: origin } });
const browser = await chromium.launch({
  executablePath: ensureBrowser() || undefined,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
});
try {
  await shootDesk({ browser, origin, dataDir, folder });
  for (const width of isDeskAlone ? [] : widths) {
    const viewport = { width, height: width < 600 ? 844 : 900 };
    /** @type {(locale: string) => Promise<Page>} */
    const open = (locale) => browser.newPage({ viewport, locale, reducedMotion: 'reduce' });
    const page = await open('hr-HR');
    for (const [name, path] of Object.entries(screens)) {
      await visit(page, path);
      await shoot(page, name);
    }
    await shootMenu(page);
    await visit(page, '/novosti');
    const article = await page.locator('main a[href^="/novosti/"]').first().getAttribute('href');
    if (article) {
      await visit(page, article);
      await shoot(page, 'article');
    }
    await page.close();
    for (const [locale] of prefixList) {
      const page = await open(locale);
      for (const [name, paths] of Object.entries(everywhere)) {
        await visit(page, paths[locale]);
        await shoot(page, `${name}-${locale}`);
      }
      if (locale === 'en' && width > 600) await shootFront(page);
      await page.close();
    }
    for (const [locale, prefix] of prefixList) {
      const shopper = await browser.newPage({ viewport, javaScriptEnabled: false });
      const names = {
        cart: locale === 'hr' ? 'cart' : undefined,
        data: `checkout-data-${locale}`,
        delivery: `checkout-delivery-${locale}`,
        review: `checkout-review-${locale}`,
      };
      await shootPurchase(shopper, prefix, names);
      await shopper.close();
    }
  }
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(target))
    if (!isDeskAlone || name.startsWith('desk-')) rmSync(join(target, name));
  cpSync(folder, target, { recursive: true });
} finally {
  await browser.close();
  await stop(site);
  for (const each of [dataDir, folder]) rmSync(each, { recursive: true, force: true });
}
