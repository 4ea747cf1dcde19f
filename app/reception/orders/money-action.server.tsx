import { formatMoney } from '~/i18n/format';
import { toDecimalComma } from '~/platform/csv/csv-columns';
import { readForm } from '~/platform/forms/form.server';
import { toPlainLine } from '~/platform/mail/plain-line';
import { getOrderWithLines, type Order } from '~/shop/orders/orders.server';
import { maxReason } from '~/shop/orders/staff-reason';
import { captureOrder, refundOrder, voidOrder } from '~/shop/payments/core/operations.server';
import type { OperationOutcome } from '~/shop/payments/core/plan-operation.server';
import { createKey } from '../desk-keys.server';
import { redirectTo, type StaffRequest, toRefusal } from '../desk-route.server';
import { readFormNumber } from '../form-number';
import type { DeskScreen } from '../render-desk.server';
import { runOrderAction, findOrder, sheetPath } from './run-order-action.server';
import {
  ActionCheckboxField,
  ActionTextField,
  type FieldError,
  listErrors,
} from '../action-fields';
import { AmountScreen, ConfirmationScreen } from './confirmation-screen';
import {
  hasLeftSince,
  isWithdrawn,
  limitOf,
  listConsequences,
  listOpenStatements,
  listWarnings,
  type MoneyAction,
} from './money-consequences.server';
import { nameGoods } from './name-goods';
import { allowsAction } from './order-actions';
import { readWayBack } from './order-filters';
import {
  listReturnFields,
  readReturned,
  restockReturned,
  returnFieldNames,
} from './returned-goods.server';
import { readAmount } from './typed-amount';

/**
 * Whether goods may be back, or still here, that are for sale again only if staff say so. A charge of less than the whole
 * leaves something out.
 */
const canReturnGoods = (action: MoneyAction, order: Order, amountCents: number): boolean =>
  action === 'refund' ||
  (action === 'void' && order.shipped_at !== null) ||
  (action === 'capture' && amountCents < order.total_cents);

/** The pages of an action that moves money: the amount, then the confirmation. */
export async function showMoneyAction(
  desk: StaffRequest,
  action: MoneyAction,
): Promise<DeskScreen | Response> {
  const order = await findOrder(desk);
  if (!order) return toRefusal(desk, 'missing');
  if (!allowsAction(action, order)) return redirectTo(sheetPath(desk, order.number));
  const limit = limitOf(action, order);
  if (action === 'void') return toConfirmation(desk, action, order, limit);
  const typed = desk.url.searchParams.get('amount');
  const amount = readAmount(typed ?? '');
  if (typed === null) return toAmountScreen(desk, action, order, undefined);
  return amount === undefined || amount > limit
    ? toAmountScreen(desk, action, order, typed, amount === undefined ? 'amount' : 'tooMuch')
    : toConfirmation(desk, action, order, amount);
}

async function toAmountScreen(
  desk: StaffRequest,
  action: 'capture' | 'refund',
  order: Order,
  /** Undefined if nothing has been typed yet. */
  typed: string | undefined,
  error?: 'amount' | 'tooMuch',
): Promise<DeskScreen> {
  const { t, url } = desk;
  const limitCents = limitOf(action, order);
  const limit = formatMoney(limitCents);
  const statements = await listOpenStatements(desk, order);
  // Buyers write in their own words what they withdraw from: no amount follows from it, and the whole one is wrong.
  const isPart = statements.length > 0 && statements.every(({ items }) => items !== '');
  const message = error && t(`reception:actions.errors.${error}`, { limit });
  const errors = listErrors(message ? [{ name: 'amount', message }] : []);
  const lead = [
    t(`reception:actions.${action}.lead`, { amount: limit }),
    ...listWarnings(t, action, order, statements),
    ...(isPart ? [t(`reception:actions.${action}.part`)] : []),
  ];
  return {
    status: error ? 400 : 200,
    hasErrors: error !== undefined,
    title: t(`reception:actions.${action}.title`),
    screen: (
      <AmountScreen
        action={action}
        order={order}
        wayBack={readWayBack(url)}
        lead={lead}
        goods={isPart ? await listGoods(desk, order) : undefined}
        errors={errors}
      >
        <ActionTextField
          name="amount"
          label={t(`reception:actions.${action}.amount`)}
          hint={t('reception:actions.amountHint')}
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? (isPart ? undefined : toDecimalComma(limitCents))}
          error={message}
          className="desk-amount"
        />
      </AmountScreen>
    ),
  };
}

async function listGoods({ context, locale }: StaffRequest, { id }: Order) {
  const order = await getOrderWithLines(context.db, id);
  return { order, names: nameGoods(context.content.current(), order, locale) };
}

async function toConfirmation(
  desk: StaffRequest,
  action: MoneyAction,
  order: Order,
  amountCents: number,
  refused?: { form: FormData; reason: string; errors: readonly FieldError[] },
): Promise<DeskScreen> {
  const { t, url } = desk;
  const statements = await listOpenStatements(desk, order);
  const errorOf = (name: string) => refused?.errors.find((each) => each.name === name)?.message;
  // What the reader has seen counts until it is confirmed.
  const left = order.shipped_at === null ? '' : 'sent';
  const shown = refused ? String(refused.form.get('sent') ?? '') : left;
  return {
    status: refused ? 400 : 200,
    hasErrors: refused !== undefined,
    title: t(`reception:actions.${action}.title`),
    screen: (
      <ConfirmationScreen
        action={action}
        order={order}
        wayBack={readWayBack(url)}
        submissionId={createKey()}
        consequences={listConsequences(t, action, order, { amountCents, statements })}
        errors={listErrors(refused?.errors ?? [])}
      >
        <input type="hidden" name="amount" value={amountCents} />
        {/* A second refund of the same amount counts only if its page was opened after the first. */}
        <input type="hidden" name="base" value={order.refunded_cents} />
        <input type="hidden" name="sent" value={shown} />
        {action === 'refund' ? (
          <ActionTextField
            name="reason"
            label={t('reception:actions.refund.reason')}
            hint={t('reception:actions.refund.reasonHint')}
            maxLength={maxReason}
            value={refused?.reason}
            error={errorOf('reason')}
          />
        ) : null}
        {isWithdrawn(action, statements) || errorOf('anyway') !== undefined ? (
          <ActionCheckboxField
            name="anyway"
            value={refused?.form.get('anyway') === 'on' ? 'on' : undefined}
            label={t(`reception:actions.${action}.anyway`)}
            error={errorOf('anyway')}
          />
        ) : null}
        {canReturnGoods(action, order, amountCents)
          ? await listReturnFields(desk, order, refused)
          : null}
      </ConfirmationScreen>
    ),
  };
}

/** Carries out what the confirmation page said. */
export async function runMoneyAction(
  desk: StaffRequest,
  action: MoneyAction,
): Promise<DeskScreen | Response> {
  const { context, request, t } = desk;
  const order = await findOrder(desk);
  if (!order) return toRefusal(desk, 'missing');
  const form = await readForm(request, [
    'submission',
    'amount',
    'base',
    'reason',
    'anyway',
    'sent',
    ...returnFieldNames,
  ]);
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const amountCents = readFormNumber(text('amount'));
  const baseCents = readFormNumber(text('base'));
  if (!amountCents || baseCents === undefined) return redirectTo(sheetPath(desk, order.number));
  const reason = toPlainLine(text('reason'), maxReason);
  const asksForGoods = canReturnGoods(action, order, amountCents);
  const errors = [
    ...(action === 'refund' && reason === ''
      ? [{ name: 'reason', message: t('reception:actions.errors.reason') }]
      : []),
    // Also of a withdrawal that has come in since the page was shown.
    ...(form.get('anyway') !== 'on' &&
    (hasLeftSince(action, order, { amountCents, shown: text('sent') }) ||
      isWithdrawn(action, await listOpenStatements(desk, order)))
      ? [{ name: 'anyway', message: t(`reception:actions.${action}.anywayError`) }]
      : []),
    ...(asksForGoods ? readReturned(desk, form).errors : []),
  ];
  if (errors.length > 0 && allowsAction(action, order))
    return toConfirmation(desk, action, order, amountCents, { form, reason, errors });
  const operations: Record<MoneyAction, () => Promise<OperationOutcome>> = {
    capture: () => captureOrder(context.payments, order, { amountCents }),
    void: () => voidOrder(context.payments, order),
    refund: () => refundOrder(context.payments, order, { amountCents, baseCents }),
  };
  return runOrderAction(desk, order, {
    id: action,
    submissionId: text('submission'),
    details: { cents: amountCents, ...(action === 'refund' && { reason }) },
    async run() {
      const outcome = await operations[action]();
      if (asksForGoods && errors.length === 0 && outcome.kind !== 'refused')
        await restockReturned(desk, order, form);
      return outcome.kind === 'planned' ? 'unknown' : outcome.kind;
    },
  });
}
