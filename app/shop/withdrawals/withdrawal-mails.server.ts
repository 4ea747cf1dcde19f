import type { Site } from '~/content/content-schema';
import { sellerLines } from '~/content/mails/contact-lines';
import { type MailSettings, shopMailbox } from '~/content/mails/mail-settings.server';
import type { EmailContent } from '~/platform/mail/email-content';
import { renderEmail } from '~/platform/mail/render-email.server';
import { getMailTexts } from '~/platform/mail/mail-texts.server';
import type { OutgoingMail } from '~/platform/mail/outgoing-mail';
import { toPlainLine, toPlainLines } from '~/platform/mail/plain-line';
import { countryName, formatMoment } from '~/i18n/format';
import { hasPage } from '~/routing/paths';
import { isClosed, isRelease } from './effect';
import type { MatchedOrder } from './matched-order.server';
import { staffNotificationContent, renderStaffNotification } from './staff-notifications.server';
import type { NewWithdrawal } from './withdrawals.server';

type Outcome = Pick<NewWithdrawal, 'effect' | 'items'>;

/** Every case, for a statement of which the order or the proof is not known. */
const anyCase = {
  whole: ['refund', 'reserved', 'goods'],
  part: ['refundPart', 'reservedPart', 'goodsPart'],
} as const;

/**
 * What happens to money and goods. Until the buyer has confirmed the withdrawal, nothing is promised unconditionally. An
 * order in the shop contains no packages, and a hotel without a shop sells nothing else.
 */
function listNextSteps({ effect, items }: Outcome, order: MatchedOrder | undefined) {
  const extent = items === '' ? 'whole' : 'part';
  if (!hasPage('shop')) return [extent === 'whole' ? 'refund' : 'refundPart'] as const;
  if (!order)
    return hasPage('packages') ? ([...anyCase[extent], 'service'] as const) : anyCase[extent];
  if (isRelease(effect) && !order.isShipped)
    return [order.isUndecided ? 'unpaid' : 'released', 'notSent'] as const;
  if (effect === 'none' || isClosed(order))
    return ['nothingHeld', extent === 'whole' ? 'goodsBack' : 'goodsBackPart'] as const;
  // Charged before the parcel has left: a refund may wait for goods only if the buyer has them (CRD Art. 13(3)).
  if (order.state === 'captured' && effect === 'operator' && !order.isShipped)
    return extent === 'whole'
      ? (['refund', 'notSent'] as const)
      : (['refundPart', 'goodsBackPart'] as const);
  if (order.state === 'captured')
    return extent === 'whole'
      ? (['refund', 'goods'] as const)
      : (['refundPart', 'goodsPart'] as const);
  if (order.state === 'authorised' && effect === 'operator')
    return extent === 'whole'
      ? (['onlyReserved', 'goodsReserved'] as const)
      : (['chargedLess', 'goodsBackPart'] as const);
  return anyCase[extent];
}

function acknowledgementContent(
  row: NewWithdrawal,
  order: MatchedOrder | undefined,
  site: Site,
): EmailContent {
  const { seller, hotel } = site;
  const { locale, reference } = row;
  const t = getMailTexts(locale);
  const moment = formatMoment(new Date(row.created_at), locale);
  const address = `${seller.street}, ${seller.postalCode} ${seller.city}`;
  const country = countryName(seller.country, locale);
  const steps = listNextSteps(row, order);
  const hasReturn = hasPage('shop') && !steps.some((step) => step === 'notSent');
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
        paragraphs: [...steps, 'receiptOnly' as const].map((key) => t(`withdrawalReceipt.${key}`)),
      },
    ],
    ...(hasReturn && {
      blocks: [
        {
          heading: t('withdrawalReceipt.returnTitle'),
          lines: [seller.shortName, address, country].map((text) => ({ text })),
        },
      ],
    }),
    footer: {
      heading: seller.legalName,
      lines: sellerLines(site, locale),
      note: t('withdrawalReceipt.notYou'),
    },
  };
}

/**
 * Renders the emails of a withdrawal: the notification in the staff's language and, unless withheld, the acknowledgement in
 * the consumer's language. The acknowledgement may say what only the buyer may know: a statement matches an order
 * only if it is sent to the order's own address. None are rendered if the sender is over the limit.
 */
export async function renderWithdrawalMails(
  row: NewWithdrawal,
  order: MatchedOrder | undefined,
  options: MailSettings,
): Promise<OutgoingMail[]> {
  if (row.withheld === 'sender') return [];
  const { site, siteUrl } = options;
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
    replyTo: shopMailbox(options),
    ...(await renderEmail(acknowledgementContent(row, order, site))),
  };
  return [acknowledgement, notification];
}
