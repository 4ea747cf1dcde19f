import { deskLoader } from '~/reception/desk-route.server';
import { showPreview } from '~/reception/newsletter/preview.server';

export const loader = deskLoader('reception.newsletter-preview', showPreview);
