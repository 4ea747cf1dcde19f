import { z } from 'zod';
import { mailAddress } from '~/platform/forms/field-schema';

// Messages are codes; `newsletter:errors.<code>` holds the texts.

/** What the newsletter's form brings: one address, in lower case, so that one mailbox is one subscription. */
export const newsletterSchema = z.object({
  email: mailAddress.transform((value) => value.toLowerCase()),
});
