import { expect, test } from 'vitest';
import { site } from '#hotel/site';
import { contractFiles } from '~/shop/orders/mails/contract-files';
import { getMailTexts } from '~/platform/mail/mail-texts.server';
import { locales } from '~/i18n/locales';
import { href } from '~/routing/href';

const siteUrl = 'https://www.murva.example';

const filesIn = (locale: (typeof locales)[number]) =>
  contractFiles(site, locale, siteUrl, getMailTexts(locale));

test.each(locales)('in %s: the whole terms, and the form with lines to write on', (locale) => {
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
  expect(withdrawal?.content).toContain('Ulica pod zidom 4');
  expect(withdrawal?.content.match(/^_{60}\r$/gm)).toHaveLength(9);
});

test('texts that the content does not have make no file', () => {
  expect(contractFiles({ ...site, texts: {} }, 'hr', siteUrl, getMailTexts('hr'))).toEqual([]);
});
