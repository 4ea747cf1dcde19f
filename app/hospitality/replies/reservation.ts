import { readDetails } from '~/hospitality/enquiries/enquiry-details';
import { isTableVenue } from '~/hospitality/tables/table-rules';
import type { TableVenue } from '~/hospitality/tables/table-times';
import { isTime } from '~/hospitality/tables/typed-time';
import { isDay } from '~/platform/time/typed-day';

/** A table or package that was requested, reserved or offered. */
export type Reservation = {
  venue?: TableVenue | undefined;
  packageId?: string | undefined;
  /** `2027-07-10`; for a package, only if a date was chosen. */
  date?: string | undefined;
  time?: string | undefined;
  guests?: number | undefined;
};

/** Reads what was requested; missing or malformed values are omitted. */
export function readRequested(details: string): Reservation {
  const { venue, packageId, date, time, guests, persons } = readDetails(details);
  const count = guests ?? persons;
  return {
    venue: typeof venue === 'string' && isTableVenue(venue) ? venue : undefined,
    packageId: typeof packageId === 'string' ? packageId : undefined,
    date: typeof date === 'string' && isDay(date) ? date : undefined,
    time: typeof time === 'string' && isTime(time) ? time : undefined,
    guests: typeof count === 'number' && Number.isSafeInteger(count) ? count : undefined,
  };
}
