import { deskAction, deskLoader } from '~/reception/desk-route.server';
import { showIssue, submitIssue } from '~/reception/newsletter/issue.server';

export const loader = deskLoader('reception.newsletter-issue', showIssue);

export const action = deskAction('reception.newsletter-issue', submitIssue);
