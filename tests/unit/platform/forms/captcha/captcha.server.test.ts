import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createFormGuard } from '~/platform/forms/captcha/captcha.server';
import { localLimits } from '~/platform/limits/limits';
import { log } from '~/platform/log/log.server';
import { RecaptchaEmulator } from '../../../../support/recaptcha-emulator';

const siteUrl = 'https://linden.example';
const siteKey = 'site-key_1';
const secret = 'emulated-secret';
/** A token that no captcha issues: it is rejected without a query. */
const forgedToken = 'x'.repeat(9_000);

let emulator: RecaptchaEmulator;
beforeAll(async () => {
  emulator = new RecaptchaEmulator({ secret });
  await emulator.start();
});
afterAll(() => emulator.stop());
beforeEach(() => void vi.spyOn(log, 'info').mockReturnValue());

/** The guard of a site, for forms of which each comes from another client. */
function setUp({ hasCaptcha }: { hasCaptcha: boolean }) {
  const captcha = hasCaptcha
    ? ({
        siteKey,
        secret,
        version: 'v3',
        verifyUrl: `${emulator.url}/recaptcha/api/siteverify`,
      } as const)
    : undefined;
  const guard = createFormGuard({ captcha, SITE_URL: siteUrl }, localLimits);
  let clients = 0;
  const nextRequest = () => {
    clients += 1;
    const address = `198.51.${Math.floor(clients / 250)}.${clients % 250}`;
    return new Request(siteUrl, { headers: { 'x-site-client': address } });
  };
  const admit = async (action: string, token = '') => {
    const submission = `${action} ${clients}`;
    return (await guard.admit(nextRequest(), { token, action, submission })).kind;
  };
  const admitMany = async (count: number, action: string, token?: string) => {
    const kinds: string[] = [];
    for (let i = 0; i < count; i += 1) kinds.push(await admit(action, token));
    return kinds;
  };
  const humanToken = (action: string) =>
    emulator.issue({ key: siteKey, action, hostname: 'linden.example' });
  return { guard, nextRequest, admit, admitMany, humanToken };
}

test('each form has a share of its own of what all may send', async () => {
  const { admit, admitMany } = setUp({ hasCaptcha: false });
  expect(new Set(await admitMany(300, 'contact'))).toEqual(new Set(['passed']));
  expect(await admit('contact')).toBe('limited');
  expect(await admit('newsletter')).toBe('passed');
});

test('what is refused before it is sent, by a limit or the captcha, uses up nobody’s share', async () => {
  const { guard, nextRequest, admit, admitMany } = setUp({ hasCaptcha: true });
  for (let i = 0; i < 400; i += 1) await guard.consumeRateLimit(nextRequest());
  expect(new Set(await admitMany(400, 'contact', forgedToken))).toEqual(new Set(['rejected']));
  expect(await guard.consumeRateLimit(nextRequest())).toBeUndefined();
  expect(await admit('contact')).toBe('unverified');
});

test('senders without a verdict have half of the share, and never that of verified ones', async () => {
  const { admit, admitMany, humanToken } = setUp({ hasCaptcha: true });
  expect(new Set(await admitMany(150, 'contact'))).toEqual(new Set(['unverified']));
  expect(await admit('contact')).toBe('limited');
  expect(await admit('contact', humanToken('contact'))).toBe('passed');
  expect(await admit('table')).toBe('unverified');
});
