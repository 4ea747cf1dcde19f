import type { AssetFile } from './content';

/** The query of a picture's URL: the preset, and the version with which the page was rendered. */
type AssetQuery = { key?: string | undefined; v?: string | undefined };

/**
 * Parses a picture's query; undefined if it contains anything but `key` and `v`, each at most once. Strict, so that
 * shared caches cannot be filled with copies of one picture.
 */
export function findAssetQuery(search: URLSearchParams): AssetQuery | undefined {
  const names = [...search.keys()];
  const isStrange = names.some((name) => name !== 'key' && name !== 'v');
  if (isStrange || new Set(names).size !== names.length) return undefined;
  return { key: search.get('key') ?? undefined, v: search.get('v') ?? undefined };
}

/**
 * Headers of a picture's response, including 304. The response is immutable unless the page names another version
 * than the current one (two releases side by side) or the original is sent as a stand-in.
 */
export function listAssetHeaders(
  file: AssetFile & { name: string; hash: string; standIn: boolean },
  version: string | undefined,
) {
  const isExact = !file.standIn && (version === undefined || version === file.hash);
  return {
    'Cache-Control': isExact ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    ETag: `"${file.name}"`,
    Vary: 'Accept',
    'X-Content-Type-Options': 'nosniff',
  };
}
