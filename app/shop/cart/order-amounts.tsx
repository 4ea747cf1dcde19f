import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Price } from '~/components/ui/price';
import type { DeliveryView } from '~/shop/delivery/delivery-view';

type OrderAmountsProps = {
  subtotalCents: number;
  delivery: DeliveryView;
  /** In the price's place while the country is not known. */
  unknownText: string;
  /** Changes are pending: delivery and total are the previous ones. */
  isBusy?: boolean;
  /** Further rows, such as the total. */
  children?: ReactNode;
};

/** Subtotal and delivery, in the cart and in the checkout. */
export function OrderAmounts(props: OrderAmountsProps) {
  const { subtotalCents, delivery, unknownText, isBusy, children } = props;
  const { t } = useTranslation('cart');
  return (
    <dl className={isBusy ? 'amounts amounts--busy' : 'amounts'} aria-busy={isBusy || undefined}>
      <div>
        <dt>{t('summary.subtotal')}</dt>
        <dd>
          <Price cents={subtotalCents} />
        </dd>
      </div>
      {delivery.state === 'priced' ? (
        <div>
          <dt>{t('summary.delivery', { country: delivery.countryName })}</dt>
          <dd>
            <Price cents={delivery.cents} />
          </dd>
        </div>
      ) : (
        <div>
          <dt>{t('summary.deliveryLater')}</dt>
          <dd>{delivery.state === 'unknown' ? unknownText : '–'}</dd>
        </div>
      )}
      {children}
    </dl>
  );
}
