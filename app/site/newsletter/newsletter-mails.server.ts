import type { Site } from '~/content/content-schema';
import type { EmailContent } from '~/platform/mail/email-content';
import { renderEmail } from '~/platform/mail/render-email.server';
import { getMailTexts } from '~/platform/mail/mail-texts.server';
import type { OutgoingMail } from '~/platform/mail/outgoing-mail';
import { formatDateTime } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import { href } from '~/routing/href';
import type { createToken } from './token.server';

export type NewsletterMailOptions = {
  email: string;
  locale: Locale;
  site: Site;
  siteUrl: string;
  key: ReturnType<typeof createToken>;
  now: Date;
};

function frameOf({ locale, site, now }: NewsletterMailOptions) {
  const { hotel } = site;
  return {
    locale,
    hotel: hotel.name,
    kicker: `${getMailTexts(locale)('newsletter.kicker')} · ${formatDateTime(now, locale)}`,
    foot: {
      heading: hotel.fullName,
      lines: [
        { text: `${hotel.street}, ${hotel.postalCode} ${hotel.city}` },
        { text: hotel.email, href: `mailto:${hotel.email}` },
      ],
    },
  } satisfies Partial<EmailContent>;
}

const readerOf = ({ email, site }: NewsletterMailOptions) => ({
  to: { name: '', address: email },
  replyTo: { name: site.hotel.fullName, address: site.hotel.email },
});

/** Asks a mailbox to confirm the subscription. Contains nothing else: until then no mail from us was requested. */
export async function renderConfirmMail(options: NewsletterMailOptions): Promise<OutgoingMail> {
  const { locale, site, siteUrl, key } = options;
  const t = getMailTexts(locale);
  const label = t('newsletter.confirmButton');
  const letter: EmailContent = {
    ...frameOf(options),
    subject: t('newsletter.confirmSubject', { hotel: site.hotel.fullName }),
    preview: t('newsletter.confirmPreview'),
    title: t('newsletter.confirmTitle'),
    opening: [t('newsletter.greeting'), t('newsletter.confirmText'), t('newsletter.confirmIgnore')],
    button: {
      label,
      linkLabel: label,
      url: `${siteUrl}${href('newsletterConfirm', locale)}?token=${key.token}`,
    },
  };
  return {
    dedupeKey: `newsletter:${key.hash}`,
    kind: 'newsletter-confirm',
    siteUrl,
    ...readerOf(options),
    ...(await renderEmail(letter)),
  };
}

/** A mail to a subscriber, with the way to leave in it and in its headers (RFC 8058). */
async function renderListMail(
  options: NewsletterMailOptions,
  name: 'welcome' | 'known',
): Promise<OutgoingMail> {
  const { locale, site, siteUrl, key } = options;
  const t = getMailTexts(locale);
  const frame = frameOf(options);
  const leave = `${siteUrl}${href('newsletterLeave', locale)}?token=${key.token}`;
  const letter: EmailContent = {
    ...frame,
    subject: t(`newsletter.${name}Subject`, { hotel: site.hotel.fullName }),
    preview: t(`newsletter.${name}Preview`),
    title: t(`newsletter.${name}Title`),
    opening: [t('newsletter.greeting'), t(`newsletter.${name}Text`)],
    foot: {
      ...frame.foot,
      lines: [...frame.foot.lines, { text: t('newsletter.leave'), href: leave }],
    },
  };
  return {
    dedupeKey: `newsletter:${key.hash}`,
    kind: `newsletter-${name}`,
    siteUrl,
    ...readerOf(options),
    unsubscribeUrl: `${siteUrl}/newsletter/one-click?token=${key.token}`,
    ...(await renderEmail(letter)),
  };
}

/** After the confirmation: what was agreed, and how to leave. */
export const renderWelcomeMail = (options: NewsletterMailOptions) =>
  renderListMail(options, 'welcome');

/** To a mailbox that subscribed again: the page must not reveal to strangers that it is known, the mail may. */
export const renderKnownMail = (options: NewsletterMailOptions) => renderListMail(options, 'known');
