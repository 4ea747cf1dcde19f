import { deskAction, deskLoader } from '~/reception/desk-route.server';
import { showNewDraft, submitDraft } from '~/reception/newsletter/draft-action.server';

export const loader = deskLoader('reception.newsletter-new', showNewDraft);

export const action = deskAction('reception.newsletter-new', (desk) =>
  submitDraft(desk, undefined),
);
