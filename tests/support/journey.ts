import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AddressObject, type ParsedMail, simpleParser } from 'mailparser';
import type { Locale } from '~/i18n/locales';
import { href } from '~/routing/href';
import { requireComplete } from './complete-text';
import type { Page, Shopper } from './shopper';

export const cards = {
  succeeds: '4111 1111 1111 1111',
  declined: '4000 0000 0000 0002',
  answersLate: '4000 0000 0000 0101',
  calledTwice: '4000 0000 0000 0119',
  callbackFirst: '4000 0000 0000 0127',
  neverReturns: '4000 0000 0000 0135',
  noCallback: '4000 0000 0000 0143',
};

export const buyer = {
  fullName: 'Ana Čačić',
  email: 'ana.cacic@example.com',
  phone: '+385 91 123 4567',
  address: 'Gradinska 1',
  postalCode: '52429',
  city: 'Grožnjan',
  country: 'HR',
};

/** What a buyer of these journeys types beside the address. */
const typedTexts = { giftMessage: 'Sretan rođendan,\nIva!', comment: 'Zvono ne radi' };

/** Opens an oil and puts half-litre bottles of it into the cart; ends on the cart page. */
export async function addToCart(
  shopper: Shopper,
  locale: Locale,
  slug = 'buza',
  count = '2',
): Promise<Page> {
  const product = await shopper.open(href('product', locale, { slug }));
  const typed = { variantId: `${slug}-500`, count };
  return shopper.submit(product, product.form('productId', 'count'), typed);
}

/** From a filled cart to the review page. */
export async function goToReview(shopper: Shopper, locale: Locale, details = buyer): Promise<Page> {
  const data = await shopper.open(href('checkout', locale));
  const delivery = await shopper.submit(data, data.form('fullName', 'email'), details);
  return shopper.submit(delivery, delivery.form('deliveryMethod'), typedTexts);
}

/** From an empty cart to the card provider's page. */
export async function goToPayment(shopper: Shopper, locale: Locale, slug = 'buza'): Promise<Page> {
  await addToCart(shopper, locale, slug);
  const review = await goToReview(shopper, locale);
  return shopper.submit(review, review.form('submissionId'), { terms: true });
}

/** Submits the card form; ends where the provider redirects the browser. */
export function payWith(
  shopper: Shopper,
  page: Page,
  card: keyof typeof cards,
  follow = true,
): Promise<Page> {
  const values = { cardNumber: cards[card], expiry: '12/39', cvv: '123', holder: 'Ana Cacic' };
  return shopper.submit(page, page.form('cardNumber'), values, { follow });
}

/** Emails written as files, oldest first. */
export async function readMails(dataDir: string): Promise<ParsedMail[]> {
  const folder = join(dataDir, 'mail');
  const names = readdirSync(folder, { withFileTypes: true }).map(({ name }) => name);
  const files = names.filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(
    files.map((name) => simpleParser(readFileSync(join(folder, name)))),
  );
  for (const { subject, text } of mails) requireComplete(`${subject}\n${text}`);
  return mails;
}

/** The address that an email is sent to. */
export const recipient = ({ to }: ParsedMail) => (to as AddressObject).value[0]?.address;
