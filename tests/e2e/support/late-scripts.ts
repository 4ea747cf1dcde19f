import type { Page } from '@playwright/test';

/** Holds back the script that starts the application. @returns a function that releases it */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/static\/entry\.client-/, async (route) => {
    await held;
    // The page may have been left by now.
    await route.continue().catch(() => {});
  });
  return release;
}

/**
 * Makes the page wait twenty times as long before it continues without its scripts, or without what is still being sent: slow
 * machines need more than 3 s.
 */
export const waitLongerForScripts = (page: Page) =>
  page.addInitScript(() => {
    const setPageTimeout = window.setTimeout;
    window.setTimeout = ((handler: TimerHandler, ms?: number, ...rest: unknown[]) =>
      setPageTimeout(handler, ms === 3_000 ? 60_000 : ms, ...rest)) as typeof window.setTimeout;
  });

/** Where the page posts to, in order. */
export const countPosts = (page: Page) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
  });
  return posts;
};
