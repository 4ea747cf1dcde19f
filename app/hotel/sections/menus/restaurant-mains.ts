import type { MenuSection } from '~/content/dining-schema';
import { autumnPrice } from '../../anchors';

export const mains: MenuSection = {
  title: { hr: 'Glavna jela', en: 'Main courses', it: 'Secondi', de: 'Hauptgerichte' },
  dishes: [
    {
      name: {
        hr: 'Brancin, blitva, mladi krumpir',
        en: 'Sea bass, chard, new potatoes',
        it: 'Branzino, bietole, patate novelle',
        de: 'Wolfsbarsch, Mangold, neue Kartoffeln',
      },
      description: {
        hr: 'File pečen na koži, krumpir zgnječen s uljem Buža',
        en: 'Fillet crisped on its skin, potatoes crushed with Buža oil',
        it: 'Filetto cotto sulla pelle, patate schiacciate con olio Buža',
        de: 'Auf der Haut gebratenes Filet, Kartoffeln mit Buža-Öl gestampft',
      },
      priceCents: 3200,
      referencePrices: autumnPrice(3200),
      allergens: ['fish'],
    },
    {
      name: {
        hr: 'Kovač, bijeli grah, malvazija',
        en: 'John Dory, white beans, Malvazija',
        it: 'Pesce San Pietro, fagioli bianchi, malvasia',
        de: 'Petersfisch, weiße Bohnen, Malvazija',
      },
      description: {
        hr: 'Riba pirjana u vinu, grah namakan preko noći',
        en: 'The fish braised in wine, the beans soaked overnight',
        it: 'Pesce brasato nel vino, fagioli ammollati per una notte',
        de: 'Der Fisch in Wein geschmort, die Bohnen über Nacht eingeweicht',
      },
      priceCents: 3400,
      referencePrices: autumnPrice(3400),
      allergens: ['fish', 'celery', 'sulphites'],
    },
    {
      name: {
        hr: 'Obraz boškarina u teranu, palenta',
        en: 'Boškarin cheek in Teran, polenta',
        it: 'Guancia di boscarin al terrano, polenta',
        de: 'Boškarin-Bäckchen in Teran, Polenta',
      },
      description: {
        hr: 'Četiri sata na laganoj vatri; palenta od kukuruza mljevenog na kamenu',
        en: 'Four hours over a low flame; polenta of stone-ground maize',
        it: 'Quattro ore a fuoco basso; polenta di mais macinato a pietra',
        de: 'Vier Stunden bei kleiner Hitze; Polenta aus steingemahlenem Mais',
      },
      priceCents: 2900,
      referencePrices: autumnPrice(2900),
      allergens: ['milk', 'celery', 'sulphites'],
    },
    {
      name: {
        hr: 'Janjeća plećka, artičoke, metvica',
        en: 'Lamb shoulder, artichokes, wild mint',
        it: 'Spalla d’agnello, carciofi, mentuccia',
        de: 'Lammschulter, Artischocken, wilde Minze',
      },
      description: {
        hr: 'Osam sati u peći, umak od pečenja i bijelog vina',
        en: 'Eight hours in the oven, a sauce of its juices and white wine',
        it: 'Otto ore in forno, salsa del fondo di cottura e vino bianco',
        de: 'Acht Stunden im Ofen, Sauce aus Bratensaft und Weißwein',
      },
      priceCents: 3100,
      referencePrices: autumnPrice(3100),
      allergens: ['celery', 'sulphites'],
    },
    {
      name: {
        hr: 'Pečene artičoke, slanutak, bademi',
        en: 'Roast artichokes, chickpeas, almonds',
        it: 'Carciofi arrosto, ceci, mandorle',
        de: 'Ofenartischocken, Kichererbsen, Mandeln',
      },
      description: {
        hr: 'Pire od slanutka s uljem Rosulja, kora limuna',
        en: 'Chickpea purée with Rosulja oil, lemon zest',
        it: 'Purea di ceci all’olio Rosulja, scorza di limone',
        de: 'Kichererbsenpüree mit Rosulja-Öl, Zitronenschale',
      },
      priceCents: 2400,
      referencePrices: autumnPrice(2400),
      allergens: ['nuts'],
      diet: 'vegan',
    },
  ],
};

export const desserts: MenuSection = {
  title: {
    hr: 'Slatko i sir',
    en: 'Desserts and cheese',
    it: 'Dolci e\u00a0formaggio',
    de: 'Süßes und Käse',
  },
  dishes: [
    {
      name: {
        hr: 'Kolač od maslinova ulja',
        en: 'Olive oil cake',
        it: 'Torta all’olio d’oliva',
        de: 'Olivenölkuchen',
      },
      description: {
        hr: 'Naranča, skuta, med od kadulje',
        en: 'Orange, ricotta, sage honey',
        it: 'Arancia, ricotta, miele di salvia',
        de: 'Orange, Ricotta, Salbeihonig',
      },
      priceCents: 900,
      referencePrices: autumnPrice(900),
      allergens: ['gluten', 'eggs', 'milk'],
      diet: 'vegetarian',
    },
    {
      name: {
        hr: 'Sorbet od murve',
        en: 'Mulberry sorbet',
        it: 'Sorbetto di more di gelso',
        de: 'Maulbeersorbet',
      },
      description: {
        hr: 'Plodovi sa stabla u dvorištu, od lanjskog lipnja, žlica terana',
        en: 'Fruit from the tree in the courtyard, picked last June, a spoonful of Teran',
        it: 'Frutti dell’albero della corte, del giugno scorso, un cucchiaio di terrano',
        de: 'Früchte vom Baum im Hof, vom letzten Juni, ein Löffel Teran',
      },
      priceCents: 800,
      referencePrices: autumnPrice(800),
      allergens: ['sulphites'],
      diet: 'vegan',
    },
    {
      name: {
        hr: 'Panna cotta s kaduljom',
        en: 'Sage panna cotta',
        it: 'Panna cotta alla salvia',
        de: 'Panna cotta mit Salbei',
      },
      description: {
        hr: 'Med, prženi bademi',
        en: 'Honey, toasted almonds',
        it: 'Miele, mandorle tostate',
        de: 'Honig, geröstete Mandeln',
      },
      priceCents: 900,
      referencePrices: autumnPrice(900),
      allergens: ['milk', 'nuts'],
    },
    {
      name: {
        hr: 'Tri ovčja sira',
        en: 'Three ewe’s cheeses',
        it: 'Tre pecorini',
        de: 'Drei Schafskäse',
      },
      description: {
        hr: 'Od mladog do godinu dana starog, med i orasi, kruh',
        en: 'From young to a year old, honey and walnuts, bread',
        it: 'Dal fresco a quello di un anno, miele e noci, pane',
        de: 'Vom jungen bis zum einjährigen, Honig und Walnüsse, Brot',
      },
      priceCents: 1000,
      referencePrices: autumnPrice(1000),
      allergens: ['gluten', 'milk', 'nuts'],
    },
  ],
};
