import type { Opening } from '~/content/opening-schema';
import type { Localized } from '~/content/value-schema';
import { closure } from './closure';
import { closedDays } from '~/content/opening/closure';

/** The winter closure as special days of a venue that closes with the hotel; the note explains it there. */
export const closedInWinter = (note: Localized): Opening['special'][number] => ({
  ...closedDays(closure),
  spans: [],
  note,
});
