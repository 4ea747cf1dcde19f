import { toSlug } from '~/i18n/slug';
import type { MailTexts } from '~/platform/mail/mail-keys';
import { formatInvoiceNumber, type InvoiceNumber } from './invoice-number';

type NumberOfYear = InvoiceNumber & { year: number };

const toFileName = (title: string, invoice: NumberOfYear): string =>
  `${title}-${invoice.year}-${formatInvoiceNumber(invoice).replaceAll('/', '-')}.pdf`;

/** The file name of an invoice or reversal at the desk and in archives, where files sort by number: `racun-2026-1-WEB1-1.pdf`. */
export const invoiceFileName = (invoice: NumberOfYear): string => toFileName('racun', invoice);

/**
 * The file name of the buyer's copy: `rechnung-2026-1-WEB1-1.pdf`, `stornorechnung-2026-2-WEB1-1.pdf`.
 * @param t texts of the invoice's language
 */
export const buyerFileName = (
  invoice: NumberOfYear & { kind: 'sale' | 'storno' },
  t: MailTexts,
): string => toFileName(toSlug(t(`invoice.${invoice.kind}`)), invoice);
