import {
  test as base,
  expect,
  type BrowserContext,
  type Page,
  type Response,
} from '@playwright/test';
import { type OwnSite, startOwnSite } from './own-site';

/** What a test may say about the faults that are watched for it. */
export type Watch = {
  /** The browser reports every refused form and missing page as an error: name the statuses that are meant. */
  expectStatus(...statuses: number[]): void;
  /** Words of ours that the browser's console is to show. */
  expectError(words: string): void;
  /** Watches another context the same way. */
  follow(context: BrowserContext): void;
};

type TestFixtures = {
  /** Whether this project's browser runs scripts. */
  scripts: boolean;
  watch: Watch;
  /** Opens a page of the site and waits until its scripts, if any, have taken over. */
  visit: (path: string) => Promise<Response>;
};

type WorkerFixtures = {
  /** The site's settings, besides the demonstration's own. */
  siteEnv: Record<string, string>;
  /** For tests that look at pictures. */
  realPictures: boolean;
  site: OwnSite;
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  siteEnv: [{}, { option: true, scope: 'worker' }],

  realPictures: [false, { option: true, scope: 'worker' }],

  site: [
    async ({ siteEnv, realPictures }, use) => {
      const site = await startOwnSite({ env: siteEnv, realPictures });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  baseURL: async ({ site }, use) => use(site.url),

  scripts: async ({ javaScriptEnabled }, use) => use(javaScriptEnabled),

  watch: [
    async ({ context, site }, use) => {
      const faults: string[] = [];
      const expected = new Set<number>();
      const words: string[] = [];
      const origins = new Set([site.url, site.cardUrl, ...site.others]);
      const follow = (watched: BrowserContext) => watchContext(watched, origins, faults);
      follow(context);
      await use({
        expectStatus: (...statuses) => statuses.forEach((status) => expected.add(status)),
        expectError: (meant) => words.push(meant),
        follow,
      });
      const meant = [...expected].map((status) => `responded with a status of ${status} `);
      const real = faults.filter((fault) => ![...meant, ...words].some((w) => fault.includes(w)));
      expect(real, 'errors, warnings and foreign requests of the browser').toEqual([]);
    },
    { auto: true },
  ],

  visit: async ({ page, scripts }, use) => {
    await use(async (path) => {
      const response = await page.goto(path);
      if (!response) throw new Error(`No answer for ${path}`);
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
 * Wakes the page by a key that does nothing, as a visitor's first touch would, and waits until its scripts have taken the
 * document over: clicks before that are answered by the browser alone.
 */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.keyboard.press('Shift');
  await waitUntilAwake(page);
}

/**
 * As `waitForScripts`, where something else has touched the page. The sign is the browser's own: the router takes the
 * restoration of scrolling from it in an effect. React runs all effects of the first rendering in one go, so that the others
 * have run when this can be seen. A page that came without scripts is ready at once.
 */
export async function waitUntilAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (!document.querySelector('script[type="module"]')) return document.readyState === 'complete';
    return history.scrollRestoration === 'manual';
  });
  await settle(page);
}

/** Whether React has taken the document over. */
export function isAwake(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    Object.keys(document).some((key) => key.startsWith('__reactContainer')),
  );
}

/** Waits for what effects have asked for to be on the screen. */
export function settle(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}

/** Lets a timer of the page run out: those that the page itself has set before, for less time, have run then. */
export function waitInPage(page: Page, ms: number): Promise<void> {
  return page.evaluate(
    (delay) => new Promise<void>((resolve) => void setTimeout(resolve, delay)),
    ms,
  );
}
