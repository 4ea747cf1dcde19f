import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type withdrawal from '../../translations/en/withdrawal.json';
import { href } from '../../app/routing/href';
import { buyer } from '../support/journey';
import { Shopper } from '../support/shopper';
import { buy, goToReview } from '../support/withdrawal-journey';
import { findBrokenWords } from './support/display-words';
import { checkAtWidths, findViolations, lookAt } from './support/page-checks';
import type { OwnSite } from './support/own-site';
import { findSmallTargets } from './support/small-targets';
import { expect, test } from './support/test';
import { type Locale, textsIn } from './support/texts';
import { readTexts } from '../../tools/hotel.mjs';
import { query } from '../support/stored-rows';

/** The withdrawal button's statutory label in each language, independent of the code under test. */
const confirmButton = { hr: 'Potvrditi raskid ugovora', de: 'Widerruf bestätigen' } as const;
const entry = { hr: 'Raskid ugovora', de: 'Vertrag widerrufen' } as const;

const textsOf = (locale: Locale) =>
  readTexts(
    fileURLToPath(new URL(`../../translations/${locale}/withdrawal.json`, import.meta.url)),
  ) as typeof withdrawal;

const rowsOf = (site: OwnSite, email: string) =>
  query<{ reference: string }>(
    site.dataDir,
    `select reference from withdrawals where email = '${email}'`,
  );

/** What axe finds, and on a phone targets that are too small and broken words. */
async function findFaults(page: Page): Promise<string[]> {
  return [
    ...(await findViolations(page)),
    ...(await checkAtWidths(page, [
      ...lookAt([390], findSmallTargets),
      ...lookAt([390], findBrokenWords),
    ])),
  ];
}

for (const locale of ['hr', 'de'] as const) {
  const title = `${locale}: from the footer to the reference, back and forth, once`;
  const tag = locale === 'de' ? ['@both', '@elsewhere'] : [];
  test(title, { tag }, async ({ page, scripts, site, visit, watch }, info) => {
    watch.expectStatus(400);
    const texts = textsOf(locale);
    const email = `raskid-${locale}-${info.project.name}@kupac.example`;
    const main = page.getByRole('main');
    const field = (name: keyof typeof texts.form.fields, isOptional = false) => {
      const { optional } = textsIn(locale).common.form;
      const label = texts.form.fields[name] + (isOptional ? ` ${optional}` : '');
      return main.getByRole('textbox', { name: label, exact: true });
    };
    const check = main.getByRole('button', { name: texts.form.submit });
    await visit(href('home', locale));
    await page.getByRole('contentinfo').getByRole('link', { name: entry[locale] }).click();
    await expect(page).toHaveURL(new RegExp(`${href('withdrawal', locale)}$`));

    await check.click();
    await expect(page).toHaveTitle(new RegExp(`^${texts.errorPrefix}`));
    await expect(main.getByRole('alert').getByRole('link')).toHaveCount(3);
    await field('fullName').fill('Đurđica Šćepanović');
    await field('orderNumber').fill('M-2019-000007');
    await field('email').fill(email);
    await field('items', true).fill('1 × Bianchera');
    await check.click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(texts.review.title);
    // Axe uses the page's own timers, which a browser without scripts does not run.
    if (scripts) expect(await findFaults(page)).toEqual([]);
    expect(await rowsOf(site, email)).toEqual([]);

    await main.getByRole('link', { name: texts.review.change }).click();
    await expect(field('items', true)).toHaveValue('1 × Bianchera');
    await field('items', true).fill('');
    await check.click();
    await expect(main).toContainText(texts.statement.whole);
    await page.reload();
    const button = main.getByRole('button');
    await expect(button).toHaveCount(1);
    await expect(button).toHaveText(confirmButton[locale]);
    await expect(button).toHaveAccessibleName(confirmButton[locale]);
    expect(await button.evaluate(({ childElementCount }) => childElementCount)).toBe(0);
    await button.click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(texts.done.title);
    const [row] = await rowsOf(site, email);
    await expect(main).toContainText(row?.reference ?? 'none');
    await expect(main).toContainText(/\d\d:\d\d \(Europe\/Zagreb, UTC\+[12]\)/);
    if (scripts) expect(await findFaults(page)).toEqual([]);

    const address = page.url();
    await page.reload();
    await expect(main).toContainText(row?.reference ?? 'none');
    await page.goBack();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(texts.review.title);
    await main.getByRole('button').click();
    await expect(page).toHaveURL(address);
    expect(await rowsOf(site, email)).toHaveLength(1);
  });
}

test('going back to the form restores its values', async ({ page, visit }) => {
  const texts = textsOf('hr');
  await visit(href('withdrawal', 'hr'));
  const main = page.getByRole('main');
  await main.locator('[name="fullName"]').fill('Ana Kovač');
  await main.locator('[name="orderNumber"]').fill('M-2019-000008');
  await main.locator('[name="email"]').fill('natrag@kupac.example');
  await main.getByRole('button', { name: texts.form.submit }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(texts.review.title);
  await page.goBack();
  await expect(main.locator('[name="orderNumber"]')).toHaveValue('M-2019-000008');
  await expect(main.locator('[name="email"]')).toHaveValue('natrag@kupac.example');
});

test('the emailed link opens a confirmation page; only its button confirms', async ({
  page,
  scripts,
  site,
  visit,
}, info) => {
  const { proof } = textsOf('hr');
  const email = `odgovor-${info.project.name}@kupac.example`;
  const { order } = await buy(site, 'hr', { ...buyer, email });
  const stranger = new Shopper(site.url);
  const typed = { fullName: 'Netko', orderNumber: order.number, email };
  const review = await goToReview(stranger, 'hr', typed);
  await stranger.submit(review, review.form('draft'));
  const find = async () =>
    (
      await query<{ confirmation_key: string; effect: string }>(
        site.dataDir,
        `select confirmation_key, effect from withdrawals where order_id = ${order.id}`,
      )
    )[0];
  const link = `${href('withdrawal', 'hr')}?confirm=${(await find())?.confirmation_key}`;
  await visit(link);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(proof.title);
  await expect(main).toContainText(proof.effects.release);
  await expect(main).toContainText(order.number);
  if (scripts) expect(await findFaults(page)).toEqual([]);
  expect((await find())?.effect).toBe('unproven');

  await main.getByRole('button', { name: proof.submit, exact: true }).click();
  await expect(page).toHaveURL(link);
  await expect(main.getByRole('button')).toHaveCount(0);
  if (scripts) expect(await findFaults(page)).toEqual([]);
  await expect.poll(async () => (await find())?.effect).toBe('voided');
  await page.reload();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    proof.answers.confirmedReleased.title,
  );
  await expect(page).toHaveTitle(new RegExp(`^${proof.answers.confirmedReleased.title}`));
});
