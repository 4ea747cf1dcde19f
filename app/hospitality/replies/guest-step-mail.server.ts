import type { ContentSource } from '~/content/content';
import {
  type EnquiryMailOptions,
  guestFacts,
  sheetButton,
} from '~/content/mails/enquiry-mails.server';
import type { Enquiry } from '~/hospitality/enquiries/enquiry-retention.server';
import { formatDayInFigures } from '~/i18n/format';
import { languageName, operatorLocale } from '~/i18n/operator-locale';
import { getMailTexts } from '~/platform/mail/mail-texts.server';
import type { OutgoingMail } from '~/platform/mail/outgoing-mail';
import { toPlainLine } from '~/platform/mail/plain-line';
import { renderEmail } from '~/platform/mail/render-email.server';
import { readKept } from './apply-reply.server';
import { readAsked } from './asked';
import { listKeptFacts } from './reply-content.server';
import type { GuestStep } from './request-states';

/** Tells the house that a guest has confirmed or cancelled. */
export async function renderGuestStepMail(
  content: ContentSource,
  request: Enquiry,
  step: GuestStep,
  { site, siteUrl, operatorAddress = site.hotel.email }: EnquiryMailOptions,
): Promise<OutgoingMail> {
  const t = getMailTexts(operatorLocale);
  const { id, version, full_name: fullName, email, phone, locale } = request;
  const kept = readKept(request, readAsked(request.details));
  const when = kept.date ? formatDayInFigures(kept.date, operatorLocale) : '';
  const guest = { fullName, email, phone };
  const about = { id: String(id), locale, createdAt: new Date(request.created_at) };
  const name = toPlainLine(fullName);
  return {
    dedupeKey: `request:${id}:guest:${version}`,
    kind: 'request-guest',
    siteUrl,
    to: { name: site.hotel.fullName, address: operatorAddress },
    replyTo: { name: fullName, address: email },
    ...(await renderEmail({
      locale: operatorLocale,
      subject: [t(`guestStep.${step}`, { name }), when, kept.time, languageName(locale)]
        .filter(Boolean)
        .join(' · '),
      preview: t(`guestStep.${step}Text`),
      hotel: site.hotel.name,
      kicker: t('guestStep.kicker'),
      title: t(`guestStep.${step}`, { name }),
      opening: [t(`guestStep.${step}Text`)],
      facts: [...listKeptFacts(content, kept, operatorLocale), ...guestFacts(guest, about, t)],
      button: sheetButton(String(id), siteUrl),
      foot: { lines: [{ text: t('enquiry.reply') }] },
    })),
  };
}
