import { createHmac } from 'node:crypto';
import { isSameSignature } from '~/platform/http/signature';
import { createKey } from '../desk-keys.server';

/**
 * How many members of staff a browser is remembered for: those who share a reception's computer. The one who signed in
 * longest ago is forgotten first.
 */
const maxMembers = 12;

const markOf = (browser: string, email: string, secret: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['reception browser', browser, email]))
    .digest('base64url')
    .slice(0, 22);

/** Whether a text has the shape of this cookie's value; nothing else is read. */
export const isDevice = (value: string | undefined): value is string =>
  value !== undefined && /^[\w-]{43}(?:\.[\w-]{22}){1,12}$/.test(value);

function read(cookie: string | undefined): { browser: string; marks: string[] } | undefined {
  if (!isDevice(cookie)) return undefined;
  const [browser = '', ...marks] = cookie.split('.');
  return { browser, marks };
}

/**
 * Finds out whether a member of staff has signed in with this browser before.
 * @param secrets newest first; a mark of any of them is valid
 * @returns the browser's key; undefined if not
 */
export function findKnownBrowser(
  cookie: string | undefined,
  email: string,
  secrets: readonly string[],
): string | undefined {
  const known = read(cookie);
  if (!known) return undefined;
  const { browser, marks } = known;
  const isKnown = secrets.some((secret) => {
    const wanted = markOf(browser, email, secret);
    return marks.some((mark) => isSameSignature(wanted, mark));
  });
  return isKnown ? browser : undefined;
}

/**
 * The value of the cookie after a member has signed in: the browser's key, and a mark for each member that only this
 * site can make. It names no one and signs no one in.
 */
export function rememberMember(
  cookie: string | undefined,
  email: string,
  secrets: readonly string[],
): string {
  const { browser, marks } = read(cookie) ?? { browser: createKey(), marks: [] };
  const mark = markOf(browser, email, secrets[0] ?? '');
  const others = marks.filter((each) => each !== mark).slice(0, maxMembers - 1);
  return [browser, mark, ...others].join('.');
}
