import { useTranslation } from 'react-i18next';
import type { ProductsView } from './products.loader.server';
import { ShopJsonLd } from './catalog-json-ld';
import { OleothequeBand } from './oleotheque-band';
import { CategoryLinks, PageLinks } from './page-links';
import { OilShelf, OtherShelves } from './shelves';

/** All products by category; of many products, one page at a time. */
export function ProductsScreen({ view }: { view: ProductsView }) {
  const { title, lead, oils, others, mildToStrong, oleotheque, paging } = view;
  const { t } = useTranslation('shop');
  const isFurther = paging && paging.page > 1;
  return (
    <>
      <header className="shop-head wrap grid">
        <h1>{isFurther ? t('paging.title', { title, page: paging.page }) : title}</h1>
        <p className="lead">{lead}</p>
      </header>
      {paging ? <CategoryLinks paging={paging} /> : null}
      {oils ? <OilShelf shelf={oils} mildToStrong={mildToStrong} /> : null}
      {oleotheque ? <OleothequeBand oleotheque={oleotheque} /> : null}
      {others.length > 0 ? <OtherShelves shelves={others} hasFirst={!oils} /> : null}
      {paging ? <PageLinks paging={paging} /> : null}
      <ShopJsonLd of={view} />
    </>
  );
}
