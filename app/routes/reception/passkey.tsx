import { deskAction, deskLoader } from '~/reception/desk-route.server';
import { showRemoval, submitRemoval } from '~/reception/passkeys/passkey-removal.server';

export const loader = deskLoader('reception.passkey', showRemoval);

export const action = deskAction('reception.passkey', submitRemoval);
