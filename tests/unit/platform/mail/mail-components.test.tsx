import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Facts } from '~/platform/mail/mail-components';

const breaks = (value: string) =>
  renderToStaticMarkup(<Facts facts={[{ label: 'Email', value }]} />).includes('anywhere');

test('what a guest typed in one long word breaks, where it would widen the email on a phone', () => {
  expect(breaks('maximilian.mustermann@insurance.example')).toBe(true);
  expect(breaks('Friederike Donaudampfschifffahrtsgesellschaft')).toBe(true);
});

test('a usual address is not divided', () => {
  expect(breaks('ana.horvat@post.example')).toBe(false);
  expect(breaks('Saturday 10 April 2027, a table by the window if there is one')).toBe(false);
});
