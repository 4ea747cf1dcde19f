import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/node';
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from '@remix-run/react';
import type { RouteHandle } from '~/components/layout/frame-data';
import { GuestEnquiryScreen } from '~/hospitality/replies/guest-enquiry-screen';
import {
  loadGuestEnquiry,
  submitGuestAction,
} from '~/hospitality/replies/guest-enquiry.loader.server';
import { getLocale } from '~/i18n/i18n.server';
import { refusalHeaders, withRetryAfter } from '~/platform/http/retry-after';
import { href } from '~/routing/href';
import { StaleLinkTitle } from '~/site/stale-links/stale-link-title';
import replyStyles from '~/hospitality/replies/guest-enquiry.css?url';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: replyStyles }];

export const handle = {
  i18n: ['reply', 'texts'],
  MissingTitle: StaleLinkTitle,
} satisfies RouteHandle;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const view = await loadGuestEnquiry(
    context,
    params.token ?? '',
    await getLocale(request),
    new Date(),
  );
  if (!view) throw new Response(null, { status: 404 });
  return view;
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const token = params.token ?? '';
  const outcome = await submitGuestAction(context, request, token);
  if (!outcome) throw new Response(null, { status: 404 });
  if (outcome.kind === 'done') {
    return redirect(href('guestEnquiry', await getLocale(request), { token }), 303);
  }
  const init =
    outcome.kind === 'limited'
      ? { status: 429, headers: refusalHeaders(outcome.retryAfter) }
      : { status: 409, headers: refusalHeaders() };
  return data({ problem: outcome.kind }, init);
}

// After a rejected submission the page shows what the hotel has replied meanwhile.
export const shouldRevalidate: ShouldRevalidateFunction = () => true;

export const headers: HeadersFunction = ({ actionHeaders }) =>
  withRetryAfter(
    {
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex, nofollow',
      'Referrer-Policy': 'same-origin',
    },
    actionHeaders,
  );

export { EmailLinkError as ErrorBoundary } from '~/site/stale-links/email-link-error';

export default function GuestEnquiryRoute() {
  const actionData = useActionData<typeof action>();
  return (
    <GuestEnquiryScreen enquiry={useLoaderData<typeof loader>()} problem={actionData?.problem} />
  );
}
