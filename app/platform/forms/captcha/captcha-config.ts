import type { Locale } from '~/i18n/locales';
import type { CaptchaSettings } from '~/platform/env/captcha-env';

/** What a browser needs to request a token. */
export type CaptchaConfig = {
  siteKey: string;
  /** URL of Google's script. */
  script: string;
};

const google = 'https://www.google.com';
/** Google's own domain for countries where google.com is blocked; it sets no other Google cookies. */
const googleMirror = 'https://www.recaptcha.net';
const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Where the script is loaded from: Google, or its alternative domain if tokens are verified there as well, or the
 * verifier's own loopback address, which can only be an emulator. An operator's proxy verifies tokens but does not
 * serve the script.
 */
function scriptOrigin(verifyUrl: string): string {
  const { origin, hostname } = new URL(verifyUrl);
  return loopback.has(hostname) || origin === googleMirror ? origin : google;
}

/** What the forms of a page need in a given language (specification, section 7: language and render key). */
export function captchaConfig(
  { siteKey, version, verifyUrl }: CaptchaSettings,
  locale: Locale,
): CaptchaConfig {
  const file = version === 'v3' ? 'api.js' : 'enterprise.js';
  const query = new URLSearchParams({ render: siteKey, hl: locale });
  return { siteKey, script: `${scriptOrigin(verifyUrl)}/recaptcha/${file}?${query}` };
}

/** Sources for the Content-Security-Policy (developers.google.com/recaptcha/docs/faq). */
export function captchaSources({ verifyUrl }: CaptchaSettings) {
  const own = `${scriptOrigin(verifyUrl)}/recaptcha/`;
  return {
    scripts: [own, 'https://www.gstatic.com/recaptcha/'],
    frames: [own, 'https://recaptcha.google.com/recaptcha/'],
    connections: [own],
  };
}
