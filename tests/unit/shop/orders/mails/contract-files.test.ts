import { expect, test } from 'vitest';
import { contractFiles } from '~/shop/orders/mails/contract-files';
import { getMailTexts } from '~/platform/mail/mail-texts.server';
import { locales } from '~/i18n/locales';
import { href } from '~/routing/href';
import { makeSite } from '../../../../support/made-up-hotel/site';

const site = makeSite();
const siteUrl = 'https://www.linden.example';

const filesIn = (locale: (typeof locales)[number]) =>
  contractFiles(site, locale, siteUrl, getMailTexts(locale));

test.each(locales)('in %s: the whole terms, and the form with empty lines', (locale) => {
  const [terms, withdrawal] = filesIn(locale);
  for (const file of [terms, withdrawal]) {
    expect(file?.filename).toMatch(/^[a-z-]+\.txt$/);
    expect(file?.contentType).toBe('text/plain; charset=utf-8');
    expect(file?.content).not.toMatch(/\]\(|undefined|[^\r]\n/);
    for (const line of (file?.content ?? '').split('\r\n')) {
      if (!line.includes('https://')) expect(line.length).toBeLessThanOrEqual(76);
    }
  }
  for (const { heading } of site.texts.terms?.blocks ?? []) {
    expect(terms?.content.replace(/\s+/g, ' ')).toContain(heading[locale]);
  }
  expect(terms?.content).toContain(siteUrl + href('withdrawal', locale));
  expect(withdrawal?.content).toContain(site.seller.street);
  expect(withdrawal?.content.match(/^_{60}\r$/gm)).toHaveLength(3);
});

test('a text that is missing in the content makes no file', () => {
  expect(contractFiles({ ...site, texts: {} }, 'hr', siteUrl, getMailTexts('hr'))).toEqual([]);
});

test('files have no word joiners, which many programs draw as boxes', () => {
  const { withdrawal } = site.texts;
  if (!withdrawal) throw new Error('The made-up hotel has no text about withdrawal');
  const lead = { ...withdrawal.lead, de: 'Widerrufen Sie per E-\u2060Mail.' };
  const files = contractFiles(
    { ...site, texts: { withdrawal: { ...withdrawal, lead } } },
    'de',
    siteUrl,
    getMailTexts('de'),
  );
  expect(files[0]?.content).toContain('Widerrufen Sie per E-Mail.');
});
