import type { AppLoadContext } from '@remix-run/node';
import { createHash } from 'node:crypto';
import { getT } from '~/i18n/i18n.server';
import type { Locale } from '~/i18n/locales';
import { createToken } from './token.server';
import type { NewsletterMailOptions } from './newsletter-mails.server';

/**
 * The version of the consent text beside the field in one language. The log stores it with the language, as proof of
 * what was agreed to.
 */
export function textVersion(locale: Locale): string {
  const t = getT(locale);
  const words = [t('newsletter:title'), t('newsletter:lead'), t('newsletter:label')];
  return createHash('sha256').update(words.join('\n')).digest('hex').slice(0, 16);
}

/** What a newsletter email is rendered from, with a new token. */
export function mailOptions(
  context: Pick<AppLoadContext, 'content' | 'env'>,
  email: string,
  locale: Locale,
  now: Date,
): NewsletterMailOptions {
  const { site } = context.content.current().get();
  return { email, locale, site, siteUrl: context.env.SITE_URL, key: createToken(), now };
}
