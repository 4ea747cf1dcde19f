import sharp from 'sharp';
import { encoderSettings, type ImageFormat } from './image-variants';

// Two encodes run at once; more threads than that would starve the visitors' requests.
sharp.concurrency(1);
// Masters are read once per variant and may be replaced while the site runs.
sharp.cache(false);
// Of the many formats that libvips reads, only those of the web: the others had the holes.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
  ],
});

export type EncodeJob = { path: string; width: number; format: ImageFormat };

/**
 * Encodes a picture at most `width` pixels wide, never enlarged.
 * @throws Error when the master is damaged, too large or takes longer than 30 seconds
 */
export async function encodeImage({ path, width, format }: EncodeJob): Promise<Buffer> {
  const image = sharp(path, { limitInputPixels: 50_000_000, failOn: 'error' })
    .resize({ width, withoutEnlargement: true })
    .timeout({ seconds: 30 });
  if (format === 'avif') return image.avif(encoderSettings.avif).toBuffer();
  if (format === 'webp') return image.webp(encoderSettings.webp).toBuffer();
  return image.jpeg(encoderSettings.jpg).toBuffer();
}
