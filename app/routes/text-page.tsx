import type { LoaderFunctionArgs, MetaFunction, LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/components/seo/page-meta';
import { TextPage } from '~/features/texts/text-page';
import { loadTextPage } from '~/features/texts/texts.server';
import { localeFromPathname } from '~/i18n/locales';
import { matchPath } from '~/routing/href';
import textPageStyles from '~/styles/text-page.css?url';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: textPageStyles }];

export const handle = { texts: ['texts'] };

export function loader({ request }: LoaderFunctionArgs) {
  const match = matchPath(new URL(request.url).pathname);
  if (!match) throw new Response(null, { status: 404 });
  return loadTextPage(match.page, match.locale, request.headers.get('cookie'));
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) =>
  data?.shareCard
    ? pageMeta({
        matches,
        locale: localeFromPathname(location.pathname),
        path: location.pathname,
        title: data.title,
        description: data.lead,
        image: data.shareCard,
      })
    : [];

export default function TextRoute() {
  return <TextPage view={useLoaderData<typeof loader>()} />;
}
