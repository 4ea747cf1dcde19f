import { data, redirect } from '@remix-run/node';
import { getLocale } from '~/i18n/i18n.server';
import { readForm } from '~/platform/forms/form.server';
import { refusalHeaders } from '~/platform/http/retry-after';
import { confirmByEmail } from './confirm-withdrawal.server';
import {
  confirmDraft,
  type RefusedStep,
  submitStatement,
  withdrawalFormNames,
} from './submit-withdrawal.server';
import { ownHeaders, withdrawalPaths } from './withdrawal.loader.server';

type ActionContext = Parameters<typeof submitStatement>[0] & Parameters<typeof confirmDraft>[0];

/**
 * Handles the forms of the withdrawal page: the statement, its confirmation, and the buyer's confirmation by email
 * link.
 * @returns a redirect to the next step, or the errors
 * @throws Response 404 if the emailed key is unknown, 400 if the form has too many fields
 */
export async function submitWithdrawal(context: ActionContext, request: Request) {
  const locale = await getLocale(request);
  const form = await readForm(request, withdrawalFormNames);
  const confirmationKey = form.get('confirm');
  if (typeof confirmationKey === 'string') {
    const outcome = await confirmByEmail(context, confirmationKey);
    if (outcome === 'unknown') throw new Response(null, { status: 404 });
    if (outcome === 'storage') return refuse({ kind: 'refused', status: 503, problem: 'storage' });
    return redirect(withdrawalPaths.proof(locale, confirmationKey.toLowerCase()), 303);
  }
  const id = form.get('draft');
  if (typeof id === 'string') {
    const outcome = await confirmDraft(context, request, id, locale);
    if (outcome.kind === 'gone') return redirect(withdrawalPaths.gone(locale), 303);
    if (outcome.kind === 'refused') return refuse(outcome);
    return redirect(withdrawalPaths.done(locale, outcome.token), 303);
  }
  const outcome = await submitStatement(context, request, form);
  if (outcome.kind === 'refused') return refuse(outcome);
  return redirect(withdrawalPaths.review(locale, outcome.draft), 303);
}

function refuse({ status, retryAfter, result, problem, formToken, orderKey }: RefusedStep) {
  const refused = { result, problem, formToken, orderKey };
  return data(refused, { status, headers: { ...ownHeaders, ...refusalHeaders(retryAfter) } });
}
