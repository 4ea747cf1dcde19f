import type { SubmissionResult } from '@conform-to/react';
import type { PageText } from '~/content/texts/page-text';
import type { WithdrawalFacts } from './withdrawal-fields';

/** A localised statement. */
export type StatementText = {
  sentence: string;
  facts: { label: string; value: string }[];
};

/** How to reach the seller by other means: always there, whatever else fails. */
export type SellerContact = { email: string; phone: string; phoneDisplay: string };

/** Why a step was not taken. */
export type WithdrawalProblem = 'tooMany' | 'storage';

/** Why the action rejected a form or a statement. */
export type RefusedWithdrawal = {
  result?: SubmissionResult<string[]> | undefined;
  problem?: WithdrawalProblem | undefined;
  /** The form's time stamp, if it brought one. */
  formToken?: string | undefined;
  /** The order's key that the form brought. */
  orderKey?: string | undefined;
};

export type FormStep = {
  step: 'form';
  /** From the order's own link, or to be corrected. */
  values: Partial<WithdrawalFacts>;
  /** The statement that was to be confirmed had been open for too long. */
  isGone: boolean;
  formToken: string;
  /** Key of the order by whose own link the form was opened: the proof that its buyer fills it in. */
  orderKey?: string | undefined;
  text: PageText;
  contact: SellerContact;
};

export type ReviewStep = {
  step: 'review';
  /** Key of the draft. */
  draft: string;
  statement: StatementText;
  contact: SellerContact;
};

export type DoneStep = {
  step: 'done';
  reference: string;
  /** ISO 8601, with the same moment localised beside it. */
  submittedAt: string;
  submittedAtText: string;
  email: string;
  /** Whether an acknowledgement goes out by itself. */
  isAcknowledged: boolean;
  statement: StatementText;
  /** Where goods go back to. */
  returnAddress: string;
  contact: SellerContact;
};

/**
 * Where a withdrawal without proof stands. It waits for the buyer's answer, and `effect` says what follows from a yes; or
 * there is an answer: what has followed from it, that staff dismissed it, that the order holds no money any more.
 */
export type ConfirmationStatus =
  | { kind: 'open'; effect: 'release' | 'unpaid' | 'staff' }
  | { kind: 'answered'; answer: ConfirmationAnswer };

export type ConfirmationAnswer =
  | 'confirmedRelease'
  | 'confirmedUnpaid'
  | 'confirmedReleased'
  | 'confirmedStaff'
  | 'confirmedNone'
  | 'dismissed'
  | 'closed';

export type ConfirmationStep = {
  step: 'proof';
  /** Of the link in the mail. */
  confirmationKey: string;
  status: ConfirmationStatus;
  reference: string;
  orderNumber: string;
  /** ISO 8601, with the same moment localised beside it. */
  submittedAt: string;
  submittedAtText: string;
  statement: StatementText;
  contact: SellerContact;
};

export type WithdrawalView = FormStep | ReviewStep | DoneStep | ConfirmationStep;

/** Translation key of the confirmation page's title, used by the page and the document alike. */
export const confirmationTitle = (status: ConfirmationStatus) =>
  status.kind === 'open' ? 'proof.title' : (`proof.answers.${status.answer}.title` as const);
