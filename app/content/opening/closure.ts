import type { Closure } from '~/content/opening-schema';

/** Whether the hotel is closed on a calendar day: from the first closed one until the day before it reopens. */
export const isClosedOn = (day: string, { from, reopens }: Pick<Closure, 'from' | 'reopens'>) =>
  from <= day && day < reopens;
