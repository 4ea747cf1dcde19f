import type { ContentSource } from '~/content/content';
import { contactFooter } from '~/content/mails/enquiry-mails.server';
import { readDetails } from '~/hospitality/enquiries/enquiry-details';
import type { Enquiry } from '~/hospitality/enquiries/enquiry-retention.server';
import {
  type ChosenPackage,
  listOfferFacts,
  listStayFacts,
  readChosenPackage,
} from '~/hospitality/packages/package-facts.server';
import { venueName } from '~/hospitality/tables/table-reservation.loader.server';
import { formatDay, formatWeekday } from '~/i18n/format';
import { getT } from '~/i18n/i18n.server';
import type { Locale } from '~/i18n/locales';
import type { EmailContent } from '~/platform/mail/email-content';
import type { MailFact } from '~/platform/mail/mail-content';
import { getMailTexts, withNonBreakingSpaces } from '~/platform/mail/mail-texts.server';
import { toPlainLines, toQuotedName } from '~/platform/mail/plain-line';
import { href } from '~/routing/href';
import type { Reservation } from './reservation';
import { fillTemplate, type Placeholder, type ReplyTemplate } from './reply-templates';

type FactsOf = {
  reserved: Reservation;
  /** The details of the enquiry. */
  details: string;
  /** Whether it is reserved or offered: then a package has its price and terms. */
  isOffered: boolean;
  /** The origin of the links of an email; the guest's page has links without one. */
  siteUrl?: string | undefined;
};

/** The facts of the reservation that an email or the guest's page is about, in the guest's language. */
export function listReservationFacts(
  content: ContentSource,
  { reserved, details, isOffered, siteUrl }: FactsOf,
  locale: Locale,
): MailFact[] {
  const t = getMailTexts(locale);
  const { venue, packageId, date, time, guests } = reserved;
  if (packageId !== undefined) {
    const { freeCancellationDays } = content.get().packages ?? {};
    const chosen = chosenPackage(content, reserved, details);
    return isOffered
      ? listOfferFacts(chosen, { freeCancellationDays, siteUrl }, locale)
      : listStayFacts(chosen, locale);
  }
  const fact = (label: string, value: string | undefined) => (value ? [{ label, value }] : []);
  return [
    ...fact(t('tableNotice.venue'), venue && venueName(content, venue, locale)),
    ...fact(t('tableNotice.date'), date && formatWeekday(date, locale)),
    ...fact(t('tableNotice.time'), time),
    ...fact(t('tableNotice.guests'), guests ? t('enquiry.persons', { count: guests }) : undefined),
  ];
}

/** The package of an enquiry, on the reserved or proposed day if there is one. */
export function chosenPackage(
  content: ContentSource,
  { packageId, date, guests }: Reservation,
  details: string,
): ChosenPackage {
  const chosen = readChosenPackage(findPackage(content, packageId), readDetails(details));
  return { ...chosen, date: date ?? chosen.date, persons: guests ?? chosen.persons };
}

/** A package of the hotel; undefined if it is no longer offered. */
export const findPackage = (content: ContentSource, id: string | undefined) =>
  content.get().packages?.items.find((each) => each.id === id);

function listValues(
  content: ContentSource,
  { full_name, locale }: Pick<Enquiry, 'full_name' | 'locale'>,
  { venue, packageId, date, time, guests }: Reservation,
): Record<Placeholder, string> {
  const { hotel } = content.get().site;
  return {
    name: toQuotedName(full_name),
    hotel: hotel.fullName,
    phone: hotel.phoneDisplay,
    venue: venue ? venueName(content, venue, locale) : '',
    package: findPackage(content, packageId)?.name[locale] ?? '',
    date: date ? formatDay(date, locale) : '',
    time: time ?? '',
    guests: guests ? getT(locale)('inbox:forPersons', { count: guests }) : '',
  };
}

type ReplyMail = {
  enquiry: Pick<Enquiry, 'full_name' | 'locale' | 'details'>;
  template: ReplyTemplate;
  /** The reservation or proposal; for a refusal, what was agreed or else requested. */
  reserved: Reservation;
  /** The writer's own text, which follows the template. */
  text: string;
  /** The token of the guest's page; undefined if there is nothing to confirm or cancel. */
  token: string | undefined;
};

/** The email of a reply as the guest receives it, in the guest's language. */
export function toReplyContent(
  content: ContentSource,
  { enquiry, template, reserved, text, token }: ReplyMail,
  siteUrl: string,
): EmailContent {
  const { locale } = enquiry;
  const { site } = content.get();
  const t = getMailTexts(locale);
  const values = listValues(content, enquiry, reserved);
  const subject = fillTemplate(template.subject, values);
  // The email's head names the hotel.
  const title = withNonBreakingSpaces(
    fillTemplate(template.subject.replace(/ · \{hotel\}$/, ''), values),
  );
  const body = withNonBreakingSpaces(fillTemplate(template.body, values));
  const kicker = t('reply.kicker');
  const paragraphs = [...body.split('\n'), ...toPlainLines(withNonBreakingSpaces(text))];
  const about = { reserved, details: enquiry.details, isOffered: token !== undefined, siteUrl };
  const facts = listReservationFacts(content, about, locale);
  const button = token !== undefined && {
    label: t('reply.button'),
    linkLabel: t('reply.link'),
    url: new URL(href('guestEnquiry', locale, { token }), siteUrl).href,
  };
  return {
    locale,
    subject,
    preview:
      paragraphs.find((each) => each.trim() !== '' && !each.includes(values.name)) ?? subject,
    hotel: site.hotel.name,
    ...(title !== kicker && { kicker }),
    title,
    opening: paragraphs.filter((each) => each.trim() !== ''),
    ...(facts.length > 0 && { facts }),
    ...(button && { button }),
    footer: contactFooter(site, t),
  };
}
