import { useTranslation } from 'react-i18next';
import { LocaleLink } from '~/routing/locale-link';
import { pageQuery } from '~/routing/page-number';
import { listPageNumbers, type ShopPaging } from './shop-pages';

/** Links to the beginning of each category, on whichever page that is. */
export function CategoryLinks({ paging }: { paging: ShopPaging }) {
  const { t } = useTranslation('shop');
  return (
    <nav className="shop-categories wrap" aria-label={t('paging.categories')}>
      <ul>
        {paging.categories.map(({ category, page }) => (
          <li key={category}>
            <LocaleLink page="shop" search={pageQuery(page)} hash={`shelf-${category}`}>
              {t(`categories.${category}`)}
            </LocaleLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Links to the previous and the next page, to the first and the last, and to those beside this one. */
export function PageLinks({ paging }: { paging: ShopPaging }) {
  const { t } = useTranslation('shop');
  const { page, pages } = paging;
  return (
    <nav className="shop-pages wrap" aria-label={t('paging.pages')}>
      {page > 1 ? (
        <LocaleLink page="shop" search={pageQuery(page - 1)} rel="prev">
          {t('paging.previous')}
        </LocaleLink>
      ) : null}
      <ol>
        {listPageNumbers(paging).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            <PageNumber number={number} isCurrent={number === page} />
          </li>
        ))}
      </ol>
      {page < pages ? (
        <LocaleLink page="shop" search={pageQuery(page + 1)} rel="next">
          {t('paging.next')}
        </LocaleLink>
      ) : null}
    </nav>
  );
}

function PageNumber({ number, isCurrent }: { number: number | undefined; isCurrent: boolean }) {
  const { t } = useTranslation('shop');
  if (number === undefined) return <span aria-hidden="true">…</span>;
  return (
    <LocaleLink
      page="shop"
      search={pageQuery(number)}
      aria-label={t('paging.page', { page: number })}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {number}
    </LocaleLink>
  );
}
