import { writeDeskCookie, readDeskCookie } from '../desk-cookies.server';
import { type DeskRequest, redirectTo } from '../desk-route.server';
import { setLanguage } from '../staff/staff.server';
import { rememberMember } from './known-browsers.server';
import { chosenLanguage } from './sign-in-href';

/** Half a year, from the last time that someone signed in. */
const deviceSeconds = 180 * 24 * 60 * 60;

type SignedIn = {
  /** The session's key. */
  key: string;
  email: string;
  /** The path to go to. */
  next: string;
};

/**
 * Leads a browser in which a member of staff has just signed in to the desk, with its cookies. The language chosen on
 * the sign-in page becomes the member's.
 */
export async function welcome(
  { context, request, url }: DeskRequest,
  { key, email, next }: SignedIn,
): Promise<Response> {
  const { db, env, secrets } = context;
  const language = chosenLanguage(url);
  if (language) await setLanguage(db, email, language);
  const device = rememberMember(readDeskCookie(env, 'device', request), email, secrets);
  const response = redirectTo(next, { 'Set-Cookie': writeDeskCookie(env, 'session', key) });
  response.headers.append('Set-Cookie', writeDeskCookie(env, 'device', device, deviceSeconds));
  return response;
}
