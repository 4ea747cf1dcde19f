import { decidePayment, showPayment } from '~/reception/decisions/payment.server';
import { deskAction, deskLoader } from '~/reception/desk-route.server';

export const loader = deskLoader('reception.payment', showPayment);

export const action = deskAction('reception.payment', decidePayment);
