import { useTranslation } from 'react-i18next';
import { resourceHref } from '~/routing/resource-href';
import type { Order } from '~/shop/orders/orders.server';

/** Whether there is something to pack. */
export const hasParcel = ({ state }: Pick<Order, 'state'>): boolean =>
  state === 'authorised' || state === 'captured';

/** The box before an order in the list; its room alone where there is nothing to pack. */
export function PrintBox({ order }: { order: Pick<Order, 'number' | 'state'> }) {
  const { t } = useTranslation('paper');
  return (
    <span className="desk-pick">
      {hasParcel(order) ? (
        <input
          type="checkbox"
          name="order"
          value={order.number}
          aria-label={t('choose', { number: order.number })}
        />
      ) : null}
    </span>
  );
}

/** What the ticked orders are printed on. */
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

/** The same for one order. */
export function PrintLinks({ number }: { number: string }) {
  const { t } = useTranslation('paper');
  const path = resourceHref('reception.paper');
  return (
    <ul className="desk-buttons">
      <li>
        <a className="standalone-link" href={`${path}?kind=slip&order=${number}`}>
          {t('slip')}
        </a>
      </li>
      <li>
        <a className="standalone-link" href={`${path}?kind=label&order=${number}`}>
          {t('printLabels')}
        </a>
      </li>
    </ul>
  );
}
