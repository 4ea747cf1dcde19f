import { z } from 'zod';
import {
  cents,
  day,
  id,
  imageSchema,
  localizedSchema,
  slugsSchema,
  text,
  time,
  updated,
} from './value-schema';
import { pageHeadSchema, blockSchema } from './page-schema';
import { galleryCategories } from './vocabulary';

export const heritageSchema = z.object({
  page: pageHeadSchema,
  chapters: z.array(blockSchema.extend({ years: text.optional() })),
});
export type Heritage = z.infer<typeof heritageSchema>;

export const gallerySchema = z.object({
  page: pageHeadSchema,
  pictures: z.array(
    z.object({
      image: imageSchema,
      category: z.enum(galleryCategories),
      /** A short caption under the picture: a name, not a description. */
      caption: localizedSchema,
    }),
  ),
});
export type Gallery = z.infer<typeof gallerySchema>;

/** An event on a single day, with hours in the hotel's time zone. Shown until that day is over. */
const eventSchema = z
  .object({
    name: localizedSchema,
    lead: localizedSchema,
    day,
    starts: time,
    ends: time,
    place: localizedSchema,
    /** Per person; omitted if admission is free. */
    priceCents: cents.optional(),
  })
  .refine(({ starts, ends }) => starts < ends, 'must end after it starts, on the same day');

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
  event: eventSchema.optional(),
  updated,
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
