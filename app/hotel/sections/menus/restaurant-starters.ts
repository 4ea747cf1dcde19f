import type { MenuSection } from '~/content/dining-schema';
import { autumnPrice } from '../../anchors';

export const starters: MenuSection = {
  title: { hr: 'Predjela', en: 'Starters', it: 'Antipasti', de: 'Vorspeisen' },
  dishes: [
    {
      name: {
        hr: 'Sirovi boškarin, Bianchera, ovčji sir',
        en: 'Raw boškarin beef, Bianchera, ewe’s cheese',
        it: 'Boscarin crudo, Bianchera, pecorino',
        de: 'Rohes Boškarin-Rind, Bianchera, Schafskäse',
      },
      description: {
        hr: 'Meso istarskog goveda rezano nožem, divlja rukola, naše najjače ulje',
        en: 'Istrian ox, cut by hand, wild rocket, our strongest oil',
        it: 'Carne del bue istriano tagliata al coltello, rucola selvatica, il nostro olio più deciso',
        de: 'Fleisch vom istrischen Rind, mit dem Messer geschnitten, wilder Rucola, unser kräftigstes Öl',
      },
      priceCents: 1700,
      referencePrices: autumnPrice(1700),
      allergens: ['milk'],
    },
    {
      name: {
        hr: 'Škampi, zelena jabuka, Leccino',
        en: 'Scampi, green apple, Leccino',
        it: 'Scampi, mela verde, Leccino',
        de: 'Scampi, grüner Apfel, Leccino',
      },
      description: {
        hr: 'Sirovi, tek ugrijani uljem koje im ne uzima slatkoću',
        en: 'Raw, only just warmed by an oil that leaves them their sweetness',
        it: 'Crudi, appena intiepiditi da un olio che non toglie loro la dolcezza',
        de: 'Roh, nur eben angewärmt mit einem Öl, das ihnen die Süße lässt',
      },
      priceCents: 1800,
      referencePrices: autumnPrice(1800),
      allergens: ['crustaceans'],
    },
    {
      name: {
        hr: 'Divlje šparoge, jaje, lješnjak',
        en: 'Wild asparagus, egg, hazelnut',
        it: 'Asparagi selvatici, uovo, nocciola',
        de: 'Wilder Spargel, Ei, Haselnuss',
      },
      description: {
        hr: 'Jaje kuhano sat vremena na 64\u00a0°C, maslac, prženi lješnjaci',
        en: 'An egg cooked for an hour at 64\u00a0°C, butter, toasted hazelnuts',
        it: 'Uovo cotto un’ora a 64\u00a0°C, burro, nocciole tostate',
        de: 'Ei, eine Stunde bei 64\u00a0°C gegart, Butter, geröstete Haselnüsse',
      },
      priceCents: 1400,
      referencePrices: autumnPrice(1400),
      allergens: ['eggs', 'milk', 'nuts'],
      diet: 'vegetarian',
    },
    {
      name: {
        hr: 'Sipa, mladi grašak, menta',
        en: 'Cuttlefish, young peas, mint',
        it: 'Seppia, piselli novelli, menta',
        de: 'Sepia, junge Erbsen, Minze',
      },
      description: {
        hr: 'Sipa iz tave, umak od njezina crnila i celera',
        en: 'Pan-fried cuttlefish, a sauce of its ink and celery',
        it: 'Seppia in padella, salsa al suo nero con sedano',
        de: 'Sepia aus der Pfanne, Sauce aus ihrer Tinte mit Sellerie',
      },
      priceCents: 1500,
      referencePrices: autumnPrice(1400),
      allergens: ['celery', 'molluscs'],
    },
    {
      name: {
        hr: 'Juha od koprive i mladog krumpira',
        en: 'Nettle and new potato soup',
        it: 'Zuppa di ortiche e patate novelle',
        de: 'Brennnesselsuppe mit neuen Kartoffeln',
      },
      description: {
        hr: 'Bez vrhnja; gustoću joj daje krumpir, a okus Rosulja',
        en: 'No cream: potato thickens it, Rosulja oil seasons it',
        it: 'Senza panna: la addensa la patata, la condisce l’olio Rosulja',
        de: 'Ohne Sahne: Die Kartoffel bindet sie, Rosulja-Öl würzt sie',
      },
      priceCents: 1200,
      referencePrices: autumnPrice(1200),
      allergens: ['celery'],
      diet: 'vegan',
    },
  ],
};

export const pasta: MenuSection = {
  title: {
    hr: 'Tjestenina i\u00a0rižoto',
    en: 'Pasta and risotto',
    it: 'Pasta e risotti',
    de: 'Pasta und Risotto',
  },
  dishes: [
    {
      name: {
        hr: 'Fuži s crnim tartufom',
        en: 'Fuži with black truffle',
        it: 'Fusi al tartufo nero',
        de: 'Fuži mit schwarzem Trüffel',
      },
      description: {
        hr: 'Tijesto motano ručno svako jutro; deset grama tartufa riba se za stolom',
        en: 'Rolled by hand every morning; ten grams of truffle, grated at the table',
        it: 'Pasta arrotolata a mano ogni mattina; dieci grammi di tartufo grattugiati al tavolo',
        de: 'Der Teig wird jeden Morgen von Hand gerollt; zehn Gramm Trüffel hobeln wir am Tisch',
      },
      priceCents: 2800,
      referencePrices: autumnPrice(2800),
      allergens: ['gluten', 'eggs', 'milk'],
      diet: 'vegetarian',
    },
    {
      name: {
        hr: 'Pljukanci, divlje šparoge, mladi luk',
        en: 'Pljukanci, wild asparagus, spring onion',
        it: 'Pljukanci, asparagi selvatici, cipollotto',
        de: 'Pljukanci, wilder Spargel, Frühlingszwiebel',
      },
      description: {
        hr: 'Tijesto od brašna, vode i ulja, svaljano među dlanovima',
        en: 'A dough of flour, water and oil, rubbed between the palms',
        it: 'Pasta di farina, acqua e olio, arrotolata tra i palmi',
        de: 'Ein Teig aus Mehl, Wasser und Öl, zwischen den Handflächen gerollt',
      },
      priceCents: 1700,
      referencePrices: autumnPrice(1700),
      allergens: ['gluten'],
      diet: 'vegan',
    },
    {
      name: {
        hr: 'Ravioli sa skutom i koprivom',
        en: 'Ravioli with ricotta and nettle',
        it: 'Ravioli di ricotta e ortica',
        de: 'Ravioli mit Ricotta und Brennnessel',
      },
      description: {
        hr: 'Maslac, kora limuna, stari ovčji sir',
        en: 'Butter, lemon zest, aged ewe’s cheese',
        it: 'Burro, scorza di limone, pecorino stagionato',
        de: 'Butter, Zitronenschale, gereifter Schafskäse',
      },
      priceCents: 1900,
      referencePrices: autumnPrice(1900),
      allergens: ['gluten', 'eggs', 'milk'],
      diet: 'vegetarian',
    },
    {
      name: {
        hr: 'Rižoto s kozicama i koromačem',
        en: 'Risotto with prawns and fennel',
        it: 'Risotto con gamberi e finocchio',
        de: 'Risotto mit Garnelen und Fenchel',
      },
      description: {
        hr: 'Temeljac od ljuski, čaša malvazije',
        en: 'Stock made from the shells, a glass of Malvazija',
        it: 'Fondo dei carapaci, un bicchiere di malvasia',
        de: 'Fond aus den Schalen, ein Glas Malvazija',
      },
      priceCents: 2400,
      referencePrices: autumnPrice(2400),
      allergens: ['crustaceans', 'milk', 'celery', 'sulphites'],
    },
  ],
};
