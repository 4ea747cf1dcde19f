import { z } from 'zod';

/** What is known about who sent a form; `unsure` when nobody could tell. */
export type CaptchaVerdict = 'human' | 'robot' | 'unsure';

export type Judgement = {
  verdict: CaptchaVerdict;
  /** For the log, in the service's terms or ours. */
  reason: string;
  /** The service does not know us: the operator must look at his settings. */
  isMisconfigured?: boolean;
};

/** What a token of ours says. */
export type Expected = { action: string; hostname: string };

/** Google's own suggestion; a person is rarely below, a simple program rarely above. */
const minScore = 0.5;

const human: Judgement = { verdict: 'human', reason: 'score' };
const unsure = (reason: string): Judgement => ({ verdict: 'unsure', reason });
const robot = (reason: string): Judgement => ({ verdict: 'robot', reason });

const siteVerifySchema = z.object({
  success: z.boolean(),
  score: z.number().min(0).max(1).optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
});

/** Codes that blame the token; all others blame us or the service (developers.google.com/recaptcha/docs/verify). */
const badTokens = new Set(['timeout-or-duplicate', 'invalid-input-response']);
const badSettings = new Set(['missing-input-secret', 'invalid-input-secret', 'bad-request']);

/** Reads an answer of `siteverify` (reCAPTCHA v3). */
export function readSiteVerify(body: unknown, expected: Expected): Judgement {
  const parsed = siteVerifySchema.safeParse(body);
  if (!parsed.success) return unsure('unreadable answer');
  const { success, score, action, hostname, 'error-codes': codes = [] } = parsed.data;
  if (success) return judge({ score, action, hostname }, expected);
  const fault = codes.find((code) => badSettings.has(code));
  if (fault) return { ...unsure(fault), isMisconfigured: true };
  const blamed = codes.find((code) => badTokens.has(code));
  return blamed ? robot(blamed) : unsure(codes[0] ?? 'no reason given');
}

// The service leaves out what is false, zero or empty (proto3).
const assessmentSchema = z.object({
  tokenProperties: z.object({
    valid: z.boolean().default(false),
    invalidReason: z.string().optional(),
    hostname: z.string().optional(),
    action: z.string().optional(),
  }),
  riskAnalysis: z.object({ score: z.number().min(0).max(1).default(0) }).optional(),
});

const badReasons = new Set(['MALFORMED', 'EXPIRED', 'DUPE', 'MISSING', 'UNEXPECTED_ACTION']);

/** Reads an assessment (reCAPTCHA Enterprise). */
export function readAssessment(body: unknown, expected: Expected): Judgement {
  const parsed = assessmentSchema.safeParse(body);
  if (!parsed.success) return unsure('unreadable answer');
  const { tokenProperties, riskAnalysis } = parsed.data;
  const { valid, invalidReason = 'no reason given', action, hostname } = tokenProperties;
  if (valid) return judge({ score: riskAnalysis?.score, action, hostname }, expected);
  return badReasons.has(invalidReason) ? robot(invalidReason) : unsure(invalidReason);
}

type Told = { score?: number; action?: string; hostname?: string };

/** A token that the service made, for the first time and in time: is it for this form, and from a person? */
function judge({ score, action, hostname }: Told, expected: Expected): Judgement {
  if (score === undefined || !action || !hostname) return unsure('incomplete answer');
  if (action !== expected.action) return robot('another action');
  if (hostname !== expected.hostname) return robot('another site');
  return score < minScore ? robot('low score') : human;
}
