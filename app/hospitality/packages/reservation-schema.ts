import { z } from 'zod';
import {
  checkbox,
  line,
  lines,
  mailAddress,
  phone,
  required,
  text,
} from '~/platform/forms/field-schema';

// Messages are error codes, translated in `enquiries:errors.<code>`.

/** The package's limits. */
export type Offer = {
  maxPersons: number;
  /** The first days of the dates still available; undefined if the guest may choose any date. */
  dates?: readonly string[] | undefined;
};

const groupSize = (max: number) =>
  text
    .refine((value) => /^[1-9]\d?$/.test(value) && Number(value) <= max, 'persons')
    .transform(Number);

const oneOf = (dates: readonly string[]) =>
  required(10).refine((value) => value === '' || dates.includes(value), 'date');

/**
 * A package for oneself or as a gift. Without scripts all fields are submitted; only those that the choices need are
 * validated.
 */
export function reservationSchema({ maxPersons, dates }: Offer) {
  const buyer = {
    persons: groupSize(maxPersons),
    fullName: required(100),
    email: mailAddress,
    phone,
    comments: lines(4000),
    terms: checkbox.refine((value) => value, 'terms'),
  };
  const gift = {
    ...buyer,
    forWhom: z.literal('gift'),
    recipientName: required(100),
    giftMessage: lines(500),
  };
  const ways = z.discriminatedUnion(
    'voucher',
    [
      z.object({
        ...gift,
        voucher: z.literal('email'),
        recipientEmail: mailAddress,
        recipientPhone: phone,
      }),
      z.object({
        ...gift,
        voucher: z.literal('post'),
        recipientAddress: lines(300).refine((value) => value !== '', 'required'),
      }),
      z.object({ ...gift, voucher: z.literal('buyer') }),
    ],
    'required',
  );
  const myself = z.object({
    ...buyer,
    forWhom: z.literal('myself'),
    date: dates ? oneOf(dates) : line(200),
  });
  return z.preprocess(
    (value) => ({ forWhom: 'myself', voucher: 'email', ...(value as Record<string, unknown>) }),
    z.discriminatedUnion('forWhom', [myself, ways], 'required'),
  );
}

export type Reservation = z.infer<ReturnType<typeof reservationSchema>>;
