import type { AppLoadContext } from '@remix-run/node';
import type { Locale } from '~/i18n/locales';
import { renderContactMails } from './contact-mails.server';
import { contactFields, type ContactMessage, contactSchema } from './contact-schema';
import {
  type EnquiryKind,
  type EnquiryOutcome,
  enquiryFormNames,
  takeEnquiry,
} from './take-enquiry.server';

/** Names that a contact form may bring. */
export const contactFormNames = [...contactFields, ...enquiryFormNames] as const;

const contact: EnquiryKind<ContactMessage> = {
  schema: contactSchema,
  toRow: ({ fullName, email, phone, message }) => ({
    kind: 'contact',
    full_name: fullName,
    email,
    phone,
    message,
  }),
  renderMails: renderContactMails,
};

/** Takes a message to reception, from the contact page or from a program. */
export function submitContact(
  context: Pick<AppLoadContext, 'content' | 'db' | 'env' | 'forms' | 'outbox' | 'secrets'>,
  request: Request,
  form: FormData,
  locale: Locale,
): Promise<EnquiryOutcome> {
  return takeEnquiry(context, request, form, locale, contact);
}
