import { sellerLines } from '~/content/mails/contact-lines';
import { type MailSettings, shopMailbox } from '~/content/mails/mail-settings.server';
import type { EmailContent } from '~/platform/mail/email-content';
import { renderEmail } from '~/platform/mail/render-email.server';
import { getMailTexts } from '~/platform/mail/mail-texts.server';
import type { OutgoingMail } from '~/platform/mail/outgoing-mail';
import { toPlainLine } from '~/platform/mail/plain-line';
import type { Order } from '~/shop/orders/orders.server';
import { formatMoment } from '~/i18n/format';
import { href } from '~/routing/href';
import type { Withdrawal } from './withdrawals.server';

/**
 * Renders the email that asks the order's own address, in the order's language, whether a withdrawal comes from the
 * buyer. It contains nothing typed by the person who made the statement, because that may be a stranger.
 */
export async function renderConfirmationRequest(
  { reference, created_at, confirmation_key }: Withdrawal,
  order: Order,
  settings: MailSettings,
): Promise<OutgoingMail> {
  const { locale, number } = order;
  const { site, siteUrl } = settings;
  const { seller, hotel } = site;
  const t = getMailTexts(locale);
  const moment = formatMoment(new Date(created_at), locale);
  const content: EmailContent = {
    locale,
    subject: t('withdrawalQuestion.subject', { number, hotel: hotel.fullName }),
    preview: t('withdrawalQuestion.preview'),
    hotel: hotel.name,
    kicker: t('withdrawalQuestion.kicker', { number }),
    title: t('withdrawalQuestion.title'),
    opening: [
      t('enquiry.greeting', { name: toPlainLine(order.full_name) }),
      t('withdrawalQuestion.intro', { number, moment }),
      t('withdrawalQuestion.yes'),
    ],
    facts: [{ label: t('withdrawalReceipt.reference'), value: reference }],
    button: {
      label: t('withdrawalQuestion.button'),
      url: `${siteUrl}${href('withdrawal', locale)}?confirm=${confirmation_key}`,
    },
    sections: [
      {
        heading: t('withdrawalQuestion.noTitle'),
        paragraphs: [t('withdrawalQuestion.no')],
      },
    ],
    footer: {
      heading: seller.legalName,
      lines: sellerLines(site, locale),
    },
  };
  return {
    dedupeKey: `withdrawal:${reference}:question`,
    kind: 'withdrawal-question',
    siteUrl,
    to: { name: order.full_name, address: order.email },
    replyTo: shopMailbox(settings),
    ...(await renderEmail(content)),
  };
}
