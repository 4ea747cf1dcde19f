import { expect, test, vi } from 'vitest';
import type { CaptchaResult } from '~/platform/forms/captcha/recaptcha-response';
import {
  removeOldVerdicts,
  shareVerdictsIn,
} from '~/platform/forms/captcha/shared-verdicts.server';
import { eventually } from '../../../../support/eventually';
import { openMemoryDatabase } from '../../../../support/memory-database';

const human: CaptchaResult = { verdict: 'human', reason: 'score' };
const unsure: CaptchaResult = { verdict: 'unsure', reason: 'timeout' };

test('the second request of a double click gets the verdict that the first has requested', async () => {
  const db = await openMemoryDatabase();
  let answer = (_result: CaptchaResult) => {};
  const verify = vi.fn(() => new Promise<CaptchaResult>((resolve) => (answer = resolve)));
  const [here, there] = [shareVerdictsIn(db), shareVerdictsIn(db)];
  const first = here('form', verify);
  await eventually(() => expect(verify).toHaveBeenCalledOnce());
  const second = there('form', verify);
  answer(human);
  expect(await Promise.all([first, second])).toEqual([human, human]);
  expect(await there('form', verify)).toEqual(human);
  expect(verify).toHaveBeenCalledOnce();
});

test('a verification without a response is retried, and expired verdicts are deleted', async () => {
  const db = await openMemoryDatabase();
  const share = shareVerdictsIn(db);
  expect(await share('form', async () => unsure)).toEqual(unsure);
  expect(await share('form', async () => human)).toEqual(human);
  await removeOldVerdicts(db, new Date(Date.now() + 11 * 60_000));
  expect(await db.selectFrom('captcha_verdicts').selectAll().execute()).toEqual([]);
});

test('without the database each process verifies on its own, once', async () => {
  const db = await openMemoryDatabase();
  const verify = vi.fn(async () => {
    await db.deleteFrom('captcha_verdicts').execute();
    await db.schema.dropTable('captcha_verdicts').execute();
    return human;
  });
  expect(await shareVerdictsIn(db)('form', verify)).toEqual(human);
  expect(verify).toHaveBeenCalledOnce();
});
