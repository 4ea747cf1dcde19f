import { expect, test } from 'vitest';
import { captchaSources, captchaConfig } from '~/platform/forms/captcha/captcha-config';
import type { CaptchaSettings } from '~/platform/env/captcha-env';

const settings = (verifyUrl: string, version: CaptchaSettings['version'] = 'v3') => ({
  siteKey: 'key',
  secret: 'secret',
  version,
  verifyUrl,
});
const google = 'https://www.google.com/recaptcha';
const assessments = 'https://recaptchaenterprise.googleapis.com/v1/projects/x/assessments';

test.each<[string, CaptchaSettings, string]>([
  ['Google', settings(`${google}/api/siteverify`), `${google}/api.js`],
  ['Google for enterprise', settings(assessments, 'enterprise'), `${google}/enterprise.js`],
  [
    'the other name where tokens are judged there',
    settings('https://www.recaptcha.net/recaptcha/api/siteverify'),
    'https://www.recaptcha.net/recaptcha/api.js',
  ],
  [
    'an emulator on this machine',
    settings('http://127.0.0.1:4000/recaptcha/api/siteverify'),
    'http://127.0.0.1:4000/recaptcha/api.js',
  ],
  ['Google behind a proxy', settings('https://proxy.example/verify'), `${google}/api.js`],
])(
  'the script comes from %s, with key and language, and no other host is allowed',
  (_, given, script) => {
    expect(captchaConfig(given, 'hr')).toEqual({
      siteKey: 'key',
      script: `${script}?render=key&hl=hr`,
    });
    const own = script.replace(/\w+\.js$/, '');
    expect(captchaSources(given)).toEqual({
      scripts: [own, 'https://www.gstatic.com/recaptcha/'],
      frames: [own, 'https://recaptcha.google.com/recaptcha/'],
      connections: [own],
    });
  },
);

test('the browser gets no secret', () => {
  expect(JSON.stringify(captchaConfig(settings(assessments, 'enterprise'), 'de'))).not.toContain(
    'secret',
  );
});
