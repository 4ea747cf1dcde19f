import type { Opening } from '~/content/opening-schema';
import type { Localized } from '~/content/value-schema';
import { closure } from './closure';
import { addDays } from '~/platform/time/calendar';

/** The winter closure as special days of a venue that closes with the hotel; the note explains it there. */
export const closedInWinter = (note: Localized): Opening['special'][number] => ({
  from: closure.from,
  to: addDays(closure.reopens, -1),
  spans: [],
  note,
});
