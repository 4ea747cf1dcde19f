import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { ErrorSummary, type FormErrors } from '~/components/forms/error-summary';
import { getI18n } from '~/i18n/i18n.server';
import type { Locale } from '~/i18n/locales';

const render = (errors: FormErrors, locale: Locale = 'hr') =>
  renderToStaticMarkup(
    <I18nextProvider i18n={getI18n(locale)}>
      <ErrorSummary errors={errors} />
    </I18nextProvider>,
  );

const email = { name: 'email', message: 'Upišite e-adresu.' };

test('each error links to its field; the summary can take the focus', () => {
  const html = render([email]);
  expect(html).toContain('id="error-summary" tabindex="-1"');
  expect(html).toContain('role="alert"');
  expect(html).toContain('<a href="#field-email">Upišite e-adresu.</a>');
  expect(html).toContain('jedno polje');
});

test('the heading has the plural form of the language', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `f${index}`, message: 'x' }));
  expect(render(many(3))).toContain('3\u00a0polja');
  expect(render(many(5))).toContain('5\u00a0polja');
  expect(render(many(2), 'de')).toContain('2\u00a0Feldern');
});

test('without errors there is no summary', () => {
  expect(render([])).toBe('');
});
