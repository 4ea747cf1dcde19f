import { useTranslation } from 'react-i18next';
import { Price, UnitPrice } from '~/components/ui/price';
import { PriceNotes } from '~/components/ui/price-notes';
import { describeLine } from '~/shop/cart/cart-view';
import { formatMoney } from '~/i18n/format';
import { LocaleLink } from '~/routing/locale-link';
import type { CheckoutView } from './checkout-view';

type SummaryProps = { view: CheckoutView };

/** The order beside the first two steps. */
export function CheckoutSummary({ view }: SummaryProps) {
  const { t } = useTranslation('checkout');
  return (
    <aside className="order-sheet" aria-labelledby="checkout-summary-title">
      <div className="order-sheet__inner">
        <h2 id="checkout-summary-title">{t('summary.title')}</h2>
        <OrderLines view={view} />
        <OrderCosts view={view} />
        <OrderTotal view={view} />
        <LocaleLink page="cart" className="btn btn--quiet">
          {t('summary.edit')}
        </LocaleLink>
      </div>
    </aside>
  );
}

/** What is ordered: product, size, pieces, price of one, price of all. */
export function OrderLines({ view }: SummaryProps) {
  const { t } = useTranslation('checkout');
  return (
    <ul className="order-lines">
      {view.cart.lines.map((line) => (
        <li key={line.variantId}>
          <p className="order-lines__name">
            <span lang={line.nameLang}>{line.name}</span>
            <span className="order-lines__variant">{describeLine(line)}</span>
          </p>
          <p className="order-lines__unit tabular">
            {t('summary.pieces', { number: line.count, price: formatMoney(line.unitCents) })}
            {line.unitPrice ? <UnitPrice {...line.unitPrice} /> : null}
            <PriceNotes of={line} />
          </p>
          <Price cents={line.totalCents} />
        </li>
      ))}
    </ul>
  );
}

/** Goods and delivery. */
export function OrderCosts({ view }: SummaryProps) {
  const { t } = useTranslation('checkout');
  const { cart, delivery } = view;
  return (
    <dl className="amounts">
      <div>
        <dt>{t('summary.subtotal')}</dt>
        <dd>
          <Price cents={cart.subtotalCents} />
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
          <dd>{delivery.state === 'unknown' ? t('summary.laterText') : '–'}</dd>
        </div>
      )}
    </dl>
  );
}

/** What will be reserved on the card; on the review the button follows at once. */
export function OrderTotal({ view }: SummaryProps) {
  const { t } = useTranslation('checkout');
  const { totalCents, cart } = view;
  return (
    <p className="order-total">
      <span>{totalCents === null ? t('summary.totalWithoutDelivery') : t('summary.total')}</span>
      <Price cents={totalCents ?? cart.subtotalCents} />
    </p>
  );
}
