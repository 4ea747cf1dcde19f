import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PaymentStatus } from '~/features/payments/payments';
import { reserved } from '../../../support/fake-provider';
import { setUpSettling } from '../../../support/settle-bench';

type Word =
  'reserved' | 'captured' | 'wrong amount' | 'wrong currency' | 'failed' | 'open' | 'voided';
type Step =
  { kind: 'open' } | { kind: 'ask'; attempt: number; word: Word; hint: boolean; times: number };

const words: Record<Word, Partial<PaymentStatus>> = {
  reserved: reserved(5000),
  captured: { ...reserved(5000), state: 'captured' },
  'wrong amount': reserved(100),
  'wrong currency': { ...reserved(5000), currency: 'USD' },
  failed: { state: 'failed' },
  open: { state: 'open' },
  voided: { ...reserved(5000), state: 'voided' },
};

/** The rules in a few lines: money that fits pays once, money that does not fit or comes twice is for a person. */
class Model {
  state: 'pending' | 'authorised' | 'failed' | 'review' = 'pending';
  attempts: ('open' | 'failed' | 'authorised')[] = [];
  mails = 0;

  open() {
    const isAlive = this.attempts.some((attempt) => attempt !== 'failed');
    if (isAlive || this.state === 'authorised' || this.state === 'review') return;
    this.state = 'pending';
    this.attempts.push('open');
  }

  ask(index: number, word: Word, hint: boolean) {
    const attempt = this.attempts[index];
    if (attempt === undefined || attempt === 'authorised') return;
    if (word === 'wrong amount' || word === 'wrong currency') this.state = 'review';
    else if (word === 'reserved' || word === 'captured') this.reserve(index);
    else if ((word === 'failed' || hint) && attempt === 'open') {
      this.attempts[index] = 'failed';
      if (this.state === 'pending') this.state = 'failed';
    }
  }

  private reserve(index: number) {
    if (this.attempts.includes('authorised')) {
      this.state = 'review';
      return;
    }
    this.attempts = this.attempts.map((_, other) => (other === index ? 'authorised' : 'failed'));
    if (this.state === 'review') return;
    this.state = 'authorised';
    this.mails = 2;
  }
}

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Step>({ kind: 'open' }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('ask' as const),
      attempt: fc.integer({ min: 1, max: 4 }),
      word: fc.constantFrom<Word>(
        ...(Object.keys(words) as Word[]),
        'reserved',
        'failed',
        'failed',
        'open',
      ),
      hint: fc.boolean(),
      times: fc.constantFrom(1, 1, 1, 3),
    }),
  },
);

test(
  '2,000 random schedules of provider’s words end as the model says',
  { timeout: 120_000 },
  async () => {
    const bench = await setUpSettling();
    const { db } = bench;
    const reset = async () => {
      for (const table of ['payment_attempts', 'outbox', 'order_events'] as const) {
        await db.deleteFrom(table).execute();
      }
      await db.updateTable('orders').set({ state: 'pending' }).execute();
      bench.words.clear();
    };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (schedule) => {
        await reset();
        const model = new Model();
        for (const each of schedule) {
          if (each.kind === 'open') {
            await bench.open();
            model.open();
            continue;
          }
          bench.say(each.attempt, words[each.word]);
          const hint = each.hint ? 'failed' : undefined;
          await Promise.all(
            Array.from({ length: each.times }, () => bench.ask(each.attempt, hint)),
          );
          for (let time = 0; time < each.times; time++)
            model.ask(each.attempt - 1, each.word, each.hint);
        }
        const { state, attempts, mails } = await bench.read();
        expect({ state, attempts, mails: mails.length }).toEqual({
          state: model.state,
          attempts: model.attempts,
          mails: model.mails,
        });
      }),
      { numRuns: 2000 },
    );
  },
);
