import type { ContentSource } from '~/content/content';
import { guestFacts, enquiryButton } from '~/content/mails/enquiry-mails.server';
import { type MailSettings, enquiryMailbox } from '~/content/mails/mail-settings.server';
import type { Enquiry } from '~/hospitality/enquiries/enquiry-retention.server';
import {
  inFull,
  listPackageFacts,
  listPackageTasks,
} from '~/hospitality/packages/package-facts.server';
import { formatDayInFigures } from '~/i18n/format';
import { languageName, staffLocale } from '~/i18n/staff-locale';
import { getMailTexts } from '~/platform/mail/mail-texts.server';
import type { OutgoingMail } from '~/platform/mail/outgoing-mail';
import { toPlainLine } from '~/platform/mail/plain-line';
import { renderEmail } from '~/platform/mail/render-email.server';
import { readReserved } from './apply-reply.server';
import { guestMailKey } from './decision-mails.server';
import { readRequested } from './reservation';
import { chosenPackage, listReservationFacts } from './reply-content.server';
import type { GuestAction } from './enquiry-states';

/** The email to the staff that a guest has confirmed or cancelled. */
export async function renderGuestActionMail(
  content: ContentSource,
  enquiry: Enquiry,
  action: GuestAction,
  settings: MailSettings,
): Promise<OutgoingMail> {
  const { site, siteUrl } = settings;
  const t = getMailTexts(staffLocale);
  const { id, full_name: fullName, email, phone, locale, details } = enquiry;
  const reserved = readReserved(enquiry, readRequested(details));
  const chosen = chosenPackage(content, reserved, details);
  const when = reserved.date ? formatDayInFigures(reserved.date, staffLocale) : '';
  const guest = { fullName, email, phone };
  const about = { id: String(id), locale, createdAt: new Date(enquiry.created_at) };
  const name = toPlainLine(fullName);
  const isPackage = enquiry.kind === 'package';
  const isTask = isPackage && action === 'confirm';
  const text = t(isTask ? 'guestAction.package' : `guestAction.${action}Text`);
  const tasks = isTask ? listPackageTasks(chosen, guest, staffLocale) : [];
  return {
    dedupeKey: guestMailKey(enquiry),
    kind: 'request-guest',
    siteUrl,
    to: enquiryMailbox(settings),
    replyTo: { name: fullName, address: email },
    ...(await renderEmail({
      locale: staffLocale,
      subject: [t(`guestAction.${action}`, { name }), when, reserved.time, languageName(locale)]
        .filter(Boolean)
        .join(' · '),
      preview: tasks[0] ?? text,
      hotel: site.hotel.name,
      kicker: t('guestAction.kicker'),
      title: t(`guestAction.${action}`, { name }),
      opening: [text, ...tasks],
      facts: [
        ...(isPackage
          ? listPackageFacts(chosen, staffLocale, inFull)
          : listReservationFacts(content, { reserved, details, isOffered: true }, staffLocale)),
        ...guestFacts(guest, about, t),
      ],
      button: enquiryButton(String(id), siteUrl),
      footer: { lines: [{ text: t('enquiry.reply') }] },
    })),
  };
}
