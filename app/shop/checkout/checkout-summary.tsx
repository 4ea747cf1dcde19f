import { useTranslation } from 'react-i18next';
import { useVatContext } from '~/components/layout/use-vat-context';
import { Icon } from '~/components/ui/icon';
import { Price, UnitPrice } from '~/components/ui/price';
import { PriceNotes } from '~/components/ui/price-notes';
import { describeLine } from '~/content/size-name';
import { OrderAmounts } from '~/shop/cart/cart-amounts';
import { formatMoney } from '~/i18n/format';
import { LocaleLink } from '~/routing/locale-link';
import type { CheckoutView } from './checkout-view';

type SummaryProps = { view: CheckoutView };

/**
 * The order summary beside the first two steps. On narrow screens the toggle above them replaces it. Both are left out if
 * the cart has gone.
 */
export function CheckoutSummary({ view }: SummaryProps) {
  const { t } = useTranslation('checkout');
  if (view.cart.lines.length === 0) return null;
  return (
    <aside className="order-sheet" aria-labelledby="checkout-summary-title">
      <div className="order-sheet__inner">
        <h2 id="checkout-summary-title">{t('summary.title')}</h2>
        <OrderCount view={view} />
        <OrderContents view={view} />
      </div>
    </aside>
  );
}

/** The number of pieces ordered. */
export function OrderCount({ view }: SummaryProps) {
  const { t } = useTranslation('cart');
  return <p className="order-sheet__items">{t('items', { count: view.cart.itemCount })}</p>;
}

/** A one-line summary (number of pieces and total) that expands to the full one. */
export function SummaryToggle({ view }: SummaryProps) {
  const { t } = useTranslation(['checkout', 'cart']);
  if (view.cart.lines.length === 0) return null;
  return (
    <details className="order-toggle">
      <summary>
        <span>{t('summary.title')}</span>{' '}
        <span className="order-toggle__items">
          {t('cart:items', { count: view.cart.itemCount })}
        </span>{' '}
        <Icon name="down" /> <Price cents={view.totalCents ?? view.cart.subtotalCents} />
      </summary>
      <OrderContents view={view} />
    </details>
  );
}

function OrderContents({ view }: SummaryProps) {
  const { t } = useTranslation('checkout');
  return (
    <>
      <OrderLines view={view} />
      <CheckoutAmounts view={view} />
      <OrderTotal view={view} />
      <LocaleLink page="cart" className="btn btn--quiet">
        {t('summary.edit')}
      </LocaleLink>
    </>
  );
}

/** The ordered lines: product, size, quantity, unit price and total. */
export function OrderLines({ view }: SummaryProps) {
  const { t } = useTranslation('checkout');
  return (
    <ul className="order-lines">
      {view.cart.lines.map((line) => (
        <li key={line.variantId}>
          <p className="order-lines__name">
            <span lang={line.nameLang}>{line.name}</span>{' '}
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

/** Subtotal and delivery. */
export function CheckoutAmounts({ view: { cart, delivery } }: SummaryProps) {
  const { t } = useTranslation('checkout');
  return (
    <OrderAmounts
      subtotalCents={cart.subtotalCents}
      delivery={delivery}
      unknownText={t('summary.laterText')}
    />
  );
}

/** The amount that will be reserved on the card. On the review page the button follows directly. */
export function OrderTotal({ view }: SummaryProps) {
  const { t } = useTranslation('checkout');
  const vat = useVatContext();
  const { totalCents, cart } = view;
  return (
    <p className="order-total">
      <span>{t(totalCents === null ? 'summary.totalWithoutDelivery' : 'summary.total', vat)}</span>{' '}
      <Price cents={totalCents ?? cart.subtotalCents} />
    </p>
  );
}
