import { expect, test } from 'vitest';
import { Quantity } from '~/components/ui/quantity';
import { renderForm } from '../../../support/render-form';

const render = (props: Partial<Parameters<typeof Quantity>[0]> = {}) =>
  renderForm((field) => <Quantity of="Spring oil, 500 ml" meta={field('count')} {...props} />, {
    locale: 'en',
  });

test('without scripts it is a number field with a name of its own', () => {
  const html = render({ value: 3 });
  expect(html).toContain('Quantity: Spring oil, 500 ml</label>');
  expect(html).toMatch(
    /<input[^>]*name="count"[^>]*inputMode="numeric" min="1" max="99"[^>]*value="3"/,
  );
  expect(html).not.toContain('<button');
});

test('in the cart the steps are real submit buttons, and the number is sent by its own form', () => {
  const html = render({ value: 2, stepName: 'intent' });
  const buttons = [...html.matchAll(/<button[^>]*>/g)].map(([tag]) => tag);
  expect(buttons.map((tag) => /value="(\w+)"/.exec(tag)?.[1])).toEqual([
    'decrease',
    'increase',
    'update',
  ]);
  const [, form] = /<input[^>]* form="([^"]+)"/.exec(html) ?? [];
  expect(form).toBeTruthy();
  expect(buttons.map((tag) => tag.includes(` form="${form}"`))).toEqual([false, false, true]);
  expect(
    buttons.every((tag) => tag.includes('type="submit" ') && tag.includes('name="intent"')),
  ).toBe(true);
  expect(buttons[0]).toContain('aria-label="Decrease quantity: Spring oil, 500 ml"');
});

test.each([
  [1, 'decrease'],
  [99, 'increase'],
])('at %s the button to %s is marked as disabled and keeps the focus', (value, intent) => {
  const html = render({ value, stepName: 'intent' });
  expect(html.match(/aria-disabled="true"/g)).toHaveLength(1);
  expect(html).toMatch(new RegExp(`value="${intent}"[^>]*aria-disabled="true"`));
  expect(html).not.toMatch(/\sdisabled/);
});

test('a count that was not taken stays in the field, marked as wrong', () => {
  const result = { initialValue: { count: '100' }, error: { count: ['invalid'] } };
  const html = renderForm(
    (field) => <Quantity of="Spring oil, 500 ml" meta={field('count')} value={2} />,
    { result },
  );
  expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*value="100"/);
  expect(html).toContain('aria-describedby="f-count-error"');
});
