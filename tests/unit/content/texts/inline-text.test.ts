import { expect, test } from 'vitest';
import { getContent } from '../../../support/site-content';
import { parseInline } from '~/content/texts/inline-text';
import { locales } from '~/i18n/locales';
import { allSections } from '../../../support/all-sections';

test('links lead to pages of the site, to https, to mail and telephone; the words around them stay', () => {
  expect(
    parseInline('Pišite na [Kontakt](contact), info@murva.example ili +385 52 000 000 (odmah).'),
  ).toEqual([
    { kind: 'text', text: 'Pišite na ' },
    { kind: 'page', text: 'Kontakt', page: 'contact' },
    { kind: 'text', text: ', ' },
    { kind: 'address', text: 'info@murva.example', href: 'mailto:info@murva.example' },
    { kind: 'text', text: ' ili ' },
    { kind: 'address', text: '+385 52 000 000', href: 'tel:+38552000000' },
    { kind: 'text', text: ' (odmah).' },
  ]);
  expect(parseInline('[azop.hr](https://azop.hr)')).toEqual([
    { kind: 'address', text: 'azop.hr', href: 'https://azop.hr' },
  ]);
});

test('a link to anything else is only its words', () => {
  for (const target of ['javascript:alert', 'http://x.example', 'product', '__proto__', '/shop']) {
    expect(parseInline(`[ovdje](${target})`)).toEqual([{ kind: 'text', text: 'ovdje' }]);
  }
});

/** Every published text that pages show with links. */
function listLinkedTexts() {
  const { site, faq, news } = allSections(getContent().get());
  const blocks = Object.values(site.texts).flatMap((page) => page.blocks);
  return [
    ...blocks.flatMap(({ text, list = [], table }) => [
      text,
      ...list,
      ...(table?.rows.flat() ?? []),
    ]),
    ...faq.groups.flatMap(({ questions }) => questions.map(({ answer }) => answer)),
    ...news.articles.map(({ body }) => body),
  ];
}

test('every link that the owner wrote leads somewhere, to the same pages in every language', () => {
  const texts = listLinkedTexts();
  const written = texts.filter((text) => text.hr.includes(']('));
  expect(written.length).toBeGreaterThan(10);
  for (const text of texts) {
    const pagesOf = locales.map((locale) => {
      const parts = parseInline(text[locale]);
      expect(parts.filter(({ kind }) => kind !== 'text').length).toBeGreaterThanOrEqual(
        text[locale].split('](').length - 1,
      );
      return parts.flatMap((part) => (part.kind === 'page' ? [part.page] : [])).sort();
    });
    for (const pages of pagesOf) expect(pages).toEqual(pagesOf[0]);
  }
});
