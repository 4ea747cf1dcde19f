import type { Site } from '~/content/content-schema';
import type { EmailContent } from '~/platform/mail/email-content';
import type { MailLine } from '~/platform/mail/mail-content';
import { renderEmail } from '~/platform/mail/render-email.server';
import { getMailTexts } from '~/platform/mail/mail-texts.server';
import type { OutgoingMail } from '~/platform/mail/outgoing-mail';
import { formatDateTime } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import { href } from '~/routing/href';
import { unsubscribeUrls } from './unsubscribe-urls';
import type { createToken } from './token.server';

export type NewsletterMailOptions = {
  email: string;
  locale: Locale;
  site: Site;
  siteUrl: string;
  key: ReturnType<typeof createToken>;
  now: Date;
};

/** The sender's details, below each email. */
export const hotelLines = ({ hotel }: Site): MailLine[] => [
  { text: `${hotel.street}, ${hotel.postalCode} ${hotel.city}` },
  { text: hotel.email, href: `mailto:${hotel.email}` },
];

function frameOf({ locale, site, now }: NewsletterMailOptions) {
  const { hotel } = site;
  return {
    locale,
    hotel: hotel.name,
    kicker: `${getMailTexts(locale)('newsletter.kicker')} · ${formatDateTime(now, locale)}`,
    footer: {
      heading: hotel.fullName,
      lines: hotelLines(site),
    },
  } satisfies Partial<EmailContent>;
}

const readerOf = ({ email, site }: NewsletterMailOptions) => ({
  to: { name: '', address: email },
  replyTo: { name: site.hotel.fullName, address: site.hotel.email },
});

/**
 * Asks the mailbox to confirm the subscription. Contains nothing else, because no other email has been requested yet.
 */
export async function renderConfirmMail(options: NewsletterMailOptions): Promise<OutgoingMail> {
  const { locale, site, siteUrl, key } = options;
  const t = getMailTexts(locale);
  const mail: EmailContent = {
    ...frameOf(options),
    subject: t('newsletter.confirmSubject', { hotel: site.hotel.fullName }),
    preview: t('newsletter.confirmPreview'),
    title: t('newsletter.confirmTitle'),
    opening: [t('newsletter.greeting'), t('newsletter.confirmText'), t('newsletter.confirmIgnore')],
    button: {
      label: t('newsletter.confirmButton'),
      url: `${siteUrl}${href('newsletterConfirm', locale)}?token=${key.token}`,
    },
  };
  return {
    dedupeKey: `newsletter:${key.hash}`,
    kind: 'newsletter-confirm',
    siteUrl,
    ...readerOf(options),
    ...(await renderEmail(mail)),
  };
}

/** An email to a subscriber, with unsubscribe links in its text and its headers (RFC 8058). */
async function renderListMail(
  options: NewsletterMailOptions,
  name: 'welcome' | 'known',
): Promise<OutgoingMail> {
  const { locale, site, siteUrl, key } = options;
  const t = getMailTexts(locale);
  const frame = frameOf(options);
  const leave = unsubscribeUrls(siteUrl, locale, key.token);
  const mail: EmailContent = {
    ...frame,
    subject: t(`newsletter.${name}Subject`, { hotel: site.hotel.fullName }),
    preview: t(`newsletter.${name}Preview`),
    title: t(`newsletter.${name}Title`),
    opening: [t('newsletter.greeting'), t(`newsletter.${name}Text`)],
    footer: {
      ...frame.footer,
      lines: [...frame.footer.lines, { text: t('newsletter.leave'), href: leave.page }],
    },
  };
  return {
    dedupeKey: `newsletter:${key.hash}`,
    kind: `newsletter-${name}`,
    siteUrl,
    ...readerOf(options),
    unsubscribeUrl: leave.oneClick,
    ...(await renderEmail(mail)),
  };
}

/** Sent after the confirmation: what was agreed to, and how to unsubscribe. */
export const renderWelcomeMail = (options: NewsletterMailOptions) =>
  renderListMail(options, 'welcome');

/**
 * Sent to a mailbox that subscribes again. The page must not reveal to strangers that the address is subscribed; the
 * email may.
 */
export const renderAlreadySubscribedMail = (options: NewsletterMailOptions) =>
  renderListMail(options, 'known');
