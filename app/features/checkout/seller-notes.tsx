import { useTranslation } from 'react-i18next';
import type { CheckoutView } from './checkout-view';

/** Who sells, and the right to withdraw: owed before the order (CRD Art. 6(1)). */
export function SellerNotes({ view }: { view: CheckoutView }) {
  const { t } = useTranslation('checkout');
  const { seller } = view;
  return (
    <div className="seller-notes">
      <section>
        <h2>{t('review.seller')}</h2>
        <address>
          {seller.legalName}
          <br />
          {seller.street}, {seller.postalCode} {seller.city}
          <br />
          {t('review.oib', { oib: seller.oib })}
          <br />
          <a href={`tel:${seller.phone}`}>{seller.phoneDisplay}</a>
          <br />
          <a href={`mailto:${seller.email}`}>{seller.email}</a>
        </address>
      </section>
      <section>
        <h2>{t('review.withdrawalTitle')}</h2>
        <p>{t('review.withdrawal', { email: seller.email })}</p>
        <p>
          <a href={t('review.guaranteeUrl')} target="_blank" rel="noopener">
            {t('review.guarantee')}
          </a>
        </p>
      </section>
    </div>
  );
}
