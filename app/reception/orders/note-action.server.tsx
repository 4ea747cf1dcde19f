import { readForm } from '~/platform/forms/form.server';
import { maxBodyBytes } from '~/platform/http/guard';
import { toPlainLine } from '~/platform/mail/plain-line';
import { writeNote } from '~/shop/orders/event-reasons';
import { annotateOrder, type Order } from '~/shop/orders/orders.server';
import { createKey } from '../desk-keys.server';
import { type StaffRequest, toRefusal } from '../desk-route.server';
import type { DeskScreen } from '../render-desk.server';
import { runOrderAction, findOrder } from './run-order-action.server';
import { ActionTextField, listErrors } from '../action-fields';
import { ConfirmationScreen } from './confirmation-screen';
import { readWayBack } from './order-filters';

/** In characters. The page sets no limit: browsers would cut pasted text without a word. */
const maxNote = 500;

/** The page on which a note is written. */
export async function showNote(desk: StaffRequest): Promise<DeskScreen | Response> {
  const order = await findOrder(desk);
  return order ? toScreen(desk, order, {}) : toRefusal(desk, 'missing');
}

type Typed = { note?: string; error?: 'required' | 'tooLong' };

function toScreen({ t, url }: StaffRequest, order: Order, { note, error }: Typed): DeskScreen {
  const message = error && t(`reception:actions.note.${error}`, { limit: maxNote });
  return {
    status: error ? 400 : 200,
    hasErrors: error !== undefined,
    title: t('reception:actions.note.title'),
    screen: (
      <ConfirmationScreen
        action="note"
        order={order}
        wayBack={readWayBack(url)}
        submissionId={createKey()}
        consequences={[t('reception:actions.note.money')]}
        errors={listErrors(message ? [{ name: 'note', message }] : [])}
      >
        <ActionTextField
          name="note"
          label={t('reception:actions.note.text')}
          hint={t('reception:actions.note.hint', { limit: maxNote })}
          multiline
          value={note}
          error={message}
        />
      </ConfirmationScreen>
    ),
  };
}

/** Writes a note into the order's history. */
export async function addNote(desk: StaffRequest): Promise<DeskScreen | Response> {
  const { context, request, now } = desk;
  const order = await findOrder(desk);
  if (!order) return toRefusal(desk, 'missing');
  const form = await readForm(request, ['submission', 'note']);
  const typed = String(form.get('note') ?? '');
  const note = toPlainLine(typed, maxBodyBytes);
  if (note === '') return toScreen(desk, order, { error: 'required' });
  if ([...note].length > maxNote) return toScreen(desk, order, { note: typed, error: 'tooLong' });
  return runOrderAction(desk, order, {
    id: 'note',
    submissionId: String(form.get('submission') ?? ''),
    async run() {
      const isNoted = await context.db
        .transaction()
        .execute((trx) => annotateOrder(trx, order.id, writeNote(note), now));
      return isNoted ? 'done' : 'refused';
    },
  });
}
