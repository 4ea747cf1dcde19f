import { z } from 'zod';
import { locales } from '~/i18n/locales';

/**
 * The official file of the EU's notice on the legal guarantee in one language; it must not be redrawn, cropped or
 * recoloured.
 */
const noticeFileSchema = z.object({
  /** Path of the file in the folder `public`, e.g. `/legal/guarantee-hr.svg`. */
  path: z.string().regex(/^(?:\/[a-z0-9][a-z0-9_-]*)+\.(?:svg|png)$/),
  width: z.int().min(100).max(10_000),
  height: z.int().min(100).max(10_000),
  /** Hash of the file as published by the Commission; any other file is not shown. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type NoticeFile = z.infer<typeof noticeFileSchema>;

/**
 * The harmonised notice by language (CRD Art. 22a; Impl. Reg. (EU) 2025/1960, Annex I); a language may lack its file.
 */
export const guaranteeNoticeSchema = z.partialRecord(z.enum(locales), noticeFileSchema);
