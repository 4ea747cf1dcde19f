import type { Page } from '@playwright/test';
import { RecaptchaEmulator } from '../../support/recaptcha-emulator';
import { waitLikeAPerson } from './enquiries';
import { startOwnSite } from './own-site';
import { test as base } from './test';

export { expect } from './test';

export const siteKey = 'site-key_1';

const settings = (emulator: RecaptchaEmulator, version: 'v3' | 'enterprise') => ({
  others: [emulator.url],
  env: {
    CAPTCHA_SITE_KEY: siteKey,
    CAPTCHA_SECRET: 'emulated-secret',
    CAPTCHA_VERSION: version,
    CAPTCHA_VERIFY_URL:
      emulator.url +
      (version === 'v3' ? '/recaptcha/api/siteverify' : '/v1/projects/murva/assessments'),
  },
});

type Fixtures = { captcha: RecaptchaEmulator };

/** A site with a captcha and its emulated service: v3 unless a test file sets another version. */
export const test = base.extend<
  Fixtures,
  { version: 'v3' | 'enterprise'; emulator: RecaptchaEmulator }
>({
  version: ['v3', { option: true, scope: 'worker' }],

  emulator: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures needed from here.
    async ({}, use) => {
      const emulator = new RecaptchaEmulator();
      await emulator.start();
      await use(emulator);
      await emulator.stop();
    },
    { scope: 'worker' },
  ],

  site: [
    async ({ emulator, version }, use) => {
      const site = await startOwnSite(settings(emulator, version));
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  captcha: async ({ emulator }, use) => {
    emulator.fault = undefined;
    emulator.score = 0.9;
    emulator.visits.length = 0;
    emulator.questions.length = 0;
    await use(emulator);
  },
});

export const contact = (page: Page) => page.locator('form#contact');

export async function fillContact(page: Page, email: string) {
  const form = contact(page);
  await form.locator('[name=fullName]').fill('Ana Čačić');
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=message]').fill('Imate li sobu?');
}

/** Submits the form as soon as a person could. */
export async function press(page: Page): Promise<void> {
  await waitLikeAPerson(contact(page));
  await contact(page).getByRole('button').click();
}
