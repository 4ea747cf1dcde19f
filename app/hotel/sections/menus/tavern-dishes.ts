import type { MenuSection } from '~/content/dining-schema';
import { autumnPrice } from '../../anchors';

export const first: MenuSection = {
  title: { hr: 'Za početak', en: 'To begin', it: 'Per cominciare', de: 'Zum Anfang' },
  dishes: [
    {
      name: {
        hr: 'Maneštra od bobići',
        en: 'Maneštra with sweetcorn and beans',
        it: 'Minestra de bobici',
        de: 'Maneštra mit Mais und Bohnen',
      },
      description: {
        hr: 'Gusta juha od mladog kukuruza, graha i krumpira, bez mesa',
        en: 'A thick soup of sweetcorn, beans and potatoes, without meat',
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
        en: 'Pršut and ewe’s cheese',
        it: 'Prosciutto e pecorino',
        de: 'Rohschinken und Schafskäse',
      },
      description: {
        hr: 'Pršut sušen na buri, masline iz salamure',
        en: 'Cured ham dried in the bura, olives in brine',
        it: 'Prosciutto asciugato alla bora, olive in salamoia',
        de: 'In der Bora getrockneter Schinken, in Salzlake eingelegte Oliven',
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
        de: 'Zwiebel, Kapern, Buža-Öl, Brot vom Herdfeuer',
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
        de: 'Spargelomelett',
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
        en: 'Bread from the hearth with tomato',
        it: 'Pane del focolare con pomodoro',
        de: 'Brot vom Herdfeuer mit Tomate',
      },
      description: {
        hr: 'Peče se u podne i u šest; ulje Rosulja',
        en: 'Baked at noon and at six; Rosulja oil',
        it: 'Si cuoce a mezzogiorno e alle sei; olio Rosulja',
        de: 'Gebacken um zwölf und um sechs; Rosulja-Öl',
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
    hr: 'Tjestenina i\u00a0palenta',
    en: 'Pasta and polenta',
    it: 'Pasta e polenta',
    de: 'Pasta und Polenta',
  },
  dishes: [
    {
      name: {
        hr: 'Fuži sa žgvacetom od kokoši',
        en: 'Fuži with stewed hen',
        it: 'Fusi con sguazzetto di gallina',
        de: 'Fuži mit Hühnerragout',
      },
      description: {
        hr: 'Kokoš pirjana s lukom, malvazijom i ružmarinom',
        en: 'Hen braised with onion, Malvazija and rosemary',
        it: 'Gallina in umido con cipolla, malvasia e rosmarino',
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
        it: 'Gnocchi con gulasch di boscarin',
        de: 'Gnocchi mit Boškarin-Gulasch',
      },
      description: {
        hr: 'Tri sata na ognjištu, u teranu',
        en: 'Three hours on the hearth, in Teran',
        it: 'Tre ore sul focolare, nel terrano',
        de: 'Drei Stunden auf dem Herdfeuer, in Teran',
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
        it: 'Salsiccia di casa all’aglio, vino bianco, salvia',
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
