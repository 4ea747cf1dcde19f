import type { Product } from '~/content/product-schema';
import { bottle, croatia } from '../shared';

export const product: Product = {
  id: 'smokva-balsamico',
  slug: 'smokva-balsamico',
  category: 'vinegar',
  name: {
    hr: 'Balsamico od smokve',
    en: 'Fig balsamic',
    it: 'Balsamico di fichi',
    de: 'Feigenbalsamico',
  },
  subtitle: {
    hr: 'Začin od mošta, vinskog octa i smokve',
    en: 'Condiment of grape must, wine vinegar and fig',
    it: 'Condimento di mosto, aceto di vino e fichi',
    de: 'Würze aus Traubenmost, Weinessig und Feigen',
  },
  description: {
    hr: 'Smokve beremo krajem kolovoza, kad se same otvore, i istog ih dana pasiramo. Mošt kuhamo na laganoj vatri dok se ne zgusne, dodamo vinski ocat i smokve i sve pustimo da odleži šest mjeseci.\n\nDobije se gust, taman sok koji se drži za žlicu: prvo sladak, onda kiseo, na kraju sa sitnim zrnom smokve. Nekoliko kapi ide na tvrdi sir, patku, jetrica, jagode ili sladoled od vanilije. Grijati ga ne treba.',
    en: 'We pick the figs at the end of August, when they split by themselves, and sieve them the same day. Grape must is cooked down over a low fire until it thickens; wine vinegar and figs go in, and it all rests for six months.\n\nWhat comes out is dark, thick enough to cling to the spoon, sweet first and sour after, with the fine grain of the fig. A few drops go on hard cheese, duck, liver, strawberries or vanilla ice cream. It needs no heating.',
    it: 'Raccogliamo i fichi a fine agosto, quando si aprono da soli, e li passiamo al setaccio in giornata. Il mosto cuoce a fuoco lento finché si addensa; poi entrano l’aceto di vino e i fichi, e tutto riposa sei mesi.\n\nNe esce un sugo scuro che vela il cucchiaio: prima dolce, poi acido, con la grana sottile del fico. Poche gocce bastano sul formaggio stagionato, sull’anatra, sul fegato, sulle fragole o sul gelato alla vaniglia. Non va scaldato.',
    de: 'Die Feigen pflücken wir Ende August, wenn sie von selbst aufplatzen, und passieren sie noch am selben Tag. Traubenmost kocht bei kleiner Hitze ein, bis er dick wird; dann kommen Weinessig und Feigen dazu, und alles ruht sechs Monate.\n\nDas Ergebnis ist dunkel und bleibt am Löffel hängen: erst süß, dann sauer, mit dem feinen Korn der Feige. Ein paar Tropfen genügen auf Hartkäse, Ente, Leber, Erdbeeren oder Vanilleeis. Erhitzen ist nicht nötig.',
  },
  summary: {
    hr: 'Gust začin od koncentriranog mošta, vinskog octa i smokve, šest mjeseci odležan. Bočice od 100 i 250 ml.',
    en: 'A thick condiment of grape must, wine vinegar and figs, rested for six months. Bottles of 100 and 250 ml.',
    it: 'Condimento denso di mosto concentrato, aceto di vino e fichi, riposato sei mesi. Bottiglie da 100 e 250 ml.',
    de: 'Dickflüssige Würze aus Traubenmost, Weinessig und Feigen, sechs Monate gereift. Flaschen zu 100 und 250 ml.',
  },
  tasting: {
    hr: 'Suha smokva, karamel, šljiva. Slatko i kiselo u istoj žlici, zrnce smokve na kraju.',
    en: 'Dried fig, caramel, plum. Sweet and sour in one spoon, a grain of fig at the end.',
    it: 'Fico secco, caramello, prugna. Dolce e acido nello stesso cucchiaio, in fondo la grana del fico.',
    de: 'Getrocknete Feige, Karamell, Pflaume. Süß und sauer auf demselben Löffel, am Ende das Korn der Feige.',
  },
  making: {
    hr: 'Mošt ukuhavamo u otvorenom kotlu, oko osam sati, na trećinu. Smokve pasiramo bez kore. Bez bojila i zgušnjivača.',
    en: 'The must cooks down to a third in an open kettle, about eight hours. The figs are sieved without their skin. No colouring, no thickener.',
    it: 'Il mosto si riduce a un terzo in una caldaia aperta, in circa otto ore. I fichi sono passati senza buccia. Senza coloranti né addensanti.',
    de: 'Der Most kocht im offenen Kessel in rund acht Stunden auf ein Drittel ein. Die Feigen werden ohne Schale passiert. Ohne Farbstoff und Verdickungsmittel.',
  },
  images: [
    {
      id: 'smokva-balsamico',
      alt: {
        hr: 'Mala zdepasta bočica tamnog balsamica od smokve zapečaćena ljubičastim voskom, uz nju dvije cijele smokve, jedna prerezana i maslinova grančica',
        en: 'Small squat bottle of dark fig balsamic sealed with aubergine wax, with two whole figs, a halved one and an olive twig',
        it: 'Bottiglietta bassa di balsamico di fichi, scuro, sigillata con cera color melanzana, con due fichi interi, uno tagliato a metà e un rametto d’olivo',
        de: 'Kleine gedrungene Flasche mit dunklem Feigenbalsamico, mit auberginefarbenem Wachs versiegelt, daneben zwei ganze Feigen, eine halbierte und ein Olivenzweig',
      },
    },
  ],
  variants: [
    bottle('smokva-balsamico', 100, 900, 310),
    bottle('smokva-balsamico', 250, 1800, 610, 1800),
  ],
  vatRate: 25,
  food: {
    legalName: {
      hr: 'Začin na bazi koncentriranog mošta od grožđa, vinskog octa i smokve',
      en: 'Condiment based on concentrated grape must, wine vinegar and figs',
      it: 'Condimento a base di mosto d’uva concentrato, aceto di vino e fichi',
      de: 'Würzmittel auf Basis von konzentriertem Traubenmost, Weinessig und Feigen',
    },
    ingredients: {
      hr: 'Koncentrirani mošt od grožđa 55 %, vinski ocat 30 % (sadrži *sulfite*), kaša od smokve 15 %.',
      en: 'Concentrated grape must 55%, wine vinegar 30% (contains *sulphites*), fig purée 15%.',
      it: 'Mosto d’uva concentrato 55%, aceto di vino 30% (contiene *solfiti*), purea di fichi 15%.',
      de: 'Konzentrierter Traubenmost 55 %, Weinessig 30 % (enthält *Sulfite*), Feigenmark 15 %.',
    },
    allergens: {
      hr: 'Sadrži *sulfite*.',
      en: 'Contains *sulphites*.',
      it: 'Contiene *solfiti*.',
      de: 'Enthält *Sulfite*.',
    },
    origin: croatia,
    storage: {
      hr: 'Čuvati zatvoreno, na sobnoj temperaturi, daleko od svjetla i topline. Prije upotrebe promućkati.',
      en: 'Keep closed, at room temperature, away from light and heat. Shake before use.',
      it: 'Conservare chiuso, a temperatura ambiente, al riparo da luce e calore. Agitare prima dell’uso.',
      de: 'Verschlossen bei Raumtemperatur lagern, vor Licht und Wärme geschützt. Vor Gebrauch schütteln.',
    },
    nutrition: {
      per: '100 ml',
      energyKj: 773,
      energyKcal: 182,
      fatCg: 0,
      saturatesCg: 0,
      carbohydrateCg: 4200,
      sugarsCg: 4000,
      proteinCg: 40,
      saltCg: 5,
    },
  },
  related: ['malvazija-ocat', 'murva-cuvee', 'kamenina-zdjelica'],
  updated: '2026-11-27',
};
