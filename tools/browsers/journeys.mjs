// What a visitor does in the tests in other browsers.
import { setTimeout as wait } from 'node:timers/promises';

/** @typedef {import('../browsers.mjs').Browser} Browser */

/**
 * Waits until a function of the page returns something true.
 * @param {Browser} browser
 * @param {(...args: any[]) => boolean} isSo
 * @param {string} what
 * @param {...unknown} args of the function
 */
export async function until(browser, isSo, what, ...args) {
  for (let tries = 0; tries < 150; tries += 1) {
    // While a page is being left, its functions may be lost.
    if (await browser.evaluate(isSo, ...args).catch(() => false)) return;
    await wait(200);
  }
  throw new Error(`${what}: not after 30 seconds, at ${await browser.url()}`);
}

/** Waits for the page's animations: during the one between two pages a press reaches nothing. @param {Browser} browser */
export const settle = (browser) =>
  until(
    browser,
    () => document.getAnimations().every(({ playState }) => playState === 'finished'),
    'at rest',
  );

/** @param {Browser} browser */
export async function useMenuAndLightbox(browser) {
  await browser.open('/de');
  await browser.press('.menu-button.with-popover');
  await until(
    browser,
    () => document.querySelector('.site-menu:popover-open') !== null,
    'the menu opens',
  );
  await browser.press('.site-menu a[href="/de/galerie"]');
  await until(browser, () => location.pathname === '/de/galerie', 'the gallery opens');
  await settle(browser);
  await browser.press('button.sheet__open');
  await until(
    browser,
    () => document.querySelector('.lightbox:popover-open') !== null,
    'a picture opens',
  );
  await browser.press('.lightbox:popover-open [popovertargetaction="hide"]');
  await until(
    browser,
    () => document.querySelector('.lightbox:popover-open') === null,
    'it closes',
  );
}

/**
 * The skip link, the menu and a large picture without a mouse: what has the focus shows it, and what closes gives it back.
 * @param {Browser} browser
 */
export async function useKeyboard(browser) {
  await browser.open('/de/galerie');
  await settle(browser);
  await browser.key('Tab');
  await until(
    browser,
    () => document.activeElement?.matches('.skip-link:focus-visible') === true,
    'the skip link has the focus',
  );
  for (const [opener, dialog] of [
    ['.menu-button.with-popover', '.site-menu'],
    ['button.sheet__open', '.lightbox'],
  ]) {
    const isOpen = (/** @type {string} */ selector) =>
      document.querySelector(`${selector}:popover-open`) !== null;
    await browser.evaluate((/** @type {string} */ selector) => {
      const [first] = [...document.querySelectorAll(selector)].filter((each) =>
        each.checkVisibility(),
      );
      if (first instanceof HTMLElement) first.focus();
    }, opener);
    await browser.key('Enter');
    await until(browser, isOpen, `${dialog} opens`, dialog);
    await settle(browser);
    await browser.key('Tab');
    const style = await browser.evaluate(
      () => document.activeElement && getComputedStyle(document.activeElement).outlineStyle,
    );
    if (style !== 'solid') throw new Error(`In ${dialog} the focus is not shown: ${style}`);
    await browser.key('Escape');
    await until(
      browser,
      (/** @type {string} */ selector) => document.activeElement?.matches(selector) === true,
      `${dialog} gives the focus back`,
      opener,
    );
  }
}

/** @param {Browser} browser */
export async function askForTable(browser) {
  await browser.open('/de/restaurant/tischreservierung');
  await browser.press('main form .btn[type="submit"], main form button:not([type])');
  await until(browser, () => document.querySelector('.error-summary') !== null, 'errors listed');
  const year = new Date().getFullYear() + 1;
  await browser.evaluate((/** @type {string} */ date) => {
    for (const [name, value] of [
      ['date', date],
      ['time', '20:00'],
    ]) {
      const field = document.querySelector(`main [name="${name}"]`);
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement))
        throw new Error(`There is no ${name}`);
      field.value = value ?? '';
    }
  }, `${year}-07-10`);
  await browser.fill('main [name="fullName"]', 'Jörg Weiß');
  await browser.fill('main [name="email"]', 'joerg@example.de');
  // The site takes a form that is sent sooner for a bot's.
  await wait(500);
  await browser.press('main form .btn[type="submit"], main form button:not([type])');
  await until(browser, () => location.search === '?sent=1', 'it is sent');
}

/** @param {Browser} browser */
export async function buy(browser) {
  await browser.open('/de/shop/buza');
  await browser.press('main form:has([name="productId"]) button:not([type="button"])');
  // Without scripts the cart is a page.
  await until(
    browser,
    () => document.querySelector('.side-cart [value="increase"], main [value="increase"]') !== null,
    'the cart opens',
  );
  await browser.open('/de/shop/checkout');
  await browser.press('main form button[type="submit"], main form .btn');
  await until(
    browser,
    () => document.querySelector('.error-summary') !== null,
    'errors are listed',
  );
  const buyer = {
    fullName: 'Jörg Weiß',
    email: 'joerg@example.de',
    phone: '+49 171 2345678',
    address: 'Gasse 1',
    postalCode: '80331',
    city: 'München',
  };
  for (const [name, value] of Object.entries(buyer))
    await browser.fill(`main [name="${name}"]`, value);
  await browser.evaluate(() => {
    const country = document.querySelector('main [name="country"]');
    if (!(country instanceof HTMLSelectElement)) throw new Error('There is no country');
    country.value = 'DE';
    country.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await browser.press('main form .btn[type="submit"]');
  await until(browser, () => location.search === '?step=delivery', 'the delivery is asked');
  await browser.press('main form .btn[type="submit"]');
  await until(browser, () => location.search === '?step=review', 'the order is shown');
  await browser.press('main [name="terms"]');
  await browser.press('main form .btn[type="submit"]');
  await until(
    browser,
    () => document.querySelector('[name="cardNumber"]') !== null,
    'the card is asked',
  );
  await browser.fill('[name="cardNumber"]', '4111111111111111');
  await browser.fill('[name="expiry"]', '1239');
  await browser.fill('[name="cvv"]', '123');
  await browser.press('button.pay');
  await until(
    browser,
    () => /M-\d{4}-\d{6}/.test(document.body.textContent ?? ''),
    'it is ordered',
  );
}
