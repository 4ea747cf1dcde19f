import type { ContentSource } from '~/content/content';
import type { Enquiry } from '~/hospitality/enquiries/enquiry-retention.server';
import { findPackageSpan } from '~/hospitality/packages/package-facts.server';
import { venueName } from '~/hospitality/tables/table-reservation.loader.server';
import { dinnerMinutes } from '~/hospitality/tables/table-mails.server';
import { getT } from '~/i18n/i18n.server';
import { type CalendarEvent, writeCalendarFile } from '~/platform/time/calendar-file';
import { href } from '~/routing/href';
import { readReserved } from './apply-reply.server';
import { readRequested } from './reservation';
import { findPackage } from './reply-content.server';

type Site = { content: ContentSource; siteUrl: string; now: Date };

const statuses: Partial<Record<Enquiry['state'], CalendarEvent['status']>> = {
  accepted: 'CONFIRMED',
  confirmed: 'CONFIRMED',
  proposed: 'TENTATIVE',
  cancelled: 'CANCELLED',
  declined: 'CANCELLED',
};

/** The reservation as a calendar event; undefined if it has no date. */
export function writeReservationCalendar(
  enquiry: Enquiry,
  { content, siteUrl, now }: Site,
): string | undefined {
  const { locale, token, version } = enquiry;
  const requested = readRequested(enquiry.details);
  // A declined enquiry has nothing reserved, but the guest's calendar may have it: a table from the acknowledgement, a
  // package from this page before it was declined.
  const { venue, packageId, date, time, guests } =
    enquiry.state === 'declined' ? requested : readReserved(enquiry, requested);
  const status = statuses[enquiry.state];
  if (!date || !status || token === null) return undefined;
  const { hotel } = content.get().site;
  const { origin, hostname } = new URL(siteUrl);
  const t = getT(locale);
  const place = venue ? venueName(content, venue, locale) : hotel.name;
  const item = findPackage(content, packageId);
  const what = item?.name[locale] ?? place;
  const persons = guests ? t('reply:persons', { count: guests }) : '';
  const address = `${hotel.street}, ${hotel.postalCode} ${hotel.city}`;
  return writeCalendarFile({
    // The same as in the acknowledgement of a table request, so that calendars replace its tentative event.
    uid: `table-${enquiry.submission_id}@${hostname}`,
    product: hotel.fullName,
    writtenAt: now,
    sequence: version,
    status,
    day: date,
    time,
    minutes: dinnerMinutes,
    lastDay: findPackageSpan(item, date)?.to,
    summary: [what, persons].filter(Boolean).join(': '),
    description: t('reply:calendar.text', { phone: hotel.phoneDisplay }),
    location: `${place}, ${address}`,
    place: hotel,
    url: origin + href('guestEnquiry', locale, { token }),
  });
}
