import { z } from 'zod';
import { isMailAddress, parseMailAddress } from '~/platform/mail/address';

// Messages are error codes; each form translates them.

/** Whether a text has any visible characters; zero-width spaces are not visible. */
const isVisible = (value: string) => /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{C}]/u.test(value);

/**
 * Trimmed text, normalised to NFC; empty if it has no visible characters. An empty field arrives as '' from a browser
 * and as undefined from conform.
 */
export const text = z
  .string()
  .optional()
  .transform((value) => (value ?? '').replace(/\r\n?/g, '\n').normalize('NFC').trim())
  // Control characters are kept, so that they are rejected later rather than silently treated as empty.
  .transform((value) => (isVisible(value) || /\p{Cc}/u.test(value) ? value : ''));

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The most UTF-16 code units in one visible character: an emoji family of four has eleven. */
const maxUnits = 16;

/** Whether a text has at most `max` characters as people count them: an emoji is one. */
function fits(value: string, max: number): boolean {
  if (value.length <= max) return true;
  return value.length <= max * maxUnits && [...graphemes.segment(value)].length <= max;
}

/** One line of at most `max` characters; may be empty. */
export const line = (max: number) =>
  text
    .refine((value) => fits(value, max), 'tooLong')
    .refine((value) => !/[\p{Cc}\u2028\u2029]/u.test(value), 'characters');

/** One line that must not be empty. */
export const required = (max: number) => line(max).refine((value) => value !== '', 'required');

/** Several lines of at most `max` characters; may be empty. */
export const lines = (max: number) =>
  text
    .refine((value) => fits(value, max), 'tooLong')
    .refine((value) => !/[^\P{Cc}\n\t]/u.test(value), 'characters');

/** Exactly one email address, normalised for SMTP. */
export const mailAddress = required(254)
  .transform((value) => parseMailAddress(value) ?? value)
  .refine((value) => isMailAddress(value), 'email');

/** Accepts digits and the separators used in phone numbers of any country. */
function isPhone(value: string): boolean {
  return /^[+\d\s()./-]+$/.test(value) && value.replace(/\D/g, '').length >= 6;
}

/** A checkbox: checked or not. */
export const checkbox = z.preprocess((value) => value === 'on' || value === true, z.boolean());

/** A telephone number in any notation; may be empty. */
export const phone = line(40).refine((value) => value === '' || isPhone(value), 'phone');
