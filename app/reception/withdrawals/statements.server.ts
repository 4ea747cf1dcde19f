import { createElement } from 'react';
import { readFields } from '~/platform/forms/form.server';
import { settleWithdrawals } from '~/shop/withdrawals/decide-withdrawal.server';
import { createKey, isKey } from '../desk-keys.server';
import { redirectTo, type StaffRequest } from '../desk-route.server';
import { readBefore, toListPage } from '../list-pages';
import { runOnce } from '../log/run-once.server';
import { findAction } from '../log/staff-actions.server';
import { toOutcome } from '../orders/order-actions';
import type { DeskScreen } from '../render-desk.server';
import { hasRight } from '../rights';
import { titleAfter } from '../title-after';
import {
  countStatements,
  listStatements,
  searchStatements,
  type Statement,
} from './open-withdrawals.server';
import { SettleScreen } from './settle-screen';
import { StatementsScreen } from './statements-screen';

/** Fits into one form (`readFields`). */
const pageSize = 50;

const readReferences = (values: readonly string[]) =>
  values.filter((value) => /^R-\d{4}-[A-Z0-9]{6}$/.test(value)).slice(0, pageSize);

/** The statements without an order, or the page that asks before those ticked are settled (`?settle`). */
export async function showStatements(desk: StaffRequest): Promise<DeskScreen> {
  const { context, staff, url, t } = desk;
  const { searchParams } = url;
  const maySettle = hasRight(staff.role, 'money');
  const isAsked = maySettle && searchParams.has('settle');
  const references = isAsked ? readReferences(searchParams.getAll('statement')) : [];
  const picked =
    references.length > 0 ? await listStatements(context.db, { references, limit: pageSize }) : [];
  if (picked.length > 0) return askToSettle(desk, picked);
  const typed = (searchParams.get('q') ?? '').slice(0, 200);
  const before = readBefore(searchParams);
  const found = await searchStatements(context.db, typed, { before, limit: pageSize + 1 });
  const done = searchParams.get('done') ?? undefined;
  const action = isKey(done) ? await findAction(context.db, done) : undefined;
  // Ticked, but all of them settled by someone else in the meantime.
  const isLate = references.length > 0;
  const isUnpicked = isAsked && !isLate;
  const outcome = isLate ? 'already' : action && toOutcome(action.outcome);
  const announced = isUnpicked ? 'refused' : outcome;
  const title = t('decisions:statements.title');
  return {
    title: titleAfter(announced && t(`reception:outcomes.${announced}`), title),
    screen: createElement(StatementsScreen, {
      page: toListPage(found, { size: pageSize, before }),
      total: await countStatements(context.db),
      typed,
      before,
      outcome,
      maySettle,
      isTicked: searchParams.has('ticked'),
      isUnpicked,
      locale: desk.locale,
      now: desk.now,
    }),
  };
}

function askToSettle(
  { locale, now, t, url }: StaffRequest,
  statements: readonly Statement[],
): DeskScreen {
  return {
    title: t('decisions:statements.settleTitle'),
    screen: createElement(SettleScreen, {
      statements,
      path: url.pathname,
      submissionId: createKey(),
      locale,
      now,
    }),
  };
}

/** Settles the statements of a page that asked, once however often it is submitted. */
export async function settleStatements(desk: StaffRequest): Promise<Response> {
  const { context, now, request, url } = desk;
  const fields = await readFields(request);
  const valuesOf = (name: string) =>
    fields.flatMap(([each, value]) => (each === name ? [value] : []));
  const [submissionId] = valuesOf('submission');
  const references = readReferences(valuesOf('statement'));
  if (!isKey(submissionId) || references.length === 0) return redirectTo(url.pathname);
  const action = {
    submissionId,
    action: 'withdrawals-settle',
    subject: references.join(', '),
  };
  await context.db.transaction().execute((trx) =>
    runOnce(desk, trx, action, async () => {
      const settled = await settleWithdrawals(trx, references, now);
      return settled > 0 ? 'done' : 'already';
    }),
  );
  return redirectTo(`${url.pathname}?done=${submissionId}`);
}
