import { deskAction, deskLoader } from '~/reception/desk-route.server';
import { runMoneyAction, showMoneyAction } from '~/reception/orders/money-action.server';

export const loader = deskLoader('reception.refund', (desk) => showMoneyAction(desk, 'refund'));

export const action = deskAction('reception.refund', (desk) => runMoneyAction(desk, 'refund'));
