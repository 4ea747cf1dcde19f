import { useTranslation } from 'react-i18next';
import { LocaleLink } from '~/routing/locale-link';
import { useWorkingDays } from '~/shop/delivery/use-working-days';
import type { CartPageData } from './cart-view';

/** Delivery restrictions and accepted means of payment, required before ordering begins (CRD Art. 8(3)). */
export function DeliveryAndPayment({ data }: { data: CartPageData }) {
  const { t } = useTranslation('cart');
  const { deliveryCountries, deliveryDays, cards } = data;
  const days = useWorkingDays(deliveryDays);
  return (
    <section className="before-order" aria-labelledby="before-order-title">
      <h2 id="before-order-title" className="visually-hidden">
        {t('before.title')}
      </h2>
      <div>
        <h3>{t('before.delivery')}</h3>
        <p>{t('before.time', { days })}</p>
        <p>
          {t('before.countries', {
            countries: deliveryCountries.map(({ name }) => name).join(', '),
          })}
        </p>
        <LocaleLink page="shipping" className="btn btn--quiet">
          {t('before.moreDelivery')}
        </LocaleLink>
      </div>
      <div>
        <h3>{t('before.payment')}</h3>
        <p>{t('before.cards', { cards: cards.join(', ') })}</p>
        <p>{t('before.confidential')}</p>
        <LocaleLink page="payment" className="btn btn--quiet">
          {t('before.morePayment')}
        </LocaleLink>
      </div>
    </section>
  );
}
