import type { MenuSection } from '~/content/dining-schema';
import { autumnPrice } from '../../anchors';

export const hearth: MenuSection = {
  title: {
    hr: 'S gradela i\u00a0s\u00a0ognjišta',
    en: 'From the grill and the hearth',
    it: 'Dalla griglia e dal focolare',
    de: 'Vom Rost und vom Herdfeuer',
  },
  dishes: [
    {
      name: {
        hr: 'Riba dana s gradela',
        en: 'Fish of the day from the grill',
        it: 'Pesce del giorno alla griglia',
        de: 'Fisch des Tages vom Rost',
      },
      description: {
        hr: 'Orada ili brancin, blitva s krumpirom',
        en: 'Bream or bass, chard with potatoes',
        it: 'Orata o branzino, bietole con patate',
        de: 'Goldbrasse oder Wolfsbarsch, Mangold mit Kartoffeln',
      },
      portion: {
        hr: 'oko 300\u00a0g',
        en: 'about 300\u00a0g',
        it: 'circa 300\u00a0g',
        de: 'etwa 300\u00a0g',
      },
      priceCents: 1900,
      referencePrices: autumnPrice(1900),
      allergens: ['fish'],
    },
    {
      name: {
        hr: 'Lignje na žaru',
        en: 'Grilled squid',
        it: 'Calamari alla brace',
        de: 'Kalmare vom Grill',
      },
      description: {
        hr: 'Češnjak, peršin, ulje Leccino, blitva',
        en: 'Garlic, parsley, Leccino oil, chard',
        it: 'Aglio, prezzemolo, olio Leccino, bietole',
        de: 'Knoblauch, Petersilie, Leccino-Öl, Mangold',
      },
      priceCents: 1800,
      referencePrices: autumnPrice(1800),
      allergens: ['molluscs'],
    },
    {
      name: {
        hr: 'Ombolo, kobasice i kapuz',
        en: 'Pork loin, sausages and sauerkraut',
        it: 'Ombolo, salsicce e crauti',
        de: 'Schweinelende, Würste und Sauerkraut',
      },
      description: {
        hr: 'Svinjski kare sušen tjedan dana, kiselo zelje',
        en: 'Loin air-dried for a week, pickled cabbage',
        it: 'Lombo asciugato una settimana, cavolo fermentato',
        de: 'Eine Woche luftgetrocknete Lende, saures Kraut',
      },
      priceCents: 1500,
      referencePrices: autumnPrice(1500),
      allergens: ['sulphites'],
    },
    {
      name: {
        hr: 'Pile pod čripnjom',
        en: 'Chicken under the iron bell',
        it: 'Pollo sotto la campana',
        de: 'Huhn unter der Eisenglocke',
      },
      description: {
        hr: 'S krumpirom i ružmarinom, ispod žara; četrdeset minuta',
        en: 'With potatoes and rosemary, under the embers; forty minutes',
        it: 'Con patate e rosmarino, sotto la brace; quaranta minuti',
        de: 'Mit Kartoffeln und Rosmarin, unter der Glut; vierzig Minuten',
      },
      priceCents: 1600,
      referencePrices: autumnPrice(1600),
      allergens: [],
    },
  ],
};

export const sweets: MenuSection = {
  title: { hr: 'Slatko', en: 'Desserts', it: 'Dolci', de: 'Süßes' },
  dishes: [
    {
      name: { hr: 'Fritule', en: 'Fritule', it: 'Fritole', de: 'Fritule' },
      description: {
        hr: 'Deset komada, grožđice, komovica, kora limuna',
        en: 'Ten small fritters, raisins, grape brandy, lemon peel',
        it: 'Dieci frittelle, uvetta, grappa, scorza di limone',
        de: 'Zehn kleine Krapfen, Rosinen, Tresterbrand, Zitronenschale',
      },
      priceCents: 600,
      referencePrices: autumnPrice(600),
      allergens: ['gluten', 'eggs', 'milk', 'sulphites'],
      diet: 'vegetarian',
    },
    {
      name: {
        hr: 'Palačinke s pekmezom od murve',
        en: 'Pancakes with mulberry jam',
        it: 'Crespelle con confettura di more di gelso',
        de: 'Palatschinken mit Maulbeermus',
      },
      description: {
        hr: 'Dvije, pekmez kuhan u lipnju',
        en: 'Two of them, the jam made in June',
        it: 'Due, confettura cotta a giugno',
        de: 'Zwei Stück, das Mus im Juni gekocht',
      },
      priceCents: 600,
      referencePrices: autumnPrice(600),
      allergens: ['gluten', 'eggs', 'milk'],
      diet: 'vegetarian',
    },
  ],
};
