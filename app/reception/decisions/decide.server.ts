import { createElement } from 'react';
import { readForm } from '~/platform/forms/form.server';
import { toPlainLine } from '~/platform/mail/plain-line';
import { maxReason } from '~/shop/orders/staff-reason';
import { createKey, isKey } from '../desk-keys.server';
import { redirectTo, type StaffRequest } from '../desk-route.server';
import { runOnce } from '../log/run-once.server';
import { listActions } from '../log/staff-actions.server';
import { listErrors } from '../action-fields';
import { type ActionOutcome, toOutcome } from '../orders/order-actions';
import type { DeskScreen } from '../render-desk.server';
import { hasRight, rightOf } from '../rights';
import { titleAfter } from '../title-after';
import { DecisionScreen } from './decision-screen';
import { type Decision, type DecisionId, decisionIds, type PendingCase } from './pending-case';
import { CaseScreen } from './case-screen';

/** A case in the desk's log. */
export const subjectOf = ({ kind, reference }: Pick<PendingCase, 'kind' | 'reference'>): string =>
  `${kind} ${reference}`;

/** The sheet of a case, or the page of one of its decisions (`?decision=…`). */
export async function showCase(desk: StaffRequest, pendingCase: PendingCase): Promise<DeskScreen> {
  const { context, staff, t, url } = desk;
  const right = rightOf(`reception.${pendingCase.kind}`, 'POST');
  const decisions = right && hasRight(staff.role, right) ? pendingCase.decisions : [];
  const decision = decisions.find(({ id }) => id === url.searchParams.get('decision'));
  if (decision) return toDecision(desk, pendingCase, decision);
  const actions = await listActions(context.db, subjectOf(pendingCase));
  const done = actions.find(({ submission_id }) => submission_id === url.searchParams.get('done'));
  const outcome = done && toOutcome(done.outcome);
  const screen = createElement(CaseScreen, {
    pendingCase: { ...pendingCase, decisions },
    path: url.pathname,
    outcome,
  });
  const title = titleAfter(outcome && t(`reception:outcomes.${outcome}`), pendingCase.title);
  return { title, screen };
}

function toDecision(
  { t, url }: StaffRequest,
  pendingCase: PendingCase,
  decision: Decision,
  refused?: { reason: string; message: string },
): DeskScreen {
  return {
    status: refused ? 400 : 200,
    hasErrors: refused !== undefined,
    title: t(`decisions:${decision.id}.title`),
    screen: createElement(DecisionScreen, {
      pendingCase,
      decision,
      path: url.pathname,
      submissionId: createKey(),
      maxReason,
      reason: refused?.reason,
      error: refused?.message,
      errors: listErrors(refused ? [{ name: 'reason', message: refused.message }] : []),
    }),
  };
}

/**
 * Carries out a decision, once however often its page is submitted.
 * @param run carries it out, if that is still possible
 */
export async function decideCase<Id extends DecisionId>(
  desk: StaffRequest,
  pendingCase: PendingCase<Id>,
  run: (decision: Decision<Id>, reason: string) => Promise<ActionOutcome>,
): Promise<DeskScreen | Response> {
  const { context, request, t, url } = desk;
  const form = await readForm(request, ['submission', 'decision', 'reason']);
  const submissionId = String(form.get('submission') ?? '');
  const done = `${url.pathname}?done=${submissionId}`;
  const id = decisionIds.find((each) => each === form.get('decision'));
  if (!isKey(submissionId) || !id) return redirectTo(url.pathname);
  // Undefined if this page, or someone else, has decided in the meantime.
  const decision = pendingCase.decisions.find((each) => each.id === id);
  const reason = toPlainLine(String(form.get('reason') ?? ''), maxReason);
  if (decision?.needsReason && reason === '') {
    const message = t('reception:actions.errors.reason');
    return toDecision(desk, pendingCase, decision, { reason, message });
  }
  const action = {
    submissionId,
    action: `${pendingCase.kind}-${id}`,
    subject: subjectOf(pendingCase),
  };
  await runOnce(desk, context.db, action, async () =>
    decision ? run(decision, reason) : 'refused',
  );
  return redirectTo(done);
}
