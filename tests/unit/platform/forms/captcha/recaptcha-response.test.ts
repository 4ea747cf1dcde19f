import { expect, test } from 'vitest';
import { readAssessment, readSiteVerify } from '~/platform/forms/captcha/recaptcha-response';

const expected = { action: 'contact', hostname: 'shop.example' };

const good = { success: true, score: 0.9, action: 'contact', hostname: 'shop.example' };
const codes = (...list: string[]) => ({ success: false, 'error-codes': list });

test.each<[string, unknown, string]>([
  ['a good token', good, 'human'],
  ['a score at the threshold', { ...good, score: 0.5 }, 'human'],
  ['a score below it', { ...good, score: 0.4 }, 'robot'],
  ['no score at all', { ...good, score: undefined }, 'unsure'],
  ['an impossible score', { ...good, score: 7 }, 'unsure'],
  ['another form’s token', { ...good, action: 'newsletter' }, 'robot'],
  ['no action', { ...good, action: undefined }, 'unsure'],
  ['another site’s token', { ...good, hostname: 'evil.example' }, 'robot'],
  ['an empty host name', { ...good, hostname: '' }, 'unsure'],
  ['a token too old or spent', codes('timeout-or-duplicate'), 'robot'],
  ['an unknown token', codes('invalid-input-response'), 'robot'],
  ['a browser that could not ask', codes('browser-error'), 'unsure'],
  ['a code of tomorrow', codes('something-new'), 'unsure'],
  ['no reason', { success: false }, 'unsure'],
  ['success as text', { ...good, success: 'true' }, 'unsure'],
  ['a list', [], 'unsure'],
  ['nothing', null, 'unsure'],
])('siteverify: %s', (_, body, verdict) => {
  expect(readSiteVerify(body, expected).verdict).toBe(verdict);
});

test.each(['missing-input-secret', 'invalid-input-secret', 'bad-request'])(
  'siteverify: %s is the operator’s mistake, even beside other errors',
  (code) => {
    const judgement = readSiteVerify(codes('invalid-input-response', code), expected);
    expect(judgement).toEqual({ verdict: 'unsure', reason: code, isMisconfigured: true });
  },
);

const valid = { valid: true, action: 'contact', hostname: 'shop.example' };
const assessment = (
  tokenProperties: object,
  riskAnalysis: object | undefined = { score: 0.9 },
) => ({
  name: 'projects/0/assessments/1',
  tokenProperties,
  riskAnalysis,
});

test.each<[string, unknown, string]>([
  ['a good token', assessment(valid), 'human'],
  ['a score at the threshold', assessment(valid, { score: 0.5 }), 'human'],
  ['a score below it', assessment(valid, { score: 0.1 }), 'robot'],
  ['a score of zero, which is left out', assessment(valid, {}), 'robot'],
  ['no analysis', { tokenProperties: valid }, 'unsure'],
  ['another form’s token', assessment({ ...valid, action: 'table' }), 'robot'],
  ['another site’s token', assessment({ ...valid, hostname: 'evil.example' }), 'robot'],
  ['no host name', assessment({ ...valid, hostname: undefined }), 'unsure'],
  ...['MALFORMED', 'EXPIRED', 'DUPE', 'MISSING', 'UNEXPECTED_ACTION'].map(
    (invalidReason): [string, unknown, string] => [
      invalidReason,
      assessment({ invalidReason }, {}),
      'robot',
    ],
  ),
  ...['BROWSER_ERROR', 'UNKNOWN_INVALID_REASON', 'INVALID_REASON_UNSPECIFIED'].map(
    (invalidReason): [string, unknown, string] => [
      invalidReason,
      assessment({ valid: false, invalidReason }, {}),
      'unsure',
    ],
  ),
  ['no properties', { name: 'x' }, 'unsure'],
  ['an error’s body', { error: { code: 403 } }, 'unsure'],
  ['text', 'ok', 'unsure'],
])('assessment: %s', (_, body, verdict) => {
  expect(readAssessment(body, expected).verdict).toBe(verdict);
});
