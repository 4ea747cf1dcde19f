import type { Site } from '~/content/content-schema';
import { formatDate } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import type { EmailContent } from '~/platform/mail/email-content';
import { getMailTexts, withNonBreakingSpaces } from '~/platform/mail/mail-texts.server';
import type { OutgoingMail } from '~/platform/mail/outgoing-mail';
import { toPlainLine } from '~/platform/mail/plain-line';
import { renderEmail } from '~/platform/mail/render-email.server';
import { unsubscribeUrls } from '../unsubscribe-urls';
import { hotelLines } from '../newsletter-mails.server';
import type { createToken } from '../token.server';
import { issueMailKind } from './issue-mail-kind';
import type { IssueText } from './issue-texts';

type Sender = { site: Site; siteUrl: string; now: Date };

const maxPreview = 140;

/**
 * The email of an issue in one language.
 * @param leaveUrl the recipient's unsubscribe URL; none in a preview
 */
export function toIssueContent(
  { subject, body }: IssueText,
  locale: Locale,
  { site, now }: Sender,
  leaveUrl?: string,
): EmailContent {
  const { hotel, seller } = site;
  const t = getMailTexts(locale);
  const opening = body
    .split(/\n\s*\n/)
    .map((paragraph) => withNonBreakingSpaces(paragraph.trim()))
    .filter(Boolean);
  return {
    locale,
    subject,
    preview: toPlainLine(opening[0] ?? subject, maxPreview),
    hotel: hotel.name,
    kicker: `${t('newsletter.kicker')} · ${formatDate(now, locale)}`,
    title: withNonBreakingSpaces(subject),
    opening,
    linksAddresses: true,
    footer: {
      heading: hotel.fullName,
      lines: [
        ...hotelLines(site),
        { text: t('newsletter.reason') },
        { text: t('newsletter.leave'), ...(leaveUrl !== undefined && { href: leaveUrl }) },
      ],
      note: [seller.legalName, ...seller.companyDetails.map((line) => line[locale])].join(
        '\u00A0· ',
      ),
    },
  };
}

type Addressee = {
  /** Deduplicates the email: a second one with the same key is not sent. */
  dedupeKey: string;
  email: string;
};

const frameOf = ({ dedupeKey, email }: Addressee, { site, siteUrl }: Sender) => ({
  dedupeKey,
  siteUrl,
  to: { name: '', address: email },
  replyTo: { name: site.hotel.fullName, address: site.hotel.email },
});

/** The email of an issue to a subscriber, with unsubscribe links in its text and its headers (RFC 8058). */
export async function renderIssueMail(
  issueText: IssueText,
  locale: Locale,
  addressee: Addressee & { key: ReturnType<typeof createToken> },
  sender: Sender,
): Promise<OutgoingMail> {
  const leave = unsubscribeUrls(sender.siteUrl, locale, addressee.key.token);
  return {
    kind: issueMailKind,
    ...frameOf(addressee, sender),
    unsubscribeUrl: leave.oneClick,
    ...(await renderEmail(toIssueContent(issueText, locale, sender, leave.page))),
  };
}

/** The same email as a test to its author, without a working unsubscribe link. */
export async function renderTestMail(
  issueText: IssueText,
  locale: Locale,
  addressee: Addressee,
  sender: Sender,
): Promise<OutgoingMail> {
  return {
    kind: 'newsletter-test',
    ...frameOf(addressee, sender),
    ...(await renderEmail(toIssueContent(issueText, locale, sender))),
  };
}
