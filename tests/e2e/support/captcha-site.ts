import type { Page } from '@playwright/test';
import { RecaptchaEmulator } from '../../support/recaptcha-emulator';
import { waitLikeAPerson } from './enquiries';
import { type OwnSite, startOwnSite } from './own-site';
import { test as base } from './test';

export { expect } from './test';

export const siteKey = 'site-key_1';

type Version = 'v3' | 'enterprise';

const settings = (emulator: RecaptchaEmulator, version: Version) => ({
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

/** With the emulated service that it asks. */
type CaptchaSite = OwnSite & { emulator: RecaptchaEmulator };

async function startCaptchaSite(version: Version): Promise<CaptchaSite> {
  const emulator = new RecaptchaEmulator();
  await emulator.start();
  const site = await startOwnSite(settings(emulator, version));
  const stop = async () => {
    await site.stop();
    await emulator.stop();
  };
  return { ...site, emulator, stop };
}

/** A site with a captcha and its emulated service: v3 unless a test file sets another version. */
export const test = base.extend<{
  version: Version;
  captchaSite: CaptchaSite;
  captcha: RecaptchaEmulator;
}>({
  version: ['v3', { option: true }],

  captchaSite: [
    async ({ keep, version }, use) => {
      await use(await keep(`captcha ${version}`, () => startCaptchaSite(version)));
    },
    { timeout: 180_000 },
  ],

  site: async ({ captchaSite }, use) => use(captchaSite),

  captcha: async ({ captchaSite: { emulator } }, use) => {
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
