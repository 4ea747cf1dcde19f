import type { SubmissionResult } from '@conform-to/react';
import { requireShop } from '~/content/sections';
import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { parseForm } from '~/platform/forms/form.server';
import { type CheckoutStep, reviewFields, stepFields } from './checkout-fields';
import { deliveryStepSchema, detailsSchema } from './checkout-schema';
import type { CheckoutProblem, FieldValues } from './checkout-view';
import {
  type Checkout,
  exceedsLimit,
  resumeCheckout,
  shownPrices,
  toForm,
} from './checkout-session.server';
import { saveDraft } from './drafts.server';

export type StepOutcome =
  | { ok: true; next: CheckoutStep }
  | {
      ok: false;
      /** Whether any input was saved; the browser then needs the draft's key. */
      isStored: boolean;
      result?: SubmissionResult<string[]>;
      problem?: CheckoutProblem;
      /** Too many drafts were stored: seconds until the next one. */
      retryAfter?: number;
    };

/**
 * In bytes of JSON: all fields filled to their limits, in any script, take 6,700. Anyone may create as many drafts as
 * the rate limits allow.
 */
const maxDraftBytes = 8 * 1024;

/**
 * Saves the input of a step, valid or not, and returns the next step if it is valid.
 * @param admitDraft counts a draft that is about to be stored; returns the seconds to wait if it may not be
 */
export async function submitStep(
  db: Kysely<Database>,
  checkout: Checkout,
  step: Exclude<CheckoutStep, 'review'>,
  form: FormData,
  admitDraft: () => Promise<number | undefined>,
  now: Date,
): Promise<StepOutcome> {
  const submission = parseStep(checkout, step, form);
  const hasText = [...form.values()].some((value) => value !== '');
  if (submission.status !== 'success' && !hasText) {
    return { ok: false, isStored: false, result: submission.reply() };
  }
  const typed = withTyped(checkout, step, form);
  const seenPrices = { ...shownPrices(checkout), ...typed.draft.seenPrices };
  const draft = { ...typed.draft, seenPrices };
  if (Buffer.byteLength(JSON.stringify(draft.values)) > maxDraftBytes) {
    const tooLong =
      submission.status === 'success' ? { fieldErrors: { [longestField(form)]: ['tooLong'] } } : {};
    return { ok: false, isStored: false, result: submission.reply(tooLong) };
  }
  const retryAfter = await admitDraft();
  if (retryAfter !== undefined)
    return { ok: false, isStored: false, problem: 'tooMany', retryAfter };
  await saveDraft(db, draft, now);
  if (submission.status !== 'success') {
    return { ok: false, isStored: true, result: submission.reply() };
  }
  if (step === 'data') return { ok: true, next: 'delivery' };
  const problem = findProblem(typed);
  return problem ? { ok: false, isStored: true, problem } : { ok: true, next: 'review' };
}

const parseStep = ({ content }: Checkout, step: Exclude<CheckoutStep, 'review'>, form: FormData) =>
  step === 'data'
    ? parseForm(form, detailsSchema)
    : parseForm(form, deliveryStepSchema(requireShop(content.get().site).delivery));

/** Why a parcel cannot be sent, or its order not be taken. */
function findProblem(checkout: Checkout): CheckoutProblem | undefined {
  const { delivery } = checkout.quote;
  if (delivery.state === 'refused') return delivery.reason;
  return exceedsLimit(checkout) ? 'amount' : undefined;
}

/** Why a step was refused: nothing if it was not. */
export type StepRefusal = { result?: SubmissionResult<string[]>; problem?: CheckoutProblem };

/** Validates a step as stored. Returns no errors once it has been corrected. */
export function validateStored(checkout: Checkout, step: CheckoutStep): StepRefusal {
  if (step === 'review') return { result: withoutTerms };
  const submission = parseStep(checkout, step, toForm(checkout.draft.values, stepFields[step]));
  if (submission.status !== 'success') return { result: submission.reply() };
  const problem = step === 'delivery' ? findProblem(checkout) : undefined;
  return problem ? { problem } : {};
}

/** On the review, only the terms can be missing; they are never accepted in advance. */
const withoutTerms: SubmissionResult<string[]> = {
  status: 'error',
  initialValue: { paymentMethod: 'card' },
  error: { terms: ['terms'] },
};

/** What was chosen on the review, for a page on which the same order can be sent again. Nothing of it is ever stored. */
export function keepReview(form: FormData): SubmissionResult<string[]> {
  const initialValue: Record<string, string> = {};
  for (const name of reviewFields) {
    if (form.has(name)) initialValue[name] = String(form.get(name));
  }
  return { initialValue };
}

/** Whether the review was refused only because the terms were not accepted. */
export function lacksTermsOnly({ error }: SubmissionResult<string[]>): boolean {
  return Object.keys(error ?? {}).join() === 'terms';
}

/** The checkout with what was typed in a step, stored or not. */
export function withTyped(checkout: Checkout, step: CheckoutStep, form: FormData): Checkout {
  const { draft } = checkout;
  const values = { ...withoutFields(draft.values, stepFields[step]), ...valuesOf(form) };
  return resumeCheckout(checkout, { ...draft, values });
}

/** The field that takes the most space. A valid field can: some of what people see as one character takes 25 bytes. */
function longestField(form: FormData): string {
  const [longest] = [...form].toSorted(
    ([, left], [, right]) => Buffer.byteLength(String(right)) - Buffer.byteLength(String(left)),
  );
  return longest?.[0] ?? '';
}

function withoutFields(values: FieldValues, names: readonly string[]): FieldValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}

/** Converts form data to values by field name. */
export function valuesOf(form: FormData): FieldValues {
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}
