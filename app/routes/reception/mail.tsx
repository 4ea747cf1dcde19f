import { decideMail, showMail } from '~/reception/decisions/mail.server';
import { deskAction, deskLoader } from '~/reception/desk-route.server';

export const loader = deskLoader('reception.mail', showMail);

export const action = deskAction('reception.mail', decideMail);
