import { z } from 'zod';
import { lines, mailAddress, phone, required } from '~/platform/forms/field-schema';

// Messages are error codes, translated in `enquiries:errors.<code>`.

/** At most this many characters in a message. */
export const maxMessage = 4000;

/** What a visitor sends from the contact page or to `/mail/send`. */
export const contactSchema = z.object({
  fullName: required(100),
  email: mailAddress,
  phone,
  message: lines(maxMessage).refine((value) => value !== '', 'required'),
});
export type ContactMessage = z.infer<typeof contactSchema>;

export const contactFields = ['fullName', 'email', 'phone', 'message'] as const;
