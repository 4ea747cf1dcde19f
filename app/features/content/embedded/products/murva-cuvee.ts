import type { Product } from '../../content-schema';
import { bottle, everywhere, oilSubtitle, oliveOil } from '../shared';

export const product: Product = {
  id: 'murva-cuvee',
  slug: 'murva-cuvee',
  category: 'oil',
  name: everywhere('Murva Cuvée'),
  nameIsCroatian: false,
  subtitle: oilSubtitle,
  description: {
    hr: 'Ulje naše kuhinje. Kad četiri sorte odleže, sjednemo za stol s čašicama i složimo mješavinu: leccino za mekoću, buža za voće, bianchera za papar, a rosulje onoliko koliko je preostane.\n\nOmjer se mijenja s godinom, okus nastojimo zadržati. Ovim uljem u restoranu i konobi kuhamo, pržimo i začinjavamo, svaki dan. Najpovoljnije je od naših ulja i jedino koje dolazi u boci od 750 ml brže nego što je popijemo mi.',
    en: 'The oil of our kitchen. When the four varieties have settled we sit down with small glasses and put the blend together: Leccino for softness, Buža for fruit, Bianchera for pepper, and as much Rosulja as is left.\n\nThe shares change with the year; the taste we try to hold. In the restaurant and the tavern we cook, fry and dress with this oil every day. Of our five it costs the least, and it is the one to take when the bottle stands next to the stove.',
    it: 'L’olio della nostra cucina. Quando le quattro varietà hanno decantato ci sediamo con i bicchierini e componiamo la miscela: Leccino per la morbidezza, Buža per il frutto, Bianchera per il pepe, e Rosulja quanta ne resta.\n\nLe parti cambiano con l’annata, il sapore cerchiamo di tenerlo. Nel ristorante e nella konoba con questo olio si cucina, si frigge e si condisce ogni giorno. È il meno caro dei nostri cinque, quello da tenere accanto ai fornelli.',
    de: 'Das Öl unserer Küche. Wenn die vier Sorten abgelegen sind, setzen wir uns mit kleinen Gläsern an den Tisch und stellen die Mischung zusammen: Leccino für die Weichheit, Buža für die Frucht, Bianchera für den Pfeffer und so viel Rosulja, wie übrig ist.\n\nDie Anteile wechseln mit dem Jahr, den Geschmack versuchen wir zu halten. Damit kochen, braten und würzen wir in Restaurant und Konoba jeden Tag. Es ist das günstigste unserer fünf Öle, das für neben den Herd.',
  },
  summary: {
    hr: 'Murva Cuvée, mješavina četiriju sorti: ekstra djevičansko maslinovo ulje za svaki dan. Boce od 250, 500 i 750 ml.',
    en: 'Murva Cuvée, a blend of four varieties: extra virgin olive oil for every day. Bottles of 250, 500 and 750 ml.',
    it: 'Murva Cuvée, miscela di quattro varietà: olio extra vergine di oliva per ogni giorno. Bottiglie da 250, 500 e 750 ml.',
    de: 'Murva Cuvée, Mischung aus vier Sorten: natives Olivenöl extra für jeden Tag. Flaschen zu 250, 500 und 750 ml.',
  },
  taste: { fruitiness: 4, bitterness: 2, pungency: 3 },
  tasting: {
    hr: 'Jabuka, badem, malo artičoke. Okruglo na početku, blago papreno na kraju.',
    en: 'Apple, almond, a little artichoke. Round at first, lightly peppery at the end.',
    it: 'Mela, mandorla, un po’ di carciofo. Rotondo all’inizio, leggermente piccante alla fine.',
    de: 'Apfel, Mandel, etwas Artischocke. Rund am Anfang, leicht pfeffrig am Ende.',
  },
  making: {
    hr: 'Svaku sortu beremo rukom i meljemo zasebno, istoga dana, ispod 27 °C. Miješamo u siječnju, kad se ulja izbistre, i tek tada punimo.',
    en: 'Each variety is picked by hand and milled on its own, the same day, below 27 °C. We blend in January, once the oils are clear, and only then bottle.',
    it: 'Ogni varietà è raccolta a mano e franta da sola, in giornata, sotto i 27 °C. Misceliamo in gennaio, quando gli oli sono limpidi, e solo allora imbottigliamo.',
    de: 'Jede Sorte wird von Hand geerntet und für sich gemahlen, am selben Tag, unter 27 °C. Gemischt wird im Januar, wenn die Öle klar sind, erst dann füllen wir ab.',
  },
  images: [
    {
      id: 'murva-cuvee',
      alt: {
        hr: 'Boca ulja Murva Cuvée na kamenoj ploči, uz nju maslinova grančica, nekoliko maslina i plitka zdjelica s uljem',
        en: 'Bottle of Murva Cuvée oil on a stone slab, beside it an olive twig, a few olives and a shallow dish of oil',
        it: 'Bottiglia di olio Murva Cuvée su una lastra di pietra, accanto un rametto d’olivo, qualche oliva e un piattino d’olio',
        de: 'Flasche Murva-Cuvée-Öl auf einer Steinplatte, daneben ein Olivenzweig, einige Oliven und ein flaches Schälchen mit Öl',
      },
    },
    {
      id: 'murva-cuvee-2',
      alt: {
        hr: 'Etiketa ulja Murva Cuvée izbliza: znak murve i ime ulja',
        en: 'Close view of the Murva Cuvée label: the mulberry mark and the name of the oil',
        it: 'Etichetta dell’olio Murva Cuvée da vicino: il segno del gelso e il nome dell’olio',
        de: 'Etikett des Öls Murva Cuvée aus der Nähe: das Maulbeerzeichen und der Name des Öls',
      },
    },
  ],
  variants: [
    bottle('murva-cuvee', 250, 1200, 560),
    bottle('murva-cuvee', 500, 2000, 950),
    bottle('murva-cuvee', 750, 2800, 1350),
  ],
  food: oliveOil,
  related: ['bianchera', 'malvazija-ocat', 'kutija-trpeza'],
};
