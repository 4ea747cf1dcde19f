import type { FoodParticulars, Product, Variant } from '~/content/product-schema';
import type { ContentImage, Localized } from '~/content/value-schema';
import { springPrice } from './anchors';

/** The same words in every language: volumes and names that are not translated. */
export const everywhere = (text: string): Localized => ({ hr: text, en: text, it: text, de: text });

/**
 * A bottle of oil or vinegar, with the unit price required by law.
 * @param springCents its price on 2 May 2025; none for a size introduced later
 */
export const bottle = (
  product: string,
  millilitres: number,
  priceCents: number,
  weightGrams: number,
  springCents?: number,
): Variant => ({
  id: `${product}-${millilitres}`,
  name: everywhere(`${millilitres}\u00a0ml`),
  priceCents,
  ...(springCents !== undefined && { referencePrices: springPrice(springCents) }),
  weightGrams,
  net: { amount: millilitres, unit: 'ml' },
  unitPrice: true,
  available: true,
});

/** The engraving of an oil's bottle: the label carries its name. */
export const oilPlate = (product: string, name: string): ContentImage => ({
  id: `plate-${product}`,
  alt: {
    hr: `Grafika: boca maslinova ulja ${name}, lijevo maslinova grančica, desno dvije masline`,
    en: `Engraving: a bottle of ${name} olive oil, an olive twig on the left, two olives on the right`,
    it: `Incisione: una bottiglia di olio d’oliva ${name}, a sinistra un rametto d’olivo, a destra due olive`,
    de: `Stich: eine Flasche Olivenöl ${name}, links ein Olivenzweig, rechts zwei Oliven`,
  },
});

export const croatia: Localized = {
  hr: 'Hrvatska',
  en: 'Croatia',
  it: 'Croazia',
  de: 'Kroatien',
};

export const noAllergens: Localized = {
  hr: 'Ne sadrži alergene.',
  en: 'Contains no allergens.',
  it: 'Non contiene allergeni.',
  de: 'Enthält keine Allergene.',
};

/** Annex V of Reg. (EU) 1169/2011, points 9 and 8. */
export const vinegarExemption: Localized = {
  hr: 'Za fermentirani ocat informacija o hranjivoj vrijednosti nije obvezna (Uredba (EU) br. 1169/2011, Prilog V., točka 9.).',
  en: 'Fermented vinegar is exempt from the nutrition declaration (Regulation (EU) No 1169/2011, Annex V, point 9).',
  it: 'L’aceto di fermentazione è esente dalla dichiarazione nutrizionale (regolamento (UE) n. 1169/2011, allegato V, punto 9).',
  de: 'Gärungsessig ist von der Nährwertdeklaration ausgenommen (Verordnung (EU) Nr. 1169/2011, Anhang V Nummer 9).',
};

export const infusionExemption: Localized = {
  hr: 'Za biljni čaj informacija o hranjivoj vrijednosti nije obvezna (Uredba (EU) br. 1169/2011, Prilog V., točka 8.).',
  en: 'Herbal infusions are exempt from the nutrition declaration (Regulation (EU) No 1169/2011, Annex V, point 8).',
  it: 'Le infusioni a base di erbe sono esenti dalla dichiarazione nutrizionale (regolamento (UE) n. 1169/2011, allegato V, punto 8).',
  de: 'Kräutertee ist von der Nährwertdeklaration ausgenommen (Verordnung (EU) Nr. 1169/2011, Anhang V Nummer 8).',
};

/** The statements required by law for every extra virgin oil of the hotel; nutrition values are typical ones. */
export const oliveOil: FoodParticulars = {
  legalName: {
    hr: 'Ekstra djevičansko maslinovo ulje',
    en: 'Extra virgin olive oil',
    it: 'Olio extra vergine di oliva',
    de: 'Natives Olivenöl extra',
  },
  // Verbatim from Reg. (EU) 2022/2104, Art. 6: never reword.
  categoryLine: {
    hr: 'maslinovo ulje najviše kategorije dobiveno izravno od maslina isključivo mehaničkim postupcima',
    en: 'superior category olive oil obtained directly from olives and solely by mechanical means',
    it: 'olio d’oliva di categoria superiore ottenuto direttamente dalle olive e unicamente mediante procedimenti meccanici',
    de: 'erste Güteklasse – direkt aus Oliven ausschließlich mit mechanischen Verfahren gewonnen',
  },
  allergens: noAllergens,
  origin: croatia,
  storage: {
    hr: 'Čuvati na 14 do 20 °C, u zatvorenoj boci, daleko od svjetla i topline. Na hladnom se ulje zamuti; na sobnoj temperaturi opet se razbistri.',
    en: 'Keep the bottle closed at 14 to 20 °C, away from light and heat. The oil clouds in the cold and clears again at room temperature.',
    it: 'Conservare la bottiglia chiusa tra 14 e 20 °C, al riparo dalla luce e dal calore. Al freddo l’olio si intorbida; a temperatura ambiente torna limpido.',
    de: 'Gut verschlossen bei 14 bis 20 °C lagern, vor Licht und Wärme geschützt. In der Kälte trübt sich das Öl, bei Raumtemperatur wird es wieder klar.',
  },
  nutrition: {
    per: '100 ml',
    energyKj: 3389,
    energyKcal: 824,
    fatCg: 9160,
    saturatesCg: 1400,
    carbohydrateCg: 0,
    sugarsCg: 0,
    proteinCg: 0,
    saltCg: 0,
  },
};

export const oilSubtitle: Localized = oliveOil.legalName;

/**
 * A product's picture on another page, with the alternative text from the product.
 * @throws Error if the product has no such picture
 */
export function pictureOf({ images, slug }: Product, id: string): ContentImage {
  const found = images.find((image) => image.id === id);
  if (!found) throw new Error(`The product "${slug}" has no picture "${id}"`);
  return found;
}
