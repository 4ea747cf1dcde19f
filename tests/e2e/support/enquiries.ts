import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { href } from '../../../app/routing/href';
import { waitForFillTime } from '../../support/fill-time';
import { invalidEmail, required } from '../../support/specified-texts';
import { packageSlugs } from './screen-paths';
import { type Locale, textsIn } from './texts';

export { invalidEmail, required };

/** The enquiry forms. */
export const kinds = ['contact', 'table', 'package', 'gift'] as const;
export type Kind = (typeof kinds)[number];

/** The package's prices in cents by group size, from the embedded content. */
export const groupCents = {
  2: { person: 15_000, total: 30_000 },
  5: { person: 11_000, total: 55_000 },
};

export function formPath(kind: Kind, locale: Locale): string {
  if (kind === 'contact') return href('contact', locale);
  if (kind === 'table') return href('tableReservation', locale);
  return href('packageReservation', locale, { slug: packageSlugs[locale] });
}

/** A form's required fields and their labels in the error summary, in its order. */
export function requiredFields(kind: Kind, locale: Locale): [name: string, label: string][] {
  const { enquiries, table, reservation } = textsIn(locale);
  const person: [string, string][] = [
    ['fullName', enquiries.fields.fullName],
    ['email', enquiries.fields.email],
  ];
  const { fields } = reservation;
  return {
    contact: [...person, ['message', enquiries.fields.message]],
    table: [['date', table.fields.date], ['time', table.fields.time], ...person],
    package: [['date', fields.date], ...person, ['terms', fields.terms]],
    gift: [
      ['recipientName', fields.recipientName],
      ['recipientEmail', fields.recipientEmail],
      ...person,
      ['terms', fields.terms],
    ],
  }[kind] as [string, string][];
}

/** The title that replaces the form after submission. */
function sentTitle(kind: Kind, locale: Locale): string {
  const { enquiries, table, reservation } = textsIn(locale);
  if (kind === 'contact') return enquiries.contact.sent.title;
  return kind === 'table' ? table.sent.title : reservation.sent.title;
}

export function submitButton(page: Page, kind: Kind, locale: Locale): Locator {
  const { enquiries, table, reservation } = textsIn(locale);
  const names = { contact: enquiries.contact.submit, table: table.form.submit };
  const name = kind in names ? names[kind as keyof typeof names] : reservation.submit;
  return page.getByRole('main').getByRole('button', { name, exact: true });
}

/** The page's enquiry form. */
export function formOf(page: Page): Locator {
  return page.getByRole('main').locator('form:has([name="formToken"])');
}

/** A field of the form by its name attribute. */
export function fieldOf(page: Page, name: string): Locator {
  return page.getByRole('main').locator(`form [name="${name}"]:not([type="hidden"])`);
}

const people: Record<Locale, string> = {
  hr: 'Đurđica Šćepanović-Žmak',
  en: 'Niamh O’Connor',
  de: 'Jürgen Groß',
  it: 'Niccolò D’Angelo',
};

export type Guest = { fullName: string; email: string };

/** A guest in a language, with a unique email address. */
export function guestIn(locale: Locale): Guest {
  return { fullName: people[locale], email: `${randomUUID()}@gost.example` };
}

/** The first Saturday with tables available: both restaurants are open at noon and in the evening. */
async function nextSaturday(page: Page): Promise<string> {
  const first = new Date(`${await fieldOf(page, 'date').getAttribute('min')}T12:00:00Z`);
  first.setUTCDate(first.getUTCDate() + 6 - first.getUTCDay());
  return first.toISOString().slice(0, 10);
}

/** Fills in a form with valid values. */
export async function fillIn(page: Page, kind: Kind, guest: Guest): Promise<void> {
  const field = (name: string) => fieldOf(page, name);
  if (kind === 'table') {
    await field('date').fill(await nextSaturday(page));
    await field('time').selectOption('19:30');
  }
  if (kind === 'package') await field('date').last().check();
  if (kind === 'gift') {
    await chooseGift(page);
    await field('recipientName').fill('Grete Beispiel');
    await field('recipientEmail').fill('grete@dar.example');
  }
  await field('fullName').fill(guest.fullName);
  await field('email').fill(guest.email);
  if (kind === 'contact') await field('message').fill('Dobar dan,\nimate li sobu?');
  if (kind === 'package' || kind === 'gift') await field('terms').check();
}

export async function chooseGift(page: Page): Promise<void> {
  await page.getByRole('main').locator('[name="forWhom"][value="gift"]').check();
}

/** Waits until a form may be submitted: one faster than a person can type is discarded. */
export async function waitLikeAPerson(form: Locator): Promise<void> {
  await waitForFillTime(await form.locator('[name="formToken"]').inputValue());
}

/** Submits a completed form and waits for the confirmation. */
export async function send(page: Page, kind: Kind, locale: Locale): Promise<void> {
  await waitLikeAPerson(formOf(page));
  await submitButton(page, kind, locale).click();
  await expectSent(page, kind, locale);
}

export async function expectSent(page: Page, kind: Kind, locale: Locale): Promise<void> {
  await expect(page).toHaveURL(/\?sent=1(#\w+)?$/);
  await expect(page.getByRole('main').getByText(sentTitle(kind, locale))).toBeInViewport();
  await expect(page).not.toHaveTitle(new RegExp(`^${textsIn(locale).enquiries.errorPrefix}`));
}

/** Expects every error in the summary, in field order, and at the fields. */
export async function expectRefused(
  page: Page,
  locale: Locale,
  errors: [name: string, label: string, message: string][],
): Promise<void> {
  await expect(page).toHaveTitle(new RegExp(`^${textsIn(locale).enquiries.errorPrefix}`));
  const links = page.getByRole('main').getByRole('alert').getByRole('link');
  await expect(links).toHaveText(errors.map(([, label, message]) => `${label}: ${message}`));
  for (const [name, label, message] of errors) {
    const field = fieldOf(page, name).first();
    const isChoice = (await field.getAttribute('type')) === 'radio';
    const described = isChoice ? page.getByRole('group', { name: label, exact: true }) : field;
    await expect(described).toHaveAccessibleDescription(new RegExp(escape(message)));
    if (!isChoice) await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Every link of the summary leads to its field. */
export async function followSummary(page: Page, names: string[]): Promise<void> {
  const links = page.getByRole('main').getByRole('alert').getByRole('link');
  for (const [index, name] of names.entries()) {
    await links.nth(index).click();
    await expect(fieldOf(page, name).first()).toBeFocused();
    await expect(fieldOf(page, name).first()).toBeInViewport();
  }
}
