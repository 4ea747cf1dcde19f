import type { PriceReferences } from '~/components/ui/price-notes';
import { findPriceRange, type PriceRange } from '~/content/price-range';
import { toPriceReferences } from '~/content/price-notes';
import type { Dish, Menu, TastingMenu } from '~/content/dining-schema';
import type { Allergen } from '~/content/vocabulary';
import type { Locale } from '~/i18n/locales';

/** A portion and its price in cents; without a description, it is one plate. */
export type Portion = { portion?: string; cents: number } & PriceReferences;

export type DietaryNote = { allergens: Allergen[]; diet?: Dish['diet'] };

/** A dish; `note` is omitted if its section shows it for all dishes. */
export type LocalizedDish = {
  name: string;
  description?: string;
  portions: Portion[];
  note?: DietaryNote;
};

/** A section of a menu; `shared` is the note that applies to all its dishes. */
export type LocalizedMenuSection = {
  title: string;
  note?: string | undefined;
  shared?: DietaryNote | undefined;
  dishes: LocalizedDish[];
};

export type LocalizedMenu = {
  title: string;
  note?: string | undefined;
  sections: LocalizedMenuSection[];
};

/** A menu in one language. */
export function toMenu(menu: Menu, locale: Locale): LocalizedMenu {
  return {
    title: menu.title[locale],
    note: menu.note?.[locale],
    sections: menu.sections.map(({ title, note, dishes }) => {
      const shared = findShared(dishes);
      return {
        title: title[locale],
        note: note?.[locale],
        shared,
        dishes: dishes.map((dish) => toDish(dish, locale, !shared)),
      };
    }),
  };
}

/** The allergens and diet if all dishes of a section have the same ones; undefined otherwise, and if there are none. */
export function findShared(dishes: readonly Dish[]): LocalizedMenuSection['shared'] {
  const [first, ...others] = dishes;
  if (!first || others.length === 0 || first.allergens.length === 0) return undefined;
  const key = ({ allergens, diet }: Dish) => [...allergens, diet].join();
  if (others.some((dish) => key(dish) !== key(first))) return undefined;
  return toDietaryNote(first);
}

/** Omits empty fields, because the page also contains its dishes (about fifty) as data for hydration. */
function toDish(dish: Dish, locale: Locale, isNoted: boolean): LocalizedDish {
  const { name, description, portion, priceCents, referencePrices, larger, allergens, diet } = dish;
  const sizes = [{ portion, priceCents, referencePrices }, ...(larger ? [larger] : [])];
  return {
    name: name[locale],
    ...(description && { description: description[locale] }),
    portions: sizes.map((size) => ({
      ...(size.portion && { portion: size.portion[locale] }),
      cents: size.priceCents,
      ...toPriceReferences(size.referencePrices, locale),
    })),
    ...(isNoted && (diet || allergens.length > 0) && { note: toDietaryNote(dish) }),
  };
}

const toDietaryNote = ({ allergens, diet }: Dish): DietaryNote => ({
  allergens,
  ...(diet && { diet }),
});

export type LocalizedTasting = {
  title: string;
  note: string;
  courses: { name: string; description?: string | undefined; allergens: Allergen[] }[];
  price: Portion;
  wines: Portion;
};

/** A tasting menu in one language. */
export function toTasting(tasting: TastingMenu, locale: Locale): LocalizedTasting {
  return {
    title: tasting.title[locale],
    note: tasting.note[locale],
    courses: tasting.courses.map(({ name, description, allergens }) => ({
      name: name[locale],
      description: description?.[locale],
      allergens,
    })),
    price: { cents: tasting.priceCents, ...toPriceReferences(tasting.referencePrices, locale) },
    wines: {
      cents: tasting.winesCents,
      ...toPriceReferences(tasting.winesReferencePrices, locale),
    },
  };
}

/** The price range of a menu, over all portions; undefined if it has no dishes. */
export const findMenuRange = ({ sections }: LocalizedMenu): PriceRange | undefined =>
  findPriceRange(
    sections.flatMap(({ dishes }) =>
      dishes.flatMap(({ portions }) => portions.map(({ cents }) => cents)),
    ),
  );
