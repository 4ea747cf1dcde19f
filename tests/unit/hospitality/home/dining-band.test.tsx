import { expect, test } from 'vitest';
import { DiningBand } from '~/hospitality/home/dining-band';
import { loadHome } from '~/hospitality/home/home.loader.server';
import { readText } from '../../../support/html-forms';
import { makeSource } from '../../../support/made-up-hotel/content';
import { renderScreen } from '../../../support/render-screen';

test('the earlier prices of dishes are explained', async () => {
  const { dining } = loadHome(makeSource(), 'en', new Date());
  if (!dining) throw new Error('The restaurant has no menu');
  const anchor = { day: '2 Jan 2026', price: '7,00 €' };
  const dishes = [{ name: 'Soup', priceCents: 800, anchor, base: undefined }];
  const band = <DiningBand dining={{ ...dining, dishes }} />;
  const text = readText(await renderScreen(band, { locale: 'en' }));
  expect(text).toContain('2 Jan 2026: 7,00 €');
  expect(text).toContain('The small figure beside a price is the price on the date shown.');
});
