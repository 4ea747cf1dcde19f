import { createHash } from 'node:crypto';
import { createFormLimits } from '~/platform/forms/form-limit.server';
import type { Locale } from '~/i18n/locales';
import type { Env } from '~/platform/env/env-schema';
import { log } from '~/platform/log/log.server';
import { verifyToken } from './captcha-verifier.server';
import { type CaptchaView, viewCaptcha } from './captcha-view';
import type { Judgement } from './recaptcha-answer';
import { SharedJudgements } from './shared-judgements';

/** The field that a form brings its token in. */
export const captchaFieldName = 'captchaToken';

/** Takes the token out of a form: what is typed goes back to a visitor whose form is refused, a token does not. */
export function takeToken(form: FormData): string {
  const token = form.get(captchaFieldName);
  form.delete(captchaFieldName);
  return typeof token === 'string' ? token : '';
}

/** What the forms of a page need; undefined where the operator has set up no captcha. */
export function getCaptchaView(
  { captcha }: Pick<Env, 'captcha'>,
  locale: Locale,
): CaptchaView | undefined {
  return captcha && viewCaptcha(captcha, locale);
}

export type CheckedForm =
  /** `unchecked`: taken, but nobody vouches for the sender. */
  | { kind: 'passed' | 'unchecked' | 'doubted' }
  /** After how many seconds the next unchecked form may come. */
  | { kind: 'limited'; retryAfter: number };

type FormToCheck = {
  /** Empty where no script ran, or got none. */
  token: string;
  /** The form's name, as its token says it. */
  action: string;
  /** Names what was typed: the same form sent twice is one form, and its token is spent once. */
  submission: string;
};

export type FormGuard = ReturnType<typeof createFormGuard>;

/** Holds back what programs send: a limit for each address, and the captcha where the operator has set one up. */
export function createFormGuard({ captcha, SITE_URL }: Pick<Env, 'captcha' | 'SITE_URL'>) {
  const limits = createFormLimits();
  const judgements = new SharedJudgements();
  const { hostname } = new URL(SITE_URL);
  let hasWarned = false;

  function writeLog({ verdict, reason, isMisconfigured = false }: Judgement, action: string): void {
    if (isMisconfigured && !hasWarned) {
      hasWarned = true;
      log.warn({ reason }, 'reCAPTCHA does not take our settings: forms are taken unchecked');
    } else if (verdict !== 'human') {
      log.info({ captcha: verdict, reason, form: action }, 'A form did not pass the captcha');
    }
  }

  return {
    /**
     * Counts a form that writes mails.
     * @returns undefined, or after how many seconds its sender may send the next
     */
    take: limits.take,

    /**
     * Whether a person sent a form. Nobody is refused for lack of a token or of an answer: such forms have a limit of
     * their own. Call it outside any transaction: the service may take three seconds.
     */
    async check(
      request: Request,
      { token, action, submission }: FormToCheck,
    ): Promise<CheckedForm> {
      if (!captcha) return { kind: 'passed' };
      const name = createHash('sha256').update(JSON.stringify([token, action, submission]));
      const judgement = await judgements.get(name.digest('base64url'), () =>
        verifyToken(captcha, token, { action, hostname }),
      );
      writeLog(judgement, action);
      if (judgement.verdict === 'human') return { kind: 'passed' };
      if (judgement.verdict === 'robot') return { kind: 'doubted' };
      const retryAfter = limits.takeUnchecked(request);
      return retryAfter === undefined ? { kind: 'unchecked' } : { kind: 'limited', retryAfter };
    },
  };
}
