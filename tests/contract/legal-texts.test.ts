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
import { makeLoadContext } from '../support/load-context';
import { siteContent as content } from '../support/site-content';
import { readTexts } from '../../tools/hotel.mjs';

const { site } = embeddedContent;
const folder = join(process.cwd(), 'translations');
const words = locales.flatMap((locale) =>
  readdirSync(join(folder, locale)).map((file) =>
    JSON.stringify(readTexts(join(folder, locale, file))),
  ),
);
/** All that pages and mails are made of. */
const everything = [JSON.stringify(embeddedContent), ...words].join('\n');

test('LAW-17: the closed dispute platform is named nowhere, mails included', () => {
  expect(everything).not.toMatch(/consumers\/odr|webgate\.ec/);
});

test('LAW-18: no kuna anywhere, mails included', () => {
  expect(everything).not.toMatch(/\bHRK\b|\d\s?kn\b|\bkun[aeu]\b/i);
});

test('terms and withdrawal are sent as files: they say the same whatever the settings', () => {
  for (const page of ['terms', 'withdrawal'] as const) {
    for (const block of site.texts[page]?.blocks ?? []) {
      expect(block.onlyWith ?? block.onlyWithout).toBeUndefined();
    }
  }
});

/** The text of a page in a language with given settings. */
function say(page: 'cookies' | 'privacy' | 'payment', settings: Partial<Env>): string {
  const context = makeLoadContext({ env: settings, content });
  return locales.map((locale) => JSON.stringify(loadTextPage(context, page, locale))).join('\n');
}

const bare = {
  ANALYTICS_ID: undefined,
  captcha: undefined,
  PAYMENT_PROVIDER: 'wspay',
} satisfies Partial<Env>;

test('each page speaks of what the site uses, and of nothing else', () => {
  const captcha = {
    siteKey: 'k',
    secret: 's',
    version: 'v3',
    verifyUrl: 'https://x.test',
  } as const;
  for (const page of ['cookies', 'privacy'] as const) {
    expect(say(page, bare)).not.toMatch(/Google|reCAPTCHA/);
    expect(say(page, { ...bare, captcha })).toContain('reCAPTCHA');
    expect(say(page, { ...bare, captcha })).not.toContain('Analytics');
    expect(say(page, { ...bare, ANALYTICS_ID: 'G-TEST' })).toContain('Google Analytics');
    expect(say(page, { ...bare, ANALYTICS_ID: 'G-TEST' })).not.toContain('reCAPTCHA');
  }
  for (const page of ['payment', 'privacy'] as const) {
    expect(say(page, bare)).toContain('WSPay');
    expect(say(page, bare)).not.toContain('Stripe');
    const stripe = say(page, { ...bare, PAYMENT_PROVIDER: 'stripe' });
    expect(stripe).toContain('Stripe Payments Europe');
    expect(stripe).not.toContain('WSPay');
  }
});

test('“nothing of that is here” is said only where it is true', () => {
  const words = {
    hr: 'Čega nema',
    en: 'What we do not use',
    it: 'Che cosa non c’è',
    de: 'Was es nicht gibt',
  };
  for (const title of Object.values(words)) {
    expect(say('cookies', bare)).toContain(title);
    expect(say('cookies', { ...bare, ANALYTICS_ID: 'G-TEST' })).not.toContain(title);
  }
});

test.each(locales)('%s: the terms say how a contract is made (Dir. 2000/31 Art. 10)', (locale) => {
  const blocks = loadTextPage(makeLoadContext({ content }), 'terms', locale).blocks;
  const contract = blocks.map(({ paragraphs }) => paragraphs.join(' ')).join(' ');
  // The button, as the law has it; correction, storage and languages are around it.
  expect(contract).toContain(orderButton[locale]);
  const languages = {
    hr: ['ispraviti', 'čuvamo', 'hrvatskom', 'engleskom', 'talijanskom', 'njemačkom'],
    en: ['corrected', 'keep', 'Croatian', 'English', 'Italian', 'German'],
    it: ['correggere', 'Conserviamo', 'croato', 'inglese', 'italiano', 'tedesco'],
    de: ['korrigieren', 'speichern', 'Kroatisch', 'Englisch', 'Italienisch', 'Deutsch'],
  };
  for (const word of languages[locale]) expect(contract).toContain(word);
});

test('periods in the privacy text are those that the software follows (docs/operator.md)', () => {
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
      expect(text).toMatch(period);
    }
  }
});

const union = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK';

test('Reg. 2018/302: anybody in the Union may buy, and more countries than are delivered to', () => {
  const delivered = deliveryCountries(site.delivery);
  for (const country of union.split(' ')) expect(billingCountries).toContain(country);
  for (const country of delivered) expect(billingCountries).toContain(country);
  expect(billingCountries.length).toBeGreaterThan(delivered.length);
});
