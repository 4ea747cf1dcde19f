import {
  type EnquiryKind,
  type EnquiryOutcome,
  enquiryFormFields,
  submitEnquiry,
} from '~/hospitality/enquiries/submit-enquiry.server';
import type { Locale } from '~/i18n/locales';
import { renderTableMails } from './table-mails.server';
import { tableDetailFields, tableFields } from './table-fields';
import { getTableRules } from './table-reservation.loader.server';
import { type TableRequest, tableSchema } from './table-schema';

/** The fields of the table reservation form. */
export const tableFormNames = [...tableFields, ...enquiryFormFields] as const;

/** Accepts a table request within the present opening hours. */
export function submitTable(
  request: Request,
  form: FormData,
  locale: Locale,
): Promise<EnquiryOutcome> {
  const kind: EnquiryKind<TableRequest> = {
    schema: tableSchema(getTableRules()),
    toRow: ({ fullName, email, phone, message, ...table }) => ({
      kind: 'table',
      full_name: fullName,
      email,
      phone,
      message,
      details: JSON.stringify(table, [...tableDetailFields]),
    }),
    renderMails: renderTableMails,
  };
  return submitEnquiry(request, form, locale, kind);
}
