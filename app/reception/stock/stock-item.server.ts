import { createElement } from 'react';
import { readForm } from '~/platform/forms/form.server';
import { toPlainLine } from '~/platform/mail/plain-line';
import { correctStock, defaultFewFrom } from '~/shop/stock/correct-stock.server';
import { readStockLevels } from '~/shop/stock/stock-job.server';
import { listMovements, listStock, type StockItem } from '~/shop/stock/stock-list.server';
import { createKey, isKey } from '../desk-keys.server';
import { redirectTo, type StaffRequest, toRefusal } from '../desk-route.server';
import { runOnce } from '../log/run-once.server';
import { listActions } from '../log/staff-actions.server';
import { listErrors } from '../action-fields';
import type { DeskScreen } from '../render-desk.server';
import { titleAfter } from '../title-after';
import { maxNote, readStockForm, type StockField, stockFields } from './stock-form';
import { StockItemScreen } from './stock-item-screen';

async function findItem({ context, params, locale }: StaffRequest): Promise<StockItem | undefined> {
  const items = await listStock(context.db, context.content.current(), locale);
  return items.find(({ variantId }) => variantId === params.variant);
}

const subjectOf = ({ variantId }: StockItem) => `stock ${variantId}`;

/** The stock page of a variant, with the outcome of the correction that led here. */
export async function showStockItem(desk: StaffRequest): Promise<DeskScreen> {
  const item = await findItem(desk);
  if (!item) return toRefusal(desk, 'missing');
  const done = desk.url.searchParams.get('done');
  const actions = done === null ? [] : await listActions(desk.context.db, subjectOf(item));
  const action = actions.find(({ submission_id }) => submission_id === done);
  const outcome = action && (action.outcome === 'done' ? 'done' : 'refused');
  const few = String(item.fewFrom ?? defaultFewFrom);
  const values = { pieces: item.pieces === null ? '' : String(item.pieces), few, note: '' };
  return toScreen(desk, item, { values, wrong: [], outcome });
}

type Shown = {
  values: Record<StockField, string>;
  wrong: readonly StockField[];
  outcome?: 'done' | 'refused' | undefined;
};

async function toScreen(
  { context, locale, now, t }: StaffRequest,
  item: StockItem,
  { values, wrong, outcome }: Shown,
): Promise<DeskScreen> {
  const messages = wrong.map((name) => ({ name, message: t(`stock:errors.${name}`) }));
  return {
    status: wrong.length > 0 ? 400 : 200,
    hasErrors: wrong.length > 0,
    title: titleAfter(
      outcome && t(`reception:outcomes.${outcome}`),
      `${item.productName}, ${item.variantName}`,
    ),
    screen: createElement(StockItemScreen, {
      item,
      movements: await listMovements(context.db, item.variantId),
      values,
      errors: Object.fromEntries(messages.map(({ name, message }) => [name, message])),
      summary: listErrors(messages),
      outcome,
      submissionId: createKey(),
      locale,
      now,
    }),
  };
}

/** Corrects the stock of a variant, once for each page. */
export async function submitStockItem(desk: StaffRequest): Promise<DeskScreen | Response> {
  const { context, request, url, now } = desk;
  const item = await findItem(desk);
  if (!item) return toRefusal(desk, 'missing');
  const form = await readForm(request, ['submission', 'base', ...stockFields]);
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const note = toPlainLine(text('note'), maxNote);
  const values = { pieces: text('pieces'), few: text('few'), note };
  const { pieces, fewFrom, wrong } = readStockForm(values);
  if (wrong.length > 0) return toScreen(desk, item, { values, wrong });
  const submissionId = text('submission');
  if (!isKey(submissionId)) return redirectTo(url.pathname);
  const basePieces = /^\d{1,5}$/.test(text('base')) ? Number(text('base')) : null;
  const { variantId } = item;
  const action = {
    submissionId,
    action: 'stock',
    subject: subjectOf(item),
    details: { from: basePieces ?? 'unlimited', to: pieces ?? 'unlimited', few: fewFrom, note },
  };
  const outcome = await runOnce(desk, context.db, action, () =>
    correctStock(context.db, { variantId, pieces, basePieces, fewFrom, note, now }),
  );
  if (outcome !== undefined) await readStockLevels(context.db, context.content);
  return redirectTo(`${url.pathname}?done=${submissionId}`);
}
