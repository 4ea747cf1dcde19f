import type { LoaderFunctionArgs, MetaFunction, LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { TextPage } from '~/features/texts/text-page';
import { loadTextPage } from '~/features/texts/texts.server';
import { matchPath } from '~/routing/href';
import textPageStyles from '~/styles/text-page.css?url';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: textPageStyles }];

export function loader({ request }: LoaderFunctionArgs) {
  const match = matchPath(new URL(request.url).pathname);
  if (!match) throw new Response(null, { status: 404 });
  return loadTextPage(match.page, match.locale);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const root = matches.find(({ id }) => id === 'root')?.data as
    { house: { fullName: string } } | undefined;
  return data
    ? [
        { title: `${data.title} | ${root?.house.fullName ?? ''}` },
        { name: 'description', content: data.lead },
      ]
    : [];
};

export default function TextRoute() {
  return <TextPage view={useLoaderData<typeof loader>()} />;
}
