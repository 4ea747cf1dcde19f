import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { RouteHandle } from '~/components/layout/frame-data';
import { confirmByToken, unsubscribeByToken } from '~/hospitality/newsletter/link-actions.server';
import { NewsletterLinkScreen } from '~/hospitality/newsletter/newsletter-link-screen';
import { loadNewsletterLink } from '~/hospitality/newsletter/newsletter.loader.server';
import { getLocale } from '~/i18n/i18n.server';
import { href, matchPath } from '~/routing/href';
import { readForm } from '~/platform/forms/form.server';
import lettersStyles from '~/hospitality/newsletter/newsletter-pages.css?url';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: lettersStyles }];

export const handle = { i18n: ['subscription'] } satisfies RouteHandle;

/** Two pages with one button each; a link in an email leads to one of them. */
function readPurpose(request: Request): 'confirm' | 'leave' {
  const page = matchPath(new URL(request.url).pathname)?.page;
  return page === 'newsletterLeave' ? 'leave' : 'confirm';
}

const results = { confirm: 'confirmed', leave: 'left' } as const;

async function done(request: Request) {
  const locale = await getLocale(request);
  return redirect(`${href('newsletter', locale)}?result=${results[readPurpose(request)]}`, 303);
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const purpose = readPurpose(request);
  const page = await loadNewsletterLink(context.db, purpose, request);
  if (page.state === results[purpose]) return done(request);
  return page.token === undefined ? data(page, { status: 404 }) : page;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request, ['token']);
  const token = String(form.get('token') ?? '');
  const { pathname } = new URL(request.url);
  const isDone =
    readPurpose(request) === 'leave'
      ? await unsubscribeByToken(context.db, token, pathname)
      : await confirmByToken(context, token, pathname);
  if (isDone) return done(request);
  return data({ isGone: true }, { status: 404 });
}

export const headers = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' });

export { RouteError as ErrorBoundary } from '~/site/frame/route-error';

export default function NewsletterLinkRoute() {
  const { purpose, token } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return <NewsletterLinkScreen purpose={purpose} token={actionData?.isGone ? undefined : token} />;
}
