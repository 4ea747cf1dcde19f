import type { SubmissionResult } from '@conform-to/react';
import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { parseForm } from '~/platform/forms/form.server';
import {
  type CheckoutStep,
  deliveryStepFields,
  deliveryStepSchema,
  detailFields,
  detailsSchema,
} from './checkout-schema';
import type { CheckoutProblem, FieldValues } from './checkout.loader.server';
import { type Checkout, loadCheckout, shownPrices, toForm } from './checkout-session.server';
import { saveDraft } from './drafts.server';

export type StepOutcome =
  | { ok: true; next: CheckoutStep }
  | {
      ok: false;
      /** Whether any input was saved; the browser then needs the draft's key. */
      kept: boolean;
      result?: SubmissionResult<string[]>;
      problem?: CheckoutProblem;
    };

/** In characters, ten times what people type. Anyone may create as many drafts as the rate limits allow. */
const maxDraftLength = 16_000;

/** The fields of each step's form. */
export const stepFields = { data: detailFields, delivery: deliveryStepFields } as const;

/** Saves the input of a step, valid or not, and returns the next step if it is valid. */
export async function submitStep(
  db: Kysely<Database>,
  checkout: Checkout,
  step: keyof typeof stepFields,
  form: FormData,
): Promise<StepOutcome> {
  const tariff = checkout.content.get().site.delivery;
  const submission =
    step === 'data' ? parseForm(form, detailsSchema) : parseForm(form, deliveryStepSchema(tariff));
  const hasText = [...form.values()].some((value) => value !== '');
  if (submission.status !== 'success' && !hasText) {
    return { ok: false, kept: false, result: submission.reply() };
  }
  const { draft } = checkout;
  draft.values = { ...withoutFields(draft.values, stepFields[step]), ...valuesOf(form) };
  draft.seenPrices = { ...shownPrices(checkout), ...draft.seenPrices };
  const isKept = JSON.stringify(draft.values).length <= maxDraftLength;
  if (isKept) await saveDraft(db, draft);
  if (submission.status !== 'success') {
    return { ok: false, kept: isKept, result: submission.reply() };
  }
  if (step === 'data') return { ok: true, next: 'delivery' };
  const { quote } = await loadCheckout(db, {
    ...checkout,
    cart: { ...checkout.cart, checkout: draft.id },
  });
  const { delivery } = quote;
  const problem = delivery.state === 'refused' ? delivery.reason : undefined;
  return problem ? { ok: false, kept: true, problem } : { ok: true, next: 'review' };
}

/** Validates a step as stored. Returns no errors once it has been corrected. */
export function judgeStep(
  { content, draft: { values }, quote: { delivery } }: Checkout,
  step: CheckoutStep,
): { result?: SubmissionResult<string[]>; problem?: CheckoutProblem } {
  if (step === 'review') return { result: judgeReview() };
  const form = toForm(values, stepFields[step]);
  const submission =
    step === 'data'
      ? parseForm(form, detailsSchema)
      : parseForm(form, deliveryStepSchema(content.get().site.delivery));
  if (submission.status !== 'success') return { result: submission.reply() };
  return step === 'delivery' && delivery.state === 'refused' ? { problem: delivery.reason } : {};
}

/** On the review, only the terms can be missing; they are never accepted in advance. */
function judgeReview(): SubmissionResult<string[]> {
  return { status: 'error', initialValue: { paymentMethod: 'card' }, error: { terms: ['terms'] } };
}

/** Whether the review was refused only because the terms were not accepted. */
export function lacksTermsOnly({ error }: SubmissionResult<string[]>): boolean {
  return Object.keys(error ?? {}).join() === 'terms';
}

function withoutFields(values: FieldValues, names: readonly string[]): FieldValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}

/** Converts form data to values by field name. */
export function valuesOf(form: FormData): FieldValues {
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}
