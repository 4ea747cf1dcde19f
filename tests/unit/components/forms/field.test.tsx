import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { Field, type FieldProps } from '~/components/forms/field';
import { getI18n } from '~/i18n/i18n.server';

const render = (props: Partial<FieldProps> = {}) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={getI18n('hr')}>
      <Field name="fullName" label="Ime i prezime" {...props} />
    </I18nextProvider>,
  );

test('label, field and nothing more: no asterisk, no required, no inline style', () => {
  expect(render()).toBe(
    '<div class="field"><label class="field__label" for="field-fullName">Ime i prezime</label>' +
      '<input id="field-fullName" name="fullName" class="field__input" type="text"/></div>',
  );
});

test('hint and error describe the field; the error has a hidden prefix', () => {
  const html = render({ hint: 'Kao na osobnoj.', error: 'Upišite ime.', value: ' "x" ' });
  expect(html).toContain('aria-describedby="hint-fullName error-fullName"');
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('<span class="visually-hidden">Pogreška: </span>Upišite ime.');
  expect(html).toContain('value=" &quot;x&quot; "');
  expect(html.indexOf('field-fullName"')).toBeLessThan(html.indexOf('id="error-fullName"'));
});

test('optional fields are labelled as optional', () => {
  expect(render({ optional: true })).toContain('(neobavezno)');
});

test('a multi-line field keeps its value', () => {
  const html = render({ multiline: true, value: 'a\n<b>' });
  expect(html).toContain('<textarea id="field-fullName"');
  expect(html).toContain('a\n&lt;b&gt;</textarea>');
});

test('attributes for autofill are passed on', () => {
  const html = render({
    type: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    spellCheck: false,
  });
  expect(html).toContain('type="email"');
  expect(html).toContain('autoComplete="email"');
  expect(html).toContain('spellcheck="false"');
});
