import { z } from 'zod';
import { day, dayOfYear, localizedSchema, time } from './value-schema';
import { weekdays } from './vocabulary';

const span = z
  .object({ from: time, to: time })
  .refine(({ from, to }) => from < to, 'must open before it closes');

/** When something is open, in the hotel's time zone. */
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

/** The hotel is closed for a while; the notice disappears by itself on the day of reopening. */
export const closureSchema = z.object({
  /** Last day before it: not yet closed. First day on which the notice shows. */
  from: day,
  /** The first day on which the hotel is open again. */
  reopens: day,
  title: localizedSchema,
  text: localizedSchema,
});
export type Closure = z.infer<typeof closureSchema>;
