import type { Product } from '~/content/product-schema';
import { bottle, everywhere, oilPlate, oilSubtitle, oliveOil } from '../shared';

export const product: Product = {
  id: 'leccino',
  slug: 'leccino',
  category: 'oil',
  name: everywhere('Leccino'),
  subtitle: oilSubtitle,
  description: {
    hr: 'Leccino je kod nas došljak: sorta iz Toskane koja se dobro primila. Prva sazrijeva, sredinom listopada, pa s njom svake godine počinje berba i novo ulje.\n\nUlje je blago i zaobljeno, s okusom slatkog badema i zrele jabuke, a gorčine i papra ima tek toliko da ne bude plošno. Kod nas ga uzimaju oni koji jača ulja ne vole. Pristaje kuhanoj ribi, majonezi, salati od mladog lišća i kolačima s uljem umjesto maslaca.',
    en: 'Leccino is a newcomer here, a variety from Tuscany that took well. It ripens first, in the middle of October, so every year the harvest and the new oil begin with it.\n\nThe oil is mild and round and tastes of sweet almond and ripe apple, with just enough bitterness and pepper not to be flat. It is for those who do not care for strong oils. Use it for poached fish, mayonnaise, young salad leaves, and cakes made with oil instead of butter.',
    it: 'Il Leccino da noi è un forestiero: viene dalla Toscana e ha attecchito bene. Matura per primo, a metà ottobre, e ogni anno la raccolta e l’olio nuovo cominciano da lui.\n\nL’olio è dolce e rotondo, sa di mandorla dolce e mela matura, con amaro e piccante quanto basta per non essere piatto. È per chi non ama gli oli forti: per il pesce lesso, la maionese, le insalate tenere e i dolci con l’olio al posto del burro.',
    de: 'Die Leccino ist bei uns zugezogen: eine Sorte aus der Toskana, die gut angewachsen ist. Sie reift als erste, Mitte Oktober; mit ihr beginnen jedes Jahr die Ernte und das neue Öl.\n\nDas Öl ist mild und rund, es schmeckt nach süßer Mandel und reifem Apfel, mit gerade so viel Bitterkeit und Pfeffer, dass es nicht flach wird. Es ist das Öl für alle, die es nicht so kräftig mögen. Gut zu gekochtem Fisch, für Mayonnaise, zarte Salate und Kuchen mit Öl statt Butter.',
  },
  summary: {
    hr: 'Leccino, blago ekstra djevičansko maslinovo ulje: slatki badem i zrela jabuka. Boce od 250, 500 i 750 ml.',
    en: 'Leccino, a mild extra virgin olive oil: sweet almond and ripe apple. Bottles of 250, 500 and 750 ml.',
    it: 'Leccino, olio extra vergine di oliva delicato: mandorla dolce e mela matura. Bottiglie da 250, 500 e 750 ml.',
    de: 'Leccino, ein mildes natives Olivenöl extra: süße Mandel und reifer Apfel. Flaschen zu 250, 500 und 750 ml.',
  },
  taste: { fruitiness: 3, bitterness: 1, pungency: 2 },
  tasting: {
    hr: 'Slatki badem, zrela jabuka, malo suhe trave. Mek početak, kratak i topao kraj.',
    en: 'Sweet almond, ripe apple, a little dry grass. A soft start, a short, warm end.',
    it: 'Mandorla dolce, mela matura, un po’ di fieno. Inizio morbido, finale breve e caldo.',
    de: 'Süße Mandel, reifer Apfel, etwas Heu. Weich am Anfang, kurz und warm am Ende.',
  },
  making: {
    hr: 'Dvjesto šezdeset stabala. Beremo rukom od sredine listopada i meljemo istoga dana, ispod 27 °C. Prvo ulje natočimo za kušanje već prvog tjedna studenoga, ostalo se bistri u čeliku.',
    en: 'Two hundred and sixty trees. We pick by hand from the middle of October and mill the same day, below 27 °C. The first oil is drawn for tasting in early November; the rest settles in steel.',
    it: 'Duecentosessanta piante. Raccogliamo a mano da metà ottobre e frangiamo in giornata, sotto i 27 °C. Il primo olio si assaggia già a inizio novembre; il resto decanta in acciaio.',
    de: 'Zweihundertsechzig Bäume. Wir ernten ab Mitte Oktober von Hand und mahlen am selben Tag, unter 27 °C. Das erste Öl verkosten wir Anfang November, der Rest klärt sich im Stahltank.',
  },
  images: [
    {
      id: 'leccino',
      alt: {
        hr: 'Tamnozelena boca ulja Leccino s etiketom boje kadulje, lijevo maslinove grančice, ispred četiri masline',
        en: 'Dark bottle of Leccino oil with a sage-coloured label, olive twigs on the left, four olives in front',
        it: 'Bottiglia scura di olio Leccino con etichetta color salvia, a sinistra rametti d’olivo, davanti quattro olive',
        de: 'Dunkle Flasche Leccino-Öl mit salbeifarbenem Etikett, links Olivenzweige, davor vier Oliven',
      },
    },
    {
      id: 'leccino-2',
      alt: {
        hr: 'Boca ulja Leccino uz plavu čašu za kušanje, ispred dvije masline i grančica',
        en: 'Bottle of Leccino oil beside a blue tasting glass, two olives and a twig in front',
        it: 'Bottiglia di olio Leccino accanto a un bicchiere blu da degustazione, davanti due olive e un rametto',
        de: 'Flasche Leccino-Öl neben einem blauen Verkostungsglas, davor zwei Oliven und ein Zweig',
      },
    },
  ],
  picturedVariant: 'leccino-500',
  plate: oilPlate('leccino', 'Leccino'),
  variants: [
    bottle('leccino', 250, 1300, 560, 1300),
    bottle('leccino', 500, 2200, 950, 2200),
    bottle('leccino', 750, 3000, 1350, 3000),
  ],
  vatRate: 5,
  food: oliveOil,
  related: ['rosulja', 'murva-cuvee', 'degustacijski-set'],
  updated: '2026-11-21',
};
