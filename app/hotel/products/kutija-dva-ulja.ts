import type { Product } from '~/content/product-schema';
import { springPrice } from '../anchors';
import { oliveOil } from '../shared';

export const product: Product = {
  id: 'kutija-dva-ulja',
  slug: 'kutija-dva-ulja',
  category: 'set',
  name: {
    hr: 'Poklon-kutija s dva ulja',
    en: 'Gift box of two oils',
    it: 'Confezione regalo con due oli',
    de: 'Geschenkbox mit zwei Ölen',
  },
  subtitle: {
    hr: 'Dva maslinova ulja, 2 × 250 ml',
    en: 'Two olive oils, 2 × 250 ml',
    it: 'Due oli d’oliva, 2 × 250 ml',
    de: 'Zwei Olivenöle, 2 × 250 ml',
  },
  description: {
    hr: 'Dvije boce od 250 ml u ljubičastoj kutiji, u drvenoj vuni. Birate par: Bianchera i Leccino, jako ulje uz blago, ili Buža i Rosulja, dva srednje jaka.\n\nU kutiju stavljamo karticu na kojoj piše što je u bocama i uz što se slaže. Ako kutiju šaljete nekomu, upišite poruku na blagajni: prepisat ćemo je rukom na praznu stranu kartice. Račun tada ide vama, e-\u2060poštom.',
    en: 'Two 250 ml bottles in an aubergine box, laid in wood wool. You choose the pair: Bianchera and Leccino, a strong oil with a mild one, or Buža and Rosulja, two of medium strength.\n\nWe add a card that says what is in the bottles and what it goes with. If the box is for somebody else, add your message at the checkout and we copy it by hand onto the blank side of the card. The invoice then goes to you, by email.',
    it: 'Due bottiglie da 250 ml in una scatola color melanzana, nella lana di legno. La coppia si sceglie: Bianchera e Leccino, un olio deciso e uno delicato, oppure Buža e Rosulja, due di media intensità.\n\nAggiungiamo un cartoncino che dice che cosa c’è nelle bottiglie e con che cosa sta bene. Se la scatola è per un’altra persona, basta scrivere il messaggio alla cassa: lo copiamo a mano sul lato bianco. La fattura arriva a chi ordina, per email.',
    de: 'Zwei Flaschen zu 250 ml in einer auberginefarbenen Box, in Holzwolle gebettet. Das Paar wählen Sie: Bianchera und Leccino, ein kräftiges Öl neben einem milden, oder Buža und Rosulja, zwei von mittlerer Kraft.\n\nDazu kommt eine Karte, auf der steht, was in den Flaschen ist und wozu es passt. Geht die Box an jemand anderen, schreiben Sie Ihren Gruß an der Kasse dazu; wir übertragen ihn von Hand auf die leere Seite der Karte. Die Rechnung kommt dann per E-\u2060Mail zu Ihnen.',
  },
  summary: {
    hr: 'Poklon-kutija s dva maslinova ulja od 250 ml: Bianchera i Leccino, jako i blago, ili Buža i Rosulja, oba srednja.',
    en: 'Gift box with two olive oils of 250 ml: Bianchera and Leccino, strong and mild, or Buža and Rosulja, both medium.',
    it: 'Confezione regalo con due oli d’oliva da 250 ml: Bianchera e Leccino, deciso e delicato, o Buža e Rosulja, medi.',
    de: 'Geschenkbox mit zwei Olivenölen zu 250 ml: Bianchera und Leccino, kräftig und mild, oder Buža und Rosulja, beide mittel.',
  },
  tasting: {
    hr: 'Bianchera: artičoka i papar. Leccino: slatki badem i jabuka. Buža: svježi badem i radič. Rosulja: list rajčice i ružmarin.',
    en: 'Bianchera: artichoke and pepper. Leccino: sweet almond and apple. Buža: fresh almond and chicory. Rosulja: tomato leaf and rosemary.',
    it: 'Bianchera: carciofo e pepe. Leccino: mandorla dolce e mela. Buža: mandorla fresca e radicchio. Rosulja: foglia di pomodoro e rosmarino.',
    de: 'Bianchera: Artischocke und Pfeffer. Leccino: süße Mandel und Apfel. Buža: junge Mandel und Radicchio. Rosulja: Tomatenblatt und Rosmarin.',
  },
  making: {
    hr: 'Ista ulja kao u pojedinačnim bocama: svaka sorta ubrana rukom i samljevena zasebno, istoga dana, ispod 27 °C. Kutije slažemo kad stigne narudžba.',
    en: 'The same oils as in the single bottles: each variety picked by hand and milled on its own, the same day, below 27 °C. We pack the boxes when the order comes in.',
    it: 'Gli stessi oli delle bottiglie singole: ogni varietà raccolta a mano e franta da sola, in giornata, sotto i 27 °C. Prepariamo le scatole all’arrivo dell’ordine.',
    de: 'Dieselben Öle wie in den einzelnen Flaschen: jede Sorte von Hand geerntet und für sich gemahlen, am selben Tag, unter 27 °C. Gepackt wird, wenn die Bestellung da ist.',
  },
  images: [
    {
      id: 'kutija-dva-ulja',
      alt: {
        hr: 'Otvorena ljubičasta poklon-kutija odozgo, u drvenoj vuni dvije boce ulja: Bianchera i Leccino',
        en: 'Open aubergine gift box seen from above, two bottles of oil lying in wood wool: Bianchera and Leccino',
        it: 'Scatola regalo color melanzana aperta, vista dall’alto: due bottiglie d’olio, Bianchera e Leccino, nella lana di legno',
        de: 'Offene auberginefarbene Geschenkbox von oben, in Holzwolle zwei Flaschen Öl: Bianchera und Leccino',
      },
    },
  ],
  picturedVariant: 'kutija-dva-ulja-bianchera-leccino',
  variants: [
    {
      id: 'kutija-dva-ulja-bianchera-leccino',
      name: {
        hr: 'Bianchera i Leccino',
        en: 'Bianchera and Leccino',
        it: 'Bianchera e Leccino',
        de: 'Bianchera und Leccino',
      },
      priceCents: 3800,
      referencePrices: springPrice(3800),
      weightGrams: 1400,
      net: { amount: 500, unit: 'ml' },
      unitPrice: false,
      available: true,
    },
    {
      id: 'kutija-dva-ulja-buza-rosulja',
      name: {
        hr: 'Buža i Rosulja',
        en: 'Buža and Rosulja',
        it: 'Buža e Rosulja',
        de: 'Buža und Rosulja',
      },
      priceCents: 4200,
      referencePrices: springPrice(4200),
      weightGrams: 1400,
      net: { amount: 500, unit: 'ml' },
      unitPrice: false,
      available: true,
    },
  ],
  vatRate: 5,
  food: oliveOil,
  related: ['kutija-trpeza', 'degustacijski-set', 'smokva-balsamico'],
  updated: '2026-11-21',
};
