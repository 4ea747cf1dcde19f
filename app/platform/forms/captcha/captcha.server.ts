import { createHash } from 'node:crypto';
import { createFormRateLimits } from '~/platform/forms/form-rate-limit.server';
import type { Locale } from '~/i18n/locales';
import type { Env } from '~/platform/env/env-schema';
import type { Limits } from '~/platform/limits/limits';
import { log } from '~/platform/log/log.server';
import { verifyToken } from './captcha-verifier.server';
import { type CaptchaConfig, captchaConfig } from './captcha-config';
import type { CaptchaResult } from './recaptcha-response';
import { type ShareVerdict, VerdictCache } from './verdict-cache';

/** The form field that carries the token. */
export const captchaFieldName = 'captchaToken';

/** Removes the token from a form and returns it: a rejected form is shown again without the token. */
export function extractCaptchaToken(form: FormData): string {
  const token = form.get(captchaFieldName);
  form.delete(captchaFieldName);
  return typeof token === 'string' ? token : '';
}

/** What the forms of a page need; undefined if the operator has not configured a captcha. */
export function getCaptchaConfig(
  { captcha }: Pick<Env, 'captcha'>,
  locale: Locale,
): CaptchaConfig | undefined {
  return captcha && captchaConfig(captcha, locale);
}

type CaptchaOutcome =
  /** `unverified`: accepted without a verdict about the sender; `rejected`: sent by a bot, according to reCAPTCHA. */
  | { kind: 'passed' | 'unverified' | 'rejected' }
  /** Seconds until the next such form is accepted. */
  | { kind: 'limited'; retryAfter: number };

type CaptchaSubmission = {
  /** Empty if no script ran or no token was issued. */
  token: string;
  /** The form's name, which its token must carry. */
  action: string;
  /** Identifies the content: a form submitted twice is verified once. */
  submission: string;
};

export type FormGuard = ReturnType<typeof createFormGuard>;

/** Protects forms from bots: rate limits, and the captcha if the operator has configured one. */
export function createFormGuard(
  { captcha, SITE_URL }: Pick<Env, 'captcha' | 'SITE_URL'>,
  makeLimit: Limits,
  share?: ShareVerdict,
) {
  const limits = createFormRateLimits(makeLimit);
  const verdicts = new VerdictCache(share);
  const { hostname } = new URL(SITE_URL);
  let hasWarned = false;

  function logResult(
    { verdict, reason, isMisconfigured = false }: CaptchaResult,
    action: string,
  ): void {
    if (isMisconfigured && !hasWarned) {
      hasWarned = true;
      log.warn({ reason }, 'reCAPTCHA rejects our settings: forms are accepted unchecked');
    } else if (verdict !== 'human') {
      log.info({ captcha: verdict, reason, form: action }, 'A form did not pass the captcha');
    }
  }

  return {
    /** See `createFormRateLimits`. */
    consumeRateLimit: limits.consume,

    /**
     * Verifies that a person submitted a form that is about to be stored, and counts it among those of all clients: after
     * the verification, so that what a bot sends uses up no one's share. If there is no token, or the service does not
     * respond, the form is accepted within separate, lower rate limits. Call it outside any transaction, because the
     * service may take three seconds.
     */
    async admit(
      request: Request,
      { token, action, submission }: CaptchaSubmission,
    ): Promise<CaptchaOutcome> {
      if (!captcha) return unlessLimited('passed', await limits.consumeAccepted(action));
      const key = createHash('sha256').update(JSON.stringify([token, action, submission]));
      const result = await verdicts.get(
        key.digest('base64url'),
        () => verifyToken(captcha, token, { action, hostname }),
        Date.now(),
      );
      logResult(result, action);
      if (result.verdict === 'robot') return { kind: 'rejected' };
      return result.verdict === 'human'
        ? unlessLimited('passed', await limits.consumeAccepted(action))
        : unlessLimited('unverified', await limits.consumeUnverified(request, action));
    },
  };
}

const unlessLimited = (
  kind: 'passed' | 'unverified',
  retryAfter: number | undefined,
): CaptchaOutcome => (retryAfter === undefined ? { kind } : { kind: 'limited', retryAfter });
