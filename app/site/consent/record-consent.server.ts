import type { Env } from '~/platform/env/env-schema';
import { readOwnPage } from '~/hospitality/newsletter/return-address';
import { defaultLocale } from '~/i18n/locales';
import { href, matchPath } from '~/routing/href';
import { readForm } from '~/platform/forms/form.server';
import { type ConsentAnswer, consentSeconds, isAnswer } from './consent';

/** Google sets one cookie for the visitor and one for each measurement id; more are ignored. */
const maxCookies = 10;

/** A recorded answer: the cookies to set, and the page to return to. */
type TakenAnswer = { cookies: string[]; page: string };

/**
 * Records the answer of a consent form.
 * @returns undefined if the form contains no valid answer
 */
export async function recordConsent(env: Env, request: Request): Promise<TakenAnswer | undefined> {
  const form = await readForm(request, ['answer', 'from']);
  const answer = form.get('answer');
  if (!isAnswer(answer)) return undefined;
  const { SITE_URL } = env;
  const from = [String(form.get('from') ?? ''), request.headers.get('referer') ?? ''];
  const page = readOwnPage(from, SITE_URL);
  return {
    cookies: [
      keepAnswer(env, answer),
      ...(answer === 'no' ? dropGoogleCookies(request.headers.get('cookie') ?? '', SITE_URL) : []),
    ],
    page: page ? page.pathname + page.search + ownPart(page) : href('cookies', defaultLocale),
  };
}

/** On the cookies page the form is further down and says what was chosen. */
const ownPart = ({ pathname }: URL) => (matchPath(pathname)?.page === 'cookies' ? '#consent' : '');

/** Not HttpOnly, because pages are the same for everyone: only a script in the browser can tell whether to ask. */
function keepAnswer(env: Env, answer: ConsentAnswer): string {
  const isHttps = env.SITE_URL.startsWith('https://');
  const name = isHttps ? '__Host-consent' : 'consent';
  const secure = isHttps ? '; Secure' : '';
  return `${name}=${answer}; Max-Age=${consentSeconds}; Path=/; SameSite=Lax${secure}`;
}

/**
 * Removes the cookies set by Google's script when consent is withdrawn: on this host and on every parent domain on
 * which a site may set cookies.
 */
function dropGoogleCookies(header: string, siteUrl: string): string[] {
  const found = [...header.matchAll(/(?:^|;\s*)(_ga(?:_\w{1,40})?)=/g)].map(([, name]) => name);
  const names = [...new Set(found)].slice(0, maxCookies);
  const labels = new URL(siteUrl).hostname.split('.');
  const domains = labels
    .slice(0, -1)
    .map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
  return names.flatMap((name) =>
    ['', ...domains].map((domain) => `${name}=; Max-Age=0; Path=/${domain}`),
  );
}
