import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '~/components/layout/page-head';
import { pageMeta } from '~/components/seo/page-meta';
import { loadGallery } from '~/hospitality/gallery/gallery.server';
import { GalleryFilters } from '~/hospitality/gallery/gallery-filters';
import { GallerySheet } from '~/hospitality/gallery/gallery-sheet';
import { getT } from '~/i18n/i18n.server';
import { localeFromPathname } from '~/i18n/locales';
import galleryStyles from '~/styles/gallery.css?url';
import pageStyles from '~/styles/page.css?url';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: pageStyles },
  { rel: 'stylesheet', href: galleryStyles },
];

export const handle = { texts: ['gallery'] };

export function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeFromPathname(pathname);
  return {
    ...loadGallery(context.content.current(), locale, searchParams.get('category')),
    metaTitle: getT(locale)('pages.gallery'),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) => {
  const [first] = data?.pictures ?? [];
  if (!data || !first) return [];
  return pageMeta({
    matches,
    locale: localeFromPathname(location.pathname),
    path: location.pathname,
    title: data.metaTitle,
    detail: data.head.title,
    description: data.head.summary,
    image: first.image,
  });
};

export default function GalleryPage() {
  const { head, category, pictures } = useLoaderData<typeof loader>();
  const { t } = useTranslation('gallery');
  return (
    <>
      <PageHead kicker={t('kicker')} title={head.title} lead={head.lead} />
      <GalleryFilters current={category} count={pictures.length} />
      <GallerySheet key={category} pictures={pictures} />
    </>
  );
}
