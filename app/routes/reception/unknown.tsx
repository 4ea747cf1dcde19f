import { deskAction, deskLoader, toRefusal } from '~/reception/desk-route.server';

/**
 * Responds to addresses below the desk's own that are none of its pages: with status 404 to staff, and to everyone else
 * as its pages do, so that nobody learns which there are.
 */
export const loader = deskLoader('reception.unknown', (desk) => toRefusal(desk, 'unknown'));

export const action = deskAction('reception.unknown', (desk) => toRefusal(desk, 'unknown'));
