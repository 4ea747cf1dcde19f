/**
 * The content's enumerations, separate from the schemas, because screens use them too and browsers need no schema
 * library.
 */

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

export const seasonIds = ['low', 'middle', 'high'] as const;
export type SeasonId = (typeof seasonIds)[number];

/** The fourteen allergens of Annex II of Reg. (EU) No 1169/2011, in its order. */
export const allergens = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof allergens)[number];

export const galleryCategories = ['hotel', 'restaurant', 'rooms', 'experiences'] as const;
export type GalleryCategory = (typeof galleryCategories)[number];

/** `pantry` is any other food: honey, jam, salt. */
export const productCategories = [
  'oil',
  'vinegar',
  'tea',
  'pantry',
  'set',
  'care',
  'tableware',
] as const;
export type ProductCategory = (typeof productCategories)[number];

/** Additional prices that the law requires beside the current one (NN 101/2026; ZZP čl. 7 and 19). */
export const referencePriceTypes = ['anchor', 'base', 'lowest30'] as const;
