/** Width presets of `GET /assets/{id}?key=`, in pixels (specification, section 9). */
export const assetPresets = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const;

export type AssetPreset = keyof typeof assetPresets;

export function isAssetPreset(value: string): value is AssetPreset {
  return Object.hasOwn(assetPresets, value);
}

/** The parts of a picture's URL; because of the hash, it can be cached for good. */
export type AssetAddress = { id: string; width: number; hash: string };

/** The URL of a picture in a preset; the server picks the format by the Accept header. */
export function assetHref({ id, hash }: AssetAddress, preset: AssetPreset): string {
  return `/assets/${encodeURIComponent(id)}?key=${preset}&v=${hash}`;
}

/**
 * Value of `srcset` with every distinct width of the picture; presets wider than the original yield the original's
 * width.
 */
export function assetSrcSet(picture: AssetAddress): string {
  const widths = new Map<number, AssetPreset>();
  for (const [preset, presetWidth] of Object.entries(assetPresets) as [AssetPreset, number][]) {
    const width = Math.min(presetWidth, picture.width);
    if (!widths.has(width)) widths.set(width, preset);
  }
  return [...widths].map(([width, preset]) => `${assetHref(picture, preset)} ${width}w`).join(', ');
}
