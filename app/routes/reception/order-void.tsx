import { deskAction, deskLoader } from '~/reception/desk-route.server';
import { runMoneyAction, showMoneyAction } from '~/reception/orders/money-action.server';

export const loader = deskLoader('reception.void', (desk) => showMoneyAction(desk, 'void'));

export const action = deskAction('reception.void', (desk) => runMoneyAction(desk, 'void'));
