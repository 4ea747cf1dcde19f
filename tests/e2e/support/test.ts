import {
  test as base,
  expect,
  type BrowserContext,
  type Page,
  type Response,
} from '@playwright/test';
import { type OwnSite, startOwnSite } from './own-site';

/** Which of the watched browser errors a test expects. */
type Watch = {
  /** The browser logs every rejected form and missing page as an error: lists the expected statuses. */
  expectStatus(...statuses: number[]): void;
  /** An error of ours that the browser's console is expected to show. */
  expectError(text: string): void;
  /** Watches another context too. */
  follow(context: BrowserContext): void;
};

type TestFixtures = {
  /** Environment variables for the site, in addition to demonstration mode's. */
  siteEnv: Record<string, string>;
  /** Where the site's clock starts (ISO 8601), for content that is shown between certain days only; by default now. */
  siteClock: string | undefined;
  /** For tests that need real pictures. */
  realPictures: boolean;
  /** Tests of one worker share a site if these options are equal: a name of its own gives a file a new site. */
  siteName: string;
  site: OwnSite;
  /** Whether this project's browser runs scripts. */
  scripts: boolean;
  watch: Watch;
  /** Opens a page of the site and waits until its scripts, if any, have hydrated it. */
  visit: (path: string) => Promise<Response>;
};

type Stoppable = { stop(): Promise<void> };

type WorkerFixtures = {
  /** What a worker keeps for its tests, by name: started for the first that asks for it, stopped after the last test. */
  keep: <T extends Stoppable>(name: string, start: () => Promise<T>) => Promise<T>;
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  keep: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures needed from here.
    async ({}, use) => {
      const kept = new Map<string, Promise<Stoppable>>();
      await use(<T extends Stoppable>(name: string, start: () => Promise<T>) => {
        const started = (kept.get(name) as Promise<T> | undefined) ?? start();
        kept.set(name, started);
        return started;
      });
      for (const started of await Promise.allSettled(kept.values())) {
        if (started.status === 'fulfilled') await started.value.stop();
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  // Options of tests, not of workers: Playwright would start another worker and another browser for each of their values.
  siteEnv: [{}, { option: true }],

  siteClock: [undefined, { option: true }],

  realPictures: [false, { option: true }],

  siteName: ['shared', { option: true }],

  site: [
    async ({ keep, siteEnv, siteClock, realPictures, siteName }, use) => {
      const name = JSON.stringify({ siteEnv, siteClock, realPictures, siteName });
      const clockAt = siteClock === undefined ? undefined : new Date(siteClock);
      await use(await keep(name, () => startOwnSite({ env: siteEnv, clockAt, realPictures })));
    },
    { timeout: 180_000 },
  ],

  baseURL: async ({ site }, use) => use(site.url),

  scripts: async ({ javaScriptEnabled }, use) => use(javaScriptEnabled),

  watch: [
    async ({ context, site }, use) => {
      const faults: string[] = [];
      const expected = new Set<number>();
      const errors: string[] = [];
      const origins = new Set([site.url, site.cardUrl, ...site.others]);
      const follow = (watched: BrowserContext) => watchContext(watched, origins, faults);
      follow(context);
      await use({
        expectStatus: (...statuses) => statuses.forEach((status) => expected.add(status)),
        expectError: (meant) => errors.push(meant),
        follow,
      });
      const meant = [...expected].map((status) => `responded with a status of ${status} `);
      const real = faults.filter((fault) => ![...meant, ...errors].some((w) => fault.includes(w)));
      expect(real, 'errors, warnings and foreign requests of the browser').toEqual([]);
    },
    { auto: true },
  ],

  visit: async ({ page, scripts }, use) => {
    await use(async (path) => {
      const response = await page.goto(path);
      if (!response) throw new Error(`No response for ${path}`);
      if (scripts) await waitForScripts(page);
      return response;
    });
  },
});

export { expect };

function watchContext(
  context: BrowserContext,
  origins: ReadonlySet<string>,
  faults: string[],
): void {
  context.on('console', (message) => {
    const kind = message.type();
    if (kind === 'error' || kind === 'warning') {
      faults.push(`${kind}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (webError) => faults.push(`error: ${webError.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    const isLocal = url.protocol === 'data:' || url.protocol === 'blob:';
    if (!isLocal && !origins.has(url.origin)) faults.push(`foreign request: ${url.href}`);
  });
}

/**
 * Triggers hydration with a key that does nothing, as a visitor's first interaction would, and waits for it: the browser
 * alone handles earlier clicks.
 */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.keyboard.press('Shift');
  await waitForHydration(page);
}

/**
 * Like `waitForScripts`, where something else has triggered hydration. Detects it by scroll restoration, which the router
 * takes over from the browser in an effect: React runs all effects of the first rendering together, so the others have run
 * too. A page without scripts is ready immediately.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (!document.querySelector('script[type="module"]')) return document.readyState === 'complete';
    return history.scrollRestoration === 'manual';
  });
  await settle(page);
}

/** Whether React has hydrated the document. */
export function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    Object.keys(document).some((key) => key.startsWith('__reactContainer')),
  );
}

/** Waits until the results of effects have been painted. */
export function settle(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}

/** Waits for a timer in the page, so that shorter timers set earlier by the page have fired. */
export function waitInPage(page: Page, ms: number): Promise<void> {
  return page.evaluate(
    (delay) => new Promise<void>((resolve) => void setTimeout(resolve, delay)),
    ms,
  );
}
