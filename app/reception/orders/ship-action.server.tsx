import { mailSettings } from '~/content/mails/mail-settings.server';
import { requireShop } from '~/content/sections';
import { readTrackingNumber } from '~/content/tracking-number';
import { readForm } from '~/platform/forms/form.server';
import { findOpenWithdrawal } from '~/shop/orders/order-withdrawals.server';
import type { Order } from '~/shop/orders/orders.server';
import { shipOrder } from '~/shop/orders/ship-order.server';
import { createKey } from '../desk-keys.server';
import { redirectTo, type StaffRequest, toRefusal } from '../desk-route.server';
import type { DeskScreen } from '../render-desk.server';
import { runOrderAction, findOrder, sheetPath } from './run-order-action.server';
import { ActionCheckboxField, ActionTextField, listErrors } from '../action-fields';
import { ConfirmationScreen } from './confirmation-screen';
import { allowsAction } from './order-actions';
import { readWayBack } from './order-filters';
import { listOrderStatements, listReasonsToStay } from './order-statements.server';

/** The page on which the tracking number is entered. */
export async function showShipping(desk: StaffRequest): Promise<DeskScreen | Response> {
  const order = await findOrder(desk);
  if (!order) return toRefusal(desk, 'missing');
  if (!allowsAction('ship', order)) return redirectTo(sheetPath(desk, order.number));
  return toScreen(desk, order, {});
}

type Typed = {
  code?: string;
  anyway?: boolean;
  /** The number that the submitted page showed; '' if none was stored. */
  earlier?: string;
  error?: 'required' | 'code' | 'anyway' | 'changed';
};

async function toScreen(
  { context, t, url }: StaffRequest,
  order: Order,
  { code, anyway: isAnyway = false, earlier, error }: Typed,
): Promise<DeskScreen> {
  const { carrier, tracking } = requireShop(context.content.current().get().site).delivery;
  const isFirst = order.tracking_number === null;
  const statements = isFirst ? await listOrderStatements(context.db, order.id) : [];
  const wording = isFirst
    ? undefined
    : {
        title: t('reception:actions.ship.change.title'),
        confirm: t('reception:actions.ship.change.confirm'),
      };
  const current = order.tracking_number ?? '';
  const values = { carrier, email: order.email, example: tracking?.example ?? '', current };
  const message = error && t(`reception:actions.ship.errors.${error}`, values);
  return {
    status: error === 'changed' ? 409 : error ? 400 : 200,
    hasErrors: error !== undefined,
    title: wording?.title ?? t('reception:actions.ship.title'),
    screen: (
      <ConfirmationScreen
        action="ship"
        order={order}
        wording={wording}
        wayBack={readWayBack(url)}
        submissionId={createKey()}
        consequences={[
          t('reception:actions.ship.money'),
          t('reception:actions.mail', values),
          ...(isFirst ? [] : [t('reception:actions.ship.replace')]),
          ...listReasonsToStay(t, statements),
        ]}
        errors={listErrors(
          message ? [{ name: error === 'anyway' ? 'anyway' : 'code', message }] : [],
        )}
      >
        {/* A number that a colleague saves meanwhile is replaced only by whoever has been told. */}
        <input type="hidden" name="earlier" value={earlier ?? current} />
        <ActionTextField
          name="code"
          label={t('reception:actions.ship.code', values)}
          {...(tracking && { hint: t('reception:actions.ship.hint', values) })}
          value={code ?? (current || undefined)}
          error={error === 'anyway' ? undefined : message}
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
        />
        {statements.length > 0 ? (
          <ActionCheckboxField
            name="anyway"
            value={isAnyway ? 'on' : undefined}
            label={t('reception:actions.ship.anyway')}
            error={error === 'anyway' ? message : undefined}
          />
        ) : null}
      </ConfirmationScreen>
    ),
  };
}

/** Stores the tracking number and notifies the buyer. */
export async function ship(desk: StaffRequest): Promise<DeskScreen | Response> {
  const { context, request, now } = desk;
  const order = await findOrder(desk);
  if (!order) return toRefusal(desk, 'missing');
  const form = await readForm(request, ['submission', 'code', 'anyway', 'earlier']);
  const typed = String(form.get('code') ?? '').trim();
  const anyway = form.get('anyway') === 'on';
  const earlier = String(form.get('earlier') ?? '');
  const { site } = context.content.current().get();
  const code = readTrackingNumber(requireShop(site).delivery, typed);
  if (allowsAction('ship', order)) {
    if (!code) {
      const error = typed ? 'code' : 'required';
      return toScreen(desk, order, { code: typed, anyway, earlier, error });
    }
    const current = order.tracking_number ?? '';
    if (current !== earlier && current !== code) {
      return toScreen(desk, order, { code: typed, anyway, error: 'changed' });
    }
    const isFirst = current === '';
    if (isFirst && !anyway && (await findOpenWithdrawal(context.db, order.id))) {
      return toScreen(desk, order, { code: typed, earlier, error: 'anyway' });
    }
  }
  if (!code) return redirectTo(sheetPath(desk, order.number));
  return runOrderAction(desk, order, {
    id: 'ship',
    submissionId: String(form.get('submission') ?? ''),
    details: { code },
    async run() {
      const replace = order.tracking_number !== null;
      const mail = mailSettings(context);
      const outcome = await shipOrder(context.db, order.id, { code, replace, anyway, mail, now });
      if (outcome.kind !== 'done' && outcome.kind !== 'already') return 'refused';
      context.outbox.notify();
      return outcome.kind;
    },
  });
}
