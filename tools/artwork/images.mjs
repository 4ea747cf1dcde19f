// Writes a picture into the shop's master folder and keeps images.json current.
// usage: node images.mjs IMAGES_DIR [ID=PICTURE ...]     without pictures: only rewrites images.json
// A focal point in images.json stays: change it there.
import sharp from 'sharp'; import fs from 'node:fs'; import path from 'node:path'; import { fileURLToPath } from 'node:url';
const [dir, ...jobs] = process.argv.slice(2); if (!dir) { console.error('usage: node images.mjs IMAGES_DIR [ID=PICTURE ...]'); process.exit(1); }
fs.mkdirSync(dir, { recursive: true });
// The focal points in pictures/ are those of the first hotel's pictures: another hotel's may have the same names.
const notes = new URL('./pictures/', import.meta.url), isFirst = fs.realpathSync(dir) === fileURLToPath(new URL('../../app/hotel/images', import.meta.url));
const focus = isFirst ? Object.assign({}, ...fs.readdirSync(notes).filter((f) => f.endsWith('.json')).map((f) => JSON.parse(fs.readFileSync(new URL(f, notes), 'utf8')))) : {};
const js = path.join(dir, 'images.json'), before = fs.existsSync(js) ? JSON.parse(fs.readFileSync(js, 'utf8')) : {};
for (const j of jobs) {
  const i = j.indexOf('='), id = j.slice(0, i), src = j.slice(i + 1); let q = 91, b;
  do { q -= 1; b = await sharp(src).toColourspace('srgb').flatten({ background: '#f6eedf' }).jpeg({ quality: q, chromaSubsampling: '4:4:4', mozjpeg: true, progressive: true }).toBuffer(); } while (b.length > 400000 && q > 70);
  const to = path.join(dir, `${id}.jpg`); fs.writeFileSync(to + '.tmp', b); fs.renameSync(to + '.tmp', to); console.log(id, 'q' + q, (b.length / 1024).toFixed(0) + ' KB');
}
const out = {};
for (const f of fs.readdirSync(dir).filter((f) => f.endsWith('.jpg')).sort((a, b) => a.localeCompare(b, 'en'))) {
  const id = f.slice(0, -4), { width, height } = await sharp(path.join(dir, f)).metadata(), { channels } = await sharp(path.join(dir, f)).stats();
  out[id] = { file: f, width, height, color: '#' + channels.slice(0, 3).map((c) => Math.round(c.mean).toString(16).padStart(2, '0')).join(''), focus: before[id]?.focus ?? focus[id] ?? [0.5, 0.5] };
}
fs.writeFileSync(js + '.tmp', JSON.stringify(out, null, 2) + '\n'); fs.renameSync(js + '.tmp', js);
