import {
  type EnquiryKind,
  type EnquiryOutcome,
  enquiryFormFields,
  submitEnquiry,
} from '~/hospitality/enquiries/submit-enquiry.server';
import type { Locale } from '~/i18n/locales';
import { renderTableMails } from './table-mails.server';
import { tableFields } from './table-fields';
import { getTableRules } from './table-page.server';
import { type TableRequest, tableSchema } from './table-schema';

/** Names that the form for a table may bring. */
export const tableFormNames = [...tableFields, ...enquiryFormFields] as const;

/** Takes a request for a table, as the opening hours of this moment allow. */
export function submitTable(
  request: Request,
  form: FormData,
  locale: Locale,
): Promise<EnquiryOutcome> {
  const kind: EnquiryKind<TableRequest> = {
    schema: tableSchema(getTableRules()),
    toRow: ({ house, guests, date, time, fullName, email, phone, message }) => ({
      kind: 'table',
      full_name: fullName,
      email,
      phone,
      message,
      details: JSON.stringify({ house, guests, date, time }),
    }),
    renderMails: renderTableMails,
  };
  return submitEnquiry(request, form, locale, kind);
}
