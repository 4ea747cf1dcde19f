import { deskAction, deskLoader } from '~/reception/desk-route.server';
import { runMoneyAction, showMoneyAction } from '~/reception/orders/money-action.server';

export const loader = deskLoader('reception.capture', (desk) => showMoneyAction(desk, 'capture'));

export const action = deskAction('reception.capture', (desk) => runMoneyAction(desk, 'capture'));
