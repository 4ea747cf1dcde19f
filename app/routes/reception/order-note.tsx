import { deskAction, deskLoader } from '~/reception/desk-route.server';
import { addNote, showNote } from '~/reception/orders/note-action.server';

export const loader = deskLoader('reception.note', showNote);

export const action = deskAction('reception.note', addNote);
