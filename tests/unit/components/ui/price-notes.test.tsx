import { expect, test } from 'vitest';
import { AnchorPrice, anchorDay, PriceLegend, PriceNotes } from '~/components/ui/price-notes';
import { toPriceReferences } from '~/content/price-notes';
import type { Locale } from '~/i18n/locales';
import { renderScreen } from '../../../support/render-screen';

const anchorPrice = { type: 'anchor' as const, cents: 1800, day: '2026-09-10' };
const basePrice = { type: 'base' as const, cents: 1700, day: '2026-11-17' };
const references = (locale: Locale) => toPriceReferences([anchorPrice, basePrice], locale);
const plain = (html: string) => html.replaceAll('\u00a0', ' ');

/** Wording: NN 101/2026-1212 (anchor), ZZP čl. 7 (base), ZZP čl. 19 and Dir. 98/6 Art. 6a (lowest price). */
const labels: Record<Locale, [string, string, string]> = {
  hr: [
    'Cijena na dan 10. 9. 2026.: 18,00 €',
    'Bazna cijena na dan 17. 11. 2026.: 17,00 €',
    'Najniža cijena u posljednjih 30 dana: 24,00 €',
  ],
  en: [
    'Price on 10 Sept 2026: 18,00 €',
    'Base price on 17 Nov 2026: 17,00 €',
    'Lowest price in the last 30 days: 24,00 €',
  ],
  it: [
    'Prezzo al 10/09/2026: 18,00 €',
    'Prezzo base al 17/11/2026: 17,00 €',
    'Prezzo più basso degli ultimi 30 giorni: 24,00 €',
  ],
  de: [
    'Preis am 10.09.2026: 18,00 €',
    'Basispreis am 17.11.2026: 17,00 €',
    'Niedrigster Preis der letzten 30 Tage: 24,00 €',
  ],
};

test.each(Object.entries(labels))('the labels in %s are statutory', async (locale, wanted) => {
  const reduction = {
    name: 'Advent',
    to: '6. 12. 2026.',
    percent: 15,
    lowest30Cents: 2400,
    regularCents: 2400,
  };
  const html = await renderScreen(
    <PriceNotes of={{ ...references(locale as Locale), reduction }} />,
    { locale: locale as Locale },
  );
  for (const label of wanted) expect(plain(html)).toContain(`>${label}<`);
  expect(html).toContain('<strong>−15');
  expect(html).not.toMatch(/<(?:s|del)\b/);
});

test('in tables the anchor price shows only its day; a base price keeps its label', async () => {
  const html = plain(await renderScreen(<PriceNotes of={references('hr')} isShort />));
  expect(html).toContain('>10. 9. 2026.: 18,00 €<');
  expect(html).toContain('>Bazna cijena na dan 17. 11. 2026.: 17,00 €<');
});

test('a column names the day of most of its anchor prices', () => {
  const of = (day: string) => ({ anchor: { day, price: '1,00 €' } });
  expect(anchorDay([of('10.09.2026'), {}, of('02.05.2025'), of('02.05.2025')])).toBe('02.05.2025');
  expect(anchorDay([{}, {}])).toBeUndefined();
});

test('in a column the head’s day is said only to those who cannot see the head; another day is shown', async () => {
  const { anchor } = references('de');
  const inColumn = await renderScreen(<AnchorPrice of={{ anchor }} day="10.09.2026" />, {
    locale: 'de',
  });
  expect(plain(inColumn).replaceAll('<!-- -->', '')).toBe(
    '<small class="price-note"><span class="visually-hidden">Preis am 10.09.2026: </span>18,00 €</small>',
  );
  const ofAnotherDay = await renderScreen(<AnchorPrice of={{ anchor }} day="02.05.2025" />, {
    locale: 'de',
  });
  expect(plain(ofAnotherDay).replaceAll('<!-- -->', '')).toContain('>10.09.2026: 18,00 €<');
});

test('the legend is shown only where there is something to explain', async () => {
  expect(await renderScreen(<PriceLegend of={[{}, {}]} />)).toBe('');
  expect(await renderScreen(<PriceLegend of={[{}, references('hr')]} />)).toContain('dan');
});

test('a reduction of less than one per cent names no percentage', async () => {
  const html = await renderScreen(
    <PriceNotes
      of={{
        reduction: { name: 'X', to: '6. 12.', percent: 0, lowest30Cents: 1901, regularCents: 2000 },
      }}
    />,
  );
  expect(html).not.toContain('<strong>');
  expect(plain(html)).toContain('Redovna cijena: 20,00 €');
});
