import type { ProductsView } from './products.loader.server';
import { JsonLd } from '~/components/seo/json-ld';
import { shopJsonLd } from './catalog-json-ld';
import { OleothequeBand } from './oleotheque-band';
import { OilShelf, OtherShelves } from './shelves';
import { useFrame } from '~/components/layout/use-frame';
import { useLocale } from '~/i18n/use-locale';

/** All products by category. */
export function ProductsScreen({ view }: { view: ProductsView }) {
  const { title, lead, oils, others, mildToStrong, oleotheque } = view;
  const locale = useLocale();
  const frame = useFrame();
  const all = [oils, ...others].flatMap((shelf) => shelf?.products ?? []);
  return (
    <>
      <header className="shop-head wrap grid">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </header>
      {oils ? <OilShelf shelf={oils} mildToStrong={mildToStrong} /> : null}
      {oleotheque ? <OleothequeBand oleotheque={oleotheque} /> : null}
      <OtherShelves shelves={others} />
      {frame ? <JsonLd data={shopJsonLd(all, title, { siteUrl: frame.siteUrl, locale })} /> : null}
    </>
  );
}
