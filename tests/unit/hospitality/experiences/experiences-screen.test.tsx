import { expect, test } from 'vitest';
import { loadExperiences } from '~/hospitality/experiences/experiences.loader.server';
import { ExperiencesScreen } from '~/hospitality/experiences/experiences-screen';
import { renderScreen } from '../../../support/render-screen';
import { makeSource } from '../../../support/made-up-hotel/content';

test('each experience is a print with a price or “free”', async () => {
  const view = loadExperiences(makeSource(), 'en');
  const html = await renderScreen(<ExperiencesScreen view={view} />, { locale: 'en' });
  expect(html.match(/<article/g)).toHaveLength(4);
  const withoutNotes = html.replaceAll(/ ?<(\w+) class="price-note[^>]*>.*?<\/\1>/g, '');
  const prices = [...withoutNotes.matchAll(/<dd class="tabular">(.*?)<\/dd>/g)].map(([, price]) =>
    price?.replaceAll(/<[^>]*>/g, '').replaceAll('\u00a0', ' '),
  );
  expect(prices).toEqual(['45,00 €', 'free, towels extra en', '20,00 €, helmet extra en', 'free']);
});
