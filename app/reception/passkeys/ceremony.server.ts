import { jsonData, jsonError } from '~/platform/http/json-responses';
import { readDeskCookie, writeDeskCookie } from '../desk-cookies.server';
import { createKey } from '../desk-keys.server';
import type { DeskRequest } from '../desk-route.server';
import { deskHeaders } from '../render-desk.server';
import { linkMinutes } from '../sign-in/sign-in-links.server';
import { consumeChallenge, createChallenge } from './challenges.server';
import { findKnownUser } from './known-user.server';
import { findRelyingParty, type RelyingParty } from './relying-party';

/**
 * Answers a script with the options for its browser and a fresh challenge, which only the same browser can use.
 * @param staffId the member who adds a passkey; null for signing in
 */
export async function offerChallenge(
  desk: DeskRequest,
  staffId: number | null,
  toOptions: (party: RelyingParty, challenge: string) => object,
): Promise<Response> {
  const { context, request, t, now } = desk;
  const { db, env, passkeyLimits } = context;
  const party = findRelyingParty(env.SITE_URL);
  if (!party) return jsonError(404, t('account:errors.unavailable'), deskHeaders);
  const wait = await passkeyLimits.consumeChallenge(request, await findKnownUser(desk, staffId));
  if (wait !== undefined) {
    return jsonError(429, t('account:errors.limited', { count: wait }), deskHeaders);
  }
  const browser = readDeskCookie(env, 'browser', request) ?? createKey();
  const challenge = await createChallenge(db, { staffId, browser, now });
  return jsonData(toOptions(party, challenge), {
    ...deskHeaders,
    // As long as for a link, which the same cookie may be waiting for.
    'Set-Cookie': writeDeskCookie(env, 'browser', browser, linkMinutes * 60),
  });
}

/** Why a response cannot be used: it is not one, or its challenge is another browser’s, was used or has expired. */
export type UnusableResponse = { kind: 'wrong' | 'over' } | { kind: 'limited'; minutes: number };

type UsableResponse<Parsed> = { kind: 'usable'; response: Parsed; party: RelyingParty };

/** Reads the response that a script has put into its form, and uses its challenge. */
export async function takeResponse<Parsed extends { challenge: string }>(
  desk: DeskRequest,
  staffId: number | null,
  parse: () => Parsed | undefined,
): Promise<UsableResponse<Parsed> | UnusableResponse> {
  const { context, request, now } = desk;
  const { db, env, passkeyLimits } = context;
  const known = await findKnownUser(desk, staffId);
  const minutes = await passkeyLimits.consumeResponse(request, known);
  if (minutes !== undefined) return { kind: 'limited', minutes };
  const party = findRelyingParty(env.SITE_URL);
  const response = parse();
  if (!party || !response) return { kind: 'wrong' };
  const isOurs = await consumeChallenge(db, {
    challenge: response.challenge,
    staffId,
    browser: readDeskCookie(env, 'browser', request),
    now,
  });
  if (!isOurs) return { kind: 'over' };
  const wait = await passkeyLimits.admitResponse(known);
  return wait === undefined
    ? { kind: 'usable', response, party }
    : { kind: 'limited', minutes: wait };
}
