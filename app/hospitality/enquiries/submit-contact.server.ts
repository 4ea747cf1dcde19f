import type { AppLoadContext } from '@remix-run/node';
import type { Locale } from '~/i18n/locales';
import { renderContactMails } from './contact-mails.server';
import { contactFields, type ContactMessage, contactSchema } from './contact-schema';
import {
  type EnquiryKind,
  type EnquiryOutcome,
  enquiryFormFields,
  submitEnquiry,
} from './submit-enquiry.server';

/** The fields of the contact form. */
export const contactFormNames = [...contactFields, ...enquiryFormFields] as const;

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

/** Accepts a message to reception, from the contact page or the API. */
export function submitContact(
  context: Pick<AppLoadContext, 'content' | 'db' | 'env' | 'forms' | 'outbox' | 'secrets'>,
  request: Request,
  form: FormData,
  locale: Locale,
): Promise<EnquiryOutcome> {
  return submitEnquiry(context, request, form, locale, contact);
}
