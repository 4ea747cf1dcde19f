import type { LoaderFunctionArgs, LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { RouteHandle } from '~/components/layout/frame-data';
import { definePageMeta } from '~/components/seo/page-meta';
import { TextScreen } from '~/site/texts/text-screen';
import { loadTextPage } from '~/site/texts/texts.server';
import { matchPath } from '~/routing/href';
import textPageStyles from '~/site/texts/text-screen.css?url';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: textPageStyles }];

export const handle = { i18n: ['texts'] } satisfies RouteHandle;

export function loader({ request, context }: LoaderFunctionArgs) {
  const match = matchPath(new URL(request.url).pathname);
  if (!match) throw new Response(null, { status: 404 });
  return loadTextPage(context, match.page, match.locale, request.headers.get('cookie'));
}

export const meta = definePageMeta<typeof loader>((data) => ({
  title: data.title,
  description: data.lead,
  image: data.shareCard,
}));

export default function TextRoute() {
  return <TextScreen view={useLoaderData<typeof loader>()} />;
}
