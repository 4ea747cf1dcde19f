import type { Locale } from '~/i18n/locales';
import type { CaptchaSettings } from '~/platform/env/captcha-env';

/** What a browser must know to ask for a token. */
export type CaptchaView = {
  siteKey: string;
  /** Address of Google's script. */
  script: string;
};

const google = 'https://www.google.com';
/** Google's own name for countries where google.com is not to be had; sets no other cookies of Google's. */
const alternative = 'https://www.recaptcha.net';
const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Where the script comes from: Google, or its alternative name where tokens are judged there too, or the same loopback
 * address as the judge's, which can only be an emulator. A proxy of the operator's judges tokens, but has no script.
 */
function scriptOrigin(verifyUrl: string): string {
  const { origin, hostname } = new URL(verifyUrl);
  return loopback.has(hostname) || origin === alternative ? origin : google;
}

/** What forms in a language need (specification, section 7: language and render key). */
export function viewCaptcha(
  { siteKey, version, verifyUrl }: CaptchaSettings,
  locale: Locale,
): CaptchaView {
  const file = version === 'v3' ? 'api.js' : 'enterprise.js';
  const query = new URLSearchParams({ render: siteKey, hl: locale });
  return { siteKey, script: `${scriptOrigin(verifyUrl)}/recaptcha/${file}?${query}` };
}

/** Sources for the pages' security policy (developers.google.com/recaptcha/docs/faq). */
export function captchaSources({ verifyUrl }: CaptchaSettings) {
  const own = `${scriptOrigin(verifyUrl)}/recaptcha/`;
  return {
    scripts: [own, 'https://www.gstatic.com/recaptcha/'],
    frames: [own, 'https://recaptcha.google.com/recaptcha/'],
    connections: [own],
  };
}
