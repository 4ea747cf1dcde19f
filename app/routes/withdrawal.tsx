import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/components/seo/page-meta';
import { pageTitle } from '~/components/seo/page-title';
import { confirmByEmail } from '~/shop/withdrawals/confirm-withdrawal.server';
import {
  confirmDraft,
  type RefusedStep,
  withdrawalFormNames,
  submitStatement,
} from '~/shop/withdrawals/submit-withdrawal.server';
import {
  loadWithdrawal,
  titleOf,
  withdrawalPaths,
} from '~/shop/withdrawals/withdrawal.loader.server';
import { WithdrawalScreen } from '~/shop/withdrawals/withdrawal-screen';
import { getT } from '~/i18n/i18n.server';
import { localeFromPathname } from '~/i18n/locales';
import { readForm } from '~/platform/forms/form.server';
import withdrawalStyles from '~/site/texts/withdrawal.css?url';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: withdrawalStyles }];

export const handle = { texts: ['withdrawal', 'texts', 'enquiries'] };

/** Addresses with a key show one consumer's statement: not cached, not indexed, not sent to other sites as referrer. */
const ownHeaders = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'same-origin',
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  const locale = localeFromPathname(pathname);
  const view = await loadWithdrawal(context, searchParams, locale);
  const t = getT(locale);
  const formTitle = {
    title: pageTitle(titleOf(view, locale), context.content.current().get().site.hotel),
    errorPrefix: t('withdrawal:errorPrefix'),
  };
  return data({ view, formTitle }, { headers: search ? ownHeaders : {} });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const locale = localeFromPathname(new URL(request.url).pathname);
  const form = await readForm(request, withdrawalFormNames);
  const confirmationKey = form.get('confirm');
  if (typeof confirmationKey === 'string') {
    const outcome = await confirmByEmail(context, confirmationKey);
    if (outcome === 'unknown') throw new Response(null, { status: 404 });
    if (outcome === 'storage') return refuse({ kind: 'refused', status: 503, problem: 'storage' });
    return redirect(withdrawalPaths.proof(locale, confirmationKey.toLowerCase()), 303);
  }
  const id = form.get('draft');
  if (typeof id === 'string') {
    const outcome = await confirmDraft(context, request, id, locale);
    if (outcome.kind === 'gone') return redirect(withdrawalPaths.gone(locale), 303);
    if (outcome.kind === 'refused') return refuse(outcome);
    return redirect(withdrawalPaths.done(locale, outcome.token), 303);
  }
  const outcome = await submitStatement(context, request, form);
  if (outcome.kind === 'refused') return refuse(outcome);
  return redirect(withdrawalPaths.review(locale, outcome.draft), 303);
}

function refuse({ status, retryAfter, result, problem, formToken, orderKey }: RefusedStep) {
  const refused = { result, problem, formToken, orderKey };
  const wait = retryAfter !== undefined && { 'Retry-After': String(retryAfter) };
  return data(refused, { status, headers: { ...ownHeaders, ...wait } });
}

export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, location }) =>
  page?.view.step === 'form' && page.view.text.shareCard
    ? pageMeta(
        { matches, location },
        {
          title: page.view.text.title,
          description: page.view.text.lead,
          image: page.view.text.shareCard,
        },
      ).filter((entry) => !('title' in entry)) // The form's title takes its place: it says when something is wrong.
    : [];

export { RouteError as ErrorBoundary } from '~/site/frame/route-error';

export default function WithdrawalPage() {
  const { view } = useLoaderData<typeof loader>();
  return <WithdrawalScreen view={view} refused={useActionData<typeof action>()} />;
}
