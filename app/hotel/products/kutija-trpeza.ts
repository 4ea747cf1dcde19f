import type { Product } from '~/content/product-schema';
import { croatia, oliveOil } from '../shared';

export const product: Product = {
  id: 'kutija-trpeza',
  slug: 'kutija-trpeza',
  category: 'set',
  name: {
    hr: 'Poklon-kutija Trpeza',
    en: 'Gift box Trpeza',
    it: 'Confezione regalo Trpeza',
    de: 'Geschenkbox Trpeza',
  },
  subtitle: {
    hr: '500 ml maslinova ulja, 250 ml vinskog octa, 40 g čaja',
    en: '500 ml olive oil, 250 ml wine vinegar, 40 g tea',
    it: '500 ml di olio d’oliva, 250 ml di aceto di vino, 40 g di infuso',
    de: '500 ml Olivenöl, 250 ml Weinessig, 40 g Tee',
  },
  description: {
    hr: 'Trpeza je postavljen stol. U kutiji je ono što na našem stoji svaki dan: Murva Cuvée od 500 ml, ocat od malvazije od 250 ml i limenka čaja od lista masline.\n\nSve leži u drvenoj vuni, u ljubičastoj kutiji sa znakom kuće, a uz to ide kartica s tri kratka recepta iz naše kuhinje. Ako kutiju šaljete nekomu, poruku upišite na blagajni: prepisat ćemo je rukom na karticu.',
    en: 'Trpeza is the old word for a laid table. The box holds what stands on ours every day: a 500 ml bottle of Murva Cuvée, 250 ml of Malvazija vinegar and a tin of olive leaf tea.\n\nIt all lies in wood wool, in an aubergine box with the mark of the house, together with a card of three short recipes from our kitchen. If the box is for somebody else, add your message at the checkout and we copy it onto the card by hand.',
    it: 'Trpeza è un’antica parola per la tavola apparecchiata. Nella scatola c’è quello che sulla nostra sta ogni giorno: Murva Cuvée da 500 ml, aceto di malvasia da 250 ml e una latta di infuso di foglie d’olivo.\n\nTutto è adagiato nella lana di legno, in una scatola color melanzana con il segno della casa, insieme a un cartoncino con tre brevi ricette della nostra cucina. Se la confezione è per un’altra persona, il messaggio si scrive alla cassa: lo copiamo a mano.',
    de: 'Trpeza ist ein altes Wort für den gedeckten Tisch. In der Box ist, was auf unserem jeden Tag steht: Murva Cuvée zu 500 ml, Malvazija-Essig zu 250 ml und eine Dose Olivenblättertee.\n\nAlles liegt in Holzwolle, in einer auberginefarbenen Box mit dem Hauszeichen, dabei eine Karte mit drei kurzen Rezepten aus unserer Küche. Geht die Box an jemand anderen, schreiben Sie Ihren Gruß an der Kasse dazu; wir übertragen ihn von Hand auf die Karte.',
  },
  summary: {
    hr: 'Poklon-kutija s uljem Murva Cuvée 500 ml, octom od malvazije 250 ml i čajem od lista masline 40 g.',
    en: 'Gift box with Murva Cuvée olive oil 500 ml, Malvazija vinegar 250 ml and olive leaf tea 40 g.',
    it: 'Confezione regalo con olio Murva Cuvée 500 ml, aceto di malvasia 250 ml e infuso di foglie d’olivo 40 g.',
    de: 'Geschenkbox mit Olivenöl Murva Cuvée 500 ml, Malvazija-Essig 250 ml und Olivenblättertee 40 g.',
  },
  tasting: {
    hr: 'Ulje: jabuka, badem, malo papra. Ocat: bagremov med, jabuka, orah. Čaj: sijeno i malo gorčine.',
    en: 'Oil: apple, almond, a little pepper. Vinegar: acacia honey, apple, walnut. Tea: hay and a little bitterness.',
    it: 'Olio: mela, mandorla, un po’ di pepe. Aceto: miele d’acacia, mela, noce. Infuso: fieno e poco amaro.',
    de: 'Öl: Apfel, Mandel, etwas Pfeffer. Essig: Akazienhonig, Apfel, Walnuss. Tee: Heu und wenig Bitterkeit.',
  },
  making: {
    hr: 'Ulje, ocat i čaj isti su kao oni koje prodajemo pojedinačno. Kutije slažemo kad stigne narudžba.',
    en: 'Oil, vinegar and tea are the ones we sell singly. We pack the boxes when the order comes in.',
    it: 'Olio, aceto e infuso sono gli stessi che vendiamo singolarmente. Prepariamo le scatole all’arrivo dell’ordine.',
    de: 'Öl, Essig und Tee sind dieselben, die wir einzeln verkaufen. Gepackt wird, wenn die Bestellung da ist.',
  },
  images: [
    {
      id: 'kutija-trpeza',
      alt: {
        hr: 'Ljubičasta poklon-kutija sa znakom kuće, u drvenoj vuni boca ulja Murva Cuvée, boca octa od malvazije i limenka čaja od lista masline',
        en: 'Aubergine gift box with the house mark, in wood wool a bottle of Murva Cuvée oil, a bottle of Malvazija vinegar and a tin of olive leaf tea',
        it: 'Scatola regalo color melanzana con il segno della casa: nella lana di legno una bottiglia di Murva Cuvée, una di aceto di malvasia e una latta di infuso',
        de: 'Auberginefarbene Geschenkbox mit Hauszeichen, in Holzwolle eine Flasche Murva Cuvée, eine Flasche Malvazija-Essig und eine Dose Olivenblättertee',
      },
    },
  ],
  variants: [
    {
      id: 'kutija-trpeza-komplet',
      name: {
        hr: '500 ml maslinova ulja, 250 ml vinskog octa, 40 g čaja',
        en: '500 ml olive oil, 250 ml wine vinegar, 40 g tea',
        it: '500 ml di olio d’oliva, 250 ml di aceto di vino, 40 g di infuso',
        de: '500 ml Olivenöl, 250 ml Weinessig, 40 g Tee',
      },
      priceCents: 4600,
      weightGrams: 2000,
      net: { amount: 1, unit: 'piece' },
      unitPrice: false,
      available: true,
    },
  ],
  // Murva Cuvée of 500 ml, and vinegar and tea at their own prices.
  vatRate: [
    { rate: 5, cents: 2000 },
    { rate: 25, cents: 1600 },
  ],
  food: {
    legalName: {
      hr: 'Ekstra djevičansko maslinovo ulje, 500 ml; vinski ocat, 6 % kiseline, 250 ml; biljni čaj: osušeni list masline, 40 g',
      en: 'Extra virgin olive oil, 500 ml; wine vinegar, 6% acidity, 250 ml; herbal infusion: dried olive leaves, 40 g',
      it: 'Olio extra vergine di oliva, 500 ml; aceto di vino, acidità 6%, 250 ml; infuso: foglie d’olivo essiccate, 40 g',
      de: 'Natives Olivenöl extra, 500 ml; Weinessig, 6 % Säure, 250 ml; Kräutertee: getrocknete Olivenblätter, 40 g',
    },
    categoryLine: oliveOil.categoryLine,
    ingredients: {
      hr: 'Ocat: vinski ocat (sadrži *sulfite*). Čaj: osušeni list masline (Olea europaea L.).',
      en: 'Vinegar: wine vinegar (contains *sulphites*). Tea: dried olive leaves (Olea europaea L.).',
      it: 'Aceto: aceto di vino (contiene *solfiti*). Infuso: foglie d’olivo essiccate (Olea europaea L.).',
      de: 'Essig: Weinessig (enthält *Sulfite*). Tee: getrocknete Olivenblätter (Olea europaea L.).',
    },
    allergens: {
      hr: 'Ocat sadrži *sulfite*. Ulje i čaj ne sadrže alergene.',
      en: 'The vinegar contains *sulphites*. Oil and tea contain no allergens.',
      it: 'L’aceto contiene *solfiti*. Olio e infuso non contengono allergeni.',
      de: 'Der Essig enthält *Sulfite*. Öl und Tee enthalten keine Allergene.',
    },
    origin: croatia,
    storage: {
      hr: 'Ulje na 14 do 20 °C, ocat na sobnoj temperaturi, čaj na suhom; sve zatvoreno, daleko od svjetla i topline.',
      en: 'Oil at 14 to 20 °C, vinegar at room temperature, tea in a dry place; all closed, away from light and heat.',
      it: 'Olio tra 14 e 20 °C, aceto a temperatura ambiente, infuso all’asciutto; tutto chiuso, al riparo da luce e calore.',
      de: 'Öl bei 14 bis 20 °C, Essig bei Raumtemperatur, Tee trocken lagern; alles verschlossen, vor Licht und Wärme geschützt.',
    },
    nutritionExemption: {
      hr: 'Ulje, na 100 ml: energija 3389 kJ / 824 kcal, masti 91,6 g, od kojih zasićene masne kiseline 14 g, ugljikohidrati 0 g, od kojih šećeri 0 g, bjelančevine 0 g, sol 0 g. Ocat i biljni čaj ne trebaju informaciju o hranjivoj vrijednosti (Uredba (EU) br. 1169/2011, Prilog V., točke 9. i 8.).',
      en: 'Oil, per 100 ml: energy 3389 kJ / 824 kcal, fat 91.6 g, of which saturates 14 g, carbohydrate 0 g, of which sugars 0 g, protein 0 g, salt 0 g. Vinegar and herbal infusion are exempt from the nutrition declaration (Regulation (EU) No 1169/2011, Annex V, points 9 and 8).',
      it: 'Olio, per 100 ml: energia 3389 kJ / 824 kcal, grassi 91,6 g, di cui acidi grassi saturi 14 g, carboidrati 0 g, di cui zuccheri 0 g, proteine 0 g, sale 0 g. Aceto e infuso sono esenti dalla dichiarazione nutrizionale (regolamento (UE) n. 1169/2011, allegato V, punti 9 e 8).',
      de: 'Öl, je 100 ml: Energie 3389 kJ / 824 kcal, Fett 91,6 g, davon gesättigte Fettsäuren 14 g, Kohlenhydrate 0 g, davon Zucker 0 g, Eiweiß 0 g, Salz 0 g. Essig und Kräutertee sind von der Nährwertdeklaration ausgenommen (Verordnung (EU) Nr. 1169/2011, Anhang V Nummern 9 und 8).',
    },
  },
  related: ['kutija-dva-ulja', 'murva-cuvee', 'malvazija-ocat'],
  updated: '2026-11-21',
};
