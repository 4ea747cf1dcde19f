import { autumnPrice } from '../anchors';
import type { Product } from '~/content/product-schema';

export const product: Product = {
  id: 'kamenina-zdjelica',
  slug: 'kamenina-zdjelica',
  category: 'tableware',
  name: {
    hr: 'Zdjelica od kamenine',
    en: 'Stoneware bowl',
    it: 'Ciotola in gres',
    de: 'Steinzeugschale',
  },
  subtitle: {
    hr: 'Za ulje ili za stol, s lončarskog kola',
    en: 'For oil or for the table, thrown on the wheel',
    it: 'Per l’olio o per la tavola, tornita a mano',
    de: 'Für Öl oder für den Tisch, auf der Scheibe gedreht',
  },
  description: {
    hr: 'Iz ovih zdjelica u restoranu kušate ulje prije jela. U manju, od 12 cm, stanu dvije žlice ulja i komad kruha; u veću, od 18 cm, stane salata za dvoje ili tanjur juhe.\n\nSvaka je zasebno oblikovana na lončarskom kolu i pečena na 1250 °C. Veća je krem, s pjegama, manja plavozelena, da boja ulja ne zavara onoga tko kuša; rub je smeđ, ondje se glazura stanji. Promjer odstupa do pola centimetra.',
    en: 'In our restaurant you taste oil from these bowls before the meal. The smaller one, 12 cm across, holds two spoons of oil and a piece of bread; the larger, 18 cm, a salad for two or a helping of soup.\n\nEach is thrown on the wheel and fired at 1250 °C. The large one is cream with speckles, the small one teal, so that the colour of the oil misleads nobody; the rim is brown, where the glaze thins. The width varies by up to half a centimetre.',
    it: 'Sono le ciotole in cui al ristorante si assaggia l’olio prima di mangiare. La piccola, 12 cm, contiene due cucchiai d’olio e un pezzo di pane; la grande, 18 cm, un’insalata per due o una porzione di minestra.\n\nOgnuna è tornita a mano e cotta a 1250 °C. La grande è color crema, puntinata, la piccola verdeazzurra, perché il colore dell’olio non inganni chi assaggia; il bordo è bruno, dove lo smalto si assottiglia. Il diametro varia fino a mezzo centimetro.',
    de: 'Aus diesen Schalen verkosten Sie im Restaurant vor dem Essen das Öl. Die kleine mit 12 cm fasst zwei Löffel Öl und ein Stück Brot, die große mit 18 cm einen Salat für zwei oder eine Portion Suppe.\n\nJede ist einzeln auf der Scheibe gedreht und bei 1250 °C gebrannt. Die große ist cremefarben und gesprenkelt, die kleine blaugrün, damit die Farbe des Öls niemanden täuscht; der Rand ist braun, wo die Glasur dünn ausläuft. Der Durchmesser weicht bis zu einem halben Zentimeter ab.',
  },
  summary: {
    hr: 'Zdjelica od kamenine, oblikovana na lončarskom kolu: veća krem s pjegama, manja plavozelena. Promjer 12 ili 18 cm.',
    en: 'Stoneware bowl, thrown on the wheel: the large one speckled cream, the small one teal. 12 or 18 cm across.',
    it: 'Ciotola in gres tornita a mano: la grande crema puntinata, la piccola verdeazzurra. Diametro 12 o 18 cm.',
    de: 'Auf der Scheibe gedrehte Steinzeugschale: groß cremefarben gesprenkelt, klein blaugrün. Durchmesser 12 oder 18 cm.',
  },
  images: [
    {
      id: 'kamenina-zdjelica',
      alt: {
        hr: 'Tri pjegave krem zdjelice od kamenine jedna u drugoj, ispred njih mala plavozelena zdjelica; rubovi su smeđi',
        en: 'Three speckled cream stoneware bowls stacked, one small teal bowl in front; the rims are brown',
        it: 'Tre ciotole in gres color crema, puntinate, impilate; davanti una piccola ciotola verdeazzurra; i bordi sono bruni',
        de: 'Drei gesprenkelte cremefarbene Steinzeugschalen ineinander, davor eine kleine blaugrüne Schale; die Ränder sind braun',
      },
    },
  ],
  variants: [
    {
      id: 'kamenina-zdjelica-12cm',
      name: {
        hr: '12 cm, plavozelena',
        en: '12 cm, teal',
        it: '12 cm, verdeazzurra',
        de: '12 cm, blaugrün',
      },
      priceCents: 2200,
      referencePrices: autumnPrice(2000),
      weightGrams: 480,
      net: { amount: 1, unit: 'piece' },
      unitPrice: false,
      available: true,
    },
    {
      id: 'kamenina-zdjelica-18cm',
      name: {
        hr: '18 cm, krem',
        en: '18 cm, cream',
        it: '18 cm, crema',
        de: '18 cm, cremefarben',
      },
      priceCents: 3400,
      referencePrices: autumnPrice(3200),
      weightGrams: 980,
      net: { amount: 1, unit: 'piece' },
      unitPrice: false,
      available: true,
    },
  ],
  vatRate: 25,
  safety: {
    identifier: 'MURVA ZDJ-12, MURVA ZDJ-18',
    materials: {
      hr: 'Glazirana kamenina. Za dodir s hranom.',
      en: 'Glazed stoneware. Suitable for food.',
      it: 'Gres smaltato. Adatto al contatto con gli alimenti.',
      de: 'Glasiertes Steinzeug. Für den Kontakt mit Lebensmitteln geeignet.',
    },
    care: {
      hr: 'Može u perilicu posuđa i mikrovalnu pećnicu. Čistiti mekom spužvom.',
      en: 'Dishwasher and microwave safe. Clean with a soft sponge.',
      it: 'Si può lavare in lavastoviglie e usare nel microonde. Pulire con una spugna morbida.',
      de: 'Für Spülmaschine und Mikrowelle geeignet. Mit einem weichen Schwamm reinigen.',
    },
    warnings: {
      hr: 'Nije za pećnicu ni otvoreni plamen. Od nagle promjene temperature može puknuti; okrhnutu zdjelicu ne upotrebljavati.',
      en: 'Not for the oven or an open flame. A sudden change of temperature may crack it; do not use a chipped bowl.',
      it: 'Non adatta al forno né alla fiamma. Gli sbalzi di temperatura possono creparla; non usare la ciotola se scheggiata.',
      de: 'Nicht für Backofen oder offene Flamme. Plötzliche Temperaturwechsel können Risse verursachen; angeschlagene Schalen nicht mehr verwenden.',
    },
  },
  related: ['degustacijski-set', 'rosulja', 'smokva-balsamico'],
  updated: '2026-11-21',
};
