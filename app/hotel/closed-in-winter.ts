import type { Opening } from '~/content/opening-schema';
import type { Localized } from '~/content/value-schema';
import { closure } from './closure';
import { addDays } from '~/platform/time/calendar';

/** The winter's closing as special days of whatever closes with the hotel; the note says what that means there. */
export const closedInWinter = (note: Localized): Opening['special'][number] => ({
  from: closure.from,
  to: addDays(closure.reopens, -1),
  spans: [],
  note,
});
