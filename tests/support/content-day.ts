import { atHotel } from './hotel-clock';
import { getContent } from './site-content';

const updates = JSON.stringify(getContent().get()).matchAll(/"updated":"(\d{4}-\d\d-\d\d)"/g);

/**
 * Noon of the day on which the repository's content was last updated: what it announces, dates of packages, a concert,
 * a closing, has not passed then. For tests of such pages, which would otherwise fail one day.
 */
export const contentDay = atHotel(
  `${[...updates]
    .map(([, day]) => day)
    .sort()
    .at(-1)}T12:00`,
);
