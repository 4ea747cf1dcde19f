import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { RouteHandle } from '~/components/layout/frame-data';
import { NewsletterScreen } from '~/hospitality/newsletter/newsletter-screen';
import { loadNewsletter } from '~/hospitality/newsletter/newsletter.loader.server';
import { returnAddress } from '~/hospitality/newsletter/return-address';
import { newsletterFormNames, subscribe } from '~/hospitality/newsletter/subscribe.server';
import { getLocale } from '~/i18n/i18n.server';
import { href } from '~/routing/href';
import { readForm } from '~/platform/forms/form.server';
import { isDataRequest } from '~/platform/http/data-request';
import { refusalHeaders } from '~/platform/http/retry-after';
import formsStyles from '~/components/forms/forms.css?url';
import lettersStyles from '~/hospitality/newsletter/newsletter-pages.css?url';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: formsStyles },
  { rel: 'stylesheet', href: lettersStyles },
];

export const handle = { i18n: ['subscription'] } satisfies RouteHandle;

export const loader = ({ request }: LoaderFunctionArgs) => loadNewsletter(request);

export async function action({ request, context }: ActionFunctionArgs) {
  const locale = await getLocale(request);
  const form = await readForm(request, newsletterFormNames);
  const outcome = await subscribe(context, request, form, locale);
  if (outcome.kind === 'sent') {
    if (isDataRequest(request)) return data({ isSent: true, result: outcome.result });
    const own = `${href('newsletter', locale)}?result=sent`;
    return redirect(returnAddress(outcome.from) ?? own, 303);
  }
  const { status, result, retryAfter } = outcome;
  return data({ isSent: false, result }, { status, headers: refusalHeaders(retryAfter) });
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export { RouteError as ErrorBoundary } from '~/site/frame/route-error';

export default function NewsletterRoute() {
  const { result } = useLoaderData<typeof loader>();
  return <NewsletterScreen result={result} actionData={useActionData<typeof action>()} />;
}
