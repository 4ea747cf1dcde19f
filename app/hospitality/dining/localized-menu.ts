import type { PriceReferences } from '~/components/ui/price-notes';
import { viewReferences } from '~/content/price-notes-view';
import type { Dish, Menu, TastingMenu } from '~/content/dining-schema';
import type { Allergen } from '~/content/vocabulary';
import type { Locale } from '~/i18n/locales';

/** A size and what it costs; without words it is one plate. */
export type PortionView = { portion?: string; cents: number } & PriceReferences;

export type DishNoteView = { allergens: Allergen[]; diet?: Dish['diet'] };

/** Without a note where the section says it for all its dishes. */
export type DishView = {
  name: string;
  description?: string;
  portions: PortionView[];
  note?: DishNoteView;
};

/** What every dish of a section has in common is said once, above them. */
export type MenuSectionView = {
  title: string;
  note?: string | undefined;
  shared?: DishNoteView | undefined;
  dishes: DishView[];
};

export type MenuView = { title: string; note?: string | undefined; sections: MenuSectionView[] };

/** A menu in one language. */
export function viewMenu(menu: Menu, locale: Locale): MenuView {
  return {
    title: menu.title[locale],
    note: menu.note?.[locale],
    sections: menu.sections.map(({ title, note, dishes }) => {
      const shared = findShared(dishes);
      return {
        title: title[locale],
        note: note?.[locale],
        shared,
        dishes: dishes.map((dish) => viewDish(dish, locale, !shared)),
      };
    }),
  };
}

/** Allergens and diet, where all dishes of a section have the same ones; undefined where there is nothing to say. */
export function findShared(dishes: readonly Dish[]): MenuSectionView['shared'] {
  const [first, ...others] = dishes;
  if (!first || others.length === 0 || first.allergens.length === 0) return undefined;
  const key = ({ allergens, diet }: Dish) => [...allergens, diet].join();
  if (others.some((dish) => key(dish) !== key(first))) return undefined;
  return viewNote(first);
}

/** Fields without a value are left out: some fifty dishes go to the browser as data, too. */
function viewDish(dish: Dish, locale: Locale, isNoted: boolean): DishView {
  const { name, description, portion, priceCents, referencePrices, larger, allergens, diet } = dish;
  const sizes = [{ portion, priceCents, referencePrices }, ...(larger ? [larger] : [])];
  return {
    name: name[locale],
    ...(description && { description: description[locale] }),
    portions: sizes.map((size) => ({
      ...(size.portion && { portion: size.portion[locale] }),
      cents: size.priceCents,
      ...viewReferences(size.referencePrices, locale),
    })),
    ...(isNoted && (diet || allergens.length > 0) && { note: viewNote(dish) }),
  };
}

const viewNote = ({ allergens, diet }: Dish): DishNoteView => ({
  allergens,
  ...(diet && { diet }),
});

export type TastingView = {
  title: string;
  note: string;
  courses: { name: string; description?: string | undefined; allergens: Allergen[] }[];
  price: PortionView;
  wines: PortionView;
};

/** The courses at one price in one language. */
export function viewTasting(tasting: TastingMenu, locale: Locale): TastingView {
  return {
    title: tasting.title[locale],
    note: tasting.note[locale],
    courses: tasting.courses.map(({ name, description, allergens }) => ({
      name: name[locale],
      description: description?.[locale],
      allergens,
    })),
    price: { cents: tasting.priceCents, ...viewReferences(tasting.referencePrices, locale) },
    wines: { cents: tasting.winesCents, ...viewReferences(tasting.winesReferencePrices, locale) },
  };
}

/** The cheapest and the dearest dish, in cents. */
export function priceRange({ sections }: MenuView): { fromCents: number; toCents: number } {
  const all = sections.flatMap(({ dishes }) =>
    dishes.flatMap(({ portions }) => portions.map(({ cents }) => cents)),
  );
  return { fromCents: Math.min(...all), toCents: Math.max(...all) };
}
