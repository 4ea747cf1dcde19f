import { expect, test } from 'vitest';
import { localLimits } from '~/platform/limits/limits';
import { createPasskeyLimits } from '~/reception/passkeys/passkey-limits.server';

test('six hundred answers of visitors are verified in five minutes, whoever is known is not counted', async () => {
  const limits = createPasskeyLimits(localLimits);
  for (let times = 0; times < 600; times += 1)
    expect(await limits.admitResponse(undefined)).toBeUndefined();
  expect(await limits.admitResponse(undefined)).toBe(5);
  expect(await limits.admitResponse('member 1')).toBeUndefined();
});
