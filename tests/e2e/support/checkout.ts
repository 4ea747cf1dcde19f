import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { fill, type Locale, euro, textsIn } from './texts';

/** The order button's statutory label in each language, independent of the code under test. */
export const orderButton: Record<Locale, string> = {
  hr: 'Narudžba s obvezom plaćanja',
  en: 'Order with obligation to pay',
  de: 'Zahlungspflichtig bestellen',
  it: 'Ordine con obbligo di pagare',
};

export type Buyer = {
  fullName: string;
  email: string;
  phone: string;
  address: string;
  postalCode: string;
  city: string;
  country: string;
};

const people: Record<Locale, Omit<Buyer, 'email'>> = {
  hr: {
    fullName: 'Đurđica Šćepanović-Žmak',
    phone: '091 234 5678',
    address: 'Ulica Matije Gupca 12/a',
    postalCode: '52000',
    city: 'Pazin',
    country: 'HR',
  },
  en: {
    fullName: 'Niamh O’Connor',
    phone: '+353 87 123 4567',
    address: '4 Main Street',
    postalCode: 'D02 AF30',
    city: 'Dublin',
    country: 'IE',
  },
  de: {
    fullName: 'Jürgen Groß',
    phone: '+49 151 23456789',
    address: 'Königstraße 1',
    postalCode: '70173',
    city: 'Stuttgart',
    country: 'DE',
  },
  it: {
    fullName: 'Niccolò D’Angelo',
    phone: '+39 347 123 4567',
    address: 'Via dell’Università 3',
    postalCode: '34121',
    city: 'Trieste',
    country: 'IT',
  },
};

/** A buyer in a language, with a unique email address. */
export function buyerIn(locale: Locale): Buyer {
  return { ...people[locale], email: `${locale}-${randomUUID()}@kupac.example` };
}

/** The fields of the first step by their labels. */
export function detailFields(page: Page, locale: Locale): Record<keyof Buyer, Locator> {
  const { fields } = textsIn(locale).checkout;
  const { optional } = textsIn(locale).common.form;
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  return {
    fullName: field(fields.fullName),
    email: field(fields.email),
    phone: field(fields.phone),
    address: field(fields.address),
    postalCode: field(fields.postalCode),
    city: field(`${fields.city} ${optional}`),
    country: page.getByRole('combobox', { name: fields.country, exact: true }),
  };
}

export async function typeDetails(page: Page, locale: Locale, buyer: Buyer): Promise<void> {
  const fields = detailFields(page, locale);
  const { country, ...texts } = buyer;
  for (const [name, value] of Object.entries(texts)) await fields[name as keyof Buyer].fill(value);
  await fields.country.selectOption(country);
}

export async function expectDetails(page: Page, locale: Locale, buyer: Buyer): Promise<void> {
  const fields = detailFields(page, locale);
  for (const [name, value] of Object.entries(buyer)) {
    await expect(fields[name as keyof Buyer]).toHaveValue(value);
  }
}

type Step = 'data' | 'delivery' | 'review';

export async function expectStep(page: Page, locale: Locale, step: Step): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    textsIn(locale).checkout.steps[step],
  );
  await expect(page).toHaveURL(
    new RegExp(
      `/shop/checkout(\\?step=${step}(&refused=1#error-summary)?)${step === 'data' ? '?' : ''}$`,
    ),
  );
}

/** Submits the current step. */
export async function sendStep(
  page: Page,
  locale: Locale,
  step: 'data' | 'delivery',
): Promise<void> {
  await page.getByRole('button', { name: textsIn(locale).checkout[step].submit }).click();
}

/** From the first step to the review. */
export async function goToReview(page: Page, locale: Locale, buyer: Buyer): Promise<void> {
  await typeDetails(page, locale, buyer);
  await sendStep(page, locale, 'data');
  await expectStep(page, locale, 'delivery');
  await sendStep(page, locale, 'delivery');
  await expectStep(page, locale, 'review');
}

export function termsBox(page: Page): Locator {
  return page.getByRole('main').getByRole('checkbox');
}

/** Accepts the terms and orders: one button on the page, with the statutory label, directly below the total. */
export async function order(page: Page, locale: Locale, totalCents: number): Promise<void> {
  await termsBox(page).check();
  const button = page.getByRole('main').getByRole('button');
  await expect(button).toHaveCount(1);
  await expect(button).toHaveText(orderButton[locale]);
  await expect(button).toHaveAccessibleName(orderButton[locale]);
  await expect(button.locator('xpath=preceding-sibling::*[1]')).toHaveText(
    `${textsIn(locale).checkout.summary.total} ${euro(totalCents)}`,
  );
  await button.click();
}

/** The error summary names the field and links to it. */
export async function expectProblem(page: Page, locale: Locale, label: string, message: string) {
  const { checkout, common } = textsIn(locale);
  await expect(page).toHaveTitle(new RegExp(`^${checkout.errorPrefix}`));
  const summary = page.getByRole('alert').filter({ hasText: common.form.summaryTitle_one });
  const link = summary.getByRole('link', {
    name: fill('{{label}}: {{message}}', { label, message }),
  });
  await expect(link).toBeVisible();
  return link;
}
