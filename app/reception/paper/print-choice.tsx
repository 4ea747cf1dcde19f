import { useTranslation } from 'react-i18next';
import { resourceHref } from '~/routing/resource-href';
import type { NumberedOrder } from '~/shop/orders/order-list.server';
import { hasParcel } from './has-parcel';

/** How many orders are printed at once. */
export const maxPrinted = 50;

type PrintBoxProps = {
  order: Pick<NumberedOrder, 'number' | 'state' | 'money_back'>;
  isTicked?: boolean;
};

/** The checkbox before an order in the list; an empty space if there is nothing to pack. */
export function PrintBox({ order, isTicked = false }: PrintBoxProps) {
  const { t } = useTranslation('paper');
  if (!hasParcel(order)) return <span className="desk-pick" />;
  return (
    <label className="desk-pick">
      <input
        type="checkbox"
        name="order"
        value={order.number}
        defaultChecked={isTicked}
        aria-label={t('choose', { number: order.number })}
      />
    </label>
  );
}

/** The buttons that print the ticked orders. */
export function PrintButtons() {
  const { t } = useTranslation('paper');
  return (
    <div className="desk-buttons desk-pages" role="group" aria-label={t('print')}>
      {kinds.map(({ kind, label }) => (
        <button key={kind} className="btn btn--line btn--small" name="kind" value={kind}>
          {t(label)}
        </button>
      ))}
    </div>
  );
}

const kinds = [
  { kind: 'slip', label: 'printSlips' },
  { kind: 'label', label: 'printLabels' },
  { kind: 'csv', label: 'csv' },
] as const;

type PrintLinksProps = {
  number: string;
  /** The list that the paper leads back to. */
  from: string;
};

/** Links that print one order. */
export function PrintLinks({ number, from }: PrintLinksProps) {
  const { t } = useTranslation('paper');
  const path = resourceHref('reception.paper');
  const href = (kind: 'slip' | 'label') =>
    `${path}?${new URLSearchParams({ kind, order: number, ...(from && { from }) })}`;
  return (
    <ul className="desk-buttons">
      {(['slip', 'label'] as const).map((kind) => (
        <li key={kind}>
          <a className="standalone-link" href={href(kind)}>
            {t(kind === 'slip' ? 'packingSlip' : 'label')}
          </a>
        </li>
      ))}
    </ul>
  );
}
