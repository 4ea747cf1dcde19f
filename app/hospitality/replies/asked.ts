import { readDetails } from '~/hospitality/enquiries/enquiry-details';
import { isTableVenue } from '~/hospitality/tables/table-rules';
import type { TableVenue } from '~/hospitality/tables/table-times';
import { isTime } from '~/hospitality/tables/typed-moment';
import { isDay } from '~/platform/time/typed-day';

/** What a guest asked for, as far as a place can be kept for it. */
export type Asked = {
  house?: TableVenue | undefined;
  packageId?: string | undefined;
  /** `2027-07-10`; of a package only where a day was chosen. */
  date?: string | undefined;
  time?: string | undefined;
  guests?: number | undefined;
};

/** What a request asks for; what its row has in another form, or not at all, is left out. */
export function readAsked(details: string): Asked {
  const { house, packageId, date, time, guests, persons } = readDetails(details);
  const count = guests ?? persons;
  return {
    house: typeof house === 'string' && isTableVenue(house) ? house : undefined,
    packageId: typeof packageId === 'string' ? packageId : undefined,
    date: typeof date === 'string' && isDay(date) ? date : undefined,
    time: typeof time === 'string' && isTime(time) ? time : undefined,
    guests: typeof count === 'number' && Number.isSafeInteger(count) ? count : undefined,
  };
}
