import { expect, type Page } from '@playwright/test';
import { fill, type Locale, euro, textsIn } from './texts';

/** Test cards of the emulators, as listed on their pages. */
const cards = {
  wspay: { succeeds: '4111 1111 1111 1111', declined: '4000 0000 0000 0002' },
  stripe: { succeeds: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' },
};

/** The provider of a payment page, by its path. */
const providerOf = (page: Page) =>
  new URL(page.url()).pathname.startsWith('/c/pay/') ? 'stripe' : 'wspay';

/** Expects the provider's page, in the buyer's language, with the order's total. */
export async function expectCardPage(
  page: Page,
  locale: Locale,
  totalCents: number,
): Promise<void> {
  const { emulator } = textsIn(locale);
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
  const { form } = textsIn(locale).emulator;
  await page.getByLabel(form.cardNumber, { exact: true }).fill(cards[providerOf(page)][card]);
  await page.getByLabel(form.expiry, { exact: true }).fill('12/39');
  await page.getByLabel(form.cvv, { exact: true }).fill('123');
  // Stripe does not get the buyer's name, so its page asks for it; WSPay's has it already.
  if (providerOf(page) === 'stripe')
    await page.getByLabel(form.holder, { exact: true }).fill('Ana Čačić');
  await page.getByRole('button', { name: fill(form.pay, { amount: euro(totalCents) }) }).click();
}

/** Cancels on the provider's page. */
export async function cancelPayment(page: Page, locale: Locale): Promise<void> {
  const role = providerOf(page) === 'stripe' ? 'link' : 'button';
  await page.getByRole(role, { name: textsIn(locale).emulator.form.cancel }).click();
}
