import { type MailSettings, shopMailbox } from '~/content/mails/mail-settings.server';
import { formatDate, formatDateTime, formatMoney } from '~/i18n/format';
import { getT } from '~/i18n/i18n.server';
import { staffLocale } from '~/i18n/staff-locale';
import type { EmailContent } from '~/platform/mail/email-content';
import { getMailTexts } from '~/platform/mail/mail-texts.server';
import type { OutgoingMail } from '~/platform/mail/outgoing-mail';
import { renderEmail } from '~/platform/mail/render-email.server';
import { formatInvoiceNumber } from '~/shop/invoices/invoice-number';
import type { Invoice } from '~/shop/invoices/issue-invoice.server';
import type { UninvoicedOrder } from '~/shop/invoices/issue-missing.server';

/** Identifies the email about an invoice without a JIR, at one stage. */
export const alarmKey = (invoice: Invoice, alarm: string): string =>
  `invoice:${invoice.year}:${formatInvoiceNumber(invoice)}:alarm:${alarm}`;

/** To staff: an invoice has no JIR yet. @param alarm distinguishes one reminder from the next */
export async function renderInvoiceAlarm(
  { invoice, alarm, error }: { invoice: Invoice; alarm: string; error: string | null },
  options: MailSettings,
): Promise<OutgoingMail> {
  const t = getMailTexts(staffLocale);
  const desk = getT(staffLocale);
  const number = formatInvoiceNumber(invoice);
  const content: EmailContent = {
    locale: staffLocale,
    hotel: options.site.hotel.name,
    subject: t('invoiceAlarm.subject', { number }),
    preview: t('invoiceAlarm.preview'),
    kicker: invoice.order_number,
    title: t('invoiceAlarm.title'),
    opening: [
      t('invoiceAlarm.text', { number }),
      t('invoiceAlarm.goesOn'),
      t('invoiceAlarm.retry', { action: desk('books:open.retry'), page: desk('books:title') }),
    ],
    facts: [
      {
        label: t('invoiceAlarm.issued'),
        value: formatDateTime(new Date(invoice.issued_at), staffLocale),
      },
      { label: t('orderFacts.reason'), value: error ?? t('invoiceAlarm.unknown') },
    ],
    footer: { lines: [] },
  };
  return { ...address(alarmKey(invoice, alarm), options), ...(await renderEmail(content)) };
}

/** Identifies the email about an order's invoices at these amounts. */
export const mismatchKey = ({
  number,
  captured_cents: charged,
  refunded_cents: back,
}: UninvoicedOrder): string => `invoices:${number}:mismatch:${charged}:${back}`;

/** To staff: an order's invoices do not match its payment, and the site cannot correct them. Amounts in cents. */
export async function renderMismatchAlarm(
  order: UninvoicedOrder & { invoicedCents: number },
  options: MailSettings,
): Promise<OutgoingMail> {
  const t = getMailTexts(staffLocale);
  const { number } = order;
  const content: EmailContent = {
    locale: staffLocale,
    hotel: options.site.hotel.name,
    subject: t('invoiceMismatch.subject', { number }),
    preview: t('invoiceMismatch.preview'),
    kicker: number,
    title: t('invoiceMismatch.title'),
    opening: [
      t('invoiceMismatch.text', { number }),
      t('invoiceMismatch.next', { page: getT(staffLocale)('books:title') }),
    ],
    facts: [
      { label: t('invoiceMismatch.charged'), value: formatMoney(order.captured_cents) },
      { label: t('invoiceMismatch.refunded'), value: formatMoney(order.refunded_cents) },
      { label: t('invoiceMismatch.invoiced'), value: formatMoney(order.invoicedCents) },
    ],
    footer: { lines: [] },
  };
  return { ...address(mismatchKey(order), options), ...(await renderEmail(content)) };
}

type ExpiringCertificate = { serial: string; validTo: Date; days: number };

/** Identifies the reminder of a certificate at one stage. */
export const certificateReminderKey = ({
  serial,
  days,
}: Pick<ExpiringCertificate, 'serial' | 'days'>): string => `certificate:${serial}:${days}`;

/** To staff: the certificate expires soon. */
export async function renderCertificateReminder(
  certificate: ExpiringCertificate,
  options: MailSettings,
): Promise<OutgoingMail> {
  const t = getMailTexts(staffLocale);
  const date = formatDate(certificate.validTo, staffLocale);
  const content: EmailContent = {
    locale: staffLocale,
    hotel: options.site.hotel.name,
    subject: t('certificateReminder.subject', { date }),
    preview: t('certificateReminder.preview'),
    kicker: date,
    title: t('certificateReminder.title'),
    opening: [t('certificateReminder.text', { date }), t('certificateReminder.renew')],
    footer: { lines: [] },
  };
  return {
    ...address(certificateReminderKey(certificate), options),
    ...(await renderEmail(content)),
  };
}

const address = (dedupeKey: string, settings: MailSettings) => ({
  dedupeKey,
  kind: 'invoice-notice',
  siteUrl: settings.siteUrl,
  to: shopMailbox(settings),
});
