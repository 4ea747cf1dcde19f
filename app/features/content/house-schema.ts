import { z } from 'zod';
import {
  cents,
  day,
  dayOfYear,
  id,
  imageSchema,
  localizedSchema,
  slug,
  slugsSchema,
  text,
  time,
} from './schema-parts';

/** What every page has: heading, first sentences, and the line that search engines show. */
export const pageHeadSchema = z.object({
  title: localizedSchema,
  lead: localizedSchema,
  /** Meta description: one or two sentences of at most 160 characters. */
  summary: localizedSchema.refine(
    (summary) => Object.values(summary).every((line) => line.length <= 160),
    'must have at most 160 characters in every language',
  ),
});
export type PageHead = z.infer<typeof pageHeadSchema>;

/** A chapter of a page; blank lines separate paragraphs. */
export const blockSchema = z.object({
  heading: localizedSchema,
  text: localizedSchema,
  image: imageSchema.optional(),
});
export type Block = z.infer<typeof blockSchema>;

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

const span = z
  .object({ from: time, to: time })
  .refine(({ from, to }) => from < to, 'must open before it closes');

/** When something is open, in the house's time zone. */
export const openingSchema = z.object({
  /** A weekday that no rule names in its part of the year is closed; parts of the year may run over New Year. */
  weekly: z
    .array(
      z.object({
        from: dayOfYear,
        to: dayOfYear,
        days: z.array(z.enum(weekdays)).min(1),
        spans: z.array(span).min(1).max(3),
      }),
    )
    .min(1),
  /** Single days or stretches that differ from the week; no spans: closed. Both days count. */
  special: z.array(
    z
      .object({ from: day, to: day, spans: z.array(span).max(3), note: localizedSchema })
      .refine(({ from, to }) => from <= to, 'must begin before it ends'),
  ),
});
export type Opening = z.infer<typeof openingSchema>;

/** The house is shut for a while; the notice goes by itself on the day of reopening. */
export const closureSchema = z.object({
  /** Last day before it: not yet closed. First day on which the notice shows. */
  from: day,
  /** The first day on which the house is open again. */
  reopens: day,
  title: localizedSchema,
  text: localizedSchema,
});
export type Closure = z.infer<typeof closureSchema>;

export const seasonIds = ['low', 'middle', 'high'] as const;
export type SeasonId = (typeof seasonIds)[number];

/** A season and the stretches of the year that belong to it; both days count. */
const seasonSchema = z.object({
  id: z.enum(seasonIds),
  periods: z.array(z.object({ from: dayOfYear, to: dayOfYear })).min(1),
});

const pricePerSeason = z.object({ low: cents, middle: cents, high: cents });

export const roomSchema = z.object({
  id,
  /** The same in every language (product decision). */
  slug,
  /** A name of the house's, the same in every language. */
  name: text,
  suite: z.boolean(),
  /** How many of them the house has. */
  count: z.int().positive(),
  lead: localizedSchema,
  /** About 90 to 140 words; blank lines separate paragraphs. */
  description: localizedSchema,
  summary: localizedSchema,
  squareMetres: z.object({ from: z.int().positive(), to: z.int().positive() }),
  capacity: z.int().min(1).max(8),
  bed: localizedSchema,
  bathroom: localizedSchema,
  /** Where it looks out to. */
  view: localizedSchema,
  /** Ids of `rooms.amenities`. */
  amenities: z.array(id).min(3),
  images: z.array(imageSchema).min(2).max(6),
  /** Per night for the room with two guests and breakfast, in cents. */
  nightCents: pricePerSeason,
});
export type Room = z.infer<typeof roomSchema>;

export const roomsSchema = z
  .object({
    page: pageHeadSchema,
    seasons: z.array(seasonSchema).length(seasonIds.length),
    amenities: z.array(z.object({ id, name: localizedSchema })),
    kinds: z.array(roomSchema),
    /** What the price holds, tourist tax, extra bed, cancelling: a heading and a short text each. */
    terms: z.array(blockSchema),
  })
  .superRefine(({ amenities, kinds }, context) => {
    const known = new Set(amenities.map((amenity) => amenity.id));
    for (const [index, room] of kinds.entries()) {
      for (const amenity of room.amenities) {
        if (known.has(amenity)) continue;
        context.addIssue({
          code: 'custom',
          path: ['kinds', index, 'amenities'],
          message: `unknown amenity ${amenity}`,
        });
      }
    }
  });
export type Rooms = z.infer<typeof roomsSchema>;

/** The fourteen of Annex II of Reg. (EU) No 1169/2011, in its order. */
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

export const dishSchema = z.object({
  name: localizedSchema,
  description: localizedSchema.optional(),
  /** Weight, volume or number the price is for, where it is not one plate: "0,1 l", "za dvoje". */
  portion: localizedSchema.optional(),
  priceCents: cents,
  /** A second size with its own price: the bottle beside the glass. */
  larger: z.object({ portion: localizedSchema, priceCents: cents }).optional(),
  allergens: z.array(z.enum(allergens)),
  diet: z.enum(['vegetarian', 'vegan']).optional(),
});
export type Dish = z.infer<typeof dishSchema>;

const menuSectionSchema = z.object({
  title: localizedSchema,
  note: localizedSchema.optional(),
  dishes: z.array(dishSchema).min(1),
});
export type MenuSection = z.infer<typeof menuSectionSchema>;

export const menuSchema = z.object({
  title: localizedSchema,
  note: localizedSchema.optional(),
  sections: z.array(menuSectionSchema),
});
export type Menu = z.infer<typeof menuSchema>;

/** Courses at one price, for the whole table. */
const tastingMenuSchema = z.object({
  title: localizedSchema,
  note: localizedSchema,
  courses: z.array(dishSchema.pick({ name: true, description: true, allergens: true })).min(3),
  priceCents: cents,
  /** What a glass of wine to every course adds. */
  winesCents: cents,
});
export type TastingMenu = z.infer<typeof tastingMenuSchema>;

/** Restaurant or tavern. */
export const diningSchema = z.object({
  page: pageHeadSchema,
  blocks: z.array(blockSchema),
  images: z.array(imageSchema).min(1),
  menu: menuSchema,
  tasting: tastingMenuSchema.optional(),
  /** Wine, oil and other drinks. */
  drinks: menuSchema,
  opening: openingSchema,
  cuisine: localizedSchema,
});
export type Dining = z.infer<typeof diningSchema>;

/** Oleotheque or wellness: chapters, what it costs, when it is open. */
export const retreatSchema = z.object({
  page: pageHeadSchema,
  blocks: z.array(blockSchema),
  images: z.array(imageSchema).min(1),
  prices: z.array(
    z.object({ name: localizedSchema, note: localizedSchema.optional(), priceCents: cents }),
  ),
  opening: openingSchema,
});
export type Retreat = z.infer<typeof retreatSchema>;

export const packageSchema = z.object({
  id,
  slugs: slugsSchema,
  name: localizedSchema,
  lead: localizedSchema,
  description: localizedSchema,
  summary: localizedSchema,
  image: imageSchema,
  nights: z.int().min(0).max(14),
  /** What the price holds, one line each. */
  includes: z.array(localizedSchema).min(3),
  /** Fixed days (first and last), or none: the guest chooses within the validity. */
  dates: z.array(z.object({ from: day, to: day })),
  /** When an undated package can be used. */
  validity: localizedSchema,
  /** Price per person in cents by size of the group, smallest first (specification, section 9). */
  tiers: z.array(z.object({ upTo: z.int().positive(), personCents: cents })).min(1),
});
export type Package = z.infer<typeof packageSchema>;

export const packagesSchema = z.object({
  page: pageHeadSchema,
  items: z.array(packageSchema),
  /** How to ask for one, gifts, cancelling. */
  notes: z.array(blockSchema),
});
export type Packages = z.infer<typeof packagesSchema>;

const experienceSchema = z.object({
  id,
  name: localizedSchema,
  text: localizedSchema,
  place: localizedSchema,
  duration: localizedSchema,
  /** When in the year. */
  season: localizedSchema,
  /** Price per person in cents; none where it costs nothing. */
  priceCents: cents.optional(),
  /** What the price holds or what else costs something. */
  priceNote: localizedSchema.optional(),
  image: imageSchema,
});
export type Experience = z.infer<typeof experienceSchema>;

export const experiencesSchema = z.object({
  page: pageHeadSchema,
  items: z.array(experienceSchema),
  notes: z.array(blockSchema),
});
export type Experiences = z.infer<typeof experiencesSchema>;

export const heritageSchema = z.object({
  page: pageHeadSchema,
  chapters: z.array(blockSchema.extend({ years: text.optional() })),
});
export type Heritage = z.infer<typeof heritageSchema>;

export const galleryCategories = ['hotel', 'restaurant', 'rooms', 'experiences'] as const;
export type GalleryCategory = (typeof galleryCategories)[number];

export const gallerySchema = z.object({
  page: pageHeadSchema,
  pictures: z.array(
    z.object({
      image: imageSchema,
      category: z.enum(galleryCategories),
      /** A short line under the picture: a name, not a description. */
      caption: localizedSchema,
    }),
  ),
});
export type Gallery = z.infer<typeof gallerySchema>;

export const articleSchema = z.object({
  id,
  slugs: slugsSchema,
  title: localizedSchema,
  lead: localizedSchema,
  summary: localizedSchema,
  body: localizedSchema,
  date: day,
  image: imageSchema,
  related: z.array(id).max(3),
});
export type Article = z.infer<typeof articleSchema>;

export const newsSchema = z
  .object({ page: pageHeadSchema, articles: z.array(articleSchema) })
  .superRefine(({ articles }, context) => {
    const known = new Set(articles.map((article) => article.id));
    for (const [index, article] of articles.entries()) {
      for (const other of article.related) {
        if (known.has(other)) continue;
        context.addIssue({
          code: 'custom',
          path: ['articles', index, 'related'],
          message: `unknown article ${other}`,
        });
      }
    }
  });
export type News = z.infer<typeof newsSchema>;

export const contactSchema = z.object({
  page: pageHeadSchema,
  /** Directions by car, bus, air; parking, charging; reception. */
  blocks: z.array(blockSchema),
  map: imageSchema,
  /** What the numbers on the map mean, from 1. */
  legend: z.array(localizedSchema),
  distances: z.array(
    z.object({ to: localizedSchema, kilometres: z.int().positive(), minutes: z.int().positive() }),
  ),
  reception: openingSchema,
});
export type Contact = z.infer<typeof contactSchema>;

export const faqSchema = z.object({
  page: pageHeadSchema,
  groups: z.array(
    z.object({
      /** Fragment of the group's address on the page. */
      id,
      title: localizedSchema,
      questions: z.array(z.object({ question: localizedSchema, answer: localizedSchema })).min(1),
    }),
  ),
});
export type Faq = z.infer<typeof faqSchema>;

/** The list of all published prices: only its head and its date; the prices stand where they are charged. */
export const priceListSchema = z.object({ page: pageHeadSchema, issued: day });
export type PriceList = z.infer<typeof priceListSchema>;

/** The house beyond its shop: one schema for each part, all published together. */
export const houseSchemas = {
  rooms: roomsSchema,
  restaurant: diningSchema,
  tavern: diningSchema,
  oleotheque: retreatSchema,
  wellness: retreatSchema,
  packages: packagesSchema,
  experiences: experiencesSchema,
  heritage: heritageSchema,
  gallery: gallerySchema,
  news: newsSchema,
  contact: contactSchema,
  faq: faqSchema,
  priceList: priceListSchema,
} as const;
