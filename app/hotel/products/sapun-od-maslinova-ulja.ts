import { springPrice } from '../anchors';
import type { Product } from '~/content/product-schema';

export const product: Product = {
  id: 'sapun-od-maslinova-ulja',
  slug: 'sapun-od-maslinova-ulja',
  category: 'care',
  name: {
    hr: 'Sapun od maslinova ulja',
    en: 'Olive oil soap',
    it: 'Sapone all’olio d’oliva',
    de: 'Olivenölseife',
  },
  subtitle: {
    hr: 'Tvrdi sapun bez mirisa i bojila',
    en: 'Hard soap, no scent or dye',
    it: 'Sapone solido, senza profumo né coloranti',
    de: 'Feste Seife ohne Duft und Farbstoff',
  },
  description: {
    hr: 'Ulje koje na dnu posude ostane s talogom nije za bocu, ali za sapun jest. Miješamo ga s lužinom i vodom, izlijevamo u drvene kalupe, režemo i ostavljamo da zrije devet mjeseci.\n\nKomad je tvrd, boje svijetle masline, bez mirisa i bojila, s izdignutim znakom kuće. Pjena je sitna i niska. Isti takav čeka vas kraj umivaonika u svakoj našoj sobi. Prodajemo ga po komadu ili po tri.',
    en: 'The oil left with the sediment at the bottom of the tank is not for bottling, but it makes good soap. We mix it with lye and water, pour it into wooden moulds, cut it and let it cure for nine months.\n\nThe bar is hard, the colour of a pale olive, with no scent or dye, and carries the mark of the house in relief. Its lather is fine and low. The same soap lies by the basin in every one of our rooms. We sell it singly or in threes.',
    it: 'L’olio che resta con la morchia in fondo alla vasca non va in bottiglia, ma per il sapone è buono. Lo mescoliamo con soda e acqua, lo coliamo in stampi di legno, lo tagliamo e lo lasciamo stagionare nove mesi.\n\nIl pezzo è duro, color oliva chiaro, senza profumo né coloranti, con il segno della casa in rilievo. Fa una schiuma fine e bassa. Lo stesso sapone sta accanto al lavabo in ogni nostra camera. Lo vendiamo singolo o in tre pezzi.',
    de: 'Das Öl, das mit dem Bodensatz im Tank bleibt, gehört nicht in die Flasche, aber für Seife ist es gut. Wir rühren es mit Lauge und Wasser an, gießen es in Holzformen, schneiden es und lassen es neun Monate reifen.\n\nDas Stück ist hart und hell olivfarben, ohne Duft und Farbstoff, mit erhabenem Hauszeichen. Der Schaum ist fein und niedrig. Dieselbe Seife liegt in jedem unserer Zimmer am Waschbecken. Es gibt sie einzeln oder zu drei Stück.',
  },
  summary: {
    hr: 'Tvrdi sapun od maslinova ulja, 100 g, bez mirisa i bojila, devet mjeseci zrenja. Jedan komad ili tri.',
    en: 'Hard olive oil soap, 100 g, no scent or dye, cured for nine months. One bar or three.',
    it: 'Sapone solido all’olio d’oliva, 100 g, senza profumo né coloranti, stagionato nove mesi. Un pezzo o tre.',
    de: 'Feste Olivenölseife, 100 g, ohne Duft und Farbstoff, neun Monate gereift. Ein Stück oder drei.',
  },
  images: [
    {
      id: 'sapun-od-maslinova-ulja',
      alt: {
        hr: 'Tri komada sapuna jedan na drugom, gornji u papirnatoj traci, uz njih naslonjen četvrti s izdignutim znakom kuće',
        en: 'Three bars of soap in a stack, the top one in a paper band, a fourth with the raised house mark leaning against them',
        it: 'Tre saponi impilati, quello in cima con una fascetta di carta, un quarto appoggiato con il segno della casa in rilievo',
        de: 'Drei gestapelte Seifenstücke, das obere in einer Papierbanderole, daran gelehnt ein viertes mit erhabenem Hauszeichen',
      },
    },
  ],
  variants: [
    {
      id: 'sapun-od-maslinova-ulja-1',
      name: {
        hr: '1 komad, 100 g',
        en: '1 bar, 100 g',
        it: '1 pezzo, 100 g',
        de: '1 Stück, 100 g',
      },
      priceCents: 750,
      referencePrices: springPrice(750),
      weightGrams: 130,
      net: { amount: 100, unit: 'g' },
      unitPrice: true,
      available: true,
    },
    {
      id: 'sapun-od-maslinova-ulja-3',
      name: {
        hr: '3 komada, 3 × 100 g',
        en: '3 bars, 3 × 100 g',
        it: '3 pezzi, 3 × 100 g',
        de: '3 Stück, 3 × 100 g',
      },
      priceCents: 2000,
      referencePrices: springPrice(2000),
      weightGrams: 390,
      net: { amount: 300, unit: 'g' },
      unitPrice: true,
      available: true,
    },
  ],
  vatRate: 25,
  safety: {
    identifier: 'MURVA SAP-100',
    materials: {
      hr: 'Sastojci (INCI): Sodium Olivate, Aqua, Glycerin.',
      en: 'Ingredients (INCI): Sodium Olivate, Aqua, Glycerin.',
      it: 'Ingredienti (INCI): Sodium Olivate, Aqua, Glycerin.',
      de: 'Inhaltsstoffe (INCI): Sodium Olivate, Aqua, Glycerin.',
    },
    care: {
      hr: 'Nakon upotrebe ostaviti da se osuši, na posudici kroz koju voda otječe. Upotrijebiti u roku od 12 mjeseci od otvaranja.',
      en: 'Let it dry after use, on a dish that drains. Use within 12 months of opening.',
      it: 'Dopo l’uso lasciare asciugare su un portasapone che scoli. Usare entro 12 mesi dall’apertura.',
      de: 'Nach Gebrauch auf einer Schale mit Ablauf trocknen lassen. Nach dem Öffnen innerhalb von 12 Monaten verbrauchen.',
    },
    warnings: {
      hr: 'Samo za vanjsku upotrebu. Izbjegavati dodir s očima; ako sapun dospije u oči, isprati vodom.',
      en: 'For external use only. Avoid contact with the eyes; if soap gets into them, rinse with water.',
      it: 'Solo per uso esterno. Evitare il contatto con gli occhi; in caso di contatto sciacquare con acqua.',
      de: 'Nur zur äußerlichen Anwendung. Kontakt mit den Augen vermeiden; gelangt Seife in die Augen, mit Wasser ausspülen.',
    },
  },
  related: ['kamenina-zdjelica', 'caj-od-lista-masline', 'kutija-trpeza'],
  updated: '2026-11-21',
};
