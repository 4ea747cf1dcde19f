import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { verifyToken } from '~/platform/forms/captcha/captcha-verifier.server';
import type { CaptchaSettings } from '~/platform/env/captcha-env';
import { RecaptchaEmulator, type RecaptchaFault } from '../../../../support/recaptcha-emulator';

let emulator: RecaptchaEmulator;
beforeEach(async () => {
  emulator = new RecaptchaEmulator();
  await emulator.start();
});
afterEach(() => emulator.stop());

const visitor = { key: 'site-key', action: 'contact', hostname: 'shop.example' };
const expected = { action: 'contact', hostname: 'shop.example' };
const minute = 60_000;

const paths = { v3: '/recaptcha/api/siteverify', enterprise: '/v1/projects/linden/assessments' };

describe.each(['v3', 'enterprise'] as const)('%s', (version) => {
  const settings = (): CaptchaSettings => ({
    siteKey: visitor.key,
    secret: 'emulated-secret',
    version,
    verifyUrl: emulator.url + paths[version],
  });
  // Without the usual limit, which a busy machine can reach.
  const verify = (token: string) => verifyToken(settings(), token, expected, { limitMs: 60_000 });

  test('a token is valid once, and verified without the visitor’s address', async () => {
    const token = emulator.issue(visitor);
    expect((await verify(token)).verdict).toBe('human');
    expect((await verify(token)).verdict).toBe('robot');
    const [{ path, body } = { path: '', body: '' }] = emulator.questions;
    expect(path).toBe(paths[version]);
    expect(body).toContain(token);
    expect(body).not.toMatch(/remoteip|userIpAddress/);
  });

  test('old, foreign and invented tokens count as a robot’s', async () => {
    expect((await verify(emulator.issue(visitor, 2 * minute + 1))).verdict).toBe('robot');
    for (const wrong of [{ action: 'table' }, { hostname: 'evil.example' }]) {
      expect((await verify(emulator.issue({ ...visitor, ...wrong }))).verdict).toBe('robot');
    }
    expect((await verify('made-up')).verdict).toBe('robot');
  });

  test('a low score counts as a robot’s', async () => {
    emulator.score = 0;
    expect((await verify(emulator.issue(visitor))).verdict).toBe('robot');
  });

  test('a missing or oversized token is not verified', async () => {
    expect(await verify('')).toEqual({ verdict: 'unsure', reason: 'no token' });
    expect((await verify('x'.repeat(8_193))).verdict).toBe('robot');
    expect(emulator.questions).toEqual([]);
  });

  test.each<RecaptchaFault>(['slow', 'endless', 'error', 'quota', 'garbage', 'redirect'])(
    'a service with the fault “%s” gives no verdict',
    async (fault) => {
      emulator.fault = fault;
      const token = emulator.issue(visitor);
      // The emulator's slow answers never end by themselves: without a limit this would not return.
      const judgement = await verifyToken(settings(), token, expected, { limitMs: 200 });
      expect(judgement.verdict).toBe('unsure');
      expect(judgement.isMisconfigured ?? false).toBe(false);
    },
  );

  test('a form waits three seconds for the service', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    onTestFinished(() => timeout.mockRestore());
    await verifyToken(settings(), emulator.issue(visitor), expected);
    expect(timeout).toHaveBeenCalledWith(3_000);
  });

  test('a service that is down gives no verdict', async () => {
    const token = emulator.issue(visitor);
    const answer = verifyToken(
      { ...settings(), verifyUrl: 'http://127.0.0.1:9/x' },
      token,
      expected,
    );
    expect((await answer).verdict).toBe('unsure');
  });

  test('an unknown secret is recognised as the operator’s mistake and not logged', async () => {
    const token = emulator.issue(visitor);
    const judgement = await verifyToken({ ...settings(), secret: 'canary' }, token, expected);
    expect(judgement).toMatchObject({ verdict: 'unsure', isMisconfigured: true });
    expect(JSON.stringify(judgement)).not.toContain('canary');
  });
});
