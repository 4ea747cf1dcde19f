import { useTranslation } from 'react-i18next';
import { type GalleryCategory, galleryCategories } from '~/content/vocabulary';
import { LocaleLink } from '~/routing/locale-link';

type GalleryFiltersProps = { current?: GalleryCategory | undefined; count: number };

/** Links to the picture categories, and the number of pictures shown. */
export function GalleryFilters({ current, count }: GalleryFiltersProps) {
  const { t } = useTranslation('gallery');
  const choices: (GalleryCategory | undefined)[] = [undefined, ...galleryCategories];
  return (
    <nav className="filters wrap" aria-label={t('filters')}>
      <ul>
        {choices.map((category) => (
          <li key={category ?? 'all'}>
            <LocaleLink
              page="gallery"
              search={category && `category=${category}`}
              aria-current={category === current ? 'true' : undefined}
              preventScrollReset
            >
              {category ? t(`categories.${category}`) : t('all')}
            </LocaleLink>
          </li>
        ))}
      </ul>
      <p className="note" role="status">
        {t('shown', { count })}
      </p>
    </nav>
  );
}
