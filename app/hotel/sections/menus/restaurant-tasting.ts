import type { TastingMenu } from '~/content/dining-schema';
import { autumnPrice } from '../../anchors';

export const tasting: TastingMenu = {
  title: { hr: 'Pet sljedova', en: 'Five courses', it: 'Cinque portate', de: 'Fünf Gänge' },
  note: {
    hr: 'Za cijeli stol, naručuje se do 21\u00a0sat. Rado ga kuhamo i bez mesa i ribe ako javite dan prije.',
    en: 'For the whole table, ordered by 21:00. We gladly cook it without meat and fish if you tell us a day ahead.',
    it: 'Per tutto il tavolo, si ordina entro le 21. Senza carne e pesce lo cuciniamo volentieri, con un giorno di preavviso.',
    de: 'Für den ganzen Tisch, Bestellung bis 21\u00a0Uhr. Gern auch ohne Fleisch und Fisch, wenn Sie es einen Tag vorher sagen.',
  },
  courses: [
    {
      name: {
        hr: 'Divlja šparoga, žumanjak, stari ovčji sir',
        en: 'Wild asparagus, egg yolk, aged ewe’s cheese',
        it: 'Asparago selvatico, tuorlo, pecorino stagionato',
        de: 'Wilder Spargel, Eigelb, gereifter Schafskäse',
      },
      description: { hr: 'uz Leccino', en: 'with Leccino', it: 'con Leccino', de: 'dazu Leccino' },
      allergens: ['eggs', 'milk'],
    },
    {
      name: {
        hr: 'Sipa, grašak, menta',
        en: 'Cuttlefish, peas, mint',
        it: 'Seppia, piselli, menta',
        de: 'Sepia, Erbsen, Minze',
      },
      description: { hr: 'uz Rosulju', en: 'with Rosulja', it: 'con Rosulja', de: 'dazu Rosulja' },
      allergens: ['celery', 'molluscs'],
    },
    {
      name: {
        hr: 'Fuži s crnim tartufom',
        en: 'Fuži with black truffle',
        it: 'Fusi al tartufo nero',
        de: 'Fuži mit schwarzem Trüffel',
      },
      description: {
        hr: 'bez ulja: tartufu je dovoljan maslac',
        en: 'no oil: butter is all a truffle needs',
        it: 'senza olio: al tartufo basta il burro',
        de: 'ohne Öl: Dem Trüffel genügt Butter',
      },
      allergens: ['gluten', 'eggs', 'milk'],
    },
    {
      name: {
        hr: 'Janjeća plećka, artičoka',
        en: 'Lamb shoulder, artichoke',
        it: 'Spalla d’agnello, carciofo',
        de: 'Lammschulter, Artischocke',
      },
      description: {
        hr: 'uz Biancheru',
        en: 'with Bianchera',
        it: 'con Bianchera',
        de: 'dazu Bianchera',
      },
      allergens: ['celery', 'sulphites'],
    },
    {
      name: {
        hr: 'Kolač od maslinova ulja, naranča',
        en: 'Olive oil cake, orange',
        it: 'Torta all’olio d’oliva, arancia',
        de: 'Olivenölkuchen, Orange',
      },
      description: {
        hr: 'uz Bužu, sa sladoledom od skute',
        en: 'with Buža and ricotta ice cream',
        it: 'con Buža e gelato di ricotta',
        de: 'dazu Buža und Ricottaeis',
      },
      allergens: ['gluten', 'eggs', 'milk'],
    },
  ],
  priceCents: 7800,
  referencePrices: autumnPrice(7800),
  winesCents: 4200,
  winesReferencePrices: autumnPrice(4200),
};
