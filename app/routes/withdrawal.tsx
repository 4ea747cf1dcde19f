import type {
  ActionFunctionArgs,
  HeadersFunction,
  LinksFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { RouteHandle } from '~/components/layout/frame-data';
import { pageMeta } from '~/components/seo/page-meta';
import { submitWithdrawal } from '~/shop/withdrawals/withdrawal-action.server';
import { loadWithdrawalPage } from '~/shop/withdrawals/withdrawal.loader.server';
import { WithdrawalScreen } from '~/shop/withdrawals/withdrawal-screen';
import { StaleLinkTitle } from '~/site/stale-links/stale-link-title';
import withdrawalStyles from '~/site/texts/withdrawal.css?url';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: withdrawalStyles }];

export const handle = {
  i18n: ['withdrawal', 'texts', 'enquiries'],
  MissingTitle: StaleLinkTitle,
} satisfies RouteHandle;

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadWithdrawalPage(context, request);

export const action = ({ request, context }: ActionFunctionArgs) =>
  submitWithdrawal(context, request);

export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) => {
  if (data?.view.step !== 'form') return [];
  const { title, lead, shareCard } = data.view.text;
  const page = { title, documentTitle: null, description: lead, image: shareCard };
  return pageMeta({ matches, location }, page);
};

export { EmailLinkError as ErrorBoundary } from '~/site/stale-links/email-link-error';

export default function WithdrawalPage() {
  const { view } = useLoaderData<typeof loader>();
  return <WithdrawalScreen view={view} actionData={useActionData<typeof action>()} />;
}
