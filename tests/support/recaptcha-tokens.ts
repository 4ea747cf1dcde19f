import { randomUUID } from 'node:crypto';

/** How long a token is valid. It can be used only once. */
const lifeMs = 2 * 60_000;

export type Visitor = { key: string; action: string; hostname: string };
type Token = Visitor & { madeAt: number; isSpent: boolean };

type Finding = Partial<Visitor> & {
  fault?: 'unknown' | 'expired' | 'duplicate';
};

/** The tokens issued by the emulator. */
export class RecaptchaTokens {
  readonly #tokens = new Map<string, Token>();

  /** @param ageMs how long ago the token was issued, to test expired tokens */
  issue(visitor: Visitor, ageMs = 0): string {
    const token = `emulated-${randomUUID()}`;
    this.#tokens.set(token, { ...visitor, madeAt: Date.now() - ageMs, isSpent: false });
    return token;
  }

  /** Verifies a token and marks it as used. */
  redeem(text: string, key?: string): Finding {
    const token = this.#tokens.get(text);
    if (!token || (key !== undefined && token.key !== key)) return { fault: 'unknown' };
    const { action, hostname, madeAt, isSpent } = token;
    token.isSpent = true;
    if (isSpent) return { fault: 'duplicate' };
    if (Date.now() - madeAt > lifeMs) return { fault: 'expired' };
    return { action, hostname };
  }
}

/** A response of `siteverify`. */
export function toSiteVerify({ fault, action, hostname }: Finding, score: number) {
  if (fault) {
    const code = fault === 'unknown' ? 'invalid-input-response' : 'timeout-or-duplicate';
    return { success: false, 'error-codes': [code] };
  }
  return { success: true, challenge_ts: new Date().toISOString(), hostname, action, score };
}

const reasons = { unknown: 'MALFORMED', expired: 'EXPIRED', duplicate: 'DUPE' } as const;

/** An assessment. Like the real service, it omits values that are false, zero or empty. */
export function toAssessment(
  { fault, action, hostname }: Finding,
  score: number,
  event: { expectedAction?: string },
) {
  const name = `projects/0/assessments/${randomUUID().slice(0, 8)}`;
  if (fault) {
    const tokenProperties = { invalidReason: reasons[fault], createTime: '1970-01-01T00:00:00Z' };
    return { name, event, riskAnalysis: {}, tokenProperties };
  }
  // The response reports the action but leaves comparing it to the site.
  const tokenProperties = { valid: true, hostname, action, createTime: new Date().toISOString() };
  return { name, event, riskAnalysis: score > 0 ? { score } : {}, tokenProperties };
}
