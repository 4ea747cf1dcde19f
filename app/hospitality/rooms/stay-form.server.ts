import { redirect } from '@remix-run/node';
import { bookingUrl } from '~/content/booking/booking-url';
import type { ContentSource } from '~/content/content';
import type { Locale } from '~/i18n/locales';
import {
  type RequestedStay,
  checkStay,
  readRequestedStay,
  type StayErrors,
  stayRange,
} from './stay';

/** What the form for a stay shows in one language. */
export type StayFormView = {
  range: { from: string; until: string };
  /** The coming or current closing: its words, its first day, and the day on which the hotel is open again. */
  closure?: { title: string; from: string; reopens: string };
  /** What was asked for and cannot be booked. */
  refused?: { asked: RequestedStay; errors: StayErrors };
};

/**
 * The form for a stay on the page of the rooms.
 * @throws Response the way to the booking engine, where the address asks for a stay that can be booked
 */
export function loadStayForm(
  content: ContentSource,
  query: URLSearchParams,
  locale: Locale,
  now = new Date(),
): StayFormView {
  const { closure, booking } = content.get().site;
  const asked = readRequestedStay(query);
  const checked = asked && checkStay(asked, closure, now);
  if (checked?.stay) {
    throw redirect(bookingUrl(booking, checked.stay), { headers: { 'Cache-Control': 'no-store' } });
  }
  const range = stayRange(closure, now);
  const isComing = closure && closure.reopens >= range.from;
  return {
    range,
    ...(isComing && {
      closure: { title: closure.title[locale], from: closure.from, reopens: closure.reopens },
    }),
    ...(asked && checked && { refused: { asked, errors: checked.errors } }),
  };
}
