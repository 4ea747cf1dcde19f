import { expect, test } from 'vitest';
import { EnvError, parseEnv } from '~/platform/env/env-schema';

const demo = { demo: true };
const assessments = 'https://recaptchaenterprise.googleapis.com/v1/projects/linden/assessments';

function problemsOf(env: Record<string, string>): string[] {
  try {
    parseEnv(env, demo);
    return [];
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return error.problems;
  }
}

test('without a key there is no captcha, and empty values are none', () => {
  const empty = { CAPTCHA_SITE_KEY: '', CAPTCHA_SECRET: '', CAPTCHA_VERSION: '' };
  expect(parseEnv(empty, demo).captcha).toBeUndefined();
});

test('a key and a secret are version 3 at Google', () => {
  const env = { CAPTCHA_SITE_KEY: 'site-key_1', CAPTCHA_SECRET: 'secret' };
  expect(parseEnv(env, demo).captcha).toEqual({
    siteKey: 'site-key_1',
    secret: 'secret',
    version: 'v3',
    verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
  });
});

test('enterprise uses the operator’s own project', () => {
  const env = {
    CAPTCHA_SITE_KEY: 'key',
    CAPTCHA_SECRET: 'secret',
    CAPTCHA_VERSION: 'enterprise',
    CAPTCHA_VERIFY_URL: assessments,
  };
  expect(parseEnv(env, demo).captcha).toMatchObject({
    version: 'enterprise',
    verifyUrl: assessments,
  });
});

test.each<[string, Record<string, string>, RegExp]>([
  ['a version', { CAPTCHA_VERSION: 'v3' }, /^CAPTCHA_SITE_KEY .*ReCaptcha error: No key provided/],
  ['a secret', { CAPTCHA_SECRET: 'x' }, /^CAPTCHA_SITE_KEY .*ReCaptcha error: No key provided/],
  [
    'an address',
    { CAPTCHA_VERIFY_URL: assessments },
    /^CAPTCHA_SITE_KEY .*ReCaptcha error: No key provided/,
  ],
  ['a key without a secret', { CAPTCHA_SITE_KEY: 'x' }, /^CAPTCHA_SECRET is required/],
  [
    'a version that says nothing',
    { CAPTCHA_SITE_KEY: 'x', CAPTCHA_SECRET: 'x', CAPTCHA_VERSION: '' },
    /^CAPTCHA_VERSION .*ReCaptcha error: No version provided.* v3 or enterprise/,
  ],
  ...['v2', 'V3', ' '].map((version): [string, Record<string, string>, RegExp] => [
    `the version “${version}”`,
    { CAPTCHA_SITE_KEY: 'x', CAPTCHA_SECRET: 'x', CAPTCHA_VERSION: version },
    /^CAPTCHA_VERSION is wrong: it takes v3 or enterprise, whichever the site key was created for$/,
  ]),
  ...[
    '',
    'https://www.google.com/recaptcha/api/siteverify',
    `${assessments}?key=canary`.replace('/v1', ''),
  ].map((url): [string, Record<string, string>, RegExp] => [
    `enterprise at “${url}”`,
    {
      CAPTCHA_SITE_KEY: 'x',
      CAPTCHA_SECRET: 'x',
      CAPTCHA_VERSION: 'enterprise',
      CAPTCHA_VERIFY_URL: url,
    },
    /^CAPTCHA_VERIFY_URL is required/,
  ]),
  [
    'a key with a quote',
    { CAPTCHA_SITE_KEY: 'a"b', CAPTCHA_SECRET: 'x' },
    /^CAPTCHA_SITE_KEY is wrong/,
  ],
  [
    'a secret with a line break',
    { CAPTCHA_SITE_KEY: 'x', CAPTCHA_SECRET: 'a\nb' },
    /^CAPTCHA_SECRET is wrong/,
  ],
  [
    'an address that is none',
    { CAPTCHA_SITE_KEY: 'x', CAPTCHA_SECRET: 'x', CAPTCHA_VERIFY_URL: 'google' },
    /^CAPTCHA_VERIFY_URL is wrong/,
  ],
])('%s stops the start in one line', (_, env, words) => {
  const problems = problemsOf(env);
  expect(problems).toEqual([expect.stringMatching(words)]);
  expect(problems[0]).not.toMatch(/\n|canary/);
});
