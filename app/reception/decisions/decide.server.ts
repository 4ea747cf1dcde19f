import { createElement } from 'react';
import { readForm } from '~/platform/forms/form.server';
import { toPlainLine } from '~/platform/mail/plain-line';
import { createKey, isKey } from '../desk-keys.server';
import { goTo, type StaffRequest } from '../desk-route.server';
import { listActions, logAction, setOutcome } from '../log/staff-actions.server';
import { listErrors } from '../orders/action-fields';
import { type ActionOutcome, toOutcome } from '../orders/order-actions';
import type { DeskScreen } from '../render-desk.server';
import { hasRight } from '../rights';
import { DecisionScreen } from './decision-screen';
import type { Decision, Matter } from './matter';
import { MatterScreen } from './matter-screen';

const maxReason = 200;

const subjectOf = ({ kind, reference }: Matter) => `${kind} ${reference}`;

/** The sheet of what waits, or the page of a decision about it (`?decision=…`). */
export async function showMatter(desk: StaffRequest, matter: Matter): Promise<DeskScreen> {
  const { context, staff, url } = desk;
  const mayDecide = hasRight(staff.role, 'money');
  const decisions = mayDecide ? matter.decisions : [];
  const decision = decisions.find(({ id }) => id === url.searchParams.get('decision'));
  if (decision) return toDecision(desk, matter, decision);
  const actions = await listActions(context.db, subjectOf(matter));
  const done = actions.find(({ submission_id }) => submission_id === url.searchParams.get('done'));
  const outcome = done && toOutcome(done.outcome);
  const screen = createElement(MatterScreen, {
    matter: { ...matter, decisions },
    path: url.pathname,
    outcome,
  });
  return { title: matter.title, screen };
}

function toDecision(
  { t, url }: StaffRequest,
  matter: Matter,
  decision: Decision,
  refused?: { reason: string; message: string },
): DeskScreen {
  return {
    status: refused ? 400 : 200,
    hasErrors: refused !== undefined,
    title: t(`requests:decisions.${decision.id}.title`),
    screen: createElement(DecisionScreen, {
      matter,
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
 * Does what a page of a decision said, once however often it is sent.
 * @param run does it; whether it still can be done is decided there
 */
export async function decideMatter(
  desk: StaffRequest,
  matter: Matter,
  run: (decision: Decision, reason: string) => Promise<ActionOutcome>,
): Promise<DeskScreen | Response> {
  const { context, request, staff, t, url, now } = desk;
  const form = await readForm(request, ['submission', 'decision', 'reason']);
  const submissionId = String(form.get('submission') ?? '');
  const done = `${url.pathname}?done=${submissionId}`;
  if (!isKey(submissionId)) return goTo(url.pathname);
  const decision = matter.decisions.find(({ id }) => id === form.get('decision'));
  // Decided meanwhile, by this page or by somebody else: the sheet says how it stands.
  if (!decision) return goTo(done);
  const reason = toPlainLine(String(form.get('reason') ?? ''), maxReason);
  if (decision.needsReason && reason === '') {
    const message = t('reception:actions.errors.reason');
    return toDecision(desk, matter, decision, { reason, message });
  }
  const row = await logAction(context.db, {
    submissionId,
    staffEmail: staff.email,
    action: `${matter.kind}-${decision.id}`,
    subject: subjectOf(matter),
    screen: url.pathname,
    now,
  });
  if (row !== undefined) await setOutcome(context.db, row, await run(decision, reason));
  return goTo(done);
}
