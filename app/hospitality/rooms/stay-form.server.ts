import type { SubmissionResult } from '@conform-to/react';
import { redirect } from '@remix-run/node';
import { bookingUrl } from '~/content/booking/booking-url';
import type { ContentSource } from '~/content/content';
import { type ClosureDays, comingClosure } from '~/content/opening/closure';
import { getT } from '~/i18n/i18n.server';
import type { Locale } from '~/i18n/locales';
import { hotelDay } from '~/platform/time/calendar';
import {
  checkStay,
  readRequestedStay,
  type RequestedStay,
  type StayErrors,
  stayRange,
} from './stay';

/** The data of the stay form in one language. */
export type StayFormView = {
  range: { from: string; until: string };
  /** The current or next closure. */
  closure?: ClosureDays | undefined;
  /** The requested stay if it cannot be booked, with the codes of its errors. */
  lastResult?: SubmissionResult<string[]>;
};

/**
 * Loads the stay form of the accommodation page or of a room's page.
 * @throws Response a redirect to the booking engine if the query requests a stay that can be booked
 */
export function loadStayForm(
  content: ContentSource,
  query: URLSearchParams,
  locale: Locale,
  now: Date,
): StayFormView {
  const { closure, booking } = content.get().site;
  const asked = readRequestedStay(query);
  const checked = asked && checkStay(asked, closure, now);
  if (checked?.stay) {
    throw redirect(bookingUrl(booking, checked.stay), { headers: { 'Cache-Control': 'no-store' } });
  }
  const range = stayRange(closure, now);
  return {
    range,
    closure: comingClosure(closure, hotelDay(now), locale),
    ...(asked && checked && { lastResult: toResult(asked, checked.errors) }),
  };
}

/** The document's title of a page with the stay form, and whether it announces errors. */
export const stayFormTitle = (title: string, { lastResult }: StayFormView, locale: Locale) => ({
  title,
  errorPrefix: getT(locale)('enquiries:errorPrefix'),
  hasErrors: lastResult !== undefined,
});

/** In the form library's format. */
const toResult = (asked: RequestedStay, errors: StayErrors): SubmissionResult<string[]> => ({
  status: 'error',
  initialValue: asked,
  error: Object.fromEntries(Object.entries(errors).map(([name, code]) => [name, [code]])),
});
