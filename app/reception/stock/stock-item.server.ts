import { createElement } from 'react';
import { readForm } from '~/platform/forms/form.server';
import { toPlainLine } from '~/platform/mail/plain-line';
import {
  correctStock,
  defaultFewFrom,
  findLastCorrection,
} from '~/shop/stock/correct-stock.server';
import { readStockLevels } from '~/shop/stock/stock-job.server';
import { listMovements, listStock, type StockItem } from '~/shop/stock/stock-list.server';
import { createKey, isKey } from '../desk-keys.server';
import { redirectTo, type StaffRequest, toRefusal } from '../desk-route.server';
import { readFormNumber } from '../form-number';
import { runOnce } from '../log/run-once.server';
import { listActions } from '../log/staff-actions.server';
import { listErrors } from '../action-fields';
import type { DeskScreen } from '../render-desk.server';
import { titleAfter } from '../title-after';
import { maxNote, readStockForm, type StockField, stockFields } from './stock-form';
import { StockItemScreen, type StockItemScreenProps } from './stock-item-screen';

type Item = StockItem & { lastCorrection: number };

async function findItem({ context, params, locale }: StaffRequest): Promise<Item | undefined> {
  const { db, content } = context;
  // First: a correction in between then refuses this page's, instead of being made twice.
  const lastCorrection = await findLastCorrection(db, params.variant ?? '');
  const items = await listStock(db, content.current(), locale);
  const item = items.find(({ variantId }) => variantId === params.variant);
  return item && { ...item, lastCorrection };
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
  /** What the submitted page was based on; the current stock unless given. */
  based?: Pick<StockItemScreenProps, 'base' | 'known'>;
};

async function toScreen(
  { context, locale, now, t }: StaffRequest,
  item: Item,
  { values, wrong, outcome, based }: Shown,
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
      ...(based ?? { base: String(item.pieces ?? ''), known: String(item.lastCorrection) }),
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
  const form = await readForm(request, ['submission', 'base', 'known', ...stockFields]);
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const note = toPlainLine(text('note'), maxNote);
  const values = { pieces: text('pieces'), few: text('few'), note };
  const { pieces, fewFrom, wrong } = readStockForm(values);
  // The number was counted while the page showed this stock: what has been sold since is deducted from it.
  const based = { base: text('base'), known: text('known') };
  if (wrong.length > 0) return toScreen(desk, item, { values, wrong, based });
  const submissionId = text('submission');
  if (!isKey(submissionId)) return redirectTo(url.pathname);
  const basePieces = readFormNumber(based.base) ?? null;
  const knownCorrection = readFormNumber(based.known);
  const { variantId } = item;
  const action = {
    submissionId,
    action: 'stock',
    subject: subjectOf(item),
    details: { from: basePieces ?? 'unlimited', to: pieces ?? 'unlimited', few: fewFrom, note },
  };
  const correction = { variantId, pieces, basePieces, knownCorrection, fewFrom, note, now };
  const outcome = await runOnce(desk, context.db, action, () =>
    correctStock(context.db, correction),
  );
  if (outcome !== undefined) await readStockLevels(context.db, context.content);
  const current = outcome === 'refused' ? await findItem(desk) : undefined;
  if (!current) return redirectTo(`${url.pathname}?done=${submissionId}`);
  return { ...(await toScreen(desk, current, { values, wrong, outcome })), status: 409 };
}
