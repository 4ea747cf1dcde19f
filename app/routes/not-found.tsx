import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import type { RouteHandle } from '~/components/layout/frame-data';
import { MissingScreen } from '~/components/layout/missing-screen';
import { useFrame } from '~/components/layout/use-frame';
import { getLocale, getT } from '~/i18n/i18n.server';
import { isEmailLinkPath } from '~/routing/email-links';
import { StaleLinkTitle } from '~/site/stale-links/stale-link-title';

export const handle = { i18n: ['texts'], MissingTitle: StaleLinkTitle } satisfies RouteHandle;

/**
 * Responds to `/404` and every unknown path of a language, always with status 404.
 * @throws Response 404 for what is left of an email's link
 */
export async function loader({ request }: LoaderFunctionArgs) {
  if (isEmailLinkPath(new URL(request.url).pathname)) throw new Response(null, { status: 404 });
  const locale = await getLocale(request);
  const title = getT(locale)('notFound.title');
  return data({ formTitle: { title, errorPrefix: '' } }, { status: 404 });
}

/** An unknown path may be requested with any method; the response is the same. */
export async function action(args: ActionFunctionArgs) {
  return loader(args);
}

export { EmailLinkError as ErrorBoundary } from '~/site/stale-links/email-link-error';

export default function NotFoundPage() {
  return <MissingScreen plate={useFrame()?.plate} />;
}
