import { expect, test } from 'vitest';
import { loadExperiences } from '~/hospitality/experiences/experiences.loader.server';
import { ExperiencesScreen } from '~/hospitality/experiences/experiences-screen';
import { renderScreen } from '../../../support/render-screen';
import { getContent } from '../../../support/site-content';

test('six prints, each with a price or the word for none', async () => {
  const view = loadExperiences(getContent(), 'en');
  const html = await renderScreen(<ExperiencesScreen view={view} />, { locale: 'en' });
  expect(html.match(/<article/g)).toHaveLength(6);
  const withoutNotes = html.replaceAll(/<(\w+) class="price-note[^>]*>.*?<\/\1>/g, '');
  const prices = [...withoutNotes.matchAll(/<dd class="tabular">(.*?)<\/dd>/g)].map(([, price]) =>
    price?.replaceAll(/<[^>]*>/g, '').replaceAll('\u00a0', ' '),
  );
  expect(prices).toEqual([
    '45,00 €',
    'free, towels and basket 18,00 €',
    '20,00 €, e-bike 38,00 €',
    '32,00 €',
    'free, with lunch in the grove',
    'free, with an omelette afterwards',
  ]);
});
