import type { Stay } from '~/content/booking/booking-url';
import { isClosedOn } from '~/content/opening/closure';
import type { Closure } from '~/content/opening-schema';
import { addDays, hotelDay } from '~/platform/time/calendar';
import { parseDay } from '~/platform/time/typed-day';

/** The fields of a stay, in the form's order. */
export const stayFields = ['arrival', 'departure'] as const;
type StayField = (typeof stayFields)[number];

/** A stay as it was requested, valid or not. */
export type RequestedStay = Record<StayField, string>;

/** Why a stay cannot be booked; translated in `rooms:stay.errors.<code>`. */
export type StayError = 'required' | 'date' | 'past' | 'tooFar' | 'closed' | 'order' | 'tooLong';

export type StayErrors = Partial<Record<StayField, StayError>>;

export const maxNights = 30;
/** How far ahead the booking engine has prices: a year and a half. */
const daysAhead = 548;

/** The dates that the form offers. */
export type StayRange = { from: string; until: string };

/** From today or the day of reopening, up to the last day with prices. */
export function stayRange(closure: Closure | undefined, now: Date): StayRange {
  const today = hotelDay(now);
  const from = closure && isClosedOn(today, closure) ? closure.reopens : today;
  return { from, until: addDays(today, daysAhead) };
}

/** The stay requested by a query; undefined if it requests none. */
export function readRequestedStay(query: URLSearchParams): RequestedStay | undefined {
  if (!stayFields.some((name) => query.has(name))) return undefined;
  const read = (name: StayField) => (query.get(name) ?? '').trim().slice(0, 40);
  return { arrival: read('arrival'), departure: read('departure') };
}

type CheckedStay = { stay: Stay; errors?: undefined } | { stay?: undefined; errors: StayErrors };

/** Validates a stay: existing dates, in order, within range, and no night while the hotel is closed. */
export function checkStay(
  asked: RequestedStay,
  closure: Closure | undefined,
  now: Date,
): CheckedStay {
  const arrival = parseDay(asked.arrival);
  const departure = parseDay(asked.departure);
  if (!arrival || !departure) {
    return {
      errors: { ...missing('arrival', asked, arrival), ...missing('departure', asked, departure) },
    };
  }
  const today = hotelDay(now);
  const { until } = stayRange(closure, now);
  if (arrival < today) return { errors: { arrival: 'past' } };
  if (arrival > until) return { errors: { arrival: 'tooFar' } };
  if (departure <= arrival) return { errors: { departure: 'order' } };
  if (closure && arrival < closure.reopens && departure > closure.from) {
    const field = arrival >= closure.from ? 'arrival' : 'departure';
    return { errors: { [field]: 'closed' } };
  }
  if (departure > addDays(arrival, maxNights)) return { errors: { departure: 'tooLong' } };
  return { stay: { arrival, departure } };
}

function missing(name: StayField, asked: RequestedStay, day: string | undefined): StayErrors {
  if (day) return {};
  return { [name]: asked[name] === '' ? 'required' : 'date' };
}
