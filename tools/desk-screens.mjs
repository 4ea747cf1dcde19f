// The pictures of docs/reception.md: the desk on a telephone, with an evening's orders and requests.
import { spawnSync } from 'node:child_process';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { root } from './prepare.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ prefix: string, fullName: string, email: string, phone: string, address: string, postalCode: string, city: string, country: string }} Buyer */

/** The languages of the handbook. */
const locales = ['hr', 'en'];

const staff = 'reception@example.com';

/** @type {Buyer[]} */
const buyers = [
  {
    prefix: '',
    fullName: 'Ana Čačić',
    email: 'ana.cacic@example.com',
    phone: '+385 91 123 4567',
    address: 'Gradinska 1',
    postalCode: '52429',
    city: 'Grožnjan',
    country: 'HR',
  },
  {
    prefix: '/de',
    fullName: 'Jörg Weiß',
    email: 'joerg.weiss@example.com',
    phone: '+49 30 123456',
    address: 'Lindenstraße 12',
    postalCode: '10969',
    city: 'Berlin',
    country: 'DE',
  },
];

/** A summer evening at least two weeks ahead. */
function summerDay() {
  const now = new Date();
  const year = now.getMonth() < 5 ? now.getFullYear() : now.getFullYear() + 1;
  return `${year}-07-10`;
}

/**
 * Fills in fields by their names; empty values are left out.
 * @param {Page} page
 * @param {Record<string, string>} fields
 */
async function fill(page, fields) {
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(`main [name="${name}"]`).first();
    if (value === '') continue;
    const isList = await field.evaluate((element) => element.tagName === 'SELECT');
    if (isList) await field.selectOption(value);
    else await field.fill(value);
  }
}

/** @param {Page} page */
const press = (page) => page.locator('main form button:not([type="button"])').last().click();

/**
 * Buys one bottle, through the pages' own forms and the card emulator's.
 * @param {Page} page
 * @param {string} origin
 * @param {Buyer} buyer
 */
async function buy(page, origin, { prefix, country, ...details }) {
  await page.goto(`${origin}${prefix}/shop/buza`);
  await page.locator('main form:has([name="productId"]) button').last().click();
  await page.goto(`${origin}${prefix}/shop/checkout`);
  await fill(page, { ...details, country });
  await press(page);
  await page.waitForURL(/step=delivery/);
  await press(page);
  await page.waitForURL(/step=review/);
  await page.check('main [name="terms"]');
  await press(page);
  await page.fill('[name="cardNumber"]', '4111 1111 1111 1111');
  await page.fill('[name="expiry"]', '12/39');
  await page.fill('[name="cvv"]', '123');
  await page.locator('button.pay').click();
  await page.waitForURL((url) => url.origin === origin);
}

/**
 * A guest's request for a table.
 * @param {Page} page
 * @param {string} origin
 * @param {Record<string, string>} fields
 */
async function askForTable(page, origin, fields) {
  await page.goto(`${origin}/de/restaurant/tischreservierung`);
  // Forms that are sent within half a second are taken for a program's.
  await page.waitForTimeout(800);
  await fill(page, fields);
  await press(page);
  await page.waitForURL(/sent/);
}

/**
 * @param {Page} page
 * @param {string} origin
 * @param {string} locale
 */
async function signIn(page, origin, locale) {
  await page.goto(`${origin}/reception/sign-in?language=${locale}`);
  await page.fill('main [name="email"]', staff);
  await press(page);
  await page.locator('main .notice a').click();
  await page.locator('main form button').click();
}

/**
 * @param {Page} page
 * @param {string} file
 */
async function shoot(page, file) {
  const png = await page.screenshot({ animations: 'disabled' });
  await sharp(png).webp({ quality: 60, effort: 6 }).toFile(file);
  console.log(basename(file));
}

/**
 * Fills the desk of a new demonstration and takes its pictures, in Croatian and English.
 * @param {{ browser: import('@playwright/test').Browser, origin: string, dataDir: string, folder: string }} options
 */
export async function shootDesk({ browser, origin, dataDir, folder }) {
  const open = async () => {
    const viewport = { width: 390, height: 844 };
    const phone = { viewport, deviceScaleFactor: 2, javaScriptEnabled: false };
    return (await browser.newContext(phone)).newPage();
  };
  for (const buyer of buyers) {
    const shopper = await open();
    await buy(shopper, origin, buyer);
    await shopper.context().close();
  }
  const guest = await open();
  const date = summerDay();
  for (const [fullName, guests, time, message] of [
    ['Eva Keller-Huber', '2', '20:00', 'Gerne am Fenster. Wir kommen mit einem kleinen Hund.'],
    ['Maximilian Gruber', '6', '19:30', ''],
  ]) {
    const email = `${(fullName ?? '').split(' ')[0]?.toLowerCase()}@example.com`;
    await askForTable(guest, origin, {
      guests: guests ?? '',
      date,
      time: time ?? '',
      fullName: fullName ?? '',
      email,
      message: message ?? '',
    });
  }
  await guest.context().close();

  for (const locale of locales) {
    const command = ['staff', 'add', staff, '--role', 'manager', '--language', locale];
    const added = spawnSync(
      process.execPath,
      [join(root, 'build/server/operator.js'), ...command],
      {
        env: { ...process.env, DATA_DIR: dataDir },
        encoding: 'utf8',
      },
    );
    if (added.status !== 0) throw new Error(added.stderr);
    const page = await open();
    await signIn(page, origin, locale);
    const keep = (/** @type {string} */ name) =>
      shoot(page, join(folder, `desk-${name}-${locale}.webp`));
    const follow = (/** @type {string} */ selector) =>
      page.locator(`main ${selector}`).first().click();

    if (locale === locales[0]) {
      await page.goto(`${origin}/reception/stock/buza-500`);
      await fill(page, { pieces: '4', few: '6', note: 'Brojano na polici' });
      await press(page);
    }
    await page.goto(`${origin}/reception`);
    await keep('today');
    await follow('[aria-labelledby="today-send"] .desk-row a');
    const order = page.url();
    await keep('order');
    await page.goto(`${order}/ship`);
    await page.fill('main [name="code"]', '98765432101');
    await keep('hand-over');
    await page.goto(`${order}/capture`);
    await follow('a.btn');
    await keep('charge');
    await page.goto(`${origin}/reception`);
    await follow('[aria-labelledby="today-enquiries"] .desk-row a');
    const request = page.url();
    await keep('request');
    await page.goto(`${request}/accept`);
    await keep('reply');
    await page.goto(`${origin}/reception/stock/buza-500`);
    await keep('stock');
    await page.context().close();
  }
}
