import { expect, test } from 'vitest';
import { loadTableReservation } from '~/features/dining/dining.server';
import { TableReservationScreen } from '~/features/dining/table-reservation-screen';
import { locales } from '~/i18n/locales';
import { renderScreen } from '../../../support/render-screen';

const now = new Date('2026-11-21T12:00:00Z');

function lettersIn(html: string) {
  return [...html.matchAll(/href="(mailto:[^"]*subject=[^"]*)"/g)].map(
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&')),
  );
}

test.each(locales)('%s: one letter for each house, in the page’s language', async (locale) => {
  const view = loadTableReservation(locale, now);
  const html = await renderScreen(<TableReservationScreen view={view} />, { locale });
  const letters = lettersIn(html);
  expect(letters).toHaveLength(2);
  for (const [index, letter] of letters.entries()) {
    expect(letter.pathname).toBe(view.contact.email);
    expect(letter.searchParams.get('subject')).toContain(view.houses[index]?.name);
    expect(letter.searchParams.get('body')?.split('\r\n')).toHaveLength(6);
  }
});

test('both houses name the winter’s closing, and there is no form that nobody would answer', async () => {
  const view = loadTableReservation('en', now);
  const html = await renderScreen(<TableReservationScreen view={view} />, { locale: 'en' });
  expect(html.match(/16 November 2026 – 31 March 2027/g)).toHaveLength(2);
  expect(html).not.toContain('<form');
  expect(html.match(/<h1/g)).toHaveLength(1);
});
