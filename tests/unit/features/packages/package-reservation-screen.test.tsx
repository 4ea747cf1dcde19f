import { expect, test } from 'vitest';
import { PackageReservationScreen } from '~/features/packages/package-reservation-screen';
import { requirePackage } from '~/features/packages/packages.server';
import { renderScreen } from '../../../support/render-screen';

async function lettersFor(slug: string, moment: string) {
  const view = requirePackage('packageReservation', slug, 'en', new Date(moment));
  const html = await renderScreen(<PackageReservationScreen view={view} />, { locale: 'en' });
  return [...html.matchAll(/href="(mailto:[^"]*subject=[^"]*)"/g)].map(([, href = '']) => {
    const { searchParams } = new URL(href.replaceAll('&amp;', '&'));
    return { subject: searchParams.get('subject'), body: searchParams.get('body') ?? '' };
  });
}

test('one letter for oneself and one for a gift; the gift’s asks for who receives it', async () => {
  const [own, gift] = await lettersFor('asparagus-in-april', '2026-11-21T12:00:00Z');
  expect(own?.subject).toBe('Request: Asparagus in April');
  expect(own?.body).toContain('Dates offered: 9–10 April 2027; 16–17 April 2027; 23–24 April 2027');
  expect(own?.body).not.toContain('The gift is for');
  expect(gift?.subject).toBe('Gift: Asparagus in April');
  expect(gift?.body).toContain('The gift is for: ');
});

test('a package without dates, or whose dates are over, offers none', async () => {
  for (const slug of ['evening-by-the-hearth', 'asparagus-in-april']) {
    const letters = await lettersFor(slug, '2027-06-01T12:00:00Z');
    expect(letters).toHaveLength(2);
    for (const { body } of letters) expect(body).not.toContain('Dates offered');
  }
});
