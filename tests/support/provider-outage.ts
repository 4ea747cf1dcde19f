import { expect, onTestFinished } from 'vitest';
import { getT } from '~/i18n/i18n.server';
import type { Locale } from '~/i18n/locales';
import { href } from '~/routing/href';
import { addToCart, goToReview } from './journey';
import { type Page, Shopper } from './shopper';

type Shop<Fault> = { site: { url: string }; emulator: { setMode(fault?: Fault): void } };

/**
 * Orders while the provider has a fault: the review page must say so, in time, and the rest of the shop must work.
 * Orders again without the fault. @returns the payment page
 */
export async function orderDespite<Fault>(
  { site, emulator }: Shop<Fault>,
  locale: Locale,
  fault: Fault,
): Promise<{ shopper: Shopper; page: Page }> {
  const shopper = new Shopper(site.url);
  await addToCart(shopper, locale);
  const review = await goToReview(shopper, locale);
  emulator.setMode(fault);
  onTestFinished(() => emulator.setMode());
  const started = Date.now();
  const refused = await shopper.submit(review, review.form('submissionId'), { terms: true });
  expect(Date.now() - started).toBeLessThan(60_000);
  expect(refused.status).toBe(503);
  expect(refused.text).toContain(getT(locale)('checkout:problems.provider.title'));
  expect((await shopper.open(href('shop', locale))).status).toBe(200);
  expect((await shopper.open(href('cart', locale))).html).toContain('value="buza-500"');
  emulator.setMode();
  const page = await shopper.submit(refused, refused.form('submissionId'), { terms: true });
  return { shopper, page };
}
