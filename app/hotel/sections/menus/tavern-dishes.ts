import type { MenuSection } from '~/content/dining-schema';
import { autumnPrice } from '../../anchors';

export const first: MenuSection = {
  title: { hr: 'Za početak', en: 'To begin', it: 'Per cominciare', de: 'Zum Anfang' },
  dishes: [
    {
      name: {
        hr: 'Maneštra od bobići',
        en: 'Maneštra with maize and beans',
        it: 'Minestra di bobići',
        de: 'Maneštra mit Mais und Bohnen',
      },
      description: {
        hr: 'Gusta juha od mladog kukuruza, graha i krumpira, bez mesa',
        en: 'A thick soup of young maize, beans and potatoes, without meat',
        it: 'Zuppa densa di mais giovane, fagioli e patate, senza carne',
        de: 'Dicke Suppe aus jungem Mais, Bohnen und Kartoffeln, ohne Fleisch',
      },
      priceCents: 700,
      referencePrices: autumnPrice(700),
      allergens: ['celery'],
      diet: 'vegan',
    },
    {
      name: {
        hr: 'Pršut i ovčji sir',
        en: 'Ham and ewe’s cheese',
        it: 'Prosciutto e pecorino',
        de: 'Rohschinken und Schafskäse',
      },
      description: {
        hr: 'Pršut sušen na buri, masline iz salamure',
        en: 'Ham dried in the bura, olives from the brine',
        it: 'Prosciutto asciugato alla bora, olive in salamoia',
        de: 'In der Bora getrockneter Schinken, Oliven aus der Lake',
      },
      priceCents: 1300,
      referencePrices: autumnPrice(1300),
      allergens: ['milk'],
    },
    {
      name: {
        hr: 'Slane srdele',
        en: 'Salted sardines',
        it: 'Sardelle sotto sale',
        de: 'Gesalzene Sardinen',
      },
      description: {
        hr: 'Luk, kapare, ulje Buža, kruh s ognjišta',
        en: 'Onion, capers, Buža oil, bread from the hearth',
        it: 'Cipolla, capperi, olio Buža, pane del focolare',
        de: 'Zwiebel, Kapern, Öl Buža, Brot vom Herd',
      },
      priceCents: 900,
      referencePrices: autumnPrice(900),
      allergens: ['gluten', 'fish'],
    },
    {
      name: {
        hr: 'Fritaja sa šparogama',
        en: 'Asparagus omelette',
        it: 'Frittata di asparagi',
        de: 'Eierspeise mit Spargel',
      },
      description: {
        hr: 'Tri jaja, divlje šparoge, ništa drugo',
        en: 'Three eggs, wild asparagus, nothing else',
        it: 'Tre uova, asparagi selvatici, nient’altro',
        de: 'Drei Eier, wilder Spargel, sonst nichts',
      },
      priceCents: 1000,
      referencePrices: autumnPrice(1000),
      allergens: ['eggs'],
      diet: 'vegetarian',
    },
    {
      name: {
        hr: 'Kruh s ognjišta i rajčica',
        en: 'Bread from the hearth and tomato',
        it: 'Pane del focolare e pomodoro',
        de: 'Brot vom Herd und Tomate',
      },
      description: {
        hr: 'Peče se u podne i u šest; ulje Rosulja',
        en: 'Baked at noon and at six; Rosulja oil',
        it: 'Si cuoce a mezzogiorno e alle sei; olio Rosulja',
        de: 'Gebacken um zwölf und um sechs; Öl Rosulja',
      },
      priceCents: 500,
      referencePrices: autumnPrice(450),
      allergens: ['gluten'],
      diet: 'vegan',
    },
  ],
};

export const pastaAndPolenta: MenuSection = {
  title: {
    hr: 'Tjestenina i palenta',
    en: 'Pasta and polenta',
    it: 'Paste e polenta',
    de: 'Pasta und Polenta',
  },
  dishes: [
    {
      name: {
        hr: 'Fuži sa žgvacetom od kokoši',
        en: 'Fuži with hen stew',
        it: 'Fusi con žgvacet di gallina',
        de: 'Fuži mit Hühnerragout',
      },
      description: {
        hr: 'Kokoš pirjana s lukom, Malvazijom i ružmarinom',
        en: 'Hen braised with onion, Malvazija and rosemary',
        it: 'Gallina in umido con cipolla, Malvasia e rosmarino',
        de: 'Huhn, mit Zwiebel, Malvazija und Rosmarin geschmort',
      },
      priceCents: 1300,
      referencePrices: autumnPrice(1300),
      allergens: ['gluten', 'eggs', 'celery', 'sulphites'],
    },
    {
      name: {
        hr: 'Njoki s gulašem od boškarina',
        en: 'Gnocchi with boškarin goulash',
        it: 'Gnocchi con gulasch di boškarin',
        de: 'Gnocchi mit Boškarin-Gulasch',
      },
      description: {
        hr: 'Tri sata na ognjištu, u Teranu',
        en: 'Three hours on the hearth, in Teran',
        it: 'Tre ore sul focolare, nel Terrano',
        de: 'Drei Stunden am Herdfeuer, in Teran',
      },
      priceCents: 1500,
      referencePrices: autumnPrice(1500),
      allergens: ['gluten', 'eggs', 'celery', 'sulphites'],
    },
    {
      name: {
        hr: 'Pljukanci s kobasicom',
        en: 'Pljukanci with sausage',
        it: 'Pljukanci con salsiccia',
        de: 'Pljukanci mit Wurst',
      },
      description: {
        hr: 'Domaća kobasica s češnjakom, bijelo vino, kadulja',
        en: 'Our own garlic sausage, white wine, sage',
        it: 'Salsiccia nostra all’aglio, vino bianco, salvia',
        de: 'Hausgemachte Knoblauchwurst, Weißwein, Salbei',
      },
      priceCents: 1200,
      referencePrices: autumnPrice(1100),
      allergens: ['gluten', 'sulphites'],
    },
    {
      name: {
        hr: 'Palenta s gljivama i sirom',
        en: 'Polenta with mushrooms and cheese',
        it: 'Polenta con funghi e formaggio',
        de: 'Polenta mit Pilzen und Käse',
      },
      description: {
        hr: 'Sušeni vrganji, mladi ovčji sir',
        en: 'Dried ceps, young ewe’s cheese',
        it: 'Porcini secchi, pecorino fresco',
        de: 'Getrocknete Steinpilze, junger Schafskäse',
      },
      priceCents: 1100,
      referencePrices: autumnPrice(1100),
      allergens: ['milk'],
      diet: 'vegetarian',
    },
  ],
};
