import { expect, type Page } from '@playwright/test';
import { fill, type Locale, euro, wordsIn } from './words';

/** Test cards of the emulators, as their pages list them. */
const cards = {
  wspay: { succeeds: '4111 1111 1111 1111', declined: '4000 0000 0000 0002' },
  stripe: { succeeds: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' },
};

/** Whose page it is, by its address. */
const providerOf = (page: Page) =>
  new URL(page.url()).pathname.startsWith('/c/pay/') ? 'stripe' : 'wspay';

/** The provider's page, in the buyer's language, with the amount that was ordered. */
export async function expectCardPage(
  page: Page,
  locale: Locale,
  totalCents: number,
): Promise<void> {
  const { emulator } = wordsIn(locale);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(emulator.title);
  await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/(c\/)?pay\//);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.getByRole('definition').first()).toHaveText(euro(totalCents));
}

export async function payWith(
  page: Page,
  locale: Locale,
  card: 'succeeds' | 'declined',
  totalCents: number,
): Promise<void> {
  await expectCardPage(page, locale, totalCents);
  const { form } = wordsIn(locale).emulator;
  await page.getByLabel(form.cardNumber, { exact: true }).fill(cards[providerOf(page)][card]);
  await page.getByLabel(form.expiry, { exact: true }).fill('12/39');
  await page.getByLabel(form.cvv, { exact: true }).fill('123');
  // Stripe is not told the buyer's name, so its page asks for it; WSPay's has it already.
  if (providerOf(page) === 'stripe')
    await page.getByLabel(form.holder, { exact: true }).fill('Ana Čačić');
  await page.getByRole('button', { name: fill(form.pay, { amount: euro(totalCents) }) }).click();
}

/** Gives up on the provider's page. */
export async function cancelPayment(page: Page, locale: Locale): Promise<void> {
  const role = providerOf(page) === 'stripe' ? 'link' : 'button';
  await page.getByRole(role, { name: wordsIn(locale).emulator.form.cancel }).click();
}
