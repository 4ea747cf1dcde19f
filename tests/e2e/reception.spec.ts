import { goToPayment, payWith } from '../support/journey';
import { Shopper } from '../support/shopper';
import { findMisfits, findViolations } from './support/looks';
import { findSmallTargets } from './support/small-targets';
import { expect, test } from './support/test';
import { textsIn } from './support/texts';

// The checks themselves need scripts; the pages have none.
test('staff sign in, hand a parcel over and charge it, on a telephone', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shopper = new Shopper(site.url);
  await payWith(shopper, await goToPayment(shopper, 'de'), 'succeeds');
  const texts = textsIn('hr').reception;
  const main = page.getByRole('main');
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
  const follow = (name: string) => main.getByRole('link', { name, exact: true }).click();
  const look = async () => {
    await expect(page.locator('script')).toHaveCount(0);
    expect(await findViolations(page)).toEqual([]);
    expect(await findMisfits(page)).toEqual([]);
    expect(await findSmallTargets(page)).toEqual([]);
  };

  await page.goto('/reception');
  await main.getByRole('link', { name: 'Hrvatski' }).click();
  await look();
  await press(texts.signIn.send);
  await look();
  await follow(texts.sent.open);
  await press(texts.link.ready.button);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(texts.today.title);
  await look();

  await main.locator('[aria-labelledby="today-send"] a').first().click();
  await look();
  await follow(texts.actions.ship.link);
  await main.locator('[name="code"]').fill('98765432101');
  await look();
  await press(texts.actions.ship.confirm);
  await expect(main).toContainText(texts.actions.ship.done);
  await follow(texts.actions.capture.link);
  await look();
  await press(texts.actions.continue);
  await look();
  await press(texts.actions.capture.confirm);
  await expect(main).toContainText(texts.actions.capture.done);
  await look();

  await page.getByRole('link', { name: texts.navigation.orders, exact: true }).click();
  await main.locator('[name="q"]').fill('no such guest');
  await press(texts.orders.find);
  await expect(main).toContainText(texts.orders.nothing);
  await look();
});
