// Widths of the presets in pixels, as the image service knows them (features/content/content.ts; a test keeps them equal).
export const presetWidths = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const;

type Preset = keyof typeof presetWidths;

/** What a picture's addresses are made of; the hash makes them safe to keep for good. */
export type AssetAddress = { id: string; width: number; hash: string };

/** Address of a picture in a preset; the server picks the format by the Accept header. */
export function assetHref({ id, hash }: AssetAddress, preset: Preset): string {
  return `/assets/${encodeURIComponent(id)}?key=${preset}&v=${hash}`;
}

/** Value of `srcset`: every width that the picture really has; presets beyond the original give the original's width. */
export function assetSrcSet(picture: AssetAddress): string {
  const widths = new Map<number, Preset>();
  for (const [preset, presetWidth] of Object.entries(presetWidths) as [Preset, number][]) {
    const width = Math.min(presetWidth, picture.width);
    if (!widths.has(width)) widths.set(width, preset);
  }
  return [...widths].map(([width, preset]) => `${assetHref(picture, preset)} ${width}w`).join(', ');
}
