import { useTranslation } from 'react-i18next';
import { useVatContext } from '~/components/layout/use-vat-context';
import { Notice } from '~/components/ui/notice';
import { Price } from '~/components/ui/price';
import { describeRefusal } from './cart-status';
import type { CartPageData } from './cart-view';
import type { ReactNode } from 'react';
import type { DeliveryEstimate } from '~/shop/delivery/delivery-estimate';

type CartAmountsProps = {
  data: CartPageData;
  /** Changes are pending; delivery and total still show the previous amounts. */
  isBusy: boolean;
};

/** Subtotal, delivery and total, or an error when the parcel cannot be sent. */
export function CartAmounts({ data, isBusy }: CartAmountsProps) {
  const { t } = useTranslation('cart');
  const vat = useVatContext();
  const { cart, delivery, totalCents } = data;
  return (
    <>
      {delivery.state === 'refused' ? (
        <Notice kind="error">
          <p>{describeRefusal(t, delivery)}</p>
        </Notice>
      ) : null}
      <OrderAmounts
        subtotalCents={cart.subtotalCents}
        delivery={delivery}
        unknownText={t('summary.laterText')}
        isBusy={isBusy}
      >
        <div className="amounts__total">
          <dt>
            {delivery.state === 'priced'
              ? t('summary.total', { country: delivery.countryName, ...vat })
              : t('summary.totalWithoutDelivery', vat)}
          </dt>
          <dd>
            <Price cents={totalCents ?? cart.subtotalCents} />
          </dd>
        </div>
      </OrderAmounts>
    </>
  );
}

type OrderAmountsProps = {
  subtotalCents: number;
  delivery: DeliveryEstimate;
  /** Shown instead of the price until the country is known. */
  unknownText: string;
  /** Changes are pending; delivery and total still show the previous amounts. */
  isBusy?: boolean;
  /** Additional rows, such as the total. */
  children?: ReactNode;
};

/** Subtotal and delivery, as shown in the cart and the checkout. */
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
