import { deskLoader } from '~/reception/desk-route.server';
import { showNewsletter } from '~/reception/newsletter/newsletter-list.server';

export const loader = deskLoader('reception.newsletter', showNewsletter);
