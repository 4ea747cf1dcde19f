import { deskAction, deskLoader } from '~/reception/desk-route.server';
import { decideReview, showReview } from '~/reception/orders/review-action.server';

export const loader = deskLoader('reception.review', showReview);

export const action = deskAction('reception.review', decideReview);
