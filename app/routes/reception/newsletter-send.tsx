import { deskAction, deskLoader } from '~/reception/desk-route.server';
import { showSending, submitSending } from '~/reception/newsletter/send-action.server';

export const loader = deskLoader('reception.newsletter-send', showSending);

export const action = deskAction('reception.newsletter-send', submitSending);
