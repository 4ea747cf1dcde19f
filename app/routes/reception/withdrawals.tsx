import { deskAction, deskLoader } from '~/reception/desk-route.server';
import { settleStatements, showStatements } from '~/reception/withdrawals/statements.server';

export const loader = deskLoader('reception.withdrawals', showStatements);

export const action = deskAction('reception.withdrawals', settleStatements);
