import { z } from 'zod';
import { isMailAddress, parseMailAddress } from '~/platform/mail/address';

// Messages are error codes; each form translates them.

/** Trimmed text; an empty field arrives as '' from a browser and as undefined from conform. */
export const text = z
  .string()
  .optional()
  .transform((value) => (value ?? '').replace(/\r\n?/g, '\n').trim());

/** One line of at most `max` characters, or nothing. */
export const line = (max: number) =>
  text
    .refine((value) => value.length <= max, 'tooLong')
    .refine((value) => !/[\p{Cc}\u2028\u2029]/u.test(value), 'characters');

/** One line that must not be empty. */
export const required = (max: number) => line(max).refine((value) => value !== '', 'required');

/** Several lines of at most `max` characters (code points), or nothing. */
export const lines = (max: number) =>
  text
    .refine((value) => [...value].length <= max, 'tooLong')
    .refine((value) => !/[^\P{Cc}\n\t]/u.test(value), 'characters');

/** Exactly one mail address, in the form that the mail system takes. */
export const mailAddress = required(254)
  .transform((value) => parseMailAddress(value) ?? value)
  .refine((value) => isMailAddress(value), 'email');

/** Digits and the separators people write between them, of any country. */
function isPhone(value: string): boolean {
  return /^[+\d\s()./-]+$/.test(value) && value.replace(/\D/g, '').length >= 6;
}

/** A checkbox: checked or not. */
export const checkbox = z.preprocess((value) => value === 'on' || value === true, z.boolean());

/** A telephone number written any way, or nothing. */
export const phone = line(40).refine((value) => value === '' || isPhone(value), 'phone');
