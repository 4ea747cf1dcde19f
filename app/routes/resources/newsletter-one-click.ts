import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { unsubscribeByToken, readToken } from '~/hospitality/newsletter/link-actions.server';
import { defaultLocale } from '~/i18n/locales';
import { href } from '~/routing/href';

const headers = { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' };

/**
 * For mail clients without one-click support, which open the URL: a page with a button, in the subscriber's language.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const found = await readToken(context.db, 'leave', request);
  const page = href('newsletterLeave', found?.locale ?? defaultLocale);
  return redirect(found ? `${page}?token=${found.token}` : page, 303);
}

/**
 * One-click unsubscribe (RFC 8058): the URL alone identifies the subscription, whatever the body is. No cookie, no
 * redirect.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const isDone = await unsubscribeByToken(context.db, searchParams.get('token') ?? '', pathname);
  return isDone
    ? new Response('OK\n', { headers })
    : new Response('This link is not known\n', { status: 404, headers });
}
