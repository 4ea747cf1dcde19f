import type { MenuSection } from '~/content/dining-schema';
import { everywhere } from '../../shared';
import { litres } from './measures';
import { autumnPrice } from '../../anchors';

export const oils: MenuSection = {
  title: {
    hr: 'Ulja, uz kruh',
    en: 'Oils, with bread',
    it: 'Oli, con il pane',
    de: 'Öle, mit Brot',
  },
  note: {
    hr: 'Zdjelica od 20\u00a0ml i kruh. Sva se prodaju i u bocama.',
    en: 'A dish of 20\u00a0ml and bread. All of them are also sold in bottles.',
    it: 'Una ciotolina da 20\u00a0ml e pane. Tutti si vendono anche in bottiglia.',
    de: 'Ein Schälchen mit 20\u00a0ml und Brot. Alle gibt es auch in Flaschen.',
  },
  dishes: [
    {
      name: everywhere('Leccino'),
      description: {
        hr: 'Slatki badem, zrela jabuka: najblaže',
        en: 'Sweet almond, ripe apple: the mildest',
        it: 'Mandorla dolce, mela matura: il più delicato',
        de: 'Süße Mandel, reifer Apfel: das mildeste',
      },
      priceCents: 300,
      referencePrices: autumnPrice(300),
      allergens: ['gluten'],
      diet: 'vegan',
    },
    {
      name: everywhere('Rosulja'),
      description: {
        hr: 'List rajčice, ružmarin',
        en: 'Tomato leaf, rosemary',
        it: 'Foglia di pomodoro, rosmarino',
        de: 'Tomatenblatt, Rosmarin',
      },
      priceCents: 300,
      referencePrices: autumnPrice(300),
      allergens: ['gluten'],
      diet: 'vegan',
    },
    {
      name: everywhere('Murva Cuvée'),
      description: {
        hr: 'Četiri sorte zajedno: okruglo, blago papreno',
        en: 'Four varieties together: round, lightly peppery',
        it: 'Quattro varietà insieme: rotondo, appena pepato',
        de: 'Vier Sorten zusammen: rund, leicht pfeffrig',
      },
      priceCents: 300,
      referencePrices: autumnPrice(300),
      allergens: ['gluten'],
      diet: 'vegan',
    },
    {
      name: everywhere('Buža'),
      description: {
        hr: 'Kisela jabuka, svježi badem, radič',
        en: 'Tart apple, fresh almond, chicory',
        it: 'Mela acerba, mandorla fresca, radicchio',
        de: 'Saurer Apfel, junge Mandel, Radicchio',
      },
      priceCents: 300,
      referencePrices: autumnPrice(300),
      allergens: ['gluten'],
      diet: 'vegan',
    },
    {
      name: everywhere('Bianchera'),
      description: {
        hr: 'Artičoka, pokošena trava: gorko i papreno',
        en: 'Artichoke, cut grass: bitter and peppery',
        it: 'Carciofo, erba tagliata: amaro e piccante',
        de: 'Artischocke, gemähtes Gras: bitter und pfeffrig',
      },
      priceCents: 300,
      referencePrices: autumnPrice(250),
      allergens: ['gluten'],
      diet: 'vegan',
    },
  ],
};

export const softDrinksAndSpirits: MenuSection = {
  title: {
    hr: 'Bezalkoholno i\u00a0poslije jela',
    en: 'Soft drinks and digestifs',
    it: 'Analcolici e\u00a0dopopasto',
    de: 'Alkoholfrei und nach dem Essen',
  },
  dishes: [
    {
      name: {
        hr: 'Mineralna voda',
        en: 'Mineral water',
        it: 'Acqua minerale',
        de: 'Mineralwasser',
      },
      portion: litres('0,75'),
      priceCents: 500,
      referencePrices: autumnPrice(500),
      allergens: [],
    },
    {
      name: {
        hr: 'Sok od murve s vodom',
        en: 'Mulberry juice with water',
        it: 'Succo di more di gelso con acqua',
        de: 'Maulbeersaft mit Wasser',
      },
      description: {
        hr: 'Naš, od plodova iz dvorišta',
        en: 'Our own, from the fruit in the courtyard',
        it: 'Nostro, dai frutti della corte',
        de: 'Unserer, von den Früchten im Hof',
      },
      portion: litres('0,25'),
      priceCents: 500,
      referencePrices: autumnPrice(500),
      allergens: [],
    },
    {
      name: {
        hr: 'Limunada s kaduljom',
        en: 'Lemonade with sage',
        it: 'Limonata alla salvia',
        de: 'Limonade mit Salbei',
      },
      portion: litres('0,3'),
      priceCents: 450,
      referencePrices: autumnPrice(450),
      allergens: [],
    },
    {
      name: everywhere('Biska'),
      description: {
        hr: 'Rakija od imele i trava',
        en: 'Grape brandy with mistletoe and herbs',
        it: 'Grappa di vischio ed erbe',
        de: 'Tresterbrand mit Mistel und Kräutern',
      },
      portion: litres('0,03'),
      priceCents: 450,
      referencePrices: autumnPrice(450),
      allergens: [],
    },
    {
      name: everywhere('Medica'),
      description: {
        hr: 'Rakija s medom',
        en: 'Grape brandy with honey',
        it: 'Grappa al miele',
        de: 'Tresterbrand mit Honig',
      },
      portion: litres('0,03'),
      priceCents: 450,
      referencePrices: autumnPrice(450),
      allergens: [],
    },
    {
      name: everywhere('Komovica'),
      description: {
        hr: 'Od komine malvazije, bistra',
        en: 'From Malvazija marc, clear',
        it: 'Da vinacce di malvasia, bianca',
        de: 'Trester von Malvazija, klar',
      },
      portion: litres('0,03'),
      priceCents: 450,
      referencePrices: autumnPrice(450),
      allergens: [],
    },
  ],
};
