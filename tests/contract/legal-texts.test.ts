import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { billingCountries } from '~/shop/checkout/billing-countries';
import { embeddedContent } from '#hotel/content';
import { deliveryCountries } from '~/shop/delivery/delivery';
import { loadTextPage } from '~/site/texts/texts.server';
import { orderButton } from '~/i18n/statutory-labels';
import { locales } from '~/i18n/locales';
import type { Env } from '~/platform/env/env-schema';
import { allSections } from '../support/all-sections';
import { makeLoadContext } from '../support/load-context';
import { withPlainSpaces } from '../support/plain-spaces';
import { siteContent as content } from '../support/site-content';
import { readTexts } from '../../tools/hotel.mjs';

const { site } = allSections(embeddedContent);
const folder = join(process.cwd(), 'translations');
const translationTexts = locales.flatMap((locale) =>
  readdirSync(join(folder, locale)).map((file) =>
    JSON.stringify(readTexts(join(folder, locale, file))),
  ),
);
/** All texts of pages and emails. */
const everything = withPlainSpaces(
  [JSON.stringify(embeddedContent), ...translationTexts].join('\n'),
);

test('LAW-17: the closed dispute platform is mentioned nowhere, emails included', () => {
  expect(everything).not.toMatch(/consumers\/odr|webgate\.ec/);
});

test('LAW-18: no kuna anywhere, emails included', () => {
  expect(everything).not.toMatch(/\bHRK\b|\d\s?kn\b|\bkun[aeu]\b/i);
});

test('the parcel is ready within 24 hours of the payment, wherever the day it begins with is named', () => {
  const spans = /24 hours of|24 sata od|24 ore dal|24 Stunden nach der/g;
  const payment =
    /24 hours of payment|24 sata od plaćanja|24 ore dal pagamento|24 Stunden nach der Zahlung/g;
  expect(everything.match(payment)?.length).toBeGreaterThan(16);
  expect(everything.match(spans)).toHaveLength(everything.match(payment)?.length ?? 0);
});

test('terms and withdrawal are emailed as files, so they do not depend on settings', () => {
  for (const page of ['terms', 'withdrawal'] as const) {
    for (const block of site.texts[page]?.blocks ?? []) {
      expect(block.onlyWith ?? block.onlyWithout).toBeUndefined();
    }
  }
});

/** The text of a page in all languages with given settings. */
function render(page: 'cookies' | 'privacy' | 'payment', settings: Partial<Env>): string {
  const context = makeLoadContext({ env: settings, content });
  return locales.map((locale) => JSON.stringify(loadTextPage(context, page, locale))).join('\n');
}

const bare = {
  ANALYTICS_ID: undefined,
  captcha: undefined,
  PAYMENT_PROVIDER: 'wspay',
} satisfies Partial<Env>;

test('each page mentions only what the site uses', () => {
  const captcha = {
    siteKey: 'k',
    secret: 's',
    version: 'v3',
    verifyUrl: 'https://x.test',
  } as const;
  for (const page of ['cookies', 'privacy'] as const) {
    expect(render(page, bare)).not.toMatch(/Google|reCAPTCHA/);
    expect(render(page, { ...bare, captcha })).toContain('reCAPTCHA');
    expect(render(page, { ...bare, captcha })).not.toContain('Analytics');
    expect(render(page, { ...bare, ANALYTICS_ID: 'G-TEST' })).toContain('Google Analytics');
    expect(render(page, { ...bare, ANALYTICS_ID: 'G-TEST' })).not.toContain('reCAPTCHA');
  }
  for (const page of ['payment', 'privacy'] as const) {
    expect(render(page, bare)).toContain('WSPay');
    expect(render(page, bare)).not.toContain('Stripe');
    const stripe = render(page, { ...bare, PAYMENT_PROVIDER: 'stripe' });
    expect(stripe).toContain('Stripe Payments Europe');
    expect(stripe).not.toContain('WSPay');
  }
});

test('the section on what is not used appears only where it is true', () => {
  const titles = {
    hr: 'Čega nema',
    en: 'What we do not use',
    it: 'Che cosa non c’è',
    de: 'Was es nicht gibt',
  };
  for (const title of Object.values(titles)) {
    expect(render('cookies', bare)).toContain(title);
    expect(render('cookies', { ...bare, ANALYTICS_ID: 'G-TEST' })).not.toContain(title);
  }
});

test.each(locales)(
  '%s: the terms explain how a contract is concluded (Dir. 2000/31 Art. 10)',
  (locale) => {
    const blocks = loadTextPage(makeLoadContext({ content }), 'terms', locale).blocks;
    const contract = blocks.map(({ paragraphs }) => paragraphs.join(' ')).join(' ');
    // The statutory button label; correction, storage and languages in the text around it.
    expect(contract).toContain(orderButton[locale]);
    const languages = {
      hr: ['ispraviti', 'čuvamo', 'hrvatskom', 'engleskom', 'talijanskom', 'njemačkom'],
      en: ['corrected', 'keep', 'Croatian', 'English', 'Italian', 'German'],
      it: ['correggere', 'Conserviamo', 'croato', 'inglese', 'italiano', 'tedesco'],
      de: ['korrigieren', 'speichern', 'Kroatisch', 'Englisch', 'Italienisch', 'Deutsch'],
    };
    for (const term of languages[locale]) expect(contract).toContain(term);
  },
);

test('retention periods in the privacy text match the software (docs/operator.md)', () => {
  const texts = locales.map((locale) =>
    loadTextPage(makeLoadContext({ content }), 'privacy', locale)
      .blocks.map(({ paragraphs }) => paragraphs.join(' '))
      .join(' '),
  );
  for (const text of texts) {
    for (const period of [
      /11 (?:godina|years|anni|Jahre)/,
      /\b90\b/,
      /\b12\b/,
      /\b30\b/,
      /\b7\b/,
    ]) {
      expect(withPlainSpaces(text)).toMatch(period);
    }
  }
});

const union = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK';

test('Reg. 2018/302: all countries of the Union can be billed, more than are delivered to', () => {
  const delivered = deliveryCountries(site.delivery);
  for (const country of union.split(' ')) expect(billingCountries).toContain(country);
  for (const country of delivered) expect(billingCountries).toContain(country);
  expect(billingCountries.length).toBeGreaterThan(delivered.length);
});
