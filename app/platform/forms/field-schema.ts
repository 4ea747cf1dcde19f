import { z } from 'zod';
import { isMailAddress, parseMailAddress } from '~/platform/mail/address';
import { readGraphemes } from '~/platform/text/graphemes';
import { trimUnseen } from '~/platform/text/trim-unseen';

// Messages are error codes; each form translates them.

/** Whether a text has any visible characters; zero-width spaces are not visible. */
const isVisible = (value: string) => /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{C}]/u.test(value);

/** The most UTF-16 code units in one visible character: an emoji family of four has eleven. */
const maxUnits = 16;

/** `normalize` sorts a run of marks in quadratic time; no writing system puts half as many on one letter. */
const markRun = /\p{M}{32}/u;

/**
 * Forms are read before any limit counts them, so everything here is linear in the length of the text: what is too long
 * or has too many marks in a row is rejected before it is normalised.
 */
const typedText = (maxLength: number) =>
  z
    .string()
    .optional()
    .transform((value) => (value ?? '').replace(/\r\n?/g, '\n').trim())
    .refine((value) => value.length <= maxLength, { error: 'tooLong', abort: true })
    .refine((value) => !markRun.test(value), 'characters')
    .transform((value) => value.normalize('NFC'))
    // Control characters are kept, so that they are rejected later rather than silently treated as empty.
    .transform((value) => (isVisible(value) || /\p{Cc}/u.test(value) ? value : ''));

/**
 * Trimmed text, normalised to NFC; empty if it has no visible characters. An empty field arrives as '' from a browser
 * and as undefined from conform. At most 31 combining marks in a row.
 */
export const text = typedText(Infinity);

/** Whether a text has at most `max` characters as people count them: an emoji is one. */
function fits(value: string, max: number): boolean {
  if (value.length <= max) return true;
  if (value.length > max * maxUnits) return false;
  let count = 0;
  for (const _ of readGraphemes(value)) {
    count += 1;
    if (count > max) return false;
  }
  return true;
}

const atMost = (max: number) =>
  typedText(max * maxUnits).refine((value) => fits(value, max), 'tooLong');

/** One line of at most `max` characters; may be empty. */
export const line = (max: number) =>
  atMost(max).refine((value) => !/[\p{Cc}\u2028\u2029]/u.test(value), 'characters');

/** One line that must not be empty. */
export const required = (max: number) => line(max).refine((value) => value !== '', 'required');

/** Several lines of at most `max` characters; may be empty. */
export const lines = (max: number) =>
  atMost(max).refine((value) => !/[^\P{Cc}\n\t]/u.test(value), 'characters');

/** Exactly one email address, normalised for SMTP. */
export const mailAddress = required(254)
  .transform((value) => parseMailAddress(value) ?? value)
  .refine((value) => isMailAddress(value), 'email');

/** Accepts digits and the separators used in phone numbers of any country. */
function isPhone(value: string): boolean {
  return /^[+\d\s()./\p{Pd}]+$/u.test(value) && value.replace(/\D/g, '').length >= 6;
}

/** A checkbox: checked or not. */
export const checkbox = z.preprocess((value) => value === 'on' || value === true, z.boolean());

/** A line for a telephone number of at most 40 characters, without what surrounds a copied one unseen; may be empty. */
export const phoneLine = line(40).transform(trimUnseen);

/** A telephone number in any notation; may be empty. */
export const phone = phoneLine.refine((value) => value === '' || isPhone(value), 'phone');
