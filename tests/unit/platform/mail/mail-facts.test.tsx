import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Facts } from '~/platform/mail/mail-facts';

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

test('a short label beside a sentence is not broken', () => {
  const label = { label: 'Total incl. VAT', value: '300.00 €' };
  const wholeIn = (value: string) =>
    renderToStaticMarkup(<Facts facts={[label, { label: 'Withdrawal', value }]} />).match(
      /nowrap[^>]*>Total/,
    ) !== null;
  expect(wholeIn('None')).toBe(false);
  expect(
    wholeIn(
      'This package has a fixed date, so there is no right of withdrawal. Cancel free of charge.',
    ),
  ).toBe(true);
});
