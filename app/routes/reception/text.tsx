import { deskAction, deskLoader } from '~/reception/desk-route.server';
import { changeText, showText } from '~/reception/texts/text-action.server';

export const loader = deskLoader('reception.text', showText);

export const action = deskAction('reception.text', changeText);
