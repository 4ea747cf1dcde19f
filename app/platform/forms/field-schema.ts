import { z } from 'zod';
import { isMailAddress, parseMailAddress } from '~/platform/mail/address';

// Messages are codes; each form's own texts hold the words.

/** Typed text without spaces around; an empty field arrives as '' from a browser and as undefined from conform. */
export const text = z
  .string()
  .optional()
  .transform((value) => (value ?? '').replace(/\r\n?/g, '\n').trim());

/** One line of at most `max` characters, or nothing. */
export const line = (max: number) =>
  text
    .refine((value) => value.length <= max, 'tooLong')
    .refine((value) => !/[\p{Cc}\u2028\u2029]/u.test(value), 'characters');

/** One line that must be there. */
export const required = (max: number) => line(max).refine((value) => value !== '', 'required');

/** Several lines of at most `max` characters as people count them, or nothing. */
export const lines = (max: number) =>
  text
    .refine((value) => [...value].length <= max, 'tooLong')
    .refine((value) => !/[^\P{Cc}\n\t]/u.test(value), 'characters');

/** Exactly one mail address, in the form that the mail system takes. */
export const mailAddress = required(254)
  .transform((value) => parseMailAddress(value) ?? value)
  .refine((value) => isMailAddress(value), 'email');

/** Digits and what people write between them; which country they are in is not asked. */
function isPhone(value: string): boolean {
  return /^[+\d\s()./-]+$/.test(value) && value.replace(/\D/g, '').length >= 6;
}

/** A box: ticked or not. */
export const checkbox = z.preprocess((value) => value === 'on' || value === true, z.boolean());

/** A telephone number written any way, or nothing. */
export const phone = line(40).refine((value) => value === '' || isPhone(value), 'phone');
