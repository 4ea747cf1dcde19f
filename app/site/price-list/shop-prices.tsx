import { useTranslation } from 'react-i18next';
import { Price, UnitPrice } from '~/components/ui/price';
import { AnchorPrice, anchorDay, PriceNotes } from '~/components/ui/price-notes';
import { LocaleLink } from '~/routing/locale-link';
import type { PublishedPrices } from './published-prices';
import { PricePart } from './price-part';
import { AnchorColumn } from './price-table';

/** The price of every product in every size. */
export function ShopPrices({ products }: { products: PublishedPrices['products'] }) {
  const { t } = useTranslation('texts');
  const day = anchorDay(products.flatMap(({ sizes }) => sizes));
  const note = (
    <>
      <p>{t('priceList.shopNote')}</p>
      <p>
        <LocaleLink page="shipping">{t('priceList.shipping')}</LocaleLink>
      </p>
    </>
  );
  return (
    <PricePart id="shop" title={t('priceList.shop')} note={note}>
      <table className="price-table">
        <caption className="visually-hidden">{t('priceList.shop')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('priceList.size')}</th>
            <th scope="col">{t('priceList.unitPrice')}</th>
            <th scope="col" className="price-table__price">
              {t('priceList.price')}
            </th>
            {day ? <AnchorColumn day={day} /> : null}
          </tr>
        </thead>
        {products.map((product) => (
          <tbody key={product.slug}>
            <tr className="price-table__group">
              <th colSpan={day ? 4 : 3} scope="rowgroup">
                <LocaleLink page="product" params={{ slug: product.slug }} lang={product.nameLang}>
                  {product.name}
                </LocaleLink>
              </th>
            </tr>
            {product.sizes.map((size) => (
              <tr key={size.name}>
                <th scope="row">{size.name}</th>
                <td>{size.unitPrice ? <UnitPrice {...size.unitPrice} /> : null}</td>
                <td>
                  <Price cents={size.cents} />{' '}
                  <PriceNotes of={day ? { reduction: size.reduction } : size} />
                </td>
                {day ? (
                  <td>
                    <AnchorPrice of={size} day={day} />
                  </td>
                ) : null}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </PricePart>
  );
}
