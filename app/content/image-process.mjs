// Encodes pictures for the site (image-encoder.server.ts) in a process of its own: libvips keeps hundreds of megabytes after a
// few AVIF files, and a damaged picture may end the process that reads it. Plain JavaScript, as it is not part of the build.
import { setPriority } from 'node:os';
import sharp from 'sharp';

// Visitors' requests come first.
setPriority(10);
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

function encode({ path, width, format, settings }) {
  return sharp(path, { limitInputPixels: 50_000_000, failOn: 'error' })
    .resize({ width, withoutEnlargement: true })
    .timeout({ seconds: 30 })
    .toFormat(format, settings)
    .toBuffer();
}

process.on('message', ({ id, ...job }) => {
  encode(job).then(
    (bytes) => process.send({ id, bytes }),
    (error) => process.send({ id, error: error.message }),
  );
});
// The site ends this process by letting go of it, never by a signal to the whole group.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.once('disconnect', () => process.exit());
