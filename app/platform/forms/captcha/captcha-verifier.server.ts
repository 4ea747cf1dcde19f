import type { CaptchaSettings } from '~/platform/env/captcha-env';
import { readBounded } from '~/platform/http/bounded-body';
import {
  type ExpectedToken,
  type CaptchaResult,
  readAssessment,
  readSiteVerify,
} from './recaptcha-response';

/** How long a submitted form waits for the verification. */
const defaultLimitMs = 3_000;
const maxBytes = 64 * 1024;
/** Google's tokens have about 2,000 characters. */
const maxToken = 8_192;

// The visitor's IP address is omitted: Google saw it when it issued the token.
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

/** Statuses caused by this site's key, project or request, unlike 429 (quota) and 5xx (the service). */
const isClientError = (status: number) => status >= 400 && status < 500 && status !== 429;

/**
 * Verifies a token with reCAPTCHA, by `siteverify` (v3) or an assessment (enterprise). Never rejects and takes at
 * most `limitMs` milliseconds; without a usable response the verdict is `unsure`.
 */
export async function verifyToken(
  settings: CaptchaSettings,
  token: string,
  expected: ExpectedToken,
  { limitMs = defaultLimitMs }: { limitMs?: number } = {},
): Promise<CaptchaResult> {
  if (token === '') return { verdict: 'unsure', reason: 'no token' };
  if (token.length > maxToken) return { verdict: 'robot', reason: 'no token is so long' };
  const signal = AbortSignal.timeout(limitMs);
  try {
    const response = await fetch(settings.verifyUrl, {
      method: 'POST',
      ...makeRequest(settings, token, expected.action),
      redirect: 'error',
      signal,
    });
    if (!response.ok) {
      await response.body?.cancel();
      const isMisconfigured = isClientError(response.status);
      return { verdict: 'unsure', reason: `status ${response.status}`, isMisconfigured };
    }
    const body: unknown = JSON.parse(String(await readBounded(response, maxBytes, signal)));
    const read = settings.version === 'v3' ? readSiteVerify : readAssessment;
    return read(body, expected);
  } catch (error) {
    // Only the error's name is logged: the message may contain what was sent.
    return { verdict: 'unsure', reason: error instanceof Error ? error.name : 'unknown' };
  }
}
