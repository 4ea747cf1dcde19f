import { href } from '../../app/routing/href';
import { cancelPayment, expectCardPage, payWith } from './support/card-page';
import * as checkout from './support/checkout';
import { oil } from './support/goods';
import { expectOneOrder, findOrders } from './support/records';
import { cartLink, fillCart } from './support/shopping';
import { expect, test } from './support/test';
import { textsIn } from './support/texts';

const { checkout: texts, order: outcome } = textsIn('hr');
const total = oil.cents + 450;
const path = href('checkout', 'hr');

test(
  'steps cannot be skipped: no data, no delivery, no review',
  { tag: '@matrix' },
  async ({ page, visit }) => {
    await visit(`${path}?step=review`);
    await expect(page).toHaveURL(href('cart', 'hr'));
    await expect(page.getByRole('main')).toContainText(textsIn('hr').cart.empty.title);

    await fillCart(visit, page, 'hr');
    await visit(`${path}?step=review`);
    await checkout.expectStep(page, 'hr', 'data');
    await checkout.typeDetails(page, 'hr', checkout.buyerIn('hr'));
    await checkout.sendStep(page, 'hr', 'data');
    await checkout.expectStep(page, 'hr', 'delivery');
    await visit(`${path}?step=review`);
    await checkout.expectStep(page, 'hr', 'delivery');
  },
);

test(
  'Back leads through the steps and keeps the values',
  { tag: '@mobile' },
  async ({ page, visit }) => {
    const buyer = checkout.buyerIn('hr');
    await fillCart(visit, page, 'hr');
    await visit(path);
    await checkout.goToReview(page, 'hr', buyer);
    await page.goBack();
    await checkout.expectStep(page, 'hr', 'delivery');
    await page.goBack();
    await checkout.expectStep(page, 'hr', 'data');
    await checkout.expectDetails(page, 'hr', buyer);

    const moved = { ...buyer, address: 'Obala 7', city: 'Rovinj', postalCode: '52210' };
    await checkout.goToReview(page, 'hr', moved);
    await expect(page.getByRole('main')).toContainText('Obala 7');
    await expect(page.getByRole('main')).not.toContainText(buyer.address);
  },
);

test('a step whose cart has gone keeps what was typed, and goes on once the cart is back', async ({
  page,
  visit,
  context,
  watch,
}) => {
  watch.expectStatus(400, 409);
  await fillCart(visit, page, 'hr');
  await visit(path);
  await checkout.sendStep(page, 'hr', 'data');
  await expect(page.locator('.error-summary')).toBeVisible();
  const buyer = checkout.buyerIn('hr');
  await checkout.typeDetails(page, 'hr', buyer);
  await context.clearCookies();
  await checkout.sendStep(page, 'hr', 'data');
  await expect(page.getByRole('main')).toContainText(texts.problems.empty.title);
  await expect(page.locator('.error-summary')).toHaveCount(0);
  await checkout.expectDetails(page, 'hr', buyer);
  // The button pressed is further down.
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
  // In the other tab the mirror brings the cart back.
  const opened = context.waitForEvent('page');
  await page.getByRole('alert').getByRole('link').click();
  await expect(cartLink(await opened, 'hr', 1)).toBeVisible();
  await checkout.sendStep(page, 'hr', 'data');
  await checkout.expectStep(page, 'hr', 'delivery');
});

test(
  'Back after a corrected error shows the step again',
  { tag: '@no-js' },
  async ({ page, visit }) => {
    const buyer = checkout.buyerIn('hr');
    await fillCart(visit, page, 'hr');
    await visit(path);
    await checkout.sendStep(page, 'hr', 'data');
    await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible();
    await checkout.goToReview(page, 'hr', buyer);
    await page.getByRole('button', { name: checkout.orderButton.hr }).click();
    await expect(page.getByRole('alert')).toContainText(texts.errors.terms);
    await checkout.order(page, 'hr', total);
    await expectCardPage(page, 'hr', total);
    await page.goBack();
    await checkout.expectStep(page, 'hr', 'review');
    await page.goBack();
    await page.goBack();
    await checkout.expectStep(page, 'hr', 'delivery');
    await page.goBack();
    await checkout.expectStep(page, 'hr', 'data');
    await checkout.expectDetails(page, 'hr', buyer);
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

test(
  'each step takes the focus from the key that led to it, and is announced',
  { tag: '@js' },
  async ({ page, visit }) => {
    const buyer = checkout.buyerIn('hr');
    const main = page.getByRole('main');
    // Not `locator.press`, which would focus its element first.
    const expectFocus = async (step: 'data' | 'delivery' | 'review') => {
      await checkout.expectStep(page, 'hr', step);
      await expect(main).toBeFocused();
      await expect(page.locator('[aria-live=polite]')).toHaveText(new RegExp(texts.steps[step]));
    };
    await fillCart(visit, page, 'hr');
    await visit(`${path}?step=data`);
    await checkout.typeDetails(page, 'hr', buyer);
    await main.getByRole('button', { name: texts.data.submit }).focus();
    await page.keyboard.press('Enter');
    await expectFocus('delivery');
    await main.getByRole('button', { name: texts.delivery.submit }).focus();
    await page.keyboard.press('Enter');
    await expectFocus('review');
    await main.getByRole('link', { name: new RegExp(texts.review.changeBuyer) }).focus();
    await page.keyboard.press('Enter');
    await expectFocus('data');
  },
);

// Everywhere else over HTTP: tests/integration/checkout-steps.test.ts.
test(
  'every missing field is listed in one summary',
  { tag: '@matrix' },
  async ({ page, visit, watch }) => {
    watch.expectStatus(400);
    await fillCart(visit, page, 'hr');
    await visit(path);
    await checkout.sendStep(page, 'hr', 'data');
    const summary = page.getByRole('alert');
    const required = ['fullName', 'email', 'phone', 'address', 'postalCode'] as const;
    await expect(summary.getByRole('link')).toHaveText(
      required.map((name) => `${texts.fields[name]}: ${texts.errors.required}`),
    );
    const fields = checkout.detailFields(page, 'hr');
    for (const name of required) {
      await expect(fields[name]).toHaveAttribute('aria-invalid', 'true');
      await expect(fields[name]).toHaveAccessibleDescription(new RegExp(texts.errors.required));
    }
    await expect(fields.city).not.toHaveAttribute('aria-invalid', 'true');
  },
);

test('on a phone the messages about postcode and city have the whole line', async ({
  page,
  visit,
  watch,
}) => {
  watch.expectStatus(400);
  await fillCart(visit, page, 'de');
  await visit(href('checkout', 'de'));
  const { postalCode, city, country, fullName } = checkout.detailFields(page, 'de');
  await country.selectOption('IE');
  await postalCode.fill('1');
  await city.fill('x\u0007');
  await checkout.sendStep(page, 'de', 'data');
  await expect(city).toHaveAttribute('aria-invalid', 'true');
  const line = async () => (await fullName.boundingBox())?.width;
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const field of [postalCode, city]) {
      const message = page.locator(`[id="${await field.getAttribute('aria-describedby')}"]`);
      expect((await message.boundingBox())?.width).toBe(await line());
    }
  }
});

test(
  'the town is optional; the parcel can go to another recipient',
  { tag: '@matrix' },
  async ({ page, site, visit, watch }) => {
    watch.expectStatus(400);
    const buyer = { ...checkout.buyerIn('hr'), city: '' };
    await fillCart(visit, page, 'hr');
    await visit(path);
    await checkout.typeDetails(page, 'hr', buyer);
    await checkout.sendStep(page, 'hr', 'data');
    await checkout.expectStep(page, 'hr', 'delivery');

    await page.getByRole('checkbox', { name: texts.fields.sameAddress }).uncheck();
    await checkout.sendStep(page, 'hr', 'delivery');
    const other = page.getByRole('group', { name: texts.delivery.other });
    const field = (name: string) => other.getByRole('textbox', { name, exact: true });
    await expect(page.getByRole('alert').getByRole('link').first()).toHaveText(
      `${texts.fields.recipientName}: ${texts.errors.required}`,
    );
    await field(texts.fields.recipientName).fill('Grete Beispiel');
    await field(texts.fields.recipientPhone).fill('+43 660 1234567');
    await field(texts.fields.deliveryAddress).fill('Ring 5');
    await field(texts.fields.deliveryPostalCode).fill('1010');
    await other.getByRole('combobox', { name: texts.fields.deliveryCountry }).selectOption('AT');
    await page
      .getByRole('textbox', { name: new RegExp(texts.fields.comment) })
      .fill('Zvono: Beispiel');
    await checkout.sendStep(page, 'hr', 'delivery');

    await checkout.expectStep(page, 'hr', 'review');
    const main = page.getByRole('main');
    for (const text of ['Grete Beispiel', 'Ring 5', '1010', 'Austrija', 'Zvono: Beispiel']) {
      await expect(main).toContainText(text);
    }
    await checkout.order(page, 'hr', oil.cents + 1200);
    await payWith(page, 'hr', 'succeeds', oil.cents + 1200);
    await expectOneOrder(site, buyer.email, oil.cents + 1200);
  },
);

test(
  'a country without delivery is rejected with an error',
  { tag: '@matrix' },
  async ({ page, visit, watch }) => {
    watch.expectStatus(400);
    const buyer = { ...checkout.buyerIn('hr'), country: 'US', phone: '+1 212 555 0123' };
    await fillCart(visit, page, 'hr');
    await visit(path);
    await checkout.typeDetails(page, 'hr', buyer);
    await checkout.sendStep(page, 'hr', 'data');
    await checkout.expectStep(page, 'hr', 'delivery');
    await page.getByRole('checkbox', { name: texts.fields.sameAddress }).check();
    await checkout.sendStep(page, 'hr', 'delivery');
    const name = new Intl.DisplayNames('hr', { type: 'region' }).of('US') ?? '';
    await expect(page.getByRole('alert')).toContainText(
      texts.problems.country.title.replace('{{country}}', name),
    );
    await checkout.expectStep(page, 'hr', 'delivery');
    await visit(`${path}?step=review`);
    await checkout.expectStep(page, 'hr', 'delivery');
  },
);

test(
  'unaccepted terms block the order',
  { tag: '@matrix' },
  async ({ page, site, visit, watch }) => {
    watch.expectStatus(400);
    const buyer = checkout.buyerIn('hr');
    await fillCart(visit, page, 'hr');
    await visit(path);
    await checkout.goToReview(page, 'hr', buyer);
    await expect(checkout.termsBox(page)).not.toBeChecked();
    await page.getByRole('button', { name: checkout.orderButton.hr }).click();
    await checkout.expectProblem(page, 'hr', texts.fields.terms, texts.errors.terms);
    expect(await findOrders(site, buyer.email)).toEqual([]);
  },
);

test('reloading a page with errors orders nothing and stays in place', async ({
  page,
  site,
  visit,
  watch,
}) => {
  watch.expectStatus(400);
  const buyer = { ...checkout.buyerIn('hr'), phone: '1' };
  await fillCart(visit, page, 'hr');
  await visit(path);
  await checkout.typeDetails(page, 'hr', buyer);
  await checkout.sendStep(page, 'hr', 'data');
  await checkout.expectProblem(page, 'hr', texts.fields.phone, texts.errors.phone);
  await page.reload();
  await checkout.expectStep(page, 'hr', 'data');
  await checkout.expectDetails(page, 'hr', buyer);
  expect(await findOrders(site, buyer.email)).toEqual([]);
});

test('a double click on the order button makes one order', async ({ page, site, visit }) => {
  const buyer = checkout.buyerIn('hr');
  await fillCart(visit, page, 'hr');
  await visit(path);
  await checkout.goToReview(page, 'hr', buyer);
  await checkout.termsBox(page).check();
  await page.getByRole('button', { name: checkout.orderButton.hr }).dblclick();
  await payWith(page, 'hr', 'succeeds', total);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(outcome.success.title.done);
  await expectOneOrder(site, buyer.email, total);
});

test('Back from the card page and ordering again makes no second order', async ({
  page,
  site,
  visit,
}) => {
  const buyer = checkout.buyerIn('hr');
  await fillCart(visit, page, 'hr');
  await visit(path);
  await checkout.goToReview(page, 'hr', buyer);
  await checkout.order(page, 'hr', total);
  await expectCardPage(page, 'hr', total);
  await page.goBack();
  await checkout.expectStep(page, 'hr', 'review');
  await checkout.order(page, 'hr', total);
  await payWith(page, 'hr', 'succeeds', total);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(outcome.success.title.done);
  await expectOneOrder(site, buyer.email, total);
});

test(
  'cancelling on the card page leads to the failure page with the cart kept',
  { tag: '@matrix' },
  async ({ page, site, visit }) => {
    const buyer = checkout.buyerIn('hr');
    await fillCart(visit, page, 'hr');
    await visit(path);
    await checkout.goToReview(page, 'hr', buyer);
    await checkout.order(page, 'hr', total);
    await expectCardPage(page, 'hr', total);
    await cancelPayment(page, 'hr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(outcome.fail.title);
    await expect(page.getByRole('main')).toContainText(outcome.fail.kept);
    await expect(cartLink(page, 'hr', 1)).toBeVisible();
    expect((await findOrders(site, buyer.email)).map((row) => row.state)).toEqual(['failed']);
  },
);

test(
  'the waiting page shows the outcome in place, without an interaction',
  { tag: '@js' },
  async ({ context, page, site, visit }) => {
    const buyer = checkout.buyerIn('hr');
    await fillCart(visit, page, 'hr');
    await visit(path);
    await checkout.goToReview(page, 'hr', buyer);
    await checkout.order(page, 'hr', total);
    await expectCardPage(page, 'hr', total);
    const [order] = await findOrders(site, buyer.email);
    const waiting = await context.newPage();
    await waiting.goto(`${href('success', 'hr')}?order=${order?.token}`);
    const heading = waiting.getByRole('status').getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(outcome.success.title.waiting);
    await waiting.evaluate(() => Object.assign(window, { sameDocument: true }));
    await payWith(page, 'hr', 'succeeds', total);
    await expect(heading).toHaveText(outcome.success.title.done);
    await expect(waiting).toHaveTitle(new RegExp(outcome.success.title.done));
    expect(await waiting.evaluate(() => 'sameDocument' in window)).toBe(true);
  },
);
