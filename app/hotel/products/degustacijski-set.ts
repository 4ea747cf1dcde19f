import type { Product } from '~/content/product-schema';
import { springPrice } from '../anchors';
import { everywhere, oliveOil } from '../shared';

export const product: Product = {
  id: 'degustacijski-set',
  slug: 'degustacijski-set',
  category: 'set',
  name: {
    hr: 'Degustacijski set oleoteke',
    en: 'Oleotheque tasting set',
    it: 'Set da degustazione dell’oleoteca',
    de: 'Verkostungsset der Oleothek',
  },
  subtitle: {
    hr: 'Četiri maslinova ulja, 4 × 100 ml',
    en: 'Four olive oils, 4 × 100 ml',
    it: 'Quattro oli d’oliva, 4 × 100 ml',
    de: 'Vier Olivenöle, 4 × 100 ml',
  },
  description: {
    hr: 'Četiri ulja koja kušamo u oleoteci, redom od blagog prema jakom: Leccino, Rosulja, Buža i Bianchera. Svako je u bočici od 100 ml, a sve četiri stoje na drvenom pladnju koji ostaje vama. Prilažemo list na kojem piše kako se kuša, s mjestom za bilješke.\n\nTreba vam mala čaša, dlan da je ugrije i malo kruha između dva ulja. Set je dovoljan za šest do osam ljudi, jedno poslijepodne, a ostatak neka završi na večeri.',
    en: 'The four oils we taste in the oleotheque, in order from mild to strong: Leccino, Rosulja, Buža and Bianchera. Each is in a 100 ml bottle and all stand on a wooden tray that is yours to keep. A sheet says how to taste and has room for notes.\n\nAll it takes is a small glass, a palm to warm it and some bread between one oil and the next. It is enough for six to eight people and one afternoon; what is left belongs on the dinner table.',
    it: 'I quattro oli che si assaggiano in oleoteca, dal più delicato al più deciso: Leccino, Rosulja, Buža e Bianchera. Ognuno in una bottiglietta da 100 ml, tutte e quattro su un vassoio di legno compreso nel set. Un foglio spiega come si degusta, con lo spazio per gli appunti.\n\nServono un bicchierino, il palmo della mano per scaldarlo e un po’ di pane tra un olio e l’altro. Basta per sei o otto persone e un pomeriggio; quel che resta si finisce a cena.',
    de: 'Die vier Öle, die wir in der Oleothek verkosten, von mild bis kräftig: Leccino, Rosulja, Buža und Bianchera. Jedes in einer Flasche zu 100 ml, alle vier auf einem Holztablett, das Ihnen bleibt. Ein Blatt erklärt, wie man verkostet, und hat Platz für Notizen.\n\nSie brauchen ein kleines Glas, eine Handfläche, die es wärmt, und etwas Brot zwischen zwei Ölen. Das Set reicht für sechs bis acht Personen und einen Nachmittag, der Rest gehört auf den Abendtisch.',
  },
  summary: {
    hr: 'Četiri ekstra djevičanska maslinova ulja iz naše oleoteke, 4 × 100 ml: Leccino, Rosulja, Buža i Bianchera.',
    en: 'Four extra virgin olive oils from our oleotheque, 4 × 100 ml: Leccino, Rosulja, Buža and Bianchera.',
    it: 'Quattro oli extra vergini di oliva dalla nostra oleoteca, 4 × 100 ml: Leccino, Rosulja, Buža e Bianchera.',
    de: 'Vier native Olivenöle extra aus unserer Oleothek, 4 × 100 ml: Leccino, Rosulja, Buža und Bianchera.',
  },
  tasting: {
    hr: 'Počnite s Leccinom: badem i jabuka. Rosulja donosi list rajčice, Buža radič, a Bianchera artičoku i papar.',
    en: 'Start with Leccino: almond and apple. Rosulja brings tomato leaf, Buža chicory, Bianchera artichoke and pepper.',
    it: 'Si comincia dal Leccino: mandorla e mela. La Rosulja porta foglia di pomodoro, la Buža radicchio, la Bianchera carciofo e pepe.',
    de: 'Beginnen Sie mit Leccino: Mandel und Apfel. Rosulja bringt Tomatenblatt, Buža Radicchio, Bianchera Artischocke und Pfeffer.',
  },
  making: {
    hr: 'Ista ulja kao u velikim bocama, iz istih posuda. Svaka je sorta samljevena zasebno, istoga dana kad je ubrana, ispod 27 °C.',
    en: 'The same oils as in the large bottles, from the same tanks. Each variety was milled on its own, the day it was picked, below 27 °C.',
    it: 'Gli stessi oli delle bottiglie grandi, dalle stesse vasche. Ogni varietà è stata franta da sola, il giorno della raccolta, sotto i 27 °C.',
    de: 'Dieselben Öle wie in den großen Flaschen, aus denselben Tanks. Jede Sorte wurde für sich gemahlen, am Tag der Ernte, unter 27 °C.',
  },
  images: [
    {
      id: 'degustacijski-set',
      alt: {
        hr: 'Drveni pladanj s četiri bočice maslinova ulja u nizu: Bianchera, Buža, Rosulja i Leccino',
        en: 'Wooden tray with four small bottles of olive oil in a row: Bianchera, Buža, Rosulja and Leccino',
        it: 'Vassoio di legno con quattro bottigliette d’olio d’oliva in fila: Bianchera, Buža, Rosulja e Leccino',
        de: 'Holztablett mit vier kleinen Flaschen Olivenöl in einer Reihe: Bianchera, Buža, Rosulja und Leccino',
      },
    },
  ],
  variants: [
    {
      id: 'degustacijski-set-400',
      name: everywhere('4 × 100 ml'),
      priceCents: 3600,
      referencePrices: springPrice(3600),
      weightGrams: 1650,
      net: { amount: 400, unit: 'ml' },
      unitPrice: false,
      available: true,
    },
  ],
  vatRate: 5,
  food: oliveOil,
  related: ['bianchera', 'kutija-dva-ulja', 'kamenina-zdjelica'],
  updated: '2026-11-21',
};
