import type { Site } from '~/content/content-schema';
import { formatDateTime } from '~/i18n/format';
import { defaultLocale, isLocale } from '~/i18n/locales';
import { getMailTexts } from '~/platform/mail/mail-texts.server';
import type { OutgoingMail } from '~/platform/mail/outgoing-mail';
import { toQuotedName } from '~/platform/mail/plain-line';
import { renderEmail } from '~/platform/mail/render-email.server';
import { resourceHref } from '~/routing/resource-href';
import { hashKey } from '../desk-keys.server';
import type { StaffMember } from '../sign-in/sessions.server';

type AddedPasskey = { staff: StaffMember; name: string; credentialId: string };
type PasskeyMailOptions = { site: Site; siteUrl: string; now: Date };

/** The mail that tells a member of staff, in their language, that a passkey was added. */
export async function renderPasskeyMail(
  { staff, name, credentialId }: AddedPasskey,
  { site, siteUrl, now }: PasskeyMailOptions,
): Promise<OutgoingMail> {
  const locale = isLocale(staff.locale) ? staff.locale : defaultLocale;
  const t = getMailTexts(locale);
  const { hotel } = site;
  const time = formatDateTime(now, locale);
  const values = { hotel: hotel.name, name: toQuotedName(name), time };
  return {
    dedupeKey: `passkey:${hashKey(credentialId)}:${now.getTime()}`,
    kind: 'staff-passkey',
    siteUrl,
    to: { name: '', address: staff.email },
    ...(await renderEmail({
      locale,
      hotel: hotel.name,
      kicker: `${t('signIn.kicker')} · ${time}`,
      subject: t('passkey.subject', values),
      preview: t('passkey.preview', values),
      title: t('passkey.title'),
      opening: [t('passkey.text', values), t('passkey.ignore'), t('passkey.otherwise')],
      button: { label: t('passkey.button'), url: siteUrl + resourceHref('reception.account') },
      footer: { lines: [{ text: hotel.fullName }] },
    })),
  };
}
