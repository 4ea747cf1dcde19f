import type { AppLoadContext } from '@remix-run/node';
import { writeDetails } from '~/hospitality/enquiries/enquiry-details';
import {
  type EnquiryKind,
  type EnquiryOutcome,
  enquiryFormFields,
  submitEnquiry,
} from '~/hospitality/enquiries/submit-enquiry.server';
import type { Locale } from '~/i18n/locales';
import { renderTableMails } from './table-mails.server';
import { tableFields } from './table-fields';
import { getTableRules } from './table-reservation.loader.server';
import { type TableRequest, tableSchema } from './table-schema';

/** The fields of the table reservation form. */
export const tableFormNames = [...tableFields, ...enquiryFormFields, 'house'] as const;

/** Pages loaded from a release before December 2026 name the venue `house`; without it, the restaurant would be meant. */
function acceptEarlierName(form: FormData): void {
  const house = form.get('house');
  if (house !== null && !form.has('venue')) form.set('venue', house);
}

/** Accepts a table request within the current opening hours. */
export function submitTable(
  context: Pick<AppLoadContext, 'content' | 'db' | 'env' | 'forms' | 'outbox' | 'secrets'>,
  request: Request,
  form: FormData,
  locale: Locale,
): Promise<EnquiryOutcome> {
  const content = context.content.current();
  acceptEarlierName(form);
  const kind: EnquiryKind<TableRequest> = {
    schema: tableSchema(getTableRules(content, new Date())),
    toRow: ({ fullName, email, phone, message, ...table }) => ({
      kind: 'table',
      full_name: fullName,
      email,
      phone,
      message,
      details: writeDetails(table),
    }),
    renderMails: (table, about, options) => renderTableMails(content, table, about, options),
  };
  return submitEnquiry(context, request, form, locale, kind);
}
