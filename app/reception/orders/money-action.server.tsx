import { formatMoney } from '~/i18n/format';
import { readForm } from '~/platform/forms/form.server';
import { toPlainLine } from '~/platform/mail/plain-line';
import { countNamed, priceGoods } from '~/shop/orders/named-goods';
import type { Order } from '~/shop/orders/orders.server';
import { maxReason } from '~/shop/orders/staff-reason';
import { requestOperation, voidOrder } from '~/shop/payments/core/operations.server';
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
import { ConfirmationScreen } from './confirmation-screen';
import { describeGoods } from './describe-goods';
import { goodsFieldNames, listGoodsFields, readGoodsFields } from './goods-fields.server';
import { type ChosenAmount, chooseAmount } from './money-amount.server';
import {
  hasLeftSince,
  isWithdrawn,
  limitOf,
  listConsequences,
  listOpenStatements,
  type MoneyAction,
} from './money-consequences.server';
import { allowsAction } from './order-actions';
import { readWayBack } from './order-filters';
import {
  listReturnFields,
  readReturned,
  restockReturned,
  returnFieldNames,
} from './returned-goods.server';

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
  if (!allowsAction(action, order) || isRefundedSince(desk, action, order))
    return redirectTo(sheetPath(desk, order.number));
  if (action === 'void')
    return toConfirmation(desk, action, order, { amountCents: limitOf(action, order) });
  const chosen = await chooseAmount(desk, action, order);
  return 'page' in chosen ? chosen.page : toConfirmation(desk, action, order, chosen);
}

/** Whether the address is older than the last refund: the browser's Back button leads there, and one press would repeat it. */
function isRefundedSince({ url }: StaffRequest, action: MoneyAction, order: Order): boolean {
  const base = url.searchParams.get('base');
  return action === 'refund' && base !== null && base !== String(order.refunded_cents);
}

async function toConfirmation(
  desk: StaffRequest,
  action: MoneyAction,
  order: Order,
  { amountCents, goods }: ChosenAmount,
  refused?: { form: FormData; reason: string; errors: readonly FieldError[] },
): Promise<DeskScreen> {
  const { t, url } = desk;
  const statements = await listOpenStatements(desk, order);
  const fields = goods ? await listGoodsFields(desk, order) : [];
  const priced = goods && {
    goods: describeGoods(fields, goods),
    price: formatMoney(priceGoods(fields, goods)),
  };
  const errorOf = (name: string) => refused?.errors.find((each) => each.name === name)?.message;
  // What the reader has seen counts until it is confirmed.
  const left = order.shipped_at === null ? '' : 'sent';
  const shown = refused ? String(refused.form.get('sent') ?? '') : left;
  const base = refused ? String(refused.form.get('base') ?? '') : order.refunded_cents;
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
        consequences={listConsequences(t, action, order, { amountCents, statements, priced })}
        errors={listErrors(refused?.errors ?? [])}
      >
        <input type="hidden" name="amount" value={amountCents} />
        {fields.map(({ field, variantId }) => (
          <input key={field} type="hidden" name={field} value={countNamed(goods, variantId)} />
        ))}
        {/* A second refund of the same amount counts only if its page was opened after the first. */}
        <input type="hidden" name="base" value={base} />
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
    ...goodsFieldNames,
    ...returnFieldNames,
  ]);
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const amountCents = readFormNumber(text('amount'));
  const baseCents = readFormNumber(text('base'));
  const fields = action === 'void' ? [] : await listGoodsFields(desk, order);
  // Whether that many are left is up to the operation, which says what has become of it.
  const { goods, isReadable } = readGoodsFields(desk, fields, text);
  // No page of ours sends such a thing.
  if (!amountCents || baseCents === undefined || !isReadable)
    return redirectTo(sheetPath(desk, order.number));
  const reason = toPlainLine(text('reason'), maxReason);
  const returned = canReturnGoods(action, order, amountCents)
    ? await readReturned(desk, order, form)
    : { returns: [], errors: [] };
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
    ...returned.errors,
  ];
  if (errors.length > 0 && allowsAction(action, order))
    return toConfirmation(desk, action, order, { amountCents, goods }, { form, reason, errors });
  const returns = errors.length === 0 ? returned.returns : [];
  const wanted = { amountCents, goods, returns };
  const { payments } = context;
  const operations: Record<MoneyAction, () => Promise<OperationOutcome>> = {
    capture: () => requestOperation(payments, order.id, { kind: 'capture', ...wanted }),
    void: () => voidOrder(payments, order, { returns }),
    refund: () => requestOperation(payments, order.id, { kind: 'refund', ...wanted, baseCents }),
  };
  return runOrderAction(desk, order, {
    id: action,
    submissionId: text('submission'),
    details: { cents: amountCents, ...(action === 'refund' && { reason }) },
    async run() {
      const outcome = await operations[action]();
      // One that was made has restocked them already. A repetition, or one whose result is unknown, has not.
      if (returns.length > 0 && outcome.kind !== 'refused')
        await restockReturned(desk, order, returns);
      return outcome.kind === 'planned' ? 'unknown' : outcome.kind;
    },
  });
}
