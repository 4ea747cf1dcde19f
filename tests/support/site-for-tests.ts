import { afterAll, beforeAll, inject } from 'vitest';
import type { SharedSite } from './shared-sites';
import { type Site, type SiteOptions, startSite } from './site';

/** The site of a test file: started before its first test, stopped after its last one, and empty until then. */
export function siteForTests(options?: SiteOptions): Site {
  const site = {} as Site;
  beforeAll(async () => void Object.assign(site, await startSite(options)));
  afterAll(() => site.stop());
  return site;
}

/**
 * The site of all files that ask for one with the same clock: for tests that order and send nothing, so that they cannot
 * disturb each other. Its cached pages are rendered once for all of them.
 */
export function sharedSite({ clockAt }: Pick<SiteOptions, 'clockAt'> = {}): SharedSite {
  const site = {} as SharedSite;
  beforeAll(async () => {
    const time = encodeURIComponent(clockAt?.toISOString() ?? '');
    const response = await fetch(`${inject('sharedSites')}/${time}`);
    if (!response.ok) throw new Error(await response.text());
    Object.assign(site, await response.json());
  });
  return site;
}
