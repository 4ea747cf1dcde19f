import { createHash } from 'node:crypto';
import { takeUncheckedForm } from '~/platform/forms/form-limit.server';
import type { Locale } from '~/i18n/locales';
import { getEnv } from '~/platform/env/env.server';
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
export function getCaptchaView(locale: Locale): CaptchaView | undefined {
  const { captcha } = getEnv();
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

const judgements = new SharedJudgements();
let hasWarned = false;

/**
 * Whether a person sent a form. Nobody is refused for lack of a token or of an answer: such forms have a limit of their own.
 * Call it outside any transaction: the service may take three seconds.
 */
export async function checkForm(
  request: Request,
  { token, action, submission }: FormToCheck,
): Promise<CheckedForm> {
  const { captcha, SITE_URL } = getEnv();
  if (!captcha) return { kind: 'passed' };
  const expected = { action, hostname: new URL(SITE_URL).hostname };
  const name = createHash('sha256').update(JSON.stringify([token, action, submission]));
  const judgement = await judgements.get(name.digest('base64url'), () =>
    verifyToken(captcha, token, expected),
  );
  tellLog(judgement, action);
  if (judgement.verdict === 'human') return { kind: 'passed' };
  if (judgement.verdict === 'robot') return { kind: 'doubted' };
  const retryAfter = takeUncheckedForm(request);
  return retryAfter === undefined ? { kind: 'unchecked' } : { kind: 'limited', retryAfter };
}

function tellLog({ verdict, reason, isMisconfigured = false }: Judgement, action: string): void {
  if (isMisconfigured && !hasWarned) {
    hasWarned = true;
    log.warn({ reason }, 'reCAPTCHA does not take our settings: forms are taken unchecked');
  } else if (verdict !== 'human') {
    log.info({ captcha: verdict, reason, form: action }, 'A form did not pass the captcha');
  }
}
