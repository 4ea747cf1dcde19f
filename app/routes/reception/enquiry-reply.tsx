import { deskAction, deskLoader } from '~/reception/desk-route.server';
import { sendReply, showReply } from '~/reception/enquiries/reply-action.server';

export const loader = deskLoader('reception.reply', showReply);

export const action = deskAction('reception.reply', sendReply);
