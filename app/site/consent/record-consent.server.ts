import type { Env } from '~/platform/env/env-schema';
import { readOwnPage } from '~/site/newsletter/return-address';
import { defaultLocale } from '~/i18n/locales';
import { href } from '~/routing/href';
import { readForm } from '~/platform/forms/form.server';
import { type ConsentAnswer, consentSeconds, isAnswer } from './consent';

/** Google sets one for the visitor and one for each measurement id. */
const maxCookies = 10;

/** An answer as it was taken: the cookies that keep it, and the page to go back to. */
type TakenAnswer = { cookies: string[]; page: string };

/**
 * Takes the answer of a consent form.
 * @returns undefined when the form holds none
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
    page: page ? page.pathname + page.search : href('cookies', defaultLocale),
  };
}

/** Readable for scripts: pages are the same for everybody, so that only the browser can know the answer. */
function keepAnswer(env: Env, answer: ConsentAnswer): string {
  const isHttps = env.SITE_URL.startsWith('https://');
  const name = isHttps ? '__Host-consent' : 'consent';
  const secure = isHttps ? '; Secure' : '';
  return `${name}=${answer}; Max-Age=${consentSeconds}; Path=/; SameSite=Lax${secure}`;
}

/** What Google's script has set goes with the consent: on this host and on every domain above it that a site may set. */
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
