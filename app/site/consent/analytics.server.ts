import type { Env } from '~/platform/env/env-schema';
import { getT } from '~/i18n/i18n.server';
import type { Locale } from '~/i18n/locales';
import type { ConsentQuestion } from './consent';

/** What pages need to ask for consent; undefined if the operator does not measure visits, and then no page asks. */
export function toConsentQuestion(env: Env, locale: Locale): ConsentQuestion | undefined {
  const { ANALYTICS_ID: id } = env;
  if (!id) return undefined;
  const t = getT(locale);
  return {
    id,
    title: t('consent:title'),
    text: t('consent:text'),
    yes: t('consent:yes'),
    no: t('consent:no'),
    manage: t('consent:manage'),
  };
}

/**
 * Sources for the Content-Security-Policy (developers.google.com/tag-platform/security/guides/csp, Google Analytics 4).
 */
export const analyticsSources = {
  scripts: ['https://*.googletagmanager.com'],
  images: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connections: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
} as const;
