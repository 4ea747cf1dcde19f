import { z } from 'zod';
import { imageSchema, localizedSchema, updated } from './value-schema';

/** What every page has: title, lead, and the line that search engines show. */
export const pageHeadSchema = z.object({
  title: localizedSchema,
  lead: localizedSchema,
  /** Meta description: one or two sentences of at most 160 characters. */
  summary: localizedSchema.refine(
    (summary) => Object.values(summary).every((line) => line.length <= 160),
    'must have at most 160 characters in every language',
  ),
  updated,
  /** A decorative engraving beside the heading, for pages without a picture there. */
  plate: imageSchema.optional(),
});
export type PageHead = z.infer<typeof pageHeadSchema>;

/** A chapter of a page; blank lines separate paragraphs. */
export const blockSchema = z.object({
  heading: localizedSchema,
  text: localizedSchema,
  image: imageSchema.optional(),
});
export type Block = z.infer<typeof blockSchema>;
