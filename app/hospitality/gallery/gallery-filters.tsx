import { useTranslation } from 'react-i18next';
import { LocaleLink } from '~/routing/locale-link';
import type { GalleryView } from './gallery.loader.server';

/** Links to the picture categories, and the number of pictures shown. */
export function GalleryFilters({ view }: { view: GalleryView }) {
  const { t } = useTranslation('gallery');
  return (
    <nav className="filters wrap" aria-label={t('filters')}>
      <ul>
        {[undefined, ...view.categories].map((category) => (
          <li key={category ?? 'all'}>
            <LocaleLink
              page="gallery"
              search={category && `category=${category}`}
              aria-current={category === view.category ? 'true' : undefined}
              preventScrollReset
            >
              {category ? t(`categories.${category}`) : t('all')}
            </LocaleLink>
          </li>
        ))}
      </ul>
      <p className="note" role="status">
        {t('shown', { count: view.pictures.length })}
      </p>
    </nav>
  );
}
