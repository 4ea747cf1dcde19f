import type { LoaderFunctionArgs } from '@remix-run/node';
import { findEnquiryByToken } from '~/hospitality/replies/guest-enquiry.server';
import { writeReservationCalendar } from '~/hospitality/replies/reservation-calendar.server';

/** A guest's reservation as a calendar file, for anyone with the enquiry's link: `/calendar/{token}/{file}`. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const enquiry = await findEnquiryByToken(context.db, params.token ?? '');
  const file =
    enquiry && params.file === 'calendar.ics'
      ? writeReservationCalendar(enquiry, {
          content: context.content.current(),
          siteUrl: context.env.SITE_URL,
          now: new Date(),
        })
      : undefined;
  const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' };
  if (file === undefined) return new Response(null, { status: 404, headers });
  return new Response(file, {
    headers: {
      ...headers,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="calendar.ics"',
    },
  });
}
