import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorSummary, type FormErrors } from '~/components/forms/error-summary';
import { Button } from '~/components/ui/button';
import type { Order } from '~/shop/orders/orders.server';
import { resourceHref } from '~/routing/resource-href';
import { actionFormId } from './action-fields';
import type { OrderActionId } from './order-actions';

export type ConfirmationProps = {
  action: OrderActionId;
  order: Pick<Order, 'number' | 'full_name'>;
  /** Names this page: what it sends is done once. */
  submissionId: string;
  /** What will happen, to the money first. */
  consequences: readonly string[];
  errors?: FormErrors | undefined;
  /** The fields that the action needs. */
  children?: ReactNode;
};

/** A page that says what an action will do before its button does it. */
export function ConfirmationScreen(props: ConfirmationProps) {
  const { action, order, submissionId, consequences, errors = [], children } = props;
  const { t } = useTranslation('reception');
  const sheet = resourceHref('reception.order', { number: order.number });
  return (
    <div className="desk-column">
      <ErrorSummary errors={errors} />
      <h1 className="desk-title">
        <span>{t(`actions.${action}.title`)}</span>
        <span>
          <span className="nowrap">{order.number}</span> · {order.full_name}
        </span>
      </h1>
      <ul className="desk-consequences">
        {consequences.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <form id={actionFormId} className="desk-form" method="post" noValidate>
        <input type="hidden" name="submission" value={submissionId} />
        {children}
        <div className="desk-buttons">
          <Button>{t(`actions.${action}.confirm`)}</Button>
          <a href={sheet}>{t('actions.cancel')}</a>
        </div>
      </form>
    </div>
  );
}

type AmountScreenProps = {
  action: 'capture' | 'refund';
  order: Pick<Order, 'number' | 'full_name'>;
  lead: string;
  field: ReactNode;
  errors?: FormErrors | undefined;
};

/** The page before: how much. */
export function AmountScreen({ action, order, lead, field, errors = [] }: AmountScreenProps) {
  const { t } = useTranslation('reception');
  return (
    <div className="desk-column">
      <ErrorSummary errors={errors} />
      <h1 className="desk-title">
        <span>{t(`actions.${action}.title`)}</span>
        <span>
          <span className="nowrap">{order.number}</span> · {order.full_name}
        </span>
      </h1>
      <p>{lead}</p>
      <form id={actionFormId} className="desk-form" method="get" noValidate>
        {field}
        <div className="desk-buttons">
          <Button>{t('actions.continue')}</Button>
          <a href={resourceHref('reception.order', { number: order.number })}>
            {t('actions.cancel')}
          </a>
        </div>
      </form>
    </div>
  );
}
