import { expect, test, vi } from 'vitest';
import type { Judgement } from '~/platform/forms/captcha/recaptcha-answer';
import { SharedJudgements } from '~/platform/forms/captcha/shared-judgements';

const human: Judgement = { verdict: 'human', reason: 'score' };
const silence: Judgement = { verdict: 'unsure', reason: 'TimeoutError' };

test('ten presses at once are one question, and so is the same form ten minutes later', async () => {
  const judgements = new SharedJudgements();
  const ask = vi.fn(() => Promise.resolve(human));
  const all = await Promise.all(Array.from({ length: 10 }, () => judgements.get('a', ask, 0)));
  expect(new Set(all)).toEqual(new Set([human]));
  await judgements.get('a', ask, 10 * 60_000 - 1);
  expect(ask).toHaveBeenCalledTimes(1);
  await judgements.get('a', ask, 10 * 60_000);
  await judgements.get('b', ask, 0);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('after a silence the question is asked again', async () => {
  const judgements = new SharedJudgements();
  expect(await judgements.get('a', () => Promise.resolve(silence))).toBe(silence);
  expect(await judgements.get('a', () => Promise.resolve(human))).toBe(human);
});

test('a thousand are kept; the oldest is forgotten first', async () => {
  const judgements = new SharedJudgements();
  const ask = vi.fn(() => Promise.resolve(human));
  for (let i = 0; i <= 1_000; i++) await judgements.get(`${i}`, ask, 0);
  await judgements.get('1', ask, 0);
  expect(ask).toHaveBeenCalledTimes(1_001);
  await judgements.get('0', ask, 0);
  expect(ask).toHaveBeenCalledTimes(1_002);
});
