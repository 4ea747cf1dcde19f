import { z } from 'zod';
import { httpUrl } from './env-values';

/** What reCAPTCHA's variables accept, as worded in the message that refuses the start. */
export const captchaDescriptions = {
  CAPTCHA_SITE_KEY: 'the site key given by Google, letters, digits, - and _',
  CAPTCHA_SECRET: 'the secret key given by Google (v3), or an API key of the project (enterprise)',
  CAPTCHA_VERSION: 'v3 or enterprise, whichever the site key was created for',
  CAPTCHA_VERIFY_URL:
    'the address that verifies tokens; for enterprise https://recaptchaenterprise.googleapis.com/v1/projects/YOUR-PROJECT/assessments',
} as const;

export const captchaFields = {
  CAPTCHA_SITE_KEY: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .optional(),
  CAPTCHA_SECRET: z
    .string()
    .regex(/^[\x21-\x7e]{1,256}$/)
    .optional(),
  CAPTCHA_VERSION: z.enum(['v3', 'enterprise']).optional(),
  CAPTCHA_VERIFY_URL: httpUrl.optional(),
};

const shape = z.object(captchaFields);
type CaptchaGiven = z.infer<typeof shape>;

/** How forms are protected; only if the operator has configured a captcha. */
export type CaptchaSettings = {
  siteKey: string;
  secret: string;
  version: 'v3' | 'enterprise';
  verifyUrl: string;
};

const siteVerify = 'https://www.google.com/recaptcha/api/siteverify';

/** The URL of an assessment contains the operator's project, so it has no default. */
const isAssessments = (url: string | undefined) =>
  url !== undefined && /^\/v1\/projects\/[^/]+\/assessments$/.test(new URL(url).pathname);

/**
 * Contradictions between the captcha's variables; worded as in the specification (section 8) where it has a wording.
 * @param isVersionEmpty CAPTCHA_VERSION is set but empty; if it is not set at all, v3 is used
 */
export function findCaptchaContradictions(given: CaptchaGiven, isVersionEmpty: boolean): string[] {
  const { CAPTCHA_SITE_KEY: key, CAPTCHA_SECRET: secret, CAPTCHA_VERSION: version } = given;
  const url = given.CAPTCHA_VERIFY_URL;
  if (!key) {
    const isMeant = Boolean(secret ?? version ?? url);
    const takes = captchaDescriptions.CAPTCHA_SITE_KEY;
    return isMeant
      ? [`CAPTCHA_SITE_KEY is missing (ReCaptcha error: No key provided): it takes ${takes}`]
      : [];
  }
  const problems: string[] = [];
  if (!secret) {
    const takes = captchaDescriptions.CAPTCHA_SECRET;
    problems.push(`CAPTCHA_SECRET is required with CAPTCHA_SITE_KEY: it takes ${takes}`);
  }
  if (isVersionEmpty) {
    const takes = captchaDescriptions.CAPTCHA_VERSION;
    problems.push(
      `CAPTCHA_VERSION is empty (ReCaptcha error: No version provided): it takes ${takes}`,
    );
  }
  if (version === 'enterprise' && !isAssessments(url)) {
    problems.push(
      `CAPTCHA_VERIFY_URL is required with CAPTCHA_VERSION=enterprise: it takes ${captchaDescriptions.CAPTCHA_VERIFY_URL}`,
    );
  }
  return problems;
}

/** The settings, once `findCaptchaContradictions` has found nothing wrong; undefined without a captcha. */
export function readCaptchaSettings(given: CaptchaGiven): CaptchaSettings | undefined {
  const { CAPTCHA_SITE_KEY: siteKey, CAPTCHA_SECRET: secret } = given;
  if (!siteKey || !secret) return undefined;
  const { CAPTCHA_VERSION: version = 'v3', CAPTCHA_VERIFY_URL: verifyUrl = siteVerify } = given;
  return { siteKey, secret, version, verifyUrl };
}
