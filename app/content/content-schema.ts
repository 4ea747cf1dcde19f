import { z } from 'zod';
import {
  countryCode,
  dayOfYear,
  imageSchema,
  localizedSchema,
  text,
  time,
  updated,
  webAddress,
} from './value-schema';
import { findTwins, type Problem } from './content-checks';
import { deliverySchema } from './delivery-schema';
import { closureSchema } from './opening-schema';
import { sectionSchemas } from './section-schema';
import { guaranteeNoticeSchema } from './notice-schema';
import { findFoodGaps } from './product-checks';
import { type Product, productSchema } from './product-schema';
import { textPageSchema } from './text-schema';
import { locales } from '~/i18n/locales';

/** The fields of a seller before `taxNumber` and `companyDetails` replaced them. */
type EarlierSeller = Record<'oib' | 'court' | 'mbs' | 'shareCapital' | 'management', unknown>;

const isEarlier = (seller: unknown): seller is EarlierSeller =>
  typeof seller === 'object' && seller !== null && 'oib' in seller && !('taxNumber' in seller);

/**
 * A seller as content backends sent it until November 2026, in the fields of today: a running installation must start again
 * after an update. Anything else is returned as it is.
 */
function upgradeSeller(seller: unknown): unknown {
  if (!isEarlier(seller)) return seller;
  const { oib, court, mbs, shareCapital, management, ...rest } = seller;
  const lines = [[court, mbs].join(', '), shareCapital, management];
  const inEveryLanguage = (line: unknown) =>
    Object.fromEntries(locales.map((locale) => [locale, line]));
  return { ...rest, taxNumber: oib, companyDetails: lines.map(inEveryLanguage) };
}

const sellerSchema = z.object({
  legalName: text,
  shortName: text,
  street: text,
  postalCode: text,
  city: text,
  country: countryCode,
  /** The company's number with its country's tax authority: `common:footer.taxNumber` names it. */
  taxNumber: z.string().regex(/^[A-Z0-9]{5,15}$/),
  /** With the country's letters (Dir. 2006/112/EC Art. 215). */
  vatId: z.string().regex(/^[A-Z]{2}[0-9A-Z+*]{2,12}$/),
  /** What the law requires in a company's letters beside name and address: register, share capital. */
  companyDetails: z.array(localizedSchema),
  phone: z.string().regex(/^\+\d{6,15}$/),
  phoneDisplay: text,
  email: z.email(),
});

export const siteSchema = z.object({
  hotel: z.object({
    name: text,
    fullName: text,
    claim: localizedSchema,
    restaurant: text,
    /** The second place to eat, where the hotel has one. */
    tavern: text.optional(),
    street: text,
    postalCode: text,
    city: text,
    country: countryCode,
    phone: z.string().regex(/^\+\d{6,15}$/),
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
    /** Partners and awards: their logos are shown in the footer. */
    partners: z.array(z.object({ name: text, url: webAddress, image: imageSchema })),
    /** The maker of the site. */
    credit: z.object({ name: text, url: webAddress }),
  }),
  /** The booking engine and the stay that its links request (from tomorrow, for one night). */
  booking: z.object({
    url: webAddress,
    adults: z.int().positive(),
    children: z.int().nonnegative(),
    rooms: z.int().positive(),
  }),
  closure: closureSchema.optional(),
  /** Pictures that show a section when a page of it is shared, 1200 × 630; `home` for all others. */
  shareCards: z.record(z.string(), imageSchema),
  seller: z.preprocess(upgradeSeller, sellerSchema),
  /** Environmental claims that are proved, and by what; all others are refused. */
  certifiedClaims: z.array(z.object({ claim: text, certificate: text })).optional(),
  cards: z.array(text).min(1),
  delivery: deliverySchema,
  shop: z.object({
    title: localizedSchema,
    lead: localizedSchema,
    /** The invitation to a tasting; at most 12 people, 4 kinds of oil. */
    oleotheque: z
      .object({ title: localizedSchema, text: localizedSchema, image: imageSchema })
      .optional(),
    updated,
  }),
  home: z.object({
    title: localizedSchema,
    lead: localizedSchema,
    /** Posters by part of the year, in two compositions; the first that covers the day is shown. */
    heroes: z
      .array(z.object({ from: dayOfYear, to: dayOfYear, wide: imageSchema, tall: imageSchema }))
      .min(1),
    plate: imageSchema,
    story: z.object({ title: localizedSchema, text: localizedSchema }),
    updated,
  }),
  /** Official files of the EU's notice on the legal guarantee; see docs/operator.md. */
  guaranteeNotice: guaranteeNoticeSchema.optional(),
  /** Longer texts that the owner rewords: terms and the like, by their page. */
  texts: z.record(z.string(), textPageSchema),
});
export type Site = z.infer<typeof siteSchema>;

/** Everything the owner publishes, checked as a whole: either all of it goes live or none. */
export const contentSchema = z
  .object({
    site: siteSchema,
    products: z.array(productSchema).min(1).max(2_000),
    ...sectionSchemas,
  })
  .superRefine(({ products, rooms, packages, news }, context) => {
    const variants = products.map(({ variants: sizes }) => sizes).flat();
    const problems: Problem[] = [
      ...findTwins(products, ['products']),
      ...findTwins(variants, ['products', 'variants']),
      ...findTwins(rooms.kinds, ['rooms', 'kinds']),
      ...findTwins(packages?.items ?? [], ['packages', 'items']),
      ...findTwins(news?.articles ?? [], ['news', 'articles']),
      ...findStrangers(products),
      ...findFoodGaps(products),
    ];
    for (const problem of problems) context.addIssue({ code: 'custom', ...problem });
  });
export type Content = z.infer<typeof contentSchema>;

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
