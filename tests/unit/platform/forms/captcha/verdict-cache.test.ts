import { expect, test, vi } from 'vitest';
import type { CaptchaResult } from '~/platform/forms/captcha/recaptcha-response';
import { VerdictCache } from '~/platform/forms/captcha/verdict-cache';

const human: CaptchaResult = { verdict: 'human', reason: 'score' };
const silence: CaptchaResult = { verdict: 'unsure', reason: 'TimeoutError' };

test('ten simultaneous submissions are one request, and the same form ten minutes later none', async () => {
  const verdicts = new VerdictCache();
  const ask = vi.fn(() => Promise.resolve(human));
  const all = await Promise.all(Array.from({ length: 10 }, () => verdicts.get('a', ask, 0)));
  expect(new Set(all)).toEqual(new Set([human]));
  await verdicts.get('a', ask, 10 * 60_000 - 1);
  expect(ask).toHaveBeenCalledTimes(1);
  await verdicts.get('a', ask, 10 * 60_000);
  await verdicts.get('b', ask, 0);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('without a verdict the service is queried again', async () => {
  const verdicts = new VerdictCache();
  expect(await verdicts.get('a', () => Promise.resolve(silence), Date.now())).toBe(silence);
  expect(await verdicts.get('a', () => Promise.resolve(human), Date.now())).toBe(human);
});

test('a thousand verdicts are kept; the oldest is dropped first', async () => {
  const verdicts = new VerdictCache();
  const ask = vi.fn(() => Promise.resolve(human));
  for (let i = 0; i <= 1_000; i++) await verdicts.get(`${i}`, ask, 0);
  await verdicts.get('1', ask, 0);
  expect(ask).toHaveBeenCalledTimes(1_001);
  await verdicts.get('0', ask, 0);
  expect(ask).toHaveBeenCalledTimes(1_002);
});
