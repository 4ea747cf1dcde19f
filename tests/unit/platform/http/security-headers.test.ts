import { expect, test } from 'vitest';
import { createSecurityPolicy, securityHeaders } from '~/platform/http/security-headers';

const policy = (sources: Record<string, string>) =>
  Object.entries(sources)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

const today = {
  'default-src': "'none'",
  'script-src': "'self' 'sha256-x'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
  'object-src': "'none'",
};

test('without a captcha the policy names no other host; with one its hosts where they are needed', () => {
  expect(createSecurityPolicy({})(["'sha256-x'"])).toBe(policy(today));
  const captcha = { scripts: ['https://s/'], frames: ['https://f/'], connections: ['https://c/'] };
  const { 'connect-src': connect, ...rest } = today;
  const parts = createSecurityPolicy({ captcha })(["'sha256-x'"]).split('; ');
  expect(parts).toHaveLength(Object.keys(today).length + 1);
  expect(parts).toContain("script-src 'self' https://s/ 'sha256-x'");
  expect(parts).toContain(`connect-src ${connect} https://c/`);
  expect(parts).toContain('frame-src https://f/');
  for (const [name, value] of Object.entries(rest)) {
    if (name !== 'script-src') expect(parts).toContain(`${name} ${value}`);
  }
});

test('only the development server’s pages may have styles of their own and connect to another port', () => {
  const development = { connections: ['ws://127.0.0.1:24678'], inlineStyles: true };
  const parts = createSecurityPolicy(development)([], ["'sha256-y'"]).split('; ');
  expect(parts).toContain("style-src 'self' 'unsafe-inline'");
  expect(parts).toContain("connect-src 'self' ws://127.0.0.1:24678");
  expect(createSecurityPolicy({})([], ["'sha256-y'"])).toContain("style-src 'self' 'sha256-y';");
});

test('forms may submit to the site and to where it sends them on', () => {
  const formTargets = () => ['https://form.wspay.biz', 'https://checkout.stripe.com'];
  expect(createSecurityPolicy({ formTargets })().split('; ')).toContain(
    "form-action 'self' https://form.wspay.biz https://checkout.stripe.com",
  );
});

test('every response forbids what pages never use; over https browsers never return to http', () => {
  const sent = securityHeaders(() => "default-src 'none'", { https: false });
  const { 'Permissions-Policy': permissions = '', ...rest } = sent;
  expect(rest).toEqual({
    'Content-Security-Policy': "default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  expect(permissions.split(', ')).toEqual(
    expect.arrayContaining(['camera=()', 'geolocation=()', 'microphone=()', 'payment=()']),
  );
  expect(permissions).toMatch(/^[a-z-]+=\(\)(, [a-z-]+=\(\))*$/);
  expect(securityHeaders(() => "default-src 'none'", { https: true })).toEqual({
    ...sent,
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  });
});
