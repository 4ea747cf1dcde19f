import { z } from 'zod';
import { providerIds } from '~/platform/database/stored-values';
import { localizedSchema, updated } from './value-schema';

/** Each row has as many cells as there are columns; without columns a row is a name and its value. */
const tableSchema = z
  .object({
    /** The table's caption for screen readers. */
    caption: localizedSchema,
    columns: z.array(localizedSchema).min(2).max(5).optional(),
    rows: z.array(z.array(localizedSchema)).min(1),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === (columns?.length ?? 2)), {
    message: 'every row needs one cell for each column',
  });

/** A form to print and fill in by hand. */
const sheetSchema = z.object({
  title: localizedSchema,
  note: localizedSchema,
  lines: z
    .array(
      z.object({
        text: localizedSchema,
        /** How many blank lines follow for writing. */
        blanks: z.int().min(0).max(4),
      }),
    )
    .min(1),
});

/** Optional features that the operator enables in the settings; a text mentions them only if enabled. */
const optionalParts = ['analytics', 'captcha', ...providerIds] as const;
export type OptionalPart = (typeof optionalParts)[number];

/**
 * A longer text by the owner. Each block has a heading, paragraphs separated by blank lines, and optionally a list, a
 * table or a form.
 */
export const textPageSchema = z.object({
  title: localizedSchema,
  lead: localizedSchema,
  blocks: z.array(
    z.object({
      heading: localizedSchema,
      text: localizedSchema,
      list: z.array(localizedSchema).min(2).optional(),
      table: tableSchema.optional(),
      sheet: sheetSchema.optional(),
      /** Shown only if this feature is enabled. */
      onlyWith: z.enum(optionalParts).optional(),
      /** Shown only if none of these features is enabled. */
      onlyWithout: z.array(z.enum(optionalParts)).min(1).optional(),
    }),
  ),
  /** The day from which the text applies, if readers need to know it. */
  updated,
});
export type TextPage = z.infer<typeof textPageSchema>;
