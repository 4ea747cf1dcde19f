import type { Product } from '~/content/product-schema';
import { bottle, everywhere, oilPlate, oilSubtitle, oliveOil } from '../shared';

export const product: Product = {
  id: 'rosulja',
  slug: 'rosulja',
  category: 'oil',
  name: everywhere('Rosulja'),
  nameLanguage: 'hr',
  subtitle: oilSubtitle,
  description: {
    hr: 'Imamo devedeset stabala rosulje, posađenih na rubovima i uza zidove, i nikada ih ne bude dovoljno. Zato je punimo samo u boce od 250 i 500 ml, a kad je nestane, čekamo iduću jesen.\n\nPlod u zrenju porumeni, po tome mu i ime. Ulje miriše na list rajčice i ružmarin, gorčine ima malo, a papar dođe tek na kraju. Dobro je uz mladi sir, rajčicu, pečeni krumpir i kuhanu hobotnicu.',
    en: 'We have ninety Rosulja trees, planted along the edges and against the walls, and they are never enough. So we fill only 250 and 500 ml bottles, and when it is gone we wait for the next autumn.\n\nThe olive blushes as it ripens, which gave it its name. The oil smells of tomato leaf and rosemary, has little bitterness, and the pepper comes only at the end. It suits young cheese, tomatoes, roast potatoes and boiled octopus.',
    it: 'Di Rosulja abbiamo novanta piante, lungo i bordi e contro i muri, e non bastano mai. Per questo la imbottigliamo solo da 250 e 500 ml; quando finisce, si aspetta l’autunno.\n\nMaturando l’oliva si arrossa, e da lì viene il nome. L’olio profuma di foglia di pomodoro e rosmarino, ha poco amaro, e il pepe arriva soltanto alla fine. Sta bene con il formaggio fresco, i pomodori, le patate al forno e il polpo lesso.',
    de: 'Von der Rosulja haben wir neunzig Bäume, an den Rändern und vor den Mauern, und nie genug. Deshalb füllen wir nur Flaschen zu 250 und 500 ml, und wenn das Öl aus ist, warten wir auf den nächsten Herbst.\n\nBeim Reifen wird die Olive rötlich, daher der Name. Das Öl duftet nach Tomatenblatt und Rosmarin, ist wenig bitter, und der Pfeffer kommt erst am Schluss. Es passt zu jungem Käse, Tomaten, Ofenkartoffeln und gekochtem Oktopus.',
  },
  summary: {
    hr: 'Rosulja, ekstra djevičansko maslinovo ulje: list rajčice, ružmarin, malo gorčine. Mala berba, boce od 250 i 500 ml.',
    en: 'Rosulja, extra virgin olive oil: tomato leaf, rosemary, little bitterness. A small harvest, bottles of 250 and 500 ml.',
    it: 'Rosulja, olio extra vergine di oliva: foglia di pomodoro, rosmarino, poco amaro. Raccolta piccola, bottiglie da 250 e 500 ml.',
    de: 'Rosulja, natives Olivenöl extra: Tomatenblatt, Rosmarin, wenig Bitterkeit. Kleine Ernte, Flaschen zu 250 und 500 ml.',
  },
  taste: { fruitiness: 4, bitterness: 2, pungency: 3 },
  tasting: {
    hr: 'List rajčice, ružmarin, kora jabuke. Gorčina jedva dodirne jezik, papar se javi na kraju.',
    en: 'Tomato leaf, rosemary, apple skin. Bitterness barely touches the tongue, pepper speaks up at the end.',
    it: 'Foglia di pomodoro, rosmarino, buccia di mela. L’amaro sfiora la lingua, il pepe si fa sentire alla fine.',
    de: 'Tomatenblatt, Rosmarin, Apfelschale. Die Bitterkeit streift nur die Zunge, der Pfeffer meldet sich am Ende.',
  },
  making: {
    hr: 'Cijelu rosulju uberemo u dva dana, rukom, oko Svih svetih, i sameljemo odvojeno od ostalih sorti, ispod 27 °C. Jedna čelična posuda, jedno punjenje.',
    en: 'We pick all of it by hand in two days, around All Saints’, and mill it apart from the other varieties, below 27 °C. One steel tank, one bottling.',
    it: 'La raccogliamo tutta in due giorni, a mano, intorno a Ognissanti, e la frangiamo separata dalle altre varietà, sotto i 27 °C. Una vasca d’acciaio, un solo imbottigliamento.',
    de: 'Wir ernten sie um Allerheiligen in zwei Tagen, von Hand, und mahlen sie getrennt von den anderen Sorten, unter 27 °C. Ein Stahltank, eine Füllung.',
  },
  images: [
    {
      id: 'rosulja',
      alt: {
        hr: 'Tamnozelena boca ulja Rosulja s ružičastom etiketom, pokraj nje vaza od terakote s maslinovim grančicama, ispred tri masline',
        en: 'Dark bottle of Rosulja oil with a dusty-rose label, beside it a terracotta vase with olive twigs, three olives in front',
        it: 'Bottiglia scura di olio Rosulja con etichetta rosa antico, accanto un vaso di terracotta con rametti d’olivo, davanti tre olive',
        de: 'Dunkle Flasche Rosulja-Öl mit altrosa Etikett, daneben eine Terrakottavase mit Olivenzweigen, davor drei Oliven',
      },
    },
    {
      id: 'rosulja-2',
      alt: {
        hr: 'Boca ulja Rosulja položena na kamenu ploču, odozgo, uz maslinovu grančicu i tri masline',
        en: 'Bottle of Rosulja oil lying on the stone slab, seen from above, with an olive twig and three olives',
        it: 'Bottiglia di olio Rosulja adagiata sulla lastra di pietra, vista dall’alto, con un rametto d’olivo e tre olive',
        de: 'Liegende Flasche Rosulja-Öl auf der Steinplatte, von oben gesehen, mit Olivenzweig und drei Oliven',
      },
    },
  ],
  picturedVariant: 'rosulja-500',
  plate: oilPlate('rosulja', 'Rosulja'),
  variants: [bottle('rosulja', 250, 1600, 560, 1600), bottle('rosulja', 500, 2800, 950, 2700)],
  vatRate: 5,
  food: oliveOil,
  related: ['leccino', 'kutija-dva-ulja', 'kamenina-zdjelica'],
  updated: '2026-11-21',
};
