import { z } from 'zod';

/** Who sent a form, as far as reCAPTCHA can tell; `unsure` without a usable response. */
type CaptchaVerdict = 'human' | 'robot' | 'unsure';

export type CaptchaResult = {
  verdict: CaptchaVerdict;
  /** For the log, in the service's wording or this site's. */
  reason: string;
  /** reCAPTCHA rejects this site's keys or project: the operator must check the settings. */
  isMisconfigured?: boolean;
};

/** What a token issued for one of this site's forms must carry. */
export type ExpectedToken = { action: string; hostname: string };

/** The threshold that Google suggests: a person is rarely below it, a simple bot rarely above. */
const minScore = 0.5;

const human: CaptchaResult = { verdict: 'human', reason: 'score' };
const unsure = (reason: string): CaptchaResult => ({ verdict: 'unsure', reason });
const robot = (reason: string): CaptchaResult => ({ verdict: 'robot', reason });

const siteVerifySchema = z.object({
  success: z.boolean(),
  score: z.number().min(0).max(1).optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
});

/**
 * Error codes about the token; all others are about this site's settings or the service
 * (developers.google.com/recaptcha/docs/verify).
 */
const tokenErrors = new Set(['timeout-or-duplicate', 'invalid-input-response']);
const settingsErrors = new Set(['missing-input-secret', 'invalid-input-secret', 'bad-request']);

/** Reads a response of `siteverify` (reCAPTCHA v3). */
export function readSiteVerify(body: unknown, expected: ExpectedToken): CaptchaResult {
  const parsed = siteVerifySchema.safeParse(body);
  if (!parsed.success) return unsure('unreadable response');
  const { success, score, action, hostname, 'error-codes': codes = [] } = parsed.data;
  if (success) return assess({ score, action, hostname }, expected);
  const settingsError = codes.find((code) => settingsErrors.has(code));
  if (settingsError) return { ...unsure(settingsError), isMisconfigured: true };
  const tokenError = codes.find((code) => tokenErrors.has(code));
  return tokenError ? robot(tokenError) : unsure(codes[0] ?? 'no reason given');
}

// The service omits values that are false, zero or empty (proto3).
const assessmentSchema = z.object({
  tokenProperties: z.object({
    valid: z.boolean().default(false),
    invalidReason: z.string().optional(),
    hostname: z.string().optional(),
    action: z.string().optional(),
  }),
  riskAnalysis: z.object({ score: z.number().min(0).max(1).default(0) }).optional(),
});

const invalidReasons = new Set(['MALFORMED', 'EXPIRED', 'DUPE', 'MISSING', 'UNEXPECTED_ACTION']);

/** Reads an assessment (reCAPTCHA Enterprise). */
export function readAssessment(body: unknown, expected: ExpectedToken): CaptchaResult {
  const parsed = assessmentSchema.safeParse(body);
  if (!parsed.success) return unsure('unreadable response');
  const { tokenProperties, riskAnalysis } = parsed.data;
  const { valid, invalidReason = 'no reason given', action, hostname } = tokenProperties;
  if (valid) return assess({ score: riskAnalysis?.score, action, hostname }, expected);
  return invalidReasons.has(invalidReason) ? robot(invalidReason) : unsure(invalidReason);
}

type TokenProperties = {
  score?: number | undefined;
  action?: string | undefined;
  hostname?: string | undefined;
};

/** Assesses a valid token: whether it was issued for this form, and to a person. */
function assess(
  { score, action, hostname }: TokenProperties,
  expected: ExpectedToken,
): CaptchaResult {
  if (score === undefined || !action || !hostname) return unsure('incomplete response');
  if (action !== expected.action) return robot('another action');
  if (hostname !== expected.hostname) return robot('another site');
  return score < minScore ? robot('low score') : human;
}
