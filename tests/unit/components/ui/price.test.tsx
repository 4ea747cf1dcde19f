import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { Price, UnitPrice } from '~/components/ui/price';
import { getI18n } from '~/i18n/i18n.server';
import type { Locale } from '~/i18n/locales';

const render = (node: ReactElement, locale: Locale) =>
  renderToStaticMarkup(<I18nextProvider i18n={getI18n(locale)}>{node}</I18nextProvider>);

test('prices have the Croatian format in every language, with machine-readable cents', () => {
  for (const locale of ['hr', 'en', 'it', 'de'] as const) {
    const html = render(<Price cents={123450} />, locale);
    expect(html).toContain('1.234,50\u00a0€');
    expect(html).toContain('data-price="123450"');
  }
});

test('the cheapest of several sizes is a "from" in the page’s language', () => {
  expect(render(<Price cents={1400} isFrom />, 'de')).toContain('ab </span>14,00');
});

test('the unit price is written as each language writes it', () => {
  const unit = (locale: Locale) => render(<UnitPrice cents={4800} per="l" />, locale);
  expect(unit('hr')).toContain('48,00\u00a0€\u00a0/\u00a0l');
  expect(unit('de')).toContain('48,00\u00a0€/l');
});
