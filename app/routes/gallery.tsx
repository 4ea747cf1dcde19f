import { useLoaderData } from '@remix-run/react';
import type { RouteHandle } from '~/components/layout/frame-data';
import { GalleryScreen } from '~/hospitality/gallery/gallery-screen';
import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node';
import { definePageMeta } from '~/components/seo/page-meta';
import { loadGallery } from '~/hospitality/gallery/gallery.loader.server';
import { getLocale, getT } from '~/i18n/i18n.server';
import galleryStyles from '~/hospitality/gallery/gallery.css?url';
import pageStyles from '~/components/layout/page.css?url';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: pageStyles },
  { rel: 'stylesheet', href: galleryStyles },
];

export const handle = { i18n: ['gallery'] } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const locale = await getLocale(request);
  return {
    ...loadGallery(context.content.current(), locale, searchParams.get('category')),
    metaTitle: getT(locale)('pages.gallery'),
  };
}

export const meta = definePageMeta<typeof loader>((data) => ({
  title: data.metaTitle,
  detail: data.head.title,
  description: data.head.summary,
  image: data.pictures[0]?.image,
}));

export default function GalleryRoute() {
  return <GalleryScreen view={useLoaderData<typeof loader>()} />;
}
