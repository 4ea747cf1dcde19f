import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { toPicture } from '~/content/picture';
import { StyleguideScreen } from '~/site/styleguide/styleguide-screen';
import { getLocale } from '~/i18n/i18n.server';
import formsStyles from '~/components/forms/forms.css?url';
import pageStyles from '~/components/layout/page.css?url';
import styleguideStyles from '~/site/styleguide/styleguide.css?url';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: pageStyles },
  { rel: 'stylesheet', href: formsStyles },
  { rel: 'stylesheet', href: styleguideStyles },
];

/** All components of the design system on one page; `build-routes.ts` excludes it from every build. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const content = context.content.current();
  const locale = await getLocale(request);
  const { hotel, home } = content.get().site;
  return {
    title: hotel.fullName,
    words: home.title[locale],
    text: home.lead[locale],
    picture: { ...toPicture(content, home.plate, locale), alt: '' },
  };
}

export default function StyleguideRoute() {
  return <StyleguideScreen view={useLoaderData<typeof loader>()} />;
}
