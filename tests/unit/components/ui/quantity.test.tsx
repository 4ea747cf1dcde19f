import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { Quantity } from '~/components/ui/quantity';
import { getI18n } from '~/i18n/i18n.server';

const render = (props: Partial<Parameters<typeof Quantity>[0]> = {}) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={getI18n('en')}>
      <Quantity of="Spring oil, 500 ml" {...props} />
    </I18nextProvider>,
  );

test('without scripts it is a number field with a name of its own', () => {
  const html = render({ value: 3 });
  expect(html).toContain('Quantity: Spring oil, 500 ml</label>');
  expect(html).toMatch(
    /<input[^>]*name="count"[^>]*inputMode="numeric" min="1" max="99"[^>]*value="3"/,
  );
  expect(html).not.toContain('<button');
});

test('in the cart the steps are real submit buttons, and Enter sets the count', () => {
  const html = render({ value: 2, stepName: 'intent' });
  const buttons = [...html.matchAll(/<button[^>]*>/g)].map(([tag]) => tag);
  expect(buttons.map((tag) => /value="(\w+)"/.exec(tag)?.[1])).toEqual([
    'add',
    'decrease',
    'increase',
    'add',
  ]);
  expect(
    buttons.every((tag) => tag.includes('type="submit" ') && tag.includes('name="intent"')),
  ).toBe(true);
  expect(buttons[1]).toContain('aria-label="Decrease quantity: Spring oil, 500 ml"');
});

test('nothing below 1, nothing above 99', () => {
  expect(render({ value: 1, stepName: 'intent' })).toMatch(/value="decrease"[^>]*disabled/);
  expect(render({ value: 99, stepName: 'intent' })).toMatch(/value="increase"[^>]*disabled/);
});
