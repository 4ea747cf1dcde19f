import { expect, test } from 'vitest';
import { Field, type FieldProps } from '~/components/forms/field';
import { renderForm } from '../../../support/render-form';

const render = ({ value, error, ...props }: Partial<FieldProps> & { value?: string } = {}) =>
  renderForm(
    (field) => <Field meta={field('fullName')} label="Ime i prezime" error={error} {...props} />,
    {
      result: {
        initialValue: value === undefined ? {} : { fullName: value },
        ...(error && { error: { fullName: [error] } }),
      },
    },
  );

test('label, field and nothing more: no asterisk, no required, no inline style', () => {
  expect(render()).toBe(
    '<div class="field"><label class="field__label" for="f-fullName">Ime i prezime</label>' +
      '<input id="f-fullName" name="fullName" form="f" type="text" class="field__input"/></div>',
  );
});

test('hint and error describe the field; the error has a hidden prefix', () => {
  const html = render({ hint: 'Kao na osobnoj.', error: 'Upišite ime.', value: ' "x" ' });
  expect(html).toContain('aria-describedby="f-fullName-error f-fullName-description"');
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('<span class="visually-hidden">Pogreška: </span>Upišite ime.');
  expect(html).toContain('value=" &quot;x&quot; "');
  expect(html.indexOf('f-fullName"')).toBeLessThan(html.indexOf('id="f-fullName-error"'));
});

test('optional fields are labelled as optional', () => {
  expect(render({ optional: true })).toContain('(neobavezno)');
});

test('a multi-line field keeps its value', () => {
  const html = render({ multiline: true, value: 'a\n<b>' });
  expect(html).toContain('<textarea id="f-fullName"');
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
