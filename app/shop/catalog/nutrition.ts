import type { FoodParticulars } from '~/content/product-schema';
import { type Locale, localeTable } from '~/i18n/locales';

/** Lines of the nutrition declaration in the order of Reg. (EU) 1169/2011, Annex XV. */
const nutritionLines = [
  'energy',
  'fat',
  'saturates',
  'carbohydrate',
  'sugars',
  'protein',
  'salt',
] as const;
type NutritionLine = (typeof nutritionLines)[number];

export type NutritionFacts = { per: string; rows: { line: NutritionLine; value: string }[] };

/** Formats the nutrition declaration for a locale: `91,6 g`, in English `91.6 g`. */
export function toNutritionFacts(
  nutrition: NonNullable<FoodParticulars['nutrition']>,
  locale: Locale,
): NutritionFacts {
  const number = new Intl.NumberFormat(localeTable[locale].bcp47, {
    maximumFractionDigits: 2,
    useGrouping: false,
  });
  const grams = (hundredths: number) => `${number.format(hundredths / 100)}\u00a0g`;
  const values: Record<NutritionLine, string> = {
    energy: `${nutrition.energyKj}\u00a0kJ / ${nutrition.energyKcal}\u00a0kcal`,
    fat: grams(nutrition.fatCg),
    saturates: grams(nutrition.saturatesCg),
    carbohydrate: grams(nutrition.carbohydrateCg),
    sugars: grams(nutrition.sugarsCg),
    protein: grams(nutrition.proteinCg),
    salt: grams(nutrition.saltCg),
  };
  return {
    per: nutrition.per.replace(' ', '\u00a0'),
    rows: nutritionLines.map((line) => ({ line, value: values[line] })),
  };
}
