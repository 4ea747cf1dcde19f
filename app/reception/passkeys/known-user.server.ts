import { readDeskCookie } from '../desk-cookies.server';
import type { DeskRequest } from '../desk-route.server';
import { findKnownBrowser } from '../sign-in/known-browsers.server';
import { listStaff } from '../staff/staff.server';

/** The key of a member under the limits of passkeys, whatever others do at the same address. */
export const memberKey = (staffId: number): string => `member ${staffId}`;

/**
 * Who uses a passkey, as far as that is known before it is verified: the member who has signed in, or a browser in which a
 * member of today's staff has done so before.
 * @param staffId null for signing in
 * @returns a key for the limits; undefined for a visitor
 */
export async function findKnownUser(
  { context, request }: DeskRequest,
  staffId: number | null,
): Promise<string | undefined> {
  if (staffId !== null) return memberKey(staffId);
  const { db, env, secrets } = context;
  const device = readDeskCookie(env, 'device', request);
  if (device === undefined) return undefined;
  for (const { email } of await listStaff(db)) {
    const browser = findKnownBrowser(device, email, secrets);
    if (browser !== undefined) return `browser ${browser}`;
  }
  return undefined;
}
