// Writes the list of a hotel's pictures, `images.json`, and makes JPEG files for it of pictures in other formats.
import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { readJson } from './hotel.mjs';
import { readOptions, refuse } from './options.mjs';

const usage = `node tools/hotel-images.mjs FOLDER [ID=PICTURE …]
  writes FOLDER/images.json: size, mean colour and focal point of each picture in the folder; focal points set by hand stay
  ID=PICTURE  first makes FOLDER/ID.jpg of a picture elsewhere, in any format of the web, upright and of 400 kB if its quality allows
  example: node tools/hotel-images.mjs hotels/example/images lake-room=path/to/IMG_1234.png
`;

/** @typedef {{ file: string, width: number, height: number, color: string, focus: [number, number] }} Entry */

/** As in app/content/jpeg-file.ts: more would take the site's encoder too much memory. */
const maxPixels = 50_000_000;
const maxSide = 4000;
const maxBytes = 400_000;
const bestQuality = 90;
const worstQuality = 70;
/** Behind what is transparent: paper. */
const background = '#f6eedf';
const pictureName = /\.(jpe?g|jfif|png|webp|avif|hei[cf]|gif|tiff?|svg|bmp)$/i;

const isId = (/** @type {string} */ id) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) && id.length <= 64;

/**
 * A picture as the site's encoder reads it: upright, with the colours of the web.
 * @param {string} path
 */
const open = (path) => sharp(path, { failOn: 'error' }).autoOrient().toColourspace('srgb');

/**
 * An interrupted run leaves the file as it was.
 * @param {string} path
 * @param {Buffer | string} content
 */
function writeWhole(path, content) {
  writeFileSync(`${path}.tmp`, content);
  renameSync(`${path}.tmp`, path);
}

/**
 * The best JPEG of a picture that is not too large a file, or the worst one if all are.
 * @param {string} path
 */
async function encode(path) {
  const { data, info } = await open(path)
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const encodeAt = (/** @type {number} */ quality) =>
    sharp(data, { raw: info })
      .jpeg({ quality, chromaSubsampling: '4:4:4', mozjpeg: true, progressive: true })
      .toBuffer();
  let best = await encodeAt(worstQuality);
  // A large picture takes seconds each time: the interval is halved instead of trying each quality.
  let low = worstQuality + 1;
  let high = bestQuality;
  while (best.length <= maxBytes && low <= high) {
    const quality = Math.ceil((low + high) / 2);
    const bytes = await encodeAt(quality);
    if (bytes.length <= maxBytes) {
      best = bytes;
      low = quality + 1;
    } else {
      high = quality - 1;
    }
  }
  return best;
}

/**
 * @param {string} path
 * @returns {Promise<Pick<Entry, 'width' | 'height' | 'color'>>}
 * @throws Error saying what is wrong with the file
 */
async function measure(path) {
  const { format, autoOrient } = await sharp(path).metadata();
  const { width, height } = autoOrient;
  if (format !== 'jpeg') throw new Error(`is no JPEG but ${format}`);
  if (width * height > maxPixels) {
    throw new Error(`has ${width} × ${height} pixels, more than ${maxPixels / 1e6} million`);
  }
  // Of the pixels: `stats` alone would look at the file before it is turned and its colours are converted.
  const { data, info } = await open(path).raw().toBuffer({ resolveWithObject: true });
  const { channels } = await sharp(data, { raw: info }).stats();
  const hex = channels
    .slice(0, 3)
    .map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'));
  return { width, height, color: `#${hex.join('')}` };
}

/**
 * @param {string} path
 * @returns {Record<string, Entry>}
 */
const readList = (path) => (existsSync(path) ? readJson(path) : {});

const { positionals } = readOptions(usage, { allowPositionals: true });
const [folder, ...jobs] = positionals;
if (!folder) refuse('Which folder?', usage);
if (jobs.length === 0 && !existsSync(folder)) refuse(`There is no folder ${folder}.`, usage);
const list = join(folder, 'images.json');
/** @type {string[]} */
const problems = [];
/**
 * @param {string} file named if the work fails
 * @param {() => Promise<void>} work
 */
const attempt = (file, work) =>
  work().catch((/** @type {Error} */ { message }) => void problems.push(`${file}: ${message}`));

mkdirSync(folder, { recursive: true });
for (const job of jobs) {
  const [id = '', ...rest] = job.split('=');
  const source = rest.join('=');
  if (isId(id)) {
    await attempt(source, async () => {
      const bytes = await encode(source);
      writeWhole(join(folder, `${id}.jpg`), bytes);
      console.log(`${id}.jpg: ${Math.round(bytes.length / 1000)} kB`);
    });
  } else {
    problems.push(
      `${job}: write ID=PICTURE, the id in lower-case letters, digits and hyphens: lake-room=${source || job}`,
    );
  }
}

const before = readList(list);
/** @type {Record<string, Entry>} */
const entries = {};
const files = readdirSync(folder).filter((file) => pictureName.test(file));
/** By id: with its extension `hero.jpg` would come after `hero-m.jpg`. */
const byId = (/** @type {string} */ left, /** @type {string} */ right) =>
  parse(left).name.localeCompare(parse(right).name, 'en');
for (const file of files.toSorted(byId)) {
  const { name: id, ext } = parse(file);
  if (ext === '.jpg' && isId(id)) {
    await attempt(file, async () => {
      const focus = before[id]?.focus ?? [0.5, 0.5];
      entries[id] = { file, ...(await measure(join(folder, file))), focus };
    });
  } else {
    problems.push(
      `${file}: must be a JPEG file named in lower-case letters, digits and hyphens, such as lake-room.jpg`,
    );
  }
}
if (problems.length > 0) {
  console.error(
    `${problems.join('\n')}\nimages.json stays as it is. To make such a JPEG of any picture, keep it elsewhere: node tools/hotel-images.mjs ${folder} lake-room=path/to/picture`,
  );
  process.exit(1);
}
/** A focal point on one line, as the formatter of the repository wants it. */
const json = JSON.stringify(entries, null, 2).replace(/\[\s+(\S+)\s+(\S+)\s+\]/g, '[$1 $2]');
writeWhole(list, `${json}\n`);
console.log(`${list}: ${Object.keys(entries).length} pictures`);
