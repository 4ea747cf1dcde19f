import type { Product } from '~/content/product-schema';
import { springPrice } from '../anchors';
import { croatia, everywhere, infusionExemption, noAllergens } from '../shared';

export const product: Product = {
  id: 'caj-od-lista-masline',
  slug: 'caj-od-lista-masline',
  category: 'tea',
  name: {
    hr: 'Čaj od lista masline',
    en: 'Olive leaf tea',
    it: 'Infuso di foglie d’olivo',
    de: 'Olivenblättertee',
  },
  subtitle: {
    hr: 'Osušeni list masline, 40 g',
    en: 'Dried olive leaves, 40 g',
    it: 'Foglie d’olivo essiccate, 40 g',
    de: 'Getrocknete Olivenblätter, 40 g',
  },
  description: {
    hr: 'Kad u ožujku orezujemo masline, s odrezanih grana skinemo mlado lišće, operemo ga i raširimo po mrežama u potkrovlju. Za dvanaestak dana je suho i lomi se pod prstima. Samo to je u limenci, bez aroma i drugog bilja.\n\nČaj je svijetložut, miriše na sijeno i oguljenu jabuku, gorčine ima malo. Stavite žličicu na dva decilitra vode od oko 90 °C i pustite osam minuta. Od 40 g bude oko dvadeset šalica.',
    en: 'When we prune the olives in March we strip the young leaves from the cut branches, wash them and spread them on nets under the roof. In about twelve days they are dry and break between the fingers. That is all there is in the tin: no flavouring, no other herbs.\n\nThe tea is pale yellow and smells of hay and peeled apple, with a little bitterness. Allow a teaspoon to 200 ml of water at about 90 °C and leave it for eight minutes. 40 g makes some twenty cups.',
    it: 'In marzo, quando potiamo gli olivi, stacchiamo le foglie giovani dai rami tagliati, le laviamo e le stendiamo sulle reti in soffitta. In una dozzina di giorni sono secche e si spezzano tra le dita. Nella latta c’è solo questo, senza aromi né altre erbe.\n\nL’infuso è giallo chiaro, profuma di fieno e di mela sbucciata, con poco amaro. Un cucchiaino per 200 ml d’acqua a circa 90 °C, otto minuti. Da 40 g si ricavano una ventina di tazze.',
    de: 'Wenn wir im März die Olivenbäume schneiden, streifen wir die jungen Blätter von den Ästen, waschen sie und breiten sie unter dem Dach auf Netzen aus. Nach etwa zwölf Tagen sind sie trocken und brechen zwischen den Fingern. Mehr ist nicht in der Dose: kein Aroma, keine anderen Kräuter.\n\nDer Tee ist hellgelb, riecht nach Heu und geschältem Apfel und ist ein wenig bitter. Einen Teelöffel auf 200 ml Wasser von etwa 90 °C, acht Minuten ziehen lassen. 40 g reichen für rund zwanzig Tassen.',
  },
  summary: {
    hr: 'Biljni čaj od osušenog lista masline, bez aroma i drugog bilja. Limenka od 40 g, oko dvadeset šalica.',
    en: 'Herbal tea of dried olive leaves, no flavouring, no other herbs. A tin of 40 g, about twenty cups.',
    it: 'Infuso di foglie d’olivo essiccate, senza aromi né altre erbe. Latta da 40 g, circa venti tazze.',
    de: 'Kräutertee aus getrockneten Olivenblättern, ohne Aroma und andere Kräuter. Dose mit 40 g, rund zwanzig Tassen.',
  },
  tasting: {
    hr: 'Sijeno, oguljena jabuka, malo gorčine na korijenu jezika. Dobar i hladan, s kriškom limuna.',
    en: 'Hay, peeled apple, a little bitterness at the back of the tongue. Good cold too, with a slice of lemon.',
    it: 'Fieno, mela sbucciata, un po’ di amaro in fondo alla lingua. Buono anche freddo, con una fetta di limone.',
    de: 'Heu, geschälter Apfel, etwas Bitterkeit am Zungengrund. Auch kalt gut, mit einer Scheibe Zitrone.',
  },
  making: {
    hr: 'List s proljetne rezidbe, opran i sušen na zraku, u sjeni. Ručno prebran i nasječen na komadiće od pola centimetra.',
    en: 'Leaves from the spring pruning, washed and air-dried in the shade. Sorted by hand and cut into half-centimetre pieces.',
    it: 'Foglie della potatura di primavera, lavate ed essiccate all’ombra, all’aria. Scelte a mano e tagliate in pezzetti di mezzo centimetro.',
    de: 'Blätter vom Frühjahrsschnitt, gewaschen und im Schatten an der Luft getrocknet. Von Hand verlesen und in Stücke von einem halben Zentimeter geschnitten.',
  },
  images: [
    {
      id: 'caj-od-lista-masline',
      alt: {
        hr: 'Okrugla limenka čaja od lista masline sa zelenim poklopcem, desno hrpica osušenog lišća',
        en: 'Round tin of olive leaf tea with a lid the colour of the leaf, a heap of dried leaves on the right',
        it: 'Latta rotonda di infuso di foglie d’olivo con coperchio verde, a destra un mucchietto di foglie secche',
        de: 'Runde Dose Olivenblättertee mit grünem Deckel, rechts ein Häufchen getrockneter Blätter',
      },
    },
  ],
  variants: [
    {
      id: 'caj-od-lista-masline-40',
      name: everywhere('40 g'),
      priceCents: 700,
      referencePrices: springPrice(700),
      weightGrams: 140,
      net: { amount: 40, unit: 'g' },
      unitPrice: true,
      available: true,
    },
  ],
  vatRate: 25,
  food: {
    legalName: {
      hr: 'Biljni čaj: osušeni list masline',
      en: 'Herbal infusion: dried olive leaves',
      it: 'Infuso: foglie d’olivo essiccate',
      de: 'Kräutertee: getrocknete Olivenblätter',
    },
    ingredients: {
      hr: 'Osušeni list masline (Olea europaea L.).',
      en: 'Dried olive leaves (Olea europaea L.).',
      it: 'Foglie d’olivo essiccate (Olea europaea L.).',
      de: 'Getrocknete Olivenblätter (Olea europaea L.).',
    },
    allergens: noAllergens,
    origin: croatia,
    storage: {
      hr: 'Čuvati zatvoreno, na suhom i tamnom mjestu.',
      en: 'Keep closed, in a dry, dark place.',
      it: 'Conservare chiuso, in luogo asciutto e buio.',
      de: 'Verschlossen, trocken und dunkel lagern.',
    },
    nutritionExemption: infusionExemption,
  },
  related: ['kutija-trpeza', 'kamenina-zdjelica', 'sapun-od-maslinova-ulja'],
  updated: '2026-11-21',
};
