import type { CaptchaSettings } from '~/platform/env/captcha-env';
import { readBounded } from '~/platform/http/read-answer';
import { type Expected, type Judgement, readAssessment, readSiteVerify } from './recaptcha-answer';

/** A visitor who has pressed the button waits no longer. */
const defaultLimitMs = 3_000;
const maxBytes = 64 * 1024;
/** Google's tokens have about 2,000 characters. */
const maxToken = 8_192;

// The visitor's address is not sent along: who got the token from Google has shown it there.
function makeRequest(
  { siteKey, secret, version }: CaptchaSettings,
  token: string,
  action: string,
): { body: string; headers: Record<string, string> } {
  if (version === 'v3') {
    return {
      body: new URLSearchParams({ secret, response: token }).toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    };
  }
  return {
    body: JSON.stringify({ event: { token, siteKey, expectedAction: action } }),
    headers: { 'Content-Type': 'application/json', 'X-Goog-Api-Key': secret },
  };
}

/** Refusals that mean our key, our project or our request; others pass (429: quota, 5xx: their fault). */
const isOurFault = (status: number) => status >= 400 && status < 500 && status !== 429;

/**
 * Asks reCAPTCHA what it thinks of a token: `siteverify` (v3) or an assessment (enterprise). Never rejects and takes
 * `limitMs` milliseconds at most; what the service does not say is `unsure`.
 */
export async function verifyToken(
  settings: CaptchaSettings,
  token: string,
  expected: Expected,
  { limitMs = defaultLimitMs }: { limitMs?: number } = {},
): Promise<Judgement> {
  if (token === '') return { verdict: 'unsure', reason: 'no token' };
  if (token.length > maxToken) return { verdict: 'robot', reason: 'no token is so long' };
  const signal = AbortSignal.timeout(limitMs);
  try {
    const answer = await fetch(settings.verifyUrl, {
      method: 'POST',
      ...makeRequest(settings, token, expected.action),
      redirect: 'error',
      signal,
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      const isMisconfigured = isOurFault(answer.status);
      return { verdict: 'unsure', reason: `status ${answer.status}`, isMisconfigured };
    }
    const body: unknown = JSON.parse(String(await readBounded(answer, maxBytes, signal)));
    const read = settings.version === 'v3' ? readSiteVerify : readAssessment;
    return read(body, expected);
  } catch (error) {
    // Only the name: the words may hold what was sent.
    return { verdict: 'unsure', reason: error instanceof Error ? error.name : 'unknown' };
  }
}
