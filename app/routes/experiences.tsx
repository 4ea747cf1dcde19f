import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { RouteHandle } from '~/components/layout/frame-data';
import { definePageMeta } from '~/components/seo/page-meta';
import { ExperiencesScreen } from '~/hospitality/experiences/experiences-screen';
import { loadExperiences } from '~/hospitality/experiences/experiences.loader.server';
import { getLocale, getT } from '~/i18n/i18n.server';
import experiencesStyles from '~/hospitality/experiences/experiences.css?url';
import hotelStyles from '~/components/layout/hotel.css?url';
import pageStyles from '~/components/layout/page.css?url';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: pageStyles },
  { rel: 'stylesheet', href: hotelStyles },
  { rel: 'stylesheet', href: experiencesStyles },
];

export const handle = { i18n: ['packages'] } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = await getLocale(request);
  return {
    ...loadExperiences(context.content.current(), locale),
    metaTitle: getT(locale)('pages.experiences'),
  };
}

export const meta = definePageMeta<typeof loader>((data) => ({
  title: data.metaTitle,
  detail: data.head.title,
  description: data.head.summary,
  image: data.shareCard,
}));

export default function ExperiencesPage() {
  return <ExperiencesScreen view={useLoaderData<typeof loader>()} />;
}
