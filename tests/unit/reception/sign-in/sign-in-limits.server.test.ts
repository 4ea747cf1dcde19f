import { expect, test } from 'vitest';
import { localLimits } from '~/platform/limits/limits';
import { createSignInLimits } from '~/reception/sign-in/sign-in-limits.server';

const marta = 'marta@example.com';

/** Requests links until one is refused. @returns how many were admitted, at most 100 */
async function flood(
  limits: ReturnType<typeof createSignInLimits>,
  request: { from: string; to: (index: number) => string; browser?: string },
) {
  for (let admitted = 0; admitted < 100; admitted += 1) {
    const headers = { 'x-site-client': request.from };
    const asked = new Request('https://hotel.example/reception/sign-in', { headers });
    const wait = await limits.consume(asked, request.to(admitted), request.browser);
    if (wait !== undefined) return { admitted, wait };
  }
  return { admitted: 100, wait: 0 };
}

const toMarta = () => marta;
const toAnyone = (index: number) => `staff${index}@example.com`;

test('a visitor gets five links to a mailbox, and the next visitor five of their own', async () => {
  const limits = createSignInLimits(localLimits);
  expect(await flood(limits, { from: '192.0.2.1', to: toMarta })).toEqual({
    admitted: 5,
    wait: 900,
  });
  expect((await flood(limits, { from: '192.0.2.2', to: toMarta })).admitted).toBe(5);
});

test('a visitor gets twenty links in all', async () => {
  const limits = createSignInLimits(localLimits);
  expect((await flood(limits, { from: '192.0.2.1', to: toAnyone })).admitted).toBe(20);
});

test('strangers together fill a mailbox with twenty mails in an hour, and nobody else’s', async () => {
  const limits = createSignInLimits(localLimits);
  const counts = [];
  for (let client = 1; client <= 6; client += 1)
    counts.push((await flood(limits, { from: `192.0.2.${client}`, to: toMarta })).admitted);
  expect(counts).toEqual([5, 5, 5, 5, 0, 0]);
  const { wait } = await flood(limits, { from: '192.0.2.7', to: toMarta });
  expect(wait).toBeGreaterThan(3_500);
  expect((await flood(limits, { from: '192.0.2.7', to: () => 'ivo@example.com' })).admitted).toBe(
    5,
  );
});

test('no flood reaches a browser in which the member has signed in, which has five for each', async () => {
  const limits = createSignInLimits(localLimits);
  for (let client = 1; client <= 6; client += 1)
    await flood(limits, { from: `192.0.2.${client}`, to: toMarta });
  await flood(limits, { from: '192.0.2.1', to: toAnyone });
  const reception = { from: '192.0.2.1', browser: 'key' };
  expect((await flood(limits, { ...reception, to: toMarta })).admitted).toBe(5);
  expect((await flood(limits, { ...reception, to: () => 'ivo@example.com' })).admitted).toBe(5);
});
