import { createElement } from 'react';
import { readForm } from '~/platform/forms/form.server';
import { resourceHref } from '~/routing/resource-href';
import { createKey, isKey } from '../desk-keys.server';
import { redirectTo, type StaffRequest, toRefusal } from '../desk-route.server';
import { storeOnce } from '../log/run-once.server';
import { listActions } from '../log/staff-actions.server';
import type { DeskScreen } from '../render-desk.server';
import { memberKey } from './known-user.server';
import { type Passkey, passkeyStatus, subjectOf } from './passkeys';
import { deletePasskey, findPasskey } from './passkeys.server';
import { RemovePasskeyScreen } from './remove-passkey-screen';

const idOf = ({ params }: StaffRequest): number =>
  /^\d{1,15}$/.test(params.passkey ?? '') ? Number(params.passkey) : 0;

/** The page that asks before a passkey is removed. */
export async function showRemoval(desk: StaffRequest): Promise<DeskScreen> {
  const passkey = await findPasskey(desk.context.db, desk.staff.id, idOf(desk));
  return passkey ? toScreen(desk, passkey) : toRefusal(desk, 'missing');
}

function toScreen({ t }: StaffRequest, { name }: Passkey, error?: string): DeskScreen {
  return {
    title: t('account:remove.title'),
    hasErrors: error !== undefined,
    screen: createElement(RemovePasskeyScreen, { name, error, submissionId: createKey() }),
  };
}

/** Removes a passkey. A second press of the same page finds it done. */
export async function submitRemoval(desk: StaffRequest): Promise<DeskScreen | Response> {
  const { context, request, staff, t, url } = desk;
  const form = await readForm(request, ['submission']);
  const submissionId = String(form.get('submission') ?? '');
  const minutes = await context.passkeyLimits.consumeResponse(request, memberKey(staff.id));
  const passkey = await findPasskey(context.db, staff.id, idOf(desk));
  const done = redirectTo(`${resourceHref('reception.account')}?done=removed`);
  const subject = subjectOf(idOf(desk));
  if (!passkey) {
    const actions = await listActions(context.db, subject);
    const isRepeated = actions.some(({ submission_id }) => submission_id === submissionId);
    return isRepeated ? done : toRefusal(desk, 'missing');
  }
  if (minutes !== undefined) {
    const error = t('account:errors.limited', { count: minutes });
    return { ...toScreen(desk, passkey, error), status: passkeyStatus.limited };
  }
  if (!isKey(submissionId)) return redirectTo(url.pathname);
  const action = { submissionId, action: 'passkey-remove', subject };
  await storeOnce(desk, action, (trx) => deletePasskey(trx, staff.id, passkey.id));
  return done;
}
