import { getFormProps, useForm } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { Field } from '~/components/forms/field';
import { SelectField } from '~/components/forms/select-field';
import { Button } from '~/components/ui/button';
import { formatMoney } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import type { OrderState } from '~/platform/database/stored-values';
import { resourceHref } from '~/routing/resource-href';
import type { FoundOrder } from '~/shop/orders/order-search.server';
import { orderStates } from '~/shop/orders/order-states';
import { useTimeFormats } from '../use-time-formats';
import { DeskPages } from '../desk-pages';
import { DeskRow } from '../desk-row';
import { hasParcel } from '../paper/has-parcel';
import { PrintBox, PrintButtons } from '../paper/print-choice';
import { backToOrders, withWayBack } from './order-filters';
import type { OrderPage } from './orders.server';
import { useStateTag } from './use-state-tag';

const states = Object.keys(orderStates) as OrderState[];

/** All orders, the newest first, with a search. */
export function OrdersScreen({
  page,
  canPrint,
  locale,
  now,
}: {
  page: OrderPage;
  /** Whether the reader may print slips and labels. */
  canPrint: boolean;
  locale: Locale;
  now: Date;
}) {
  const { t } = useTranslation('reception');
  const toTag = useStateTag();
  const nameWithdrawal = ({ open_unproven: isUnproven }: FoundOrder) =>
    isUnproven === null ? undefined : t(isUnproven ? 'orders.unproven' : 'orders.withdrawn');
  const { formatShort } = useTimeFormats(locale, now);
  const [form, fields] = useForm<{ q: string; state: string }>({
    id: 'orders',
    defaultValue: { q: page.typed, state: page.state ?? '' },
  });
  const wayBack = backToOrders(page);
  const isFiltered = Boolean(page.typed || page.state);
  return (
    <>
      <h1>{t('orders.title')}</h1>
      <form {...getFormProps(form)} className="desk-search" method="get" role="search">
        <Field
          meta={fields.q}
          label={t('orders.search')}
          hint={t('orders.searchHint')}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
        />
        <SelectField
          meta={fields.state}
          label={t('orders.state')}
          options={[
            { value: '', label: t('orders.anyState') },
            ...states.map((state) => ({ value: state, label: t(`states.${state}`) })),
          ]}
        />
        <Button>{t('orders.find')}</Button>
      </form>
      {page.rows.length === 0 ? <p>{t(isFiltered ? 'orders.nothing' : 'orders.none')}</p> : null}
      <form action={resourceHref('reception.paper')} method="get">
        <input type="hidden" name="from" value={wayBack.from} />
        <ul className="desk-rows">
          {page.rows.map((order) => (
            <DeskRow
              key={order.id}
              href={withWayBack(resourceHref('reception.order', { number: order.number }), wayBack)}
              title={order.full_name}
              facts={[order.number, formatShort(order.created_at), formatMoney(order.total_cents)]}
              alert={nameWithdrawal(order)}
              tag={toTag(order)}
            >
              {canPrint ? <PrintBox order={order} /> : null}
            </DeskRow>
          ))}
        </ul>
        {canPrint && page.rows.some(hasParcel) ? <PrintButtons /> : null}
      </form>
      <DeskPages
        path={resourceHref('reception.orders')}
        query={{ q: page.typed, state: page.state }}
        next={page.next}
        hasNewer={page.hasNewer}
      />
    </>
  );
}
