import { afterAll, beforeAll } from 'vitest';
import { type Site, type SiteOptions, startSite } from './site';

/** The site of a test file: started before its first test, stopped after its last one, and empty until then. */
export function siteForTests(options?: SiteOptions): Site {
  const site = {} as Site;
  beforeAll(async () => void Object.assign(site, await startSite(options)));
  afterAll(() => site.stop());
  return site;
}
