import type { GalleryView } from './gallery.loader.server';
import { useTranslation } from 'react-i18next';
import { PageHead } from '~/components/layout/page-head';
import { GalleryFilters } from './gallery-filters';
import { GallerySheet } from './gallery-sheet';

/** The gallery with its filters. */
export function GalleryScreen({ view }: { view: GalleryView }) {
  const { head, category, pictures } = view;
  const { t } = useTranslation('gallery');
  return (
    <>
      <PageHead kicker={t('kicker')} title={head.title} lead={head.lead} />
      <GalleryFilters view={view} />
      <GallerySheet key={category} pictures={pictures} />
    </>
  );
}
