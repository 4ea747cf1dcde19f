import type { Product } from '~/content/product-schema';
import { bottle, everywhere, oilPlate, oilSubtitle, oliveOil } from '../shared';

export const product: Product = {
  id: 'bianchera',
  slug: 'bianchera',
  category: 'oil',
  name: everywhere('Bianchera'),
  subtitle: oilSubtitle,
  description: {
    hr: 'Bianchera sazrijeva posljednja. Plod joj je sitan i ostaje svijetao do kraja berbe, a ulja daje malo: za bocu od 500 ml treba oko četiri i pol kilograma maslina.\n\nBeremo je u studenome i meljemo istoga dana. Ulje je gorko i papreno, čista, duga završetka. Kušajte ga najprije na kruhu, bez ičega, a onda na ribi s gradela, sirovoj govedini ili grahu. Od naših pet ulja ovo je najsnažnije.',
    en: 'Bianchera is the last to ripen. The fruit is small, stays pale to the end of the harvest and gives little: a 500 ml bottle takes about four and a half kilos of olives.\n\nWe pick it in November and mill it the same day. The oil is bitter and peppery, with a clean, long finish. Try it on bread first, with nothing else, then on grilled fish, raw beef or beans. Of our five oils it is the strongest.',
    it: 'La Bianchera matura per ultima. L’oliva è piccola, resta chiara fino alla fine della raccolta e rende poco: per una bottiglia da 500 ml ne servono circa quattro chili e mezzo.\n\nLa raccogliamo in novembre e la frangiamo in giornata. L’olio è amaro e piccante, con un finale netto e lungo. Va assaggiato prima sul pane, da solo, poi sul pesce alla griglia, sulla carne cruda o sui fagioli. È il più deciso dei nostri cinque oli.',
    de: 'Die Bianchera reift als letzte. Ihre Früchte sind klein, bleiben bis zum Ende der Ernte hell und geben wenig her: In einer Flasche mit 500 ml stecken rund viereinhalb Kilo Oliven.\n\nWir ernten im November und mahlen am selben Tag. Das Öl ist bitter und pfeffrig, mit klarem, langem Abgang. Probieren Sie es erst pur auf Brot, dann zu gegrilltem Fisch, rohem Rindfleisch oder Bohnen. Es ist das kräftigste unserer fünf Öle.',
  },
  summary: {
    hr: 'Bianchera, ekstra djevičansko maslinovo ulje: gorko, papreno, s okusom artičoke i svježeg badema. Boce od 250, 500 i 750 ml.',
    en: 'Bianchera, extra virgin olive oil: bitter and peppery, with artichoke and fresh almond. Bottles of 250, 500 and 750 ml.',
    it: 'Bianchera, olio extra vergine di oliva: amaro e piccante, con carciofo e mandorla fresca. Bottiglie da 250, 500 e 750 ml.',
    de: 'Bianchera, natives Olivenöl extra: bitter und pfeffrig, mit Artischocke und junger Mandel. Flaschen zu 250, 500 und 750 ml.',
  },
  taste: { fruitiness: 5, bitterness: 4, pungency: 5 },
  tasting: {
    hr: 'Pokošena trava, artičoka, svježi badem. Čista gorčina na početku, dug papren završetak.',
    en: 'Cut grass, artichoke, fresh almond. A clean bitterness first, then a long peppery finish.',
    it: 'Erba tagliata, carciofo, mandorla fresca. Prima un amaro netto, poi un lungo finale di pepe.',
    de: 'Gemähtes Gras, Artischocke, junge Mandel. Zuerst klare Bitterkeit, dann ein langer pfeffriger Abgang.',
  },
  making: {
    hr: 'Tristo deset stabala. Beremo rukom, u plitke kašete, i meljemo istoga dana, ispod 27 °C. Ulje se bistri u čeličnim posudama, a punimo ga po narudžbama, kroz zimu i proljeće.',
    en: 'Three hundred and ten trees. We pick by hand into shallow crates and mill the same day, below 27 °C. The oil settles in steel tanks; we bottle through winter and spring, as orders come in.',
    it: 'Trecentodieci piante. Raccogliamo a mano in cassette basse e frangiamo in giornata, sotto i 27 °C. L’olio decanta in vasche d’acciaio; imbottigliamo tra inverno e primavera, secondo gli ordini.',
    de: 'Dreihundertzehn Bäume. Wir ernten von Hand in flache Kisten und mahlen am selben Tag, unter 27 °C. Das Öl klärt sich in Stahltanks; abgefüllt wird im Winter und Frühjahr, je nach Bestellung.',
  },
  images: [
    {
      id: 'bianchera',
      alt: {
        hr: 'Tamnozelena boca ulja Bianchera sa svijetlom etiketom na kamenoj ploči, ispred nje maslinova grančica, desno bijela zdjelica s uljem',
        en: 'Dark bottle of Bianchera oil with a cream label on a stone slab, an olive twig in front, a white dish of oil on the right',
        it: 'Bottiglia scura di olio Bianchera con etichetta color crema su una lastra di pietra, davanti un rametto d’olivo, a destra un piattino bianco con olio',
        de: 'Dunkle Flasche Bianchera-Öl mit cremefarbenem Etikett auf einer Steinplatte, davor ein Olivenzweig, rechts ein weißes Schälchen mit Öl',
      },
    },
    {
      id: 'bianchera-2',
      alt: {
        hr: 'Bijela zdjelica zlatnog ulja izbliza, ispred nje maslinova grančica, straga zamućena boca ulja Bianchera',
        en: 'White dish of golden oil seen from close by, an olive twig in front, the Bianchera bottle out of focus behind',
        it: 'Piattino bianco con olio dorato visto da vicino, davanti un rametto d’olivo, dietro la bottiglia di Bianchera sfocata',
        de: 'Weißes Schälchen mit goldenem Öl aus der Nähe, davor ein Olivenzweig, dahinter unscharf die Bianchera-Flasche',
      },
    },
  ],
  picturedVariant: 'bianchera-500',
  plate: oilPlate('bianchera', 'Bianchera'),
  variants: [
    bottle('bianchera', 250, 1400, 560, 1300),
    bottle('bianchera', 500, 2400, 950, 2400),
    bottle('bianchera', 750, 3300, 1350, 3200),
  ],
  vatRate: 5,
  food: oliveOil,
  related: ['buza', 'degustacijski-set', 'malvazija-ocat'],
  updated: '2026-11-21',
};
