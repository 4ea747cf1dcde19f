import { z } from 'zod';
import { maxMessage } from '~/hospitality/enquiries/contact-schema';
import { line, lines, mailAddress, phone, required, text } from '~/platform/forms/field-schema';
import { findProblem, isTableVenue, type TableRules } from './table-rules';
import { maxGuests, type TableVenue } from './table-times';
import { isDay, parseDay } from '~/platform/time/typed-day';
import { isTime, parseTime } from './typed-time';
import type { TableField } from './table-fields';

// Messages are error codes, translated in `table:errors.<code>` and `enquiries:errors.<code>`.

/** Requests without a venue are for the restaurant, for clients that post without the form. */
const venueWith = ({ times }: TableRules) =>
  text
    .transform((value) => value || 'restaurant')
    .refine((value) => isTableVenue(value) && times[value] !== undefined, 'venue')
    .transform((value) => value as TableVenue);

const guests = required(40)
  .refine((value) => value === '' || (/^\d+$/.test(value) && Number(value) > 0), 'guests')
  .refine((value) => !/^\d+$/.test(value) || Number(value) <= maxGuests, 'group')
  .transform(Number);

const date = line(40)
  .transform((typed) => parseDay(typed) ?? typed)
  .refine((value) => value !== '', 'required')
  .refine((value) => value === '' || isDay(value), 'date');

const time = line(40)
  .transform((typed) => parseTime(typed) ?? typed)
  .refine((value) => value !== '', 'required')
  .refine((value) => value === '' || isTime(value), 'time');

/** The fields submitted from the table reservation page. */
export function tableSchema(rules: TableRules) {
  return z
    .object({
      venue: venueWith(rules),
      guests,
      date,
      time,
      fullName: required(100),
      email: mailAddress,
      phone,
      message: lines(maxMessage),
    } satisfies Record<TableField, z.ZodType>)
    .superRefine((table, context) => {
      const problem = findProblem(table, rules);
      if (!problem) return;
      context.addIssue({ code: 'custom', path: [problem.field], message: problem.code });
    });
}
export type TableRequest = z.output<ReturnType<typeof tableSchema>>;
