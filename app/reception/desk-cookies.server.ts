import type { Env } from '~/platform/env/env-schema';
import { findCookie } from '~/platform/http/signed-cookie';
import { isKey } from './desk-keys.server';
import { isDevice } from './sign-in/known-browsers.server';

type Site = Pick<Env, 'SITE_URL'>;

/**
 * `session` identifies a session; `browser` ties a sign-in link to the browser that requested it; `device` lets a browser
 * in which staff have signed in request links and use passkeys whatever others do (`known-browsers.server.ts`).
 */
type Kind = 'session' | 'browser' | 'device';

const names: Record<Kind, string> = {
  session: 'reception',
  browser: 'reception-browser',
  device: 'reception-device',
};

const isOfKind = (kind: Kind, value: string | undefined): value is string =>
  kind === 'device' ? isDevice(value) : isKey(value);

const isHttps = ({ SITE_URL }: Site) => SITE_URL.startsWith('https://');

/** `__Host-` ties a cookie to this host and to https; browsers refuse the prefix without https. */
const nameOf = (env: Site, kind: Kind) => (isHttps(env) ? `__Host-${names[kind]}` : names[kind]);

/** The value of a cookie of the desk; undefined if it is missing or malformed. */
export function readDeskCookie(env: Site, kind: Kind, request: Request): string | undefined {
  const value = findCookie(request.headers.get('cookie') ?? '', nameOf(env, kind));
  return isOfKind(kind, value) ? value : undefined;
}

/**
 * A `Set-Cookie` for the browser session, or for `maxAge` seconds. `Lax`, so that links in emails lead signed-in staff to the
 * desk; forms are protected by the origin check.
 */
export function writeDeskCookie(env: Site, kind: Kind, value: string, maxAge?: number): string {
  const age = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
  const secure = isHttps(env) ? '; Secure' : '';
  return `${nameOf(env, kind)}=${value}${age}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}
