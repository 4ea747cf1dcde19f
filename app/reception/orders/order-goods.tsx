import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/i18n/format';
import type { NameableLine } from '~/shop/orders/nameable-goods.server';
import type { OrderWithLines } from '~/shop/orders/orders.server';
import type { GoodsName } from './name-goods';

type Props = {
  order: OrderWithLines;
  /** Of its lines, in the reader's language. */
  names: readonly GoodsName[];
  /** Of its lines. */
  pieces: readonly NameableLine[];
};

/** What was ordered, with prices. */
export function OrderGoods({ order, names, pieces }: Props) {
  const { t } = useTranslation('reception');
  return (
    <section className="desk-section" aria-labelledby="goods">
      <h2 id="goods">{t('order.goods')}</h2>
      <table className="desk-goods tabular">
        <tbody>
          {order.lines.map((line, index) => (
            <tr key={line.id}>
              <td>{`${line.count}\u00a0×`}</td>
              <th scope="row">
                {names[index]?.product}, {names[index]?.variant}
                <Unkept count={line.count - (pieces[index]?.left ?? line.count)} />
              </th>
              <td>{formatMoney(line.total_cents)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row" colSpan={2}>
              {t('order.delivery')}
            </th>
            <td>{formatMoney(order.delivery_cents)}</td>
          </tr>
          <tr className="desk-goods__total">
            <th scope="row" colSpan={2}>
              {t('order.total')}
            </th>
            <td>{formatMoney(order.total_cents)}</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

/** How many of a line's pieces were left out of the charge or refunded; nothing for none. */
function Unkept({ count }: { count: number }) {
  const { t } = useTranslation('order');
  return count > 0 ? (
    <span className="note desk-goods__unkept">{t('page.unkept', { count })}</span>
  ) : null;
}
