import type { Content } from './content-schema';

// The contract of content backends calls the hotel's own data `site.house`. Backends send that name and installations
// store it on disk, so it cannot change; only this module translates it.

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Converts what a backend published to the names of the content's schema. Other shapes are returned unchanged, to be
 * rejected by the schema.
 */
export function fromContract(published: unknown): unknown {
  if (!isObject(published) || !isObject(published.site)) return published;
  const { house, ...site } = published.site;
  return { ...published, site: { hotel: house, ...site } };
}

/** The content in the form of the `GET /api/config` response. */
export function toContract(content: Content) {
  const { hotel, ...site } = content.site;
  return { ...content, site: { house: hotel, ...site } };
}

/** Converts content paths, one per line, to the contract's names, which the backend's owner knows. */
export const toContractPaths = (lines: string): string =>
  lines.replaceAll(/^site\.hotel\b/gm, 'site.house');
