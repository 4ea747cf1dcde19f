import { expect, test } from 'vitest';
import { getI18n } from '~/i18n/i18n.server';
import { type Locale, locales } from '~/i18n/locales';
import { href } from '~/routing/href';
import { packageSlugs } from '../e2e/support/screen-paths';
import { openAsPerson } from '../support/enquiry-journey';
import { isShownAtField, readErrorSummary } from '../support/error-summary';
import type { Page } from '../support/shopper';
import { contentDay } from '../support/content-day';
import { siteForTests } from '../support/site-for-tests';
import { invalidEmail, required } from '../support/specified-texts';
import { query } from '../support/stored-rows';
import { withPlainSpaces } from '../support/plain-spaces';

// All enquiry forms: errors are listed in field order, and a valid form is stored once.

const site = siteForTests({ clockAt: contentDay, env: { TRUSTED_PROXIES: '1' } });

const kinds = ['contact', 'table', 'package', 'gift'] as const;
type Kind = (typeof kinds)[number];

const cases = kinds.flatMap((kind) => locales.map((locale) => [kind, locale] as const));

function pathOf(kind: Kind, locale: Locale): string {
  if (kind === 'contact') return href('contact', locale);
  if (kind === 'table') return href('tableReservation', locale);
  return href('packageReservation', locale, { slug: packageSlugs[locale] });
}

const formOf = (page: Page) => page.form('formToken');
const labels = (locale: Locale, namespace: 'enquiries' | 'table' | 'reservation') =>
  getI18n(locale).getFixedT(locale, namespace);

/** Names and labels of a form's required fields, in page order. */
function requiredFields(kind: Kind, locale: Locale): [field: string, label: string][] {
  const person: [string, string][] = [
    ['fullName', labels(locale, 'enquiries')('fields.fullName')],
    ['email', labels(locale, 'enquiries')('fields.email')],
  ];
  const table = labels(locale, 'table');
  const reservation = labels(locale, 'reservation');
  const terms: [string, string] = ['terms', reservation('fields.terms')];
  const fields: Record<Kind, [string, string][]> = {
    contact: [...person, ['message', labels(locale, 'enquiries')('fields.message')]],
    table: [['date', table('fields.date')], ['time', table('fields.time')], ...person],
    package: [['date', reservation('fields.date')], ...person, terms],
    gift: [
      ['recipientName', reservation('fields.recipientName')],
      ['recipientEmail', reservation('fields.recipientEmail')],
      ...person,
      terms,
    ],
  };
  return fields[kind];
}

const choice = (kind: Kind): Record<string, string> => (kind === 'gift' ? { forWhom: 'gift' } : {});

/** The first Saturday with tables available: both restaurants are open at noon and in the evening. */
function nextSaturday(page: Page): string {
  const [, min = ''] = /type="date"[^>]*\bmin="([^"]*)"/.exec(page.html) ?? [];
  const day = new Date(`${min}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 6 - day.getUTCDay());
  return day.toISOString().slice(0, 10);
}

function fillIn(kind: Kind, page: Page, email: string): Record<string, string | boolean> {
  const dates = formOf(page).fields.filter(({ name }) => name === 'date');
  const own: Record<Kind, Record<string, string | boolean>> = {
    contact: { message: 'Dobar dan,\nimate li sobu?' },
    table: { date: kind === 'table' ? nextSaturday(page) : '', time: '19:30' },
    package: { date: dates.at(-1)?.value ?? '', terms: true },
    gift: {
      forWhom: 'gift',
      recipientName: 'Grete Beispiel',
      recipientEmail: 'grete@dar.example',
      terms: true,
    },
  };
  return { fullName: 'Đurđica Šćepanović-Žmak', email, ...own[kind] };
}

const stored = (email: string) =>
  query<{ kind: string }>(site.dataDir, `select kind from enquiries where email = '${email}'`);
const queued = (email: string) =>
  query(
    site.dataDir,
    `select id from outbox where to_address = '${email}' or reply_to = '${email}'`,
  );

test.each(cases)(
  '%s form in %s lists every missing field in page order, with the specified messages',
  async (kind, locale) => {
    const { shopper, page } = await openAsPerson(site.url, pathOf(kind, locale));
    const typed = { ...choice(kind), email: 'ana@@gost', phone: '+385 (0)91 / 234-567' };
    const terms = labels(locale, 'reservation')('errors.terms');
    for (const email of ['', typed.email]) {
      const refused = await shopper.submit(page, formOf(page), { ...typed, email });
      expect(refused.status).toBe(400);
      const expected = requiredFields(kind, locale).map(([field, label]) => {
        if (field === 'terms') return { field, text: `${label}: ${terms}` };
        const isBad = field === 'email' && email !== '';
        return { field, text: `${label}: ${(isBad ? invalidEmail : required)[locale]}` };
      });
      expect(readErrorSummary(refused.html)).toEqual(expected);
      expect(expected.filter((problem) => !isShownAtField(refused.html, problem))).toEqual([]);
      const { fields } = formOf(refused);
      const kept = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
      expect(kept).toMatchObject({ email, phone: typed.phone });
    }
  },
);

test.each(kinds)(
  '%s form is stored once, however often it is submitted or its result page reloaded',
  async (kind) => {
    const email = `${kind}@gost.example`;
    const { shopper, page } = await openAsPerson(site.url, pathOf(kind, 'de'));
    const values = fillIn(kind, page, email);
    for (let times = 0; times < 2; times++) {
      // The second time as after pressing Back.
      const sent = await shopper.submit(page, formOf(page), values);
      expect(new URL(sent.url).search).toBe('?sent=1');
      expect((await shopper.open(sent.url)).status).toBe(200);
      expect(await stored(email)).toEqual([{ kind: kind === 'gift' ? 'package' : kind }]);
      expect(await queued(email)).toHaveLength(2);
    }
  },
);

const groupCents = { 2: [15_000, 30_000], 5: [11_000, 55_000] } as const;
const euro = (cents: number) => `${cents / 100},00 €`;

test.each(locales)('in %s the price follows the size of the group, without scripts', async (l) => {
  const t = labels(l, 'reservation');
  const path = pathOf('package', l);
  const { shopper, page } = await openAsPerson(site.url, path);
  const expectPrice = ({ text }: Page, count: 2 | 5) => {
    const [person, total] = groupCents[count];
    expect(text).toContain([t('price.person'), euro(person)].join(' '));
    expect(text).toContain(withPlainSpaces([t('price.total', { count }), euro(total)].join(' ')));
  };
  expectPrice(page, 2);
  const typed = { persons: '5', comments: 'Bez glutena' };
  const press = ['intent', 'update'] as const;
  const updated = await shopper.submit(page, formOf(page), typed, { press });
  expect(updated.status).toBe(200);
  expectPrice(updated, 5);
  expect(readErrorSummary(updated.html)).toEqual([]);
  const { fields } = formOf(updated);
  expect(Object.fromEntries(fields.map(({ name, value }) => [name, value]))).toMatchObject(typed);
});

test.each(kinds)(
  'a %s form opened before an update, with the token’s former field name, is still accepted',
  async (kind) => {
    const email = `formkey.${kind}@gost.example`;
    const { shopper, page } = await openAsPerson(site.url, pathOf(kind, 'hr'));
    const form = formOf(page);
    const fields = form.fields.map((field) =>
      field.name === 'formToken' ? { ...field, name: 'formKey' } : field,
    );
    const values = fillIn(kind, page, email);
    const forged = await shopper.submit(
      page,
      { ...form, fields },
      { ...values, formKey: 'abc.def' },
    );
    expect(forged.status).toBe(400);
    expect(forged.html).toContain(`value="${email}"`);
    const sent = await shopper.submit(page, { ...form, fields }, values);
    expect(new URL(sent.url).search).toBe('?sent=1');
    expect(await stored(email)).toHaveLength(1);
  },
);
