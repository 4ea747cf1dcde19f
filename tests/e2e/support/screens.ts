import type { Page } from '@playwright/test';
import { href } from '../../../app/routing/href';
import * as checkout from './checkout';
import { cancelPayment, payWith } from './card-page';
import { chooseGift, formPath, kinds, submitButton } from './enquiries';
import { oil } from './goods';
import { fillCart } from './shopping';
import { type Locale, textsIn } from './texts';

type Visit = (path: string) => Promise<unknown>;

/**
 * Walks through a purchase up to the paid order and calls `look` on every screen, errors included.
 * The test must expect the status 400 (rejected forms).
 */
export async function walkPurchase(
  page: Page,
  locale: Locale,
  visit: Visit,
  look: (screen: string) => Promise<void>,
): Promise<void> {
  const { checkout: texts, order } = textsIn(locale);
  const total = oil.cents + { hr: 450, en: 2200, de: 1200, it: 1200 }[locale];
  await fillCart(visit, page, locale);
  await look('cart');
  await visit(href('checkout', locale));
  await look('my data');
  await checkout.sendStep(page, locale, 'data');
  await page.getByRole('alert').waitFor();
  await look('my data with errors');
  await checkout.typeDetails(page, locale, checkout.buyerIn(locale));
  await checkout.sendStep(page, locale, 'data');
  await checkout.expectStep(page, locale, 'delivery');
  await look('delivery');
  await page.getByRole('checkbox', { name: texts.fields.sameAddress }).uncheck();
  await checkout.sendStep(page, locale, 'delivery');
  await page.getByRole('alert').waitFor();
  await look('delivery elsewhere with errors');
  await page.getByRole('checkbox', { name: texts.fields.sameAddress }).check();
  await checkout.sendStep(page, locale, 'delivery');
  await checkout.expectStep(page, locale, 'review');
  await look('review');
  await checkout.order(page, locale, total);
  await cancelPayment(page, locale);
  await page.getByRole('heading', { name: order.fail.title }).waitFor();
  await look('failure');
  await visit(`${href('checkout', locale)}?step=review`);
  await checkout.order(page, locale, total);
  await payWith(page, locale, 'succeeds', total);
  await page.getByRole('heading', { name: order.success.title.done }).waitFor();
  await look('success');
  await page.getByRole('link', { name: order.success.link }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/success'));
  await look('order');
}

/**
 * Calls `look` on every enquiry form with its errors and after submission. The test must expect the status 400
 * (rejected forms).
 */
export async function walkEnquiries(
  page: Page,
  locale: Locale,
  visit: Visit,
  look: (screen: string) => Promise<void>,
): Promise<void> {
  for (const kind of kinds) {
    await visit(formPath(kind, locale));
    if (kind === 'gift') await chooseGift(page);
    await submitButton(page, kind, locale).click();
    await page.locator('#error-summary').waitFor();
    await look(`${kind} form with errors`);
    // A gift's page after submission is the package's, which is one of the public screens.
    if (kind === 'gift' || kind === 'package') continue;
    await visit(`${formPath(kind, locale)}?sent=1`);
    await look(`${kind} form after sending`);
  }
  await visit(href('newsletter', locale));
  await page
    .getByRole('main')
    .getByRole('button', { name: textsIn(locale).newsletter.submit })
    .click();
  await page.locator('#error-summary').waitFor();
  await look('newsletter with an error');
}
