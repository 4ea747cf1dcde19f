import type { TestProject } from 'vitest/node';
import { serve } from './serve';
import { type Site, startSite } from './site';

/** What a test may know of a site that it shares with others. */
export type SharedSite = Pick<Site, 'url' | 'dataDir'>;

declare module 'vitest' {
  export interface ProvidedContext {
    sharedSites: string;
  }
}

/**
 * Starts a site for the first test file that asks for it, and stops it after the last one. It is reached over HTTP, as the files
 * run in several processes; the path is the time at which the site's clock starts, or empty.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const sites = new Map<string, Promise<Site>>();
  const { url, close } = await serve(async (request, response) => {
    const path = request.url ?? '/';
    const time = decodeURIComponent(path.slice(1));
    const started = sites.get(path) ?? startSite({ clockAt: time ? new Date(time) : undefined });
    sites.set(path, started);
    try {
      const { url, dataDir } = await started;
      response.end(JSON.stringify({ url, dataDir } satisfies SharedSite));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  project.provide('sharedSites', url);
  return async () => {
    await close();
    for (const started of await Promise.allSettled(sites.values())) {
      if (started.status === 'fulfilled') await started.value.stop();
    }
  };
}
