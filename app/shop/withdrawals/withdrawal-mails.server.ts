import type { Site } from '~/content/content-schema';
import { sellerLines } from '~/content/mails/contact-lines';
import type { MailSettings } from '~/content/mails/mail-settings.server';
import type { EmailContent } from '~/platform/mail/email-content';
import { renderEmail } from '~/platform/mail/render-email.server';
import { getMailTexts } from '~/platform/mail/mail-texts.server';
import { countryName } from '~/shop/orders/mails/order-mail-lines';
import type { OutgoingMail } from '~/platform/mail/outgoing-mail';
import { toPlainLine, toPlainLines } from '~/platform/mail/plain-line';
import { formatMoment } from '~/i18n/format';
import type { MatchedOrder } from './matched-order.server';
import { staffNotificationContent, renderStaffNotification } from './staff-notifications.server';
import type { NewWithdrawal } from './withdrawals.server';

function acknowledgementContent(row: NewWithdrawal, site: Site): EmailContent {
  const { seller, hotel } = site;
  const { locale, reference } = row;
  const t = getMailTexts(locale);
  const moment = formatMoment(new Date(row.created_at), locale);
  const next = ['refund', 'reserved', 'goods', 'service', 'receiptOnly'] as const;
  const address = `${seller.street}, ${seller.postalCode} ${seller.city}`;
  const country = countryName(seller.country, locale);
  return {
    locale,
    subject: t('withdrawalReceipt.subject', { reference, hotel: hotel.fullName }),
    preview: t('withdrawalReceipt.preview', { moment }),
    hotel: hotel.name,
    kicker: reference,
    title: t('withdrawalReceipt.title'),
    opening: [
      t('enquiry.greeting', { name: toPlainLine(row.full_name) }),
      t('withdrawalReceipt.intro'),
    ],
    facts: [
      { label: t('withdrawalReceipt.reference'), value: reference },
      { label: t('withdrawalReceipt.submitted'), value: moment },
    ],
    note: { heading: t('withdrawalReceipt.statement'), lines: toPlainLines(row.statement) },
    sections: [
      {
        heading: t('withdrawalReceipt.nextTitle'),
        paragraphs: next.map((key) => t(`withdrawalReceipt.${key}`)),
      },
    ],
    blocks: [
      {
        heading: t('withdrawalReceipt.returnTitle'),
        lines: [seller.shortName, address, country].map((text) => ({ text })),
      },
    ],
    foot: {
      heading: seller.legalName,
      lines: sellerLines(site, country),
      note: t('withdrawalReceipt.notYou'),
    },
  };
}

/**
 * Renders the emails of a withdrawal: the notification in the staff's language and, unless withheld, the acknowledgement in
 * the consumer's language. The acknowledgement is the same for known and unknown orders. None are
 * rendered if the sender is over the limit.
 */
export async function renderWithdrawalMails(
  row: NewWithdrawal,
  order: MatchedOrder | undefined,
  options: MailSettings,
): Promise<OutgoingMail[]> {
  if (row.withheld === 'sender') return [];
  const { site, siteUrl, staffAddress = site.seller.email } = options;
  const notification = await renderStaffNotification(
    row,
    'notice',
    staffNotificationContent(row, order, site),
    options,
  );
  if (row.withheld) return [notification];
  const acknowledgement: OutgoingMail = {
    dedupeKey: `withdrawal:${row.reference}:receipt`,
    kind: 'withdrawal-receipt',
    siteUrl,
    to: { name: row.full_name, address: row.email },
    replyTo: { name: site.hotel.fullName, address: staffAddress },
    ...(await renderEmail(acknowledgementContent(row, site))),
  };
  return [acknowledgement, notification];
}
