import type { Site } from '~/content/content-schema';
import { defaultLocale, isLocale, type Locale } from '~/i18n/locales';
import { formatDateTime } from '~/i18n/format';
import { getMailTexts } from '~/platform/mail/mail-texts.server';
import type { OutgoingMail } from '~/platform/mail/outgoing-mail';
import { renderEmail } from '~/platform/mail/render-email.server';
import { hashKey } from '../desk-keys.server';
import type { StaffMember } from './sessions.server';
import { signInLinkHref } from './sign-in-href';
import { linkMinutes } from './sign-in-links.server';

type SignInMailOptions = {
  site: Site;
  siteUrl: string;
  /** Chosen on the sign-in page. */
  language: Locale | undefined;
  now: Date;
};

/** The mail with the link that signs a member of staff in, in their language. */
export async function renderSignInMail(
  staff: StaffMember,
  token: string,
  { site, siteUrl, language, now }: SignInMailOptions,
): Promise<OutgoingMail> {
  const locale = isLocale(staff.locale) ? staff.locale : defaultLocale;
  const t = getMailTexts(locale);
  const { hotel } = site;
  const values = { minutes: linkMinutes, hotel: hotel.name };
  return {
    dedupeKey: `sign-in:${hashKey(token)}`,
    kind: 'staff-sign-in',
    siteUrl,
    to: { name: '', address: staff.email },
    ...(await renderEmail({
      locale,
      hotel: hotel.name,
      kicker: `${t('signIn.kicker')} · ${formatDateTime(now, locale)}`,
      subject: t('signIn.subject', values),
      preview: t('signIn.preview', values),
      title: t('signIn.title'),
      opening: [t('signIn.text', values), t('signIn.ignore')],
      button: {
        label: t('signIn.button'),
        url: siteUrl + signInLinkHref(token, language),
      },
      footer: { lines: [{ text: hotel.fullName }] },
    })),
  };
}
