import { decideWithdrawal, showWithdrawal } from '~/reception/decisions/withdrawal.server';
import { deskAction, deskLoader } from '~/reception/desk-route.server';

export const loader = deskLoader('reception.withdrawal', showWithdrawal);

export const action = deskAction('reception.withdrawal', decideWithdrawal);
