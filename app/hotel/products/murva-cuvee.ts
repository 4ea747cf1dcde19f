import type { Product } from '~/content/product-schema';
import { bottle, everywhere, oilPlate, oilSubtitle, oliveOil } from '../shared';

export const product: Product = {
  id: 'murva-cuvee',
  slug: 'murva-cuvee',
  category: 'oil',
  name: everywhere('Murva Cuvée'),
  subtitle: oilSubtitle,
  description: {
    hr: 'Ulje naše kuhinje. Kad četiri sorte odleže, sjednemo za stol s čašicama i složimo mješavinu: leccino za mekoću, buža za voće, bianchera za papar, a rosulje onoliko koliko je preostane.\n\nOmjer se mijenja s godinom, okus nastojimo zadržati. Ovim uljem u restoranu i konobi kuhamo, pržimo i začinjavamo, svaki dan. Od naših pet ulja stoji najmanje; boci je mjesto uz štednjak.',
    en: 'The oil of our kitchen. When the four varieties have settled we sit down with small glasses and put the blend together: Leccino for softness, Buža for fruit, Bianchera for pepper, and as much Rosulja as is left.\n\nThe proportions change with the year; the taste we try to keep. In the restaurant and the tavern we cook, fry and dress with this oil every day. Of our five it costs the least, and it is the bottle to keep next to the stove.',
    it: 'L’olio della nostra cucina. Quando le quattro varietà hanno decantato ci sediamo con i bicchierini e componiamo la miscela: Leccino per la morbidezza, Buža per il frutto, Bianchera per il pepe, e Rosulja quanta ne resta.\n\nLe parti cambiano con l’annata, il sapore cerchiamo di tenerlo. Nel ristorante e nella konoba con questo olio si cucina, si frigge e si condisce ogni giorno. È il meno caro dei nostri cinque, quello da tenere accanto ai fornelli.',
    de: 'Das Öl unserer Küche. Wenn die vier Sorten zur Ruhe gekommen sind, setzen wir uns mit kleinen Gläsern an den Tisch und stellen die Mischung zusammen: Leccino für die Weichheit, Buža für die Frucht, Bianchera für den Pfeffer und so viel Rosulja, wie übrig ist.\n\nDie Anteile wechseln mit dem Jahr, den Geschmack versuchen wir zu halten. Damit kochen, braten und würzen wir in Restaurant und Konoba jeden Tag. Es ist das günstigste unserer fünf Öle, und seine Flasche gehört neben den Herd.',
  },
  summary: {
    hr: 'Murva Cuvée, mješavina četiriju sorti: ekstra djevičansko maslinovo ulje za svaki dan. Boce od 250, 500 i 750 ml.',
    en: 'Murva Cuvée, a blend of four varieties: extra virgin olive oil for every day. Bottles of 250, 500 and 750 ml.',
    it: 'Murva Cuvée, miscela di quattro varietà: olio extra vergine di oliva per ogni giorno. Bottiglie da 250, 500 e 750 ml.',
    de: 'Murva Cuvée, Mischung aus vier Sorten: natives Olivenöl extra für jeden Tag. Flaschen zu 250, 500 und 750 ml.',
  },
  taste: { fruitiness: 4, bitterness: 2, pungency: 3 },
  tasting: {
    hr: 'Jabuka, badem, malo artičoke. Okruglo na početku, blago papreno na kraju.',
    en: 'Apple, almond, a little artichoke. Round at first, lightly peppery at the end.',
    it: 'Mela, mandorla, un po’ di carciofo. Rotondo all’inizio, leggermente piccante alla fine.',
    de: 'Apfel, Mandel, etwas Artischocke. Rund am Anfang, leicht pfeffrig am Ende.',
  },
  making: {
    hr: 'Svaku sortu beremo rukom i meljemo zasebno, istoga dana, ispod 27 °C. Miješamo u siječnju, kad se ulja izbistre, i tek tada punimo.',
    en: 'Each variety is picked by hand and milled on its own, the same day, below 27 °C. We blend in January, once the oils are clear, and only then bottle.',
    it: 'Ogni varietà è raccolta a mano e franta da sola, in giornata, sotto i 27 °C. Misceliamo in gennaio, quando gli oli sono limpidi, e solo allora imbottigliamo.',
    de: 'Jede Sorte wird von Hand geerntet und für sich gemahlen, am selben Tag, unter 27 °C. Gemischt wird im Januar, wenn die Öle klar sind, erst dann füllen wir ab.',
  },
  images: [
    {
      id: 'murva-cuvee',
      alt: {
        hr: 'Tamnozelena boca ulja Murva Cuvée s ljubičastom etiketom, sa svake strane maslinova grančica, lijevo tri masline',
        en: 'Dark bottle of Murva Cuvée oil with an aubergine label, an olive twig on either side, three olives on the left',
        it: 'Bottiglia scura di olio Murva Cuvée con etichetta color melanzana, ai due lati un rametto d’olivo, a sinistra tre olive',
        de: 'Dunkle Flasche Murva Cuvée mit auberginefarbenem Etikett, auf jeder Seite ein Olivenzweig, links drei Oliven',
      },
    },
    {
      id: 'murva-cuvee-2',
      alt: {
        hr: 'Boca ulja Murva Cuvée ispred četiriju sortnih ulja: Bianchera, Buža, Rosulja i Leccino',
        en: 'Bottle of Murva Cuvée in front of the four single-variety oils: Bianchera, Buža, Rosulja and Leccino',
        it: 'Bottiglia di Murva Cuvée davanti ai quattro oli di una sola varietà: Bianchera, Buža, Rosulja e Leccino',
        de: 'Flasche Murva Cuvée vor den vier sortenreinen Ölen: Bianchera, Buža, Rosulja und Leccino',
      },
    },
  ],
  picturedVariant: 'murva-cuvee-500',
  plate: oilPlate('murva-cuvee', 'Murva Cuvée'),
  variants: [
    bottle('murva-cuvee', 250, 1200, 560, 1200),
    bottle('murva-cuvee', 500, 2000, 950, 2000),
    bottle('murva-cuvee', 750, 2800, 1350),
  ],
  vatRate: 5,
  food: oliveOil,
  related: ['bianchera', 'malvazija-ocat', 'kutija-trpeza'],
  updated: '2026-11-21',
};
