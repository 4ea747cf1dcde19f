import type { SubmissionResult } from '@conform-to/react';
import type { PageText } from '~/content/texts/page-text';
import type { WithdrawalFacts } from './withdrawal-fields';

/** A localised statement. */
export type StatementText = {
  sentence: string;
  facts: { label: string; value: string }[];
};

/** Other ways to contact the seller, shown even if everything else fails. */
export type SellerContact = { email: string; phone: string; phoneDisplay: string };

/** Why a step failed. */
export type WithdrawalProblem = 'tooMany' | 'storage';

/** Why the action rejected a form or statement. */
export type WithdrawalActionData = {
  result?: SubmissionResult<string[]> | undefined;
  problem?: WithdrawalProblem | undefined;
  /** The form's time stamp, if it was submitted. */
  formToken?: string | undefined;
  /** The order key submitted with the form. */
  orderKey?: string | undefined;
};

export type FormStep = {
  step: 'form';
  /** Prefilled from the order's own link, or from a statement being corrected. */
  values: Partial<WithdrawalFacts>;
  /** Whether the statement to be confirmed had expired. */
  isGone: boolean;
  formToken: string;
  /** Key of the order whose own link opened the form. It proves that the buyer is filling it in. */
  orderKey?: string | undefined;
  text: PageText;
  contact: SellerContact;
};

export type ReviewStep = {
  step: 'review';
  /** The draft's key. */
  draft: string;
  statement: StatementText;
  contact: SellerContact;
};

export type DoneStep = {
  step: 'done';
  reference: string;
  /** ISO 8601; `submittedAtText` is the same time, localised. */
  submittedAt: string;
  submittedAtText: string;
  email: string;
  /** Whether an acknowledgement is sent automatically. */
  isAcknowledged: boolean;
  /** Whether the consumer named what the withdrawal is about. */
  isPartial: boolean;
  statement: StatementText;
  /** The address for returning goods. */
  returnAddress: string;
  contact: SellerContact;
};

/**
 * The status of an unproven withdrawal. Either it waits for the buyer's confirmation, and `effect` is what would follow
 * from it; or it is closed: confirmed with its outcome, dismissed by staff, or the order no longer holds money.
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
  /** The key from the link in the email. */
  confirmationKey: string;
  status: ConfirmationStatus;
  reference: string;
  orderNumber: string;
  /** ISO 8601; `submittedAtText` is the same time, localised. */
  submittedAt: string;
  submittedAtText: string;
  statement: StatementText;
  contact: SellerContact;
};

export type WithdrawalView = FormStep | ReviewStep | DoneStep | ConfirmationStep;

/** Translation key of the confirmation page's title, used by the heading and the document title. */
export const confirmationTitle = (status: ConfirmationStatus) =>
  status.kind === 'open' ? 'proof.title' : (`proof.answers.${status.answer}.title` as const);
