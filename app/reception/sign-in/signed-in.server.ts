import { writeDeskCookie, readDeskCookie } from '../desk-cookies.server';
import { type DeskRequest, redirectTo } from '../desk-route.server';
import { rememberMember } from './known-browsers.server';

/** Half a year, from the last time that someone signed in. */
const deviceSeconds = 180 * 24 * 60 * 60;

type SignedIn = {
  /** The session's key. */
  key: string;
  email: string;
  /** The path to go to. */
  next: string;
};

/** Leads a browser in which a member of staff has just signed in to the desk, with its cookies. */
export function welcome(
  { context, request }: DeskRequest,
  { key, email, next }: SignedIn,
): Response {
  const { env, secrets } = context;
  const device = rememberMember(readDeskCookie(env, 'device', request), email, secrets);
  const response = redirectTo(next, { 'Set-Cookie': writeDeskCookie(env, 'session', key) });
  response.headers.append('Set-Cookie', writeDeskCookie(env, 'device', device, deviceSeconds));
  return response;
}
