import { isLocale, type Locale } from '~/i18n/locales';
import { resourceHref } from '~/routing/resource-href';

/** The language chosen on the sign-in page: its pages and the link carry it in their URLs. */
export function chosenLanguage(url: URL): Locale | undefined {
  const chosen = url.searchParams.get('language');
  return isLocale(chosen) ? chosen : undefined;
}

type SignInQuery = { next?: string | undefined; language?: Locale | undefined; sent?: boolean };

/** The path of the sign-in page, or of the page that says that a link was sent. */
export function signInHref({ next, language, sent }: SignInQuery): string {
  const query = new URLSearchParams({
    ...(next && next !== resourceHref('reception') && { next }),
    ...(language && { language }),
    ...(sent && { sent: '' }),
  }).toString();
  return resourceHref('reception.sign-in') + (query && `?${query}`);
}

/** The path of a link that signs in; the member's language becomes the chosen one. */
export const signInLinkHref = (token: string, language: Locale | undefined): string =>
  resourceHref('reception.link', { token }) + (language ? `?language=${language}` : '');
