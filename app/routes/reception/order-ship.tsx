import { deskAction, deskLoader } from '~/reception/desk-route.server';
import { ship, showShipping } from '~/reception/orders/ship-action.server';

export const loader = deskLoader('reception.ship', showShipping);

export const action = deskAction('reception.ship', ship);
