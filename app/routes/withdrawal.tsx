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
import withdrawalStyles from '~/site/texts/withdrawal.css?url';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: withdrawalStyles }];

export const handle = { i18n: ['withdrawal', 'texts', 'enquiries'] } satisfies RouteHandle;

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadWithdrawalPage(context, request);

export const action = ({ request, context }: ActionFunctionArgs) =>
  submitWithdrawal(context, request);

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
      ).filter((entry) => !('title' in entry)) // Replaced by the form's title, which announces errors.
    : [];

export { RouteError as ErrorBoundary } from '~/site/frame/route-error';

export default function WithdrawalPage() {
  const { view } = useLoaderData<typeof loader>();
  return <WithdrawalScreen view={view} refused={useActionData<typeof action>()} />;
}
