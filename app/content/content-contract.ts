import type { Content } from './content-schema';

// The contract of content backends names the hotel's own data `site.house`. Backends send it and installations keep it on
// disk, so that name stays there; only this module translates it.

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a backend published, in the names of the content's schema. Other shapes are returned as they are, to be refused there. */
export function fromContract(published: unknown): unknown {
  if (!isObject(published) || !isObject(published.site)) return published;
  const { house, ...site } = published.site;
  return { ...published, site: { hotel: house, ...site } };
}

/** The content as `GET /api/config` answers it. */
export function toContract(content: Content) {
  const { hotel, ...site } = content.site;
  return { ...content, site: { house: hotel, ...site } };
}

/** Paths of the content, one a line, as the backend's owner knows them. */
export const toContractPaths = (lines: string): string =>
  lines.replaceAll(/^site\.hotel\b/gm, 'site.house');
