import { z } from 'zod';
import { line, lines, mailAddress, required } from '~/features/forms/field-schema';

// Messages are codes; `enquiries:errors.<code>` holds the words.

/** Digits and what people write between them; which country they are in is not asked. */
function isPhone(value: string): boolean {
  return /^[+\d\s()./-]+$/.test(value) && value.replace(/\D/g, '').length >= 6;
}

/** At most this many characters in a message. */
export const maxMessage = 4000;

/** What a visitor sends from the contact page or to `/mail/send`. */
export const contactSchema = z.object({
  fullName: required(100),
  email: mailAddress,
  phone: line(40).refine((value) => value === '' || isPhone(value), 'phone'),
  message: lines(maxMessage).refine((value) => value !== '', 'required'),
});
export type ContactMessage = z.infer<typeof contactSchema>;

export const contactFields = ['fullName', 'email', 'phone', 'message'] as const;
