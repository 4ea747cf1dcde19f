import { putBounded } from '~/platform/limits/put-bounded';
import type { Judgement } from './recaptcha-answer';

const keepMs = 10 * 60_000;
const maxKept = 1_000;

type Kept = { judgement: Promise<Judgement>; endsAt: number };

/**
 * A token can be judged once. A form that is sent twice (a double press, a page loaded again) comes with the same token and
 * the same words: both get the same judgement. With other words the token is asked about anew, and is spent.
 */
export class SharedJudgements {
  readonly #kept = new Map<string, Kept>();

  /** @param name of token and words together */
  async get(name: string, ask: () => Promise<Judgement>, now = Date.now()): Promise<Judgement> {
    const kept = this.#kept.get(name);
    if (kept && kept.endsAt > now) return kept.judgement;
    const judgement = ask();
    putBounded(this.#kept, name, { judgement, endsAt: now + keepMs }, maxKept);
    // Only what was said is worth keeping: after a silence the token is still good.
    if ((await judgement).verdict === 'unsure') this.#kept.delete(name);
    return judgement;
  }
}
