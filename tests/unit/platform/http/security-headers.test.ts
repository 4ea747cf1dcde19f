import { expect, test, vi } from 'vitest';

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

test('without a captcha the policy names no host but ours; with one its hosts where they are needed', async () => {
  vi.resetModules();
  const { allowCaptcha, contentSecurityPolicy } = await import('~/platform/http/security-headers');
  expect(contentSecurityPolicy(["'sha256-x'"])).toBe(policy(today));
  allowCaptcha({ scripts: ['https://s/'], frames: ['https://f/'], connections: ['https://c/'] });
  const { 'connect-src': connect, ...rest } = today;
  const parts = contentSecurityPolicy(["'sha256-x'"]).split('; ');
  expect(parts).toHaveLength(Object.keys(today).length + 1);
  expect(parts).toContain("script-src 'self' https://s/ 'sha256-x'");
  expect(parts).toContain(`connect-src ${connect} https://c/`);
  expect(parts).toContain('frame-src https://f/');
  for (const [name, value] of Object.entries(rest)) {
    if (name !== 'script-src') expect(parts).toContain(`${name} ${value}`);
  }
});

test('forms may lead to us and to the card providers', async () => {
  vi.resetModules();
  const { allowFormTargets, contentSecurityPolicy } =
    await import('~/platform/http/security-headers');
  allowFormTargets(['https://form.wspay.biz', 'https://checkout.stripe.com']);
  expect(contentSecurityPolicy().split('; ')).toContain(
    "form-action 'self' https://form.wspay.biz https://checkout.stripe.com",
  );
});
