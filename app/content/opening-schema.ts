import { z } from 'zod';
import { day, dayOfYear, localizedSchema, time } from './value-schema';
import { weekdays } from './vocabulary';

/** The latest closing time after midnight; a later one is a typing error rather than a long night. */
const latestClosing = '06:00';

const span = z
  .object({
    from: time,
    /** A time that is not after `from` is of the next morning. */
    to: time,
  })
  .refine(
    ({ from, to }) => from < to || (to < from && to <= latestClosing),
    `must close after it opens, at ${latestClosing} of the next morning at the latest`,
  );

/** Opening hours in the hotel's time zone. */
export const openingSchema = z.object({
  /** A weekday without a rule for its part of the year is closed; parts of the year may span New Year. */
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
  /**
   * Days or ranges that differ from the weekly hours, both days included; without spans it is closed. A day may lie within a
   * range, which it then differs from.
   */
  special: z.array(
    z
      .object({ from: day, to: day, spans: z.array(span).max(3), note: localizedSchema })
      .refine(({ from, to }) => from <= to, 'must begin before it ends'),
  ),
});
export type Opening = z.infer<typeof openingSchema>;

/** A temporary closure of the hotel; its notice disappears on the day of reopening. */
export const closureSchema = z.object({
  /** The first closed day, on whose morning guests may still depart; the notice is shown from this day on. */
  from: day,
  /** The first day on which the hotel is open again. */
  reopens: day,
  title: localizedSchema,
  text: localizedSchema,
});
export type Closure = z.infer<typeof closureSchema>;
