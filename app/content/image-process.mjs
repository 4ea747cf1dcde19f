// Encodes pictures for the site in a child process (image-encoder.server.ts), because libvips holds on to hundreds of
// megabytes after a few AVIF files, and a damaged picture may crash the process. Plain JavaScript, as it is not part
// of the build.
import { setPriority } from 'node:os';
import sharp from 'sharp';

// Visitors' requests have priority.
setPriority(10);
// Two encodes run at once; more threads would starve visitors' requests.
sharp.concurrency(1);
// Originals are read once per variant and may be replaced while the site runs.
sharp.cache(false);
// Of the many formats that libvips reads, only those of the web are enabled: the vulnerabilities were in the others.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
  ],
});

/**
 * @typedef {import('./image-encoder.server.ts').EncodeJob & {
 *   settings: import('sharp').OutputOptions, maxPixels: number
 * }} Job
 */

/** @param {Job} job */
function encode({ path, width, format, settings, maxPixels }) {
  return (
    sharp(path, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .timeout({ seconds: 30 })
      // Its types lack the alias `jpg`.
      .toFormat(/** @type {keyof import('sharp').FormatEnum} */ (format), settings)
      .toBuffer()
  );
}

process.on('message', (/** @type {Job & { id: number }} */ { id, ...job }) => {
  encode(job).then(
    (bytes) => process.send?.({ id, bytes }),
    (error) => process.send?.({ id, error: error.message }),
  );
});
// The site stops this process by disconnecting, never by a signal to the process group.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.once('disconnect', () => process.exit());
