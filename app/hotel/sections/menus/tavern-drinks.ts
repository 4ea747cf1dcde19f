import type { MenuSection } from '~/content/dining-schema';
import { litres } from './measures';
import { autumnPrice } from '../../anchors';

export const jugsAndBeer: MenuSection = {
  title: {
    hr: 'Vino iz vrča i pivo',
    en: 'Wine by the jug, and beer',
    it: 'Vino in caraffa e birra',
    de: 'Wein aus dem Krug und Bier',
  },
  dishes: [
    {
      name: { hr: 'Malvazija', en: 'Malvazija', it: 'Malvasia', de: 'Malvazija' },
      description: {
        hr: 'Lanjska, iz susjedova podruma',
        en: 'Last year’s, from a neighbour’s cellar',
        it: 'Dell’anno scorso, dalla cantina di un vicino',
        de: 'Vom letzten Jahr, aus dem Keller eines Nachbarn',
      },
      portion: litres('0,25'),
      priceCents: 450,
      referencePrices: autumnPrice(450),
      larger: { portion: litres('1'), priceCents: 1600, referencePrices: autumnPrice(1600) },
      allergens: ['sulphites'],
    },
    {
      name: { hr: 'Teran', en: 'Teran', it: 'Terrano', de: 'Teran' },
      description: {
        hr: 'Crno, svježe, sa živom kiselinom',
        en: 'Red, fresh, with lively acidity',
        it: 'Rosso, fresco, di acidità viva',
        de: 'Rot, frisch, mit lebhafter Säure',
      },
      portion: litres('0,25'),
      priceCents: 450,
      referencePrices: autumnPrice(450),
      larger: { portion: litres('1'), priceCents: 1600, referencePrices: autumnPrice(1500) },
      allergens: ['sulphites'],
    },
    {
      name: { hr: 'Rosé', en: 'Rosé', it: 'Rosato', de: 'Rosé' },
      description: {
        hr: 'Od terana, ohlađen na ledu',
        en: 'From Teran, kept on ice',
        it: 'Di terrano, tenuto in ghiaccio',
        de: 'Vom Teran, auf Eis gehalten',
      },
      portion: litres('0,25'),
      priceCents: 450,
      referencePrices: autumnPrice(450),
      larger: { portion: litres('1'), priceCents: 1600, referencePrices: autumnPrice(1600) },
      allergens: ['sulphites'],
    },
    {
      name: { hr: 'Točeno pivo', en: 'Draught beer', it: 'Birra alla spina', de: 'Bier vom Fass' },
      description: { hr: 'Svijetlo', en: 'Lager', it: 'Chiara', de: 'Hell' },
      portion: litres('0,3'),
      priceCents: 350,
      referencePrices: autumnPrice(350),
      larger: { portion: litres('0,5'), priceCents: 480, referencePrices: autumnPrice(480) },
      allergens: ['gluten'],
      diet: 'vegan',
    },
  ],
};
