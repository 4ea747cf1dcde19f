import { useTranslation } from 'react-i18next';
import type { OrderView } from './order-pages';

/** How to reach the seller with a question about the order. */
export function OrderHelp({ seller }: Pick<OrderView, 'seller'>) {
  const { t } = useTranslation('order');
  return (
    <section>
      <h2>{t('page.helpTitle')}</h2>
      <p>{t('page.help')}</p>
      <p>
        <a className="standalone-link" href={`tel:${seller.phone}`}>
          {seller.phoneDisplay}
        </a>
        <br />
        <a className="standalone-link" href={`mailto:${seller.email}`}>
          {seller.email}
        </a>
      </p>
    </section>
  );
}
