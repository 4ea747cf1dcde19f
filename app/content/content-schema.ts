import { z } from 'zod';
import {
  countryCode,
  dayOfYear,
  imageSchema,
  localizedSchema,
  phoneNumber,
  text,
  time,
  updated,
  webAddress,
} from './value-schema';
import { findDuplicates, type Problem } from './content-checks';
import { deliverySchema } from './delivery-schema';
import { closureSchema } from './opening-schema';
import { sectionSchemas } from './section-schema';
import { describeMissing } from './sections';
import { guaranteeNoticeSchema } from './notice-schema';
import { findFoodGaps } from './product-checks';
import { type Product, productSchema } from './product-schema';
import { textPageSchema } from './text-schema';
import { byLocale } from '~/i18n/locales';
import type { PageId } from '~/routing/page-table';
import { hasPage } from '~/routing/paths';

/** Fields of a seller that `taxNumber` and `companyDetails` have replaced. */
type EarlierSeller = Record<'oib' | 'court' | 'mbs' | 'shareCapital' | 'management', unknown>;

const isEarlier = (seller: unknown): seller is EarlierSeller =>
  typeof seller === 'object' && seller !== null && 'oib' in seller && !('taxNumber' in seller);

/**
 * Converts a seller in the format of content backends before November 2026 to the current one, so that a running
 * installation can start again after an update. Anything else is returned unchanged.
 */
function upgradeSeller(seller: unknown): unknown {
  if (!isEarlier(seller)) return seller;
  const { oib, court, mbs, shareCapital, management, ...rest } = seller;
  const lines = [[court, mbs].join(', '), shareCapital, management];
  const inEveryLanguage = (line: unknown) => byLocale(() => line);
  return { ...rest, taxNumber: oib, companyDetails: lines.map(inEveryLanguage) };
}

const sellerSchema = z.object({
  legalName: text,
  shortName: text,
  street: text,
  postalCode: text,
  city: text,
  country: countryCode,
  /** The company's tax number in its country; `common:footer.taxNumber` is its label. */
  taxNumber: z.string().regex(/^[A-Z0-9](?:[A-Z0-9 /-]{3,18})[A-Z0-9]$/),
  /** With country prefix (Dir. 2006/112/EC Art. 215); a seller who is exempt from VAT may have none. */
  vatId: z
    .string()
    .regex(/^[A-Z]{2}[0-9A-Z+*]{2,12}$/)
    .optional(),
  /** What the law requires in business letters besides name and address: register, share capital. */
  companyDetails: z.array(localizedSchema),
  phone: phoneNumber,
  phoneDisplay: text,
  email: z.email(),
});

export const siteSchema = z.object({
  hotel: z.object({
    name: text,
    fullName: text,
    claim: localizedSchema,
    /** The names of the restaurant and of the second one, where they differ from the titles of their pages. */
    restaurant: text.optional(),
    tavern: text.optional(),
    street: text,
    postalCode: text,
    city: text,
    country: countryCode,
    phone: phoneNumber,
    phoneDisplay: text,
    email: z.email(),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    mapUrl: webAddress,
    rooms: z.int().positive(),
    suites: z.int().nonnegative(),
    checkIn: z.object({ from: time, to: time }),
    checkOut: z.object({ from: time, to: time }),
    social: z.array(z.object({ name: text, url: webAddress })),
    /** Partners and awards, whose logos are shown in the footer. */
    partners: z.array(z.object({ name: text, url: webAddress, image: imageSchema })),
    /** The website's designer. */
    credit: z.object({ name: text, url: webAddress }),
  }),
  /** The booking engine and the stay that its links request (one night from tomorrow). */
  booking: z.object({
    url: webAddress,
    adults: z.int().positive(),
    children: z.int().nonnegative(),
    rooms: z.int().positive(),
    /** Names of the engine's query parameters, where they are not from, to, adults, children and rooms. */
    parameters: z
      .strictObject({
        arrival: text,
        departure: text,
        adults: text,
        children: text,
        rooms: text,
      })
      .partial()
      .optional(),
  }),
  closure: closureSchema.optional(),
  /** Pictures for link previews, 1200 × 630, by section of the site; `home` is used for all others. */
  shareCards: z.record(z.string(), imageSchema),
  seller: z.preprocess(upgradeSeller, sellerSchema),
  /** Environmental claims that are certified, with their certificates; all others are rejected. */
  certifiedClaims: z.array(z.object({ claim: text, certificate: text })).optional(),
  // The shop's, without which the site of a hotel that sells no goods does.
  cards: z.array(text).min(1).optional(),
  delivery: deliverySchema.optional(),
  shop: z
    .object({
      title: localizedSchema,
      lead: localizedSchema,
      /** The invitation to a tasting. */
      oleotheque: z
        .object({ title: localizedSchema, text: localizedSchema, image: imageSchema })
        .optional(),
      updated,
    })
    .optional(),
  home: z.object({
    title: localizedSchema,
    lead: localizedSchema,
    /** Hero pictures by season, in two compositions; the first one whose season includes the day is shown. */
    heroes: z
      .array(z.object({ from: dayOfYear, to: dayOfYear, wide: imageSchema, tall: imageSchema }))
      .min(1),
    plate: imageSchema,
    story: z.object({ title: localizedSchema, text: localizedSchema }),
    updated,
  }),
  /** Official files of the EU's notice on the legal guarantee; see docs/operator.md. */
  guaranteeNotice: guaranteeNoticeSchema.optional(),
  /** Longer texts that the owner may edit, such as the terms, by page. */
  texts: z.record(z.string(), textPageSchema),
});
export type Site = z.infer<typeof siteSchema>;

/** Everything that the owner publishes, validated as a whole: either all of it goes live or none. */
export const contentSchema = z
  .object({
    site: siteSchema,
    products: z.array(productSchema).max(2_000).default([]),
    ...sectionSchemas,
  })
  .superRefine((content, context) => {
    const { products, rooms, packages, news } = content;
    const problems: Problem[] = [
      ...findDuplicates(products, ['products']),
      ...findDuplicateSizes(products),
      ...findDuplicates(rooms.kinds, ['rooms', 'kinds']),
      ...findDuplicates(rooms.extras ?? [], ['rooms', 'extras']),
      ...findDuplicates(packages?.items ?? [], ['packages', 'items']),
      ...findDuplicates(news?.articles ?? [], ['news', 'articles']),
      ...findStrangers(products),
      ...findFoodGaps(products),
      ...findMissing(content),
    ];
    for (const problem of problems) context.addIssue({ code: 'custom', ...problem });
  });
export type Content = z.infer<typeof contentSchema>;

/** Content backends need these too: without them menu, home page and forms would lead nowhere. */
function findMissing({
  restaurant,
  products,
  site: { cards, delivery, shop },
}: Pick<Content, 'restaurant' | 'products' | 'site'>): Problem[] {
  const needed: [PageId, Problem['path'], boolean][] = [
    ['restaurant', ['restaurant'], restaurant !== undefined],
    ['shop', ['products'], products.length > 0],
    ['shop', ['site', 'cards'], cards !== undefined],
    ['shop', ['site', 'delivery'], delivery !== undefined],
    ['shop', ['site', 'shop'], shop !== undefined],
  ];
  return needed
    .filter(([page, , isThere]) => hasPage(page) && !isThere)
    .map(([page, path]) => ({ path, message: describeMissing(page) }));
}

/** Sizes of any two products with one id: in a cart and in orders each is named by its id alone. */
function findDuplicateSizes(products: Product[]): Problem[] {
  const owners = new Map<string, string>();
  return products.flatMap((product, index) =>
    product.variants.flatMap(({ id }, place) => {
      const owner = owners.get(id);
      if (owner === undefined) owners.set(id, product.id);
      const path = ['products', index, 'variants', place];
      return owner === undefined
        ? []
        : [{ path, message: `twice: id ${id}, which ${owner} has too` }];
    }),
  );
}

function findStrangers(products: Product[]): Problem[] {
  const ids = new Set(products.map((product) => product.id));
  return products.flatMap(({ related }, index) =>
    related
      .filter((other) => !ids.has(other))
      .map((other) => ({
        path: ['products', index, 'related'],
        message: `unknown product ${other}`,
      })),
  );
}
