import { expect, test } from 'vitest';
import { getT } from '~/i18n/i18n.server';
import { type Locale, locales } from '~/i18n/locales';
import { href } from '~/routing/href';
import { isShownAtField, readErrorSummary } from '../support/error-summary';
import { addToCart, buyer, goToReview } from '../support/journey';
import { type Page, Shopper } from '../support/shopper';
import { sharedSite } from '../support/site-for-tests';
import { findOrders } from '../support/stored-rows';
import { withPlainSpaces } from '../support/plain-spaces';

const site = sharedSite();

const stepOf = (url: string) => new URL(url).searchParams.get('step');
/** A refused step is a page of its own, which Back can show again. */
const expectRefused = (page: Page, step: string) => {
  expect([page.status, stepOf(page.url)]).toEqual([200, step]);
  expect(new URL(page.url).searchParams.get('refused')).toBe('1');
};

async function start(locale: Locale) {
  const shopper = new Shopper(site.url);
  await addToCart(shopper, locale, 'bianchera', '1');
  return { shopper, data: await shopper.open(href('checkout', locale)) };
}

test.each(locales)(
  'in %s: the review requires the delivery step, and every step has its heading',
  async (locale) => {
    const [t, path] = [getT(locale), href('checkout', locale)];
    const { shopper, data } = await start(locale);
    expect(data.html).toMatch(new RegExp(`<h1[^>]*>${t('checkout:steps.data')}<`));
    // While the hotel is closed every other page says so above its header, with a link to the shop.
    expect(data.html).not.toContain('closure-banner');
    const delivery = await shopper.submit(data, data.form('fullName'), buyer);
    expect(delivery.html).toMatch(new RegExp(`<h1[^>]*>${t('checkout:steps.delivery')}<`));
    expect(stepOf((await shopper.open(`${path}?step=review`)).url)).toBe('delivery');
    const review = await shopper.submit(delivery, delivery.form('deliveryMethod'));
    expect(review.html).toMatch(new RegExp(`<h1[^>]*>${t('checkout:steps.review')}<`));
  },
);

// The rest is the same in every language.
const locale = 'de';
const t = getT(locale);
const path = href('checkout', locale);

test('missing fields are listed in one summary, in order, and marked at the fields', async () => {
  const { shopper, data } = await start(locale);
  const refused = await shopper.submit(data, data.form('fullName'), { country: 'HR' });
  expectRefused(refused, 'data');
  const fields = ['fullName', 'email', 'phone', 'address', 'postalCode'] as const;
  const expected = fields.map((field) => ({
    field,
    text: withPlainSpaces(`${t(`checkout:fields.${field}`)}: ${t('checkout:errors.required')}`),
  }));
  expect(readErrorSummary(refused.html)).toEqual(expected);
  expect(expected.filter((problem) => !isShownAtField(refused.html, problem))).toEqual([]);
  expect(refused.html.match(/aria-invalid="true"/g)).toHaveLength(fields.length);
  // Resubmitting, as by reloading the error page, orders nothing.
  expectRefused(await shopper.submit(data, data.form('fullName'), { country: 'HR' }), 'data');
  expect(await findOrders(site.dataDir)).toEqual([]);
});

test('a country that does not exist is refused like any other mistake', async () => {
  const { shopper } = await start(locale);
  const body = new URLSearchParams({ ...buyer, country: 'x' });
  const refused = await shopper.post(`${path}?step=data`, body);
  expectRefused(refused, 'data');
  expect(readErrorSummary(refused.html)).toEqual([
    {
      field: 'country',
      text: withPlainSpaces(`${t('checkout:fields.country')}: ${t('checkout:errors.country')}`),
    },
  ]);
  const delivery = await shopper.submit(refused, refused.form('fullName'), buyer);
  expect(stepOf(delivery.url)).toBe('delivery');
});

test('the town is optional; a parcel to another recipient needs that person’s address', async () => {
  const { shopper, data } = await start(locale);
  const delivery = await shopper.submit(data, data.form('fullName'), { ...buyer, city: '' });
  expect(stepOf(delivery.url)).toBe('delivery');
  const elsewhere = { sameAddress: false };
  const refused = await shopper.submit(delivery, delivery.form('deliveryMethod'), elsewhere);
  expectRefused(refused, 'delivery');
  expect(readErrorSummary(refused.html)[0]).toEqual({
    field: 'recipientName',
    text: withPlainSpaces(
      `${t('checkout:fields.recipientName')}: ${t('checkout:errors.required')}`,
    ),
  });
  const review = await shopper.submit(refused, refused.form('deliveryMethod'), {
    ...elsewhere,
    recipientName: 'Grete Beispiel',
    recipientPhone: '+43 660 1234567',
    deliveryAddress: 'Ring 5',
    deliveryPostalCode: '1010',
    deliveryCountry: 'AT',
    giftMessage: 'Sretan rođendan,\nGrete!',
    comment: 'Zvono: Beispiel',
  });
  expect(stepOf(review.url)).toBe('review');
  const austria = new Intl.DisplayNames(locale, { type: 'region' }).of('AT') ?? '';
  for (const text of ['Grete Beispiel', 'Ring 5', '1010', austria, 'Grete!', 'Zvono: Beispiel']) {
    expect(review.text).toContain(text);
  }
  expect(review.html).toMatch(/class="order-total".*?data-price="3600"/);
});

test('a country without delivery is rejected by name, and the step cannot be skipped', async () => {
  const { shopper, data } = await start(locale);
  const american = { ...buyer, country: 'US', phone: '+1 212 555 0123' };
  const delivery = await shopper.submit(data, data.form('fullName'), american);
  const refused = await shopper.submit(delivery, delivery.form('deliveryMethod'), {
    sameAddress: true,
  });
  expectRefused(refused, 'delivery');
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of('US');
  expect(refused.text).toContain(
    withPlainSpaces(t('checkout:problems.country.title', { country })),
  );
  expect(stepOf((await shopper.open(`${path}?step=review`)).url)).toBe('delivery');
});

test('the address of a refused step shows its errors until they are corrected', async () => {
  const { shopper, data } = await start(locale);
  const typed = { ...buyer, email: 'ana@' };
  const refused = await shopper.submit(data, data.form('fullName'), typed);
  expectRefused(refused, 'data');
  for (const page of [refused, await shopper.open(refused.url)]) {
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.html).toContain(`<title>${t('checkout:errorPrefix')}`);
    expect(readErrorSummary(page.html).map(({ field }) => field)).toEqual(['email']);
    const [email] = page.form('email').fields.filter(({ name }) => name === 'email');
    expect(email?.value).toBe('ana@');
  }
  const delivery = await shopper.submit(refused, refused.form('email'), { email: buyer.email });
  expect(stepOf(delivery.url)).toBe('delivery');
  // Back.
  const corrected = await shopper.open(refused.url);
  expect(readErrorSummary(corrected.html)).toEqual([]);
  expect(corrected.html).not.toContain(`<title>${t('checkout:errorPrefix')}`);
  expect(corrected.html).toContain(`value="${buyer.email}"`);
});

test('new details replace the previous ones', async () => {
  const { shopper } = await start(locale);
  await goToReview(shopper, locale);
  const moved = { ...buyer, address: 'Obala 7', city: 'Rovinj', postalCode: '52210' };
  const review = await goToReview(shopper, locale, moved);
  expect(review.text).toContain('Obala 7');
  expect(review.text).not.toContain(buyer.address);
});

test('unaccepted terms are reported, with a link to the checkbox', async () => {
  const { shopper } = await start(locale);
  const review = await goToReview(shopper, locale);
  const refused = await shopper.submit(review, review.form('submissionId'));
  expectRefused(refused, 'review');
  expect(refused.html).toContain(`<title>${t('checkout:errorPrefix')}`);
  expect(readErrorSummary(refused.html)).toEqual([
    {
      field: 'terms',
      text: withPlainSpaces(`${t('checkout:fields.terms')}: ${t('checkout:errors.terms')}`),
    },
  ]);
  expect(await findOrders(site.dataDir)).toEqual([]);
});

test('a step of a cart that has gone keeps what was typed, and goes on once there is one again', async () => {
  const { shopper, data } = await start(locale);
  const delivery = await shopper.submit(data, data.form('fullName'), buyer);
  const comment = 'Second floor';
  for (const [page, field, typed] of [
    [data, 'fullName', buyer],
    [delivery, 'comment', { comment }],
  ] as const) {
    shopper.cookies.clear();
    const refused = await shopper.submit(page, page.form(field), typed);
    expect([refused.status, stepOf(refused.url)]).toEqual([409, stepOf(page.url) ?? 'data']);
    expect(refused.text).toContain(withPlainSpaces(t('checkout:problems.empty.text')));
    expect(refused.html).toContain(`href="${href('shop', locale)}" target="_blank"`);
    for (const value of Object.values(typed)) expect(refused.html).toContain(value);
    await addToCart(shopper, locale, 'bianchera', '1');
    const next = await shopper.submit(refused, refused.form(field));
    expect(stepOf(next.url)).toBe(field === 'comment' ? 'data' : 'delivery');
  }
});

test('steps are taken in order; without a cart there are none', async () => {
  const shopper = new Shopper(site.url);
  const empty = await shopper.open(`${href('checkout', 'de')}?step=review`);
  expect(new URL(empty.url).pathname).toBe(href('cart', 'de'));
  await addToCart(shopper, 'de');
  const early = await shopper.open(`${href('checkout', 'de')}?step=review`);
  expect(early.url).toContain('step=data');
});
