import type { AppLoadContext } from '@remix-run/node';
import {
  type EnquiryKind,
  type EnquiryOutcome,
  enquiryFormNames,
  takeEnquiry,
} from '~/hospitality/enquiries/take-enquiry.server';
import type { Locale } from '~/i18n/locales';
import { renderTableMails } from './table-mails.server';
import { tableFields } from './table-fields';
import { getTableRules } from './table-page.server';
import { type TableRequest, tableSchema } from './table-schema';

/** Names that the form for a table may bring. */
export const tableFormNames = [...tableFields, ...enquiryFormNames] as const;

/** Takes a request for a table, as the opening hours of this moment allow. */
export function submitTable(
  context: Pick<AppLoadContext, 'content' | 'db' | 'env' | 'forms' | 'outbox' | 'secrets'>,
  request: Request,
  form: FormData,
  locale: Locale,
): Promise<EnquiryOutcome> {
  const content = context.content.current();
  const kind: EnquiryKind<TableRequest> = {
    schema: tableSchema(getTableRules(content)),
    toRow: ({ house, guests, date, time, fullName, email, phone, message }) => ({
      kind: 'table',
      full_name: fullName,
      email,
      phone,
      message,
      details: JSON.stringify({ house, guests, date, time }),
    }),
    renderMails: (table, about, options) => renderTableMails(content, table, about, options),
  };
  return takeEnquiry(context, request, form, locale, kind);
}
