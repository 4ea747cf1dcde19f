import './tools/tested-hotel.mjs';
import { defineConfig, devices } from '@playwright/test';
import { isMatrix } from './tests/e2e/support/matrix';
import { findChromium, findHeadlessShell } from './tools/ensure-browser.mjs';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// Undefined if the system has none: then Playwright uses its own.
const executablePath = findHeadlessShell() ?? findChromium();

/**
 * Where only few tests are: each worker that is started costs as much as one of them, with its browser and its site. They are the
 * first, so that the workers for all others fill the processor to the end.
 */
const few = isMatrix ? {} : { workers: 1 };

/**
 * Tests tagged `@js` need scripts, those tagged `@no-js` a browser without. The usual run repeats those tagged `@both` without
 * scripts and those tagged `@phone` on a phone; with `@elsewhere` it runs them there only. The matrix (`npm run test:matrix`)
 * runs every test in every browser that it can run in, those tagged `@mobile` on a phone, and also those tagged `@matrix`.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: [
    './tests/e2e/support/placeholder-pictures.ts',
    './tests/e2e/support/real-pictures.ts',
    './tests/support/postgres-setup.ts',
  ],
  outputDir: 'test-results/playwright',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  // A test that fails once in a while hides mistakes: it is mended, not repeated.
  retries: 0,
  // All limits only guard against hanging: machines may be slow and busy.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { args, ...(executablePath && { executablePath }) },
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    locale: 'hr-HR',
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'no-js',
      ...(isMatrix ? { grepInvert: /@js/ } : { grep: /@no-js|@both/, grepInvert: /@js|@matrix/ }),
      use: { javaScriptEnabled: false },
      ...few,
    },
    {
      name: 'mobile',
      ...(isMatrix ? { grep: /@mobile|@phone/ } : { grep: /@phone/, grepInvert: /@matrix/ }),
      use: {
        viewport: { width: 390, height: 844 },
        userAgent: devices['Pixel 7'].userAgent,
        hasTouch: true,
        isMobile: true,
        deviceScaleFactor: 2,
      },
      ...few,
    },
    { name: 'js', grepInvert: isMatrix ? /@no-js/ : /@no-js|@matrix|@elsewhere/ },
  ],
});
