import { z } from 'zod';
import { lines, mailAddress, phone, required } from '~/platform/forms/field-schema';

// Messages are error codes, translated in `enquiries:errors.<code>`.

/** Maximum length of a message, in characters. */
export const maxMessage = 4000;

/** The fields submitted from the contact page or to `/mail/send`. */
export const contactSchema = z.object({
  fullName: required(100),
  email: mailAddress,
  phone,
  message: lines(maxMessage).refine((value) => value !== '', 'required'),
});
export type ContactMessage = z.infer<typeof contactSchema>;

export const contactFields = ['fullName', 'email', 'phone', 'message'] as const;
