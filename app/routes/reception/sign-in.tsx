import script from 'virtual:passkey-script';
import { openAction, openLoader } from '~/reception/desk-route.server';
import { showSignIn, submitSignIn } from '~/reception/sign-in/sign-in-page.server';

export const loader = openLoader('reception.sign-in', (desk) => showSignIn(desk, script));

export const action = openAction('reception.sign-in', (desk) => submitSignIn(desk, script));
