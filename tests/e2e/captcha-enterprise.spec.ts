import { href } from '../../app/routing/href';
import { expect, fillContact, press, siteKey, test } from './support/captcha-site';

test.use({ version: 'enterprise' });

test(
  'with reCAPTCHA Enterprise the token arrives',
  { tag: '@js' },
  async ({ captcha, page, visit }) => {
    await visit(href('contact', 'de'));
    await fillContact(page, 'enterprise@example.com');
    await press(page);
    await expect(page).toHaveURL(/\?sent=1/);
    expect(captcha.visits[0]).toBe(`/recaptcha/enterprise.js?render=${siteKey}&hl=de`);
    const { event } = JSON.parse(captcha.questions[0]?.body ?? '{}') as { event: object };
    expect(event).toMatchObject({ siteKey, expectedAction: 'contact' });
  },
);
