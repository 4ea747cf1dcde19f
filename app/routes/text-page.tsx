import type { LoaderFunctionArgs, MetaFunction, LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { JsonLd } from '~/components/seo/json-ld';
import { pageMeta } from '~/components/seo/page-meta';
import { useFrame } from '~/components/layout/use-frame';
import { sellerJsonLd } from '~/content/seo/seller-json-ld';
import { TextScreen } from '~/site/texts/text-screen';
import { loadTextPage } from '~/site/texts/texts.server';
import { useLocale } from '~/i18n/use-locale';
import { matchPath } from '~/routing/href';
import textPageStyles from '~/site/texts/text-screen.css?url';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: textPageStyles }];

export const handle = { texts: ['texts'] };

export function loader({ request, context }: LoaderFunctionArgs) {
  const match = matchPath(new URL(request.url).pathname);
  if (!match) throw new Response(null, { status: 404 });
  return loadTextPage(context, match.page, match.locale, request.headers.get('cookie'));
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) =>
  data
    ? pageMeta(
        { matches, location },
        {
          title: data.title,
          description: data.lead,
          image: data.shareCard,
        },
      )
    : [];

export default function TextRoute() {
  const view = useLoaderData<typeof loader>();
  const locale = useLocale();
  const frame = useFrame();
  return (
    <>
      <TextScreen view={view} />
      {view.seller && frame ? (
        <JsonLd data={sellerJsonLd(view.seller, { siteUrl: frame.siteUrl, locale })} />
      ) : null}
    </>
  );
}
