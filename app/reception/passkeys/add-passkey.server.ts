import type { StaffRequest } from '../desk-route.server';
import { enqueue } from '~/platform/mail/outbox.server';
import { toPlainLine } from '~/platform/mail/plain-line';
import { minuteMs } from '~/platform/time/durations';
import { logAction } from '../log/staff-actions.server';
import { offerChallenge, takeResponse, type UnusableResponse } from './ceremony.server';
import { challengeMinutes } from './challenges.server';
import { guessDevice, maxDeviceName } from './device-name';
import { parseRegistration } from './passkey-response';
import { renderPasskeyMail } from './passkey-mail.server';
import { subjectOf } from './passkeys';
import { listPasskeys, storePasskey, userHandleOf } from './passkeys.server';
import { algorithms, verifyRegistration } from './verify-passkey.server';

/** What the browser needs to create a passkey for the member who has signed in. */
export async function offerPasskey(desk: StaffRequest): Promise<Response> {
  const { context, staff, t } = desk;
  const known = await listPasskeys(context.db, staff.id);
  const hotel = context.content.current().get().site.hotel.name;
  return offerChallenge(desk, staff.id, (party, challenge) => ({
    challenge,
    rp: { id: party.id, name: `${t('reception:name')} ${hotel}` },
    user: { id: userHandleOf(staff), name: staff.email, displayName: staff.email },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: known.map(({ credential_id: id }) => ({ type: 'public-key', id })),
    // Discoverable, so that signing in needs no address.
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
    timeout: challengeMinutes * minuteMs,
  }));
}

/** `unstored`: there are ten already, or the passkey is known. */
type AddedPasskey = { kind: 'added' | 'refused' | 'unstored' } | UnusableResponse;

/** Adds a passkey: with its log entry, and the email that asks whether it was the member, in one transaction. */
export async function addPasskey(
  desk: StaffRequest,
  typed: { name: string; response: string },
): Promise<AddedPasskey> {
  const { context, request, staff, t, url, now } = desk;
  const taken = await takeResponse(desk, staff.id, () => parseRegistration(typed.response));
  if (taken.kind !== 'usable') return taken;
  const verified = await verifyRegistration(taken.party, taken.response);
  if (!verified) return { kind: 'refused' };
  const name =
    toPlainLine(typed.name, maxDeviceName) ||
    (guessDevice(request) ?? t('account:passkeys.unnamed'));
  const mail = await renderPasskeyMail(
    { staff, name, credentialId: verified.credentialId },
    { site: context.content.current().get().site, siteUrl: context.env.SITE_URL, now },
  );
  const isStored = await context.db.transaction().execute(async (trx) => {
    const passkey = {
      staff_id: staff.id,
      credential_id: verified.credentialId,
      public_key: verified.publicKey,
      counter: verified.counter,
      name,
    };
    const id = await storePasskey(trx, passkey, now);
    if (id === undefined) return false;
    await logAction(trx, {
      staffEmail: staff.email,
      action: 'passkey-add',
      subject: subjectOf(id),
      screen: url.pathname,
      outcome: 'done',
      now,
    });
    await enqueue(trx, mail, { now });
    return true;
  });
  if (!isStored) return { kind: 'unstored' };
  context.outbox.notify();
  return { kind: 'added' };
}
