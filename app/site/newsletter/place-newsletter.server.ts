import type { Env } from '~/platform/env/env-schema';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { getCaptchaConfig } from '~/platform/forms/captcha/captcha.server';
import { getI18n } from '~/i18n/i18n.server';
import { localeFromPathname } from '~/i18n/locales';
import { NewsletterLine } from './newsletter-line';

/** As `newsletter-slot.tsx` renders it. */
const slot = /(<section class="newsletter"[^>]*>)(<\/section>)/;

/** Puts the newsletter's line into a rendered page, if the page has a place for it. */
export function placeNewsletter(env: Env, page: string, url: URL): string {
  return page.replace(slot, (_, start: string, end: string) => {
    const locale = localeFromPathname(url.pathname);
    const line = createElement(NewsletterLine, {
      locale,
      from: url.pathname + url.search,
      isSent: url.searchParams.get('newsletter') === 'sent',
      captcha: getCaptchaConfig(env, locale),
    });
    const withTexts = createElement(I18nextProvider, { i18n: getI18n(locale) }, line);
    return start + renderToStaticMarkup(withTexts) + end;
  });
}
