import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './tools/ensure-browser.mjs';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Tests tagged `@js` need scripts or say nothing new without them; `@mobile` run on a telephone too. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/playwright',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { args, executablePath: findChromium() },
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    locale: 'hr-HR',
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'js', grepInvert: /@no-js/ },
    { name: 'no-js', grepInvert: /@js/, use: { javaScriptEnabled: false } },
    {
      name: 'mobile',
      grep: /@mobile/,
      use: {
        viewport: { width: 390, height: 844 },
        userAgent: devices['Pixel 7'].userAgent,
        hasTouch: true,
        isMobile: true,
        deviceScaleFactor: 2,
      },
    },
  ],
});
