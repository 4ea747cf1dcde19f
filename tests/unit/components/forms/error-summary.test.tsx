import { expect, test } from 'vitest';
import { ErrorSummary, type FormErrors } from '~/components/forms/error-summary';
import type { Locale } from '~/i18n/locales';
import { renderScreen } from '../../../support/render-screen';

const render = (errors: FormErrors, locale: Locale = 'hr') =>
  renderScreen(<ErrorSummary errors={errors} />, { locale });

const email = { id: 'contact-email', message: 'Upišite e-adresu.' };

test('each error links to its field; the summary can take the focus', async () => {
  const html = await render([email]);
  expect(html).toContain('id="error-summary" tabindex="-1"');
  expect(html).toContain('role="alert"');
  expect(html).toContain('<a href="#contact-email">Upišite e-adresu.</a>');
  expect(html).toContain('jedno polje');
});

test('the heading has the plural form of the language', async () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: `f${index}`, message: 'x' }));
  expect(await render(many(3))).toContain('3\u00a0polja');
  expect(await render(many(5))).toContain('5\u00a0polja');
  expect(await render(many(2), 'de')).toContain('2\u00a0Felder');
});

test('without errors there is no summary', async () => {
  expect(await render([])).toBe('');
});
