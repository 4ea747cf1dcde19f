import script from 'virtual:passkey-script';
import { deskAction, deskLoader } from '~/reception/desk-route.server';
import { showAccount, submitAccount } from '~/reception/account/account.server';

export const loader = deskLoader('reception.account', (desk) => showAccount(desk, script));

export const action = deskAction('reception.account', (desk) => submitAccount(desk, script));
