import { createElement } from 'react';
import { readForm } from '~/platform/forms/form.server';
import { toPlainLine } from '~/platform/mail/plain-line';
import { annotateOrder, type Order } from '~/shop/orders/orders.server';
import { createKey } from '../desk-keys.server';
import { type StaffRequest, toRefusal } from '../desk-route.server';
import type { DeskScreen } from '../render-desk.server';
import { runOrderAction, findOrder } from './run-order-action.server';
import { ActionTextField, listErrors } from './action-fields';
import { ConfirmationScreen } from './confirmation-screen';
import { readWayBack } from './order-filters';
import { notePrefix } from './order-history';

const maxNote = 500;

/** The page on which a note is written. */
export async function showNote(desk: StaffRequest): Promise<DeskScreen | Response> {
  const order = await findOrder(desk);
  return order ? toScreen(desk, order) : toRefusal(desk, 'missing');
}

function toScreen({ t, url }: StaffRequest, order: Order, error?: string): DeskScreen {
  const field = createElement(ActionTextField, {
    name: 'note',
    label: t('reception:actions.note.text'),
    multiline: true,
    maxLength: maxNote,
    error,
  });
  return {
    status: error ? 400 : 200,
    hasErrors: error !== undefined,
    title: t('reception:actions.note.title'),
    screen: createElement(
      ConfirmationScreen,
      {
        action: 'note',
        order,
        wayBack: readWayBack(url),
        submissionId: createKey(),
        consequences: [t('reception:actions.note.money')],
        errors: listErrors(error ? [{ name: 'note', message: error }] : []),
      },
      field,
    ),
  };
}

/** Writes a note into the order's history. */
export async function addNote(desk: StaffRequest): Promise<DeskScreen | Response> {
  const { context, request, t, now } = desk;
  const order = await findOrder(desk);
  if (!order) return toRefusal(desk, 'missing');
  const form = await readForm(request, ['submission', 'note']);
  const note = toPlainLine(String(form.get('note') ?? ''), maxNote);
  if (note === '') return toScreen(desk, order, t('reception:actions.note.required'));
  return runOrderAction(desk, order, {
    id: 'note',
    submissionId: String(form.get('submission') ?? ''),
    async run() {
      const isNoted = await context.db
        .transaction()
        .execute((trx) => annotateOrder(trx, order.id, notePrefix + note, now));
      return isNoted ? 'done' : 'refused';
    },
  });
}
