// Writes a picture into the shop's master folder and keeps images.json current.
// usage: node images.mjs IMAGES_DIR [ID=PICTURE ...]     without pictures: only rewrites images.json
// A focal point in images.json stays: change it there.
import sharp from 'sharp'; import fs from 'node:fs'; import path from 'node:path'; import { fileURLToPath } from 'node:url';
const [dir, ...jobs] = process.argv.slice(2); if (!dir) { console.error('usage: node images.mjs IMAGES_DIR [ID=PICTURE ...]'); process.exit(1); }
const isId = (id) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) && id.length <= 64, background = '#f6eedf';
// As the site's encoder reads them: upright, with the colours of the web. `most` is its limit (app/content/jpeg-file.ts).
const most = 50_000_000, open = (file) => sharp(file, { failOn: 'error' }).autoOrient().toColourspace('srgb');
const problems = [], trying = (file, work) => work().catch((error) => { problems.push(`${file}: ${error.message}`); });
fs.mkdirSync(dir, { recursive: true });
// The focal points in pictures/ are those of the first hotel's pictures: another hotel's may have the same names.
const notes = new URL('./pictures/', import.meta.url), isFirst = fs.realpathSync(dir) === fileURLToPath(new URL('../../app/hotel/images', import.meta.url));
const focus = isFirst ? Object.assign({}, ...fs.readdirSync(notes).filter((f) => f.endsWith('.json')).map((f) => JSON.parse(fs.readFileSync(new URL(f, notes), 'utf8')))) : {};
const js = path.join(dir, 'images.json'), before = fs.existsSync(js) ? JSON.parse(fs.readFileSync(js, 'utf8')) : {};
for (const j of jobs) {
  const i = j.indexOf('='), id = j.slice(0, i), src = j.slice(i + 1); let q = 91, b;
  if (!isId(id)) { problems.push(`${j}: write ID=PICTURE, the id in lower-case letters, digits and hyphens: lake-room=${src}`); continue; }
  await trying(src, async () => {
    do { q -= 1; b = await open(src).resize({ width: 4000, height: 4000, fit: 'inside', withoutEnlargement: true }).flatten({ background }).jpeg({ quality: q, chromaSubsampling: '4:4:4', mozjpeg: true, progressive: true }).toBuffer(); } while (b.length > 400000 && q > 70);
    const to = path.join(dir, `${id}.jpg`); fs.writeFileSync(to + '.tmp', b); fs.renameSync(to + '.tmp', to); console.log(id, 'q' + q, (b.length / 1024).toFixed(0) + ' KB');
  });
}
async function measure(f) {
  const { format, autoOrient: { width, height } } = await sharp(path.join(dir, f)).metadata();
  if (format !== 'jpeg') throw new Error(`is no JPEG but ${format}`);
  if (width * height > most) throw new Error(`has ${width} × ${height} pixels, more than ${most / 1e6} million`);
  const { data, info } = await open(path.join(dir, f)).raw().toBuffer({ resolveWithObject: true });
  const { channels } = await sharp(data, { raw: info }).stats();
  return { width, height, color: '#' + channels.slice(0, 3).map((c) => Math.round(c.mean).toString(16).padStart(2, '0')).join('') };
}
const out = {};
for (const f of fs.readdirSync(dir).filter((f) => /\.(jpe?g|jfif|png|webp|avif|hei[cf]|gif|tiff?|svg|bmp)$/i.test(f)).sort((a, b) => a.localeCompare(b, 'en'))) {
  const { name: id, ext } = path.parse(f);
  if (ext !== '.jpg' || !isId(id)) problems.push(`${f}: must be a JPEG file named in lower-case letters, digits and hyphens, such as lake-room.jpg`);
  else await trying(f, async () => { out[id] = { file: f, ...(await measure(f)), focus: before[id]?.focus ?? focus[id] ?? [0.5, 0.5] }; });
}
if (problems.length > 0) {
  console.error(`${problems.join('\n')}\nimages.json stays as it is. To make such a JPEG of any picture, keep it elsewhere: node tools/artwork/images.mjs ${dir} lake-room=path/of/picture`);
  process.exit(1);
}
fs.writeFileSync(js + '.tmp', JSON.stringify(out, null, 2) + '\n'); fs.renameSync(js + '.tmp', js);
