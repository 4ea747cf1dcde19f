import { z } from 'zod';
import { providerIds } from '~/platform/database/stored-values';
import { localizedSchema, updated } from './value-schema';

/** Rows of as many cells as there are columns; without columns a row is a name and its value. */
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

/** A form to be printed and filled in by hand. */
const sheetSchema = z.object({
  title: localizedSchema,
  note: localizedSchema,
  lines: z
    .array(
      z.object({
        text: localizedSchema,
        /** How many empty lines follow to write on. */
        blanks: z.int().min(0).max(4),
      }),
    )
    .min(1),
});

/** Parts of the software that an operator chooses by his settings; a text may speak of one only where it is there. */
const optionalParts = ['analytics', 'captcha', ...providerIds] as const;
export type OptionalPart = (typeof optionalParts)[number];

/** A longer text of the owner's: each block a heading, paragraphs split by blank lines, and what else shows it best. */
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
      /** Shown only where the site has this part. */
      onlyWith: z.enum(optionalParts).optional(),
      /** Shown only where the site has none of these parts. */
      onlyWithout: z.array(z.enum(optionalParts)).min(1).optional(),
    }),
  ),
  /** The day from which the text is right, where readers need to know it. */
  updated,
});
export type TextPage = z.infer<typeof textPageSchema>;
