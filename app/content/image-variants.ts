import { type AssetPreset, assetPresets, isAssetPreset } from '~/routing/asset-href';
import type { AssetFile } from './content';

/** Best first; the first one that a browser names in `Accept` is used. */
export const imageFormats = ['avif', 'webp', 'jpg'] as const;
export type ImageFormat = (typeof imageFormats)[number];

export const contentTypes = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
} as const satisfies Record<ImageFormat, AssetFile['contentType']>;

/**
 * Part of every picture's hash: other settings yield other files at other URLs. WebP and JPEG are encoded while a
 * visitor waits, in less than a tenth of a second (docs/decisions/0037); AVIF in the background.
 */
export const encoderSettings = {
  avif: { quality: 38, effort: 3, chromaSubsampling: '4:2:0' },
  webp: { quality: 72, effort: 2 },
  jpg: { quality: 76, quantisationTable: 3 },
} as const satisfies Record<ImageFormat, object>;

/** A file that the image service can encode: a picture, a preset that yields a distinct width, and a format. */
export type ImageVariant = { id: string; preset: AssetPreset; format: ImageFormat };

const presetsByWidth = (Object.keys(assetPresets) as AssetPreset[]).sort(
  (one, other) => assetPresets[one] - assetPresets[other],
);

/**
 * The preset whose file serves a request. Pictures are never enlarged, so all presets wider than the original yield
 * the same file, stored under the first of them. Without a key the largest one; undefined for an unknown key.
 */
export function findPreset(
  key: string | undefined,
  originalWidth: number,
): AssetPreset | undefined {
  if (key !== undefined && !isAssetPreset(key)) return undefined;
  const wanted = key === undefined ? Infinity : assetPresets[key];
  return listPresets(originalWidth).findLast((preset, index) => {
    return index === 0 || widthOf(preset, originalWidth) <= wanted;
  });
}

/** The presets that yield distinct files for a picture of this width, narrowest first. */
export function listPresets(originalWidth: number): AssetPreset[] {
  const enough = presetsByWidth.findIndex((preset) => assetPresets[preset] >= originalWidth);
  return enough === -1 ? presetsByWidth : presetsByWidth.slice(0, enough + 1);
}

/** Width of a preset's file in pixels. */
export function widthOf(preset: AssetPreset, originalWidth: number): number {
  return Math.min(assetPresets[preset], originalWidth);
}

type FormatChoice = {
  /** The smallest format that the browser supports. */
  best: ImageFormat;
  /** A supported format that is encoded in a fraction of the time. */
  quick: ImageFormat;
};

/**
 * Chooses the formats for a browser by its Accept header. Wildcards only count for JPEG: browsers without support for
 * AVIF or WebP send them as well.
 */
export function chooseFormats(accept: string): FormatChoice {
  const named = new Set(
    accept
      .toLowerCase()
      .split(',')
      .filter(isWanted)
      .map((range) => range.split(';', 1)[0]?.trim()),
  );
  const quick = named.has(contentTypes.webp) ? 'webp' : 'jpg';
  return { best: named.has(contentTypes.avif) ? 'avif' : quick, quick };
}

/** `image/avif;q=0` means that the format is not accepted. */
function isWanted(range: string): boolean {
  const quality = range
    .split(';')
    .slice(1)
    .map((parameter) => parameter.trim())
    .find((parameter) => parameter.startsWith('q='));
  return quality === undefined || Number(quality.slice(2)) > 0;
}
