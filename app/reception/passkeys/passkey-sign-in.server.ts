import { log } from '~/platform/log/log.server';
import { minuteMs } from '~/platform/time/durations';
import type { DeskRequest } from '../desk-route.server';
import { logAction } from '../log/staff-actions.server';
import { beginSession } from '../sign-in/sessions.server';
import { offerChallenge, takeResponse, type UnusableResponse } from './ceremony.server';
import { challengeMinutes } from './challenges.server';
import { parseAssertion } from './passkey-response';
import { subjectOf } from './passkeys';
import { recordUse, userHandleOf } from './passkeys.server';
import { verifyAssertion } from './verify-passkey.server';

/** What the browser needs to sign in. It names no passkey, so that it is the same for every visitor. */
export const offerSignIn = (desk: DeskRequest): Promise<Response> =>
  offerChallenge(desk, null, (party, challenge) => ({
    challenge,
    rpId: party.id,
    userVerification: 'required',
    timeout: challengeMinutes * minuteMs,
  }));

/** `done`: with the session’s key and its owner; `refused`: no member of staff has this passkey, or it is not valid. */
type PasskeySignIn =
  { kind: 'done'; key: string; email: string } | { kind: 'refused' } | UnusableResponse;

/** Signs in with a passkey: its use, session and log in one transaction. */
export async function signInByPasskey(desk: DeskRequest, typed: string): Promise<PasskeySignIn> {
  const { context, url, now } = desk;
  const { db } = context;
  const taken = await takeResponse(desk, null, () => parseAssertion(typed));
  if (taken.kind !== 'usable') return taken;
  const { response, party } = taken;
  const passkey = await db
    .selectFrom('staff_passkeys')
    .innerJoin('staff', 'staff.id', 'staff_passkeys.staff_id')
    .selectAll('staff')
    .select(['staff_passkeys.id as passkey_id', 'public_key'])
    .where('credential_id', '=', response.id)
    .executeTakeFirst();
  if (!passkey || response.response.userHandle !== userHandleOf(passkey))
    return { kind: 'refused' };
  const counter = await verifyAssertion(party, response, passkey.public_key);
  if (counter === undefined) return { kind: 'refused' };
  const { passkey_id: id, id: staffId, email } = passkey;
  return db.transaction().execute(async (trx): Promise<PasskeySignIn> => {
    const isRecorded = await recordUse(trx, id, counter, now);
    const action = { staffEmail: email, action: 'sign-in-passkey', subject: subjectOf(id) };
    const outcome = isRecorded ? 'done' : 'refused';
    await logAction(trx, { ...action, screen: url.pathname, outcome, now });
    if (!isRecorded) {
      log.warn(
        { passkey: id, counter },
        'The counter of a passkey went back: it may have been copied',
      );
      return { kind: 'refused' };
    }
    return { kind: 'done', key: await beginSession(trx, staffId, now), email };
  });
}
