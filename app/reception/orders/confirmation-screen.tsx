import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorSummary, type FormErrors } from '~/components/forms/error-summary';
import { buttonClass, type ButtonVariant } from '~/components/ui/button';
import { UnbrokenNumbers } from '~/components/ui/unbroken-numbers';
import type { Order } from '~/shop/orders/orders.server';
import { resourceHref } from '~/routing/resource-href';
import { ConfirmButtons } from '../confirm-buttons';
import { Consequences } from '../consequences';
import { actionFormId } from '../action-fields';
import type { OrderActionId } from './order-actions';
import { type WayBack, withWayBack } from './order-filters';

export type ConfirmationProps = {
  action: OrderActionId;
  order: Pick<Order, 'number' | 'full_name'>;
  wayBack: WayBack;
  /** Identifies this page: its form is processed once. */
  submissionId: string;
  /** The heading and the button, if they are not the action's own. */
  wording?: { title: string; confirm: string } | undefined;
  /** What will happen, to the money first. */
  consequences: readonly string[];
  errors?: FormErrors | undefined;
  /** The fields that the action needs. */
  children?: ReactNode;
};

/** A confirmation page: it says what an action will do before its button does it. */
export function ConfirmationScreen(props: ConfirmationProps) {
  const { action, order, wayBack, submissionId, consequences, wording, errors, children } = props;
  const { t } = useTranslation('reception');
  const lead = <Consequences texts={consequences} />;
  const title = wording?.title ?? t(`actions.${action}.title`);
  const button = wording?.confirm ?? t(`actions.${action}.confirm`);
  return (
    <ActionForm {...{ title, order, wayBack, errors, lead, button }} method="post">
      <input type="hidden" name="submission" value={submissionId} />
      {children}
    </ActionForm>
  );
}

type AmountScreenProps = {
  action: 'capture' | 'refund';
  order: Pick<Order, 'number' | 'full_name'>;
  wayBack: WayBack;
  /** Its paragraphs. */
  lead: readonly string[];
  /** The link to the confirmation page of everything. */
  whole?: { label: string; href: string } | undefined;
  /** What was refunded before, in cents: a refund changes it, so that its own address does not ask for another one. */
  base: number | undefined;
  errors?: FormErrors | undefined;
  /** The fields for the pieces, if any are left. */
  goods: ReactNode;
  /** The field for the amount. */
  children: ReactNode;
};

/** The page before the confirmation: everything, or which part. */
export function AmountScreen(props: AmountScreenProps) {
  const { action, order, wayBack, lead, whole, base, errors, goods, children } = props;
  const { t } = useTranslation('reception');
  const title = t(`actions.${action}.title`);
  const button = t('actions.continue');
  const paragraphs = (
    <div className="stack">
      {lead.map((text) => (
        <p key={text}>
          <UnbrokenNumbers text={text} />
        </p>
      ))}
      {whole ? (
        <>
          <p>
            <a className={buttonClass()} href={whole.href}>
              {whole.label}
            </a>
          </p>
          <h2>{t('actions.orPart')}</h2>
        </>
      ) : null}
    </div>
  );
  return (
    <ActionForm
      {...{ title, order, wayBack, errors, button }}
      look={whole ? 'line' : 'filled'}
      lead={paragraphs}
      method="get"
    >
      {wayBack.from ? <input type="hidden" name="from" value={wayBack.from} /> : null}
      {base === undefined ? null : <input type="hidden" name="base" value={base} />}
      {goods ? (
        <fieldset className="desk-pieces">
          <legend>{t(`actions.${action}.pieces`)}</legend>
          {goods}
        </fieldset>
      ) : null}
      {children}
    </ActionForm>
  );
}

type ActionFormProps = Pick<ConfirmationProps, 'order' | 'wayBack' | 'errors' | 'children'> & {
  title: string;
  /** Between heading and form. */
  lead: ReactNode;
  /** The label of the button that sends the form. */
  button: string;
  look?: ButtonVariant;
  method: 'get' | 'post';
};

/** The layout of an action's pages: errors, heading, form and cancel link. */
function ActionForm(props: ActionFormProps) {
  const { title, order, wayBack, errors = [], lead, button, look, method, children } = props;
  return (
    <div className="desk-column">
      <ErrorSummary errors={errors} />
      <h1 className="desk-title">
        <span>{title}</span>
        <span>
          <span className="nowrap">{order.number}</span> · {order.full_name}
        </span>
      </h1>
      {lead}
      <form id={actionFormId} className="desk-form" method={method} noValidate>
        {children}
        <ConfirmButtons
          label={button}
          look={look}
          back={withWayBack(resourceHref('reception.order', { number: order.number }), wayBack)}
        />
      </form>
    </div>
  );
}
