// Cards for links in messages and social media, 1200 x 630, from finished masters.  usage: node share.mjs OUT_DIR IMAGES_DIR [ID ...]
import sharp from 'sharp';
import fs from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { mark } from './posters/logo.mjs';
import { line } from './typeset.mjs';
const [out, dir, ...only] = process.argv.slice(2);
if (!dir) {
  console.error('usage: node share.mjs OUT_DIR IMAGES_DIR [ID ...]');
  process.exit(1);
}
const W = 1200,
  H = 630,
  EDGE = 22,
  FOOT = 112,
  PRINT = '#fffaf0',
  PAPER = '#f6eedf',
  MURVA = '#4a1f38',
  INK = '#2b1a24';
// a number after the picture moves its focal height: the tip of the tower must stay in
const cards = {
  home: ['hero', 0.45],
  rooms: 'classic-suite-wide',
  restaurant: 'restaurant-table-1',
  shop: 'bianchera',
  packages: ['package-truffle', 0.55],
  experiences: 'exp-bicycle',
  heritage: ['heritage-silk', 0.53],
  news: ['news-oil', 0.56],
  contact: ['town', 0.33],
  wellness: 'wellness-1',
};
const about = JSON.parse(fs.readFileSync(path.join(dir, 'images.json'), 'utf8'));
fs.mkdirSync(out, { recursive: true });
/** Wordmark with its line below, centred on x; the line is spaced to the width of the word. */
const words = (x, y, size) =>
  line('MURVA', x, y, size, { ls: size * 0.2, fill: INK }) +
  line('HERITAGE HOTEL · ISTRA', x, y + size * 0.52, size * 0.226, {
    font: 'Ysabeau',
    weight: 600,
    ls: size * 0.096,
    fill: INK,
  });
/** The part of a picture with the shape w : h round its focal point. */
async function part(id, w, h, y) {
  const { width, height, focus, file } = about[id],
    k = Math.min(width / w, height / h),
    cw = Math.round(w * k),
    ch = Math.round(h * k),
    at = (f, all, cut) => Math.round(Math.min(all - cut, Math.max(0, f * all - cut / 2)));
  return sharp(path.join(dir, file))
    .extract({
      left: at(focus[0], width, cw),
      top: at(y ?? focus[1], height, ch),
      width: cw,
      height: ch,
    })
    .resize(w, h)
    .png()
    .toBuffer();
}
for (const [name, card] of Object.entries(cards)) {
  const [id, y] = [card].flat(),
    to = `share-${name}`;
  if (only.length && !only.includes(to)) continue;
  // wide pictures stand over the foot; upright ones beside a panel, so that neither loses its subject
  const upright = about[id].height > about[id].width,
    pw = upright ? 490 : W - 2 * EDGE,
    ph = upright ? H - 2 * EDGE : H - EDGE - FOOT,
    px = upright ? W - EDGE - pw : EDGE,
    panel = W - EDGE - pw;
  const art = upright
    ? `<rect x="${EDGE}" y="${EDGE}" width="${panel - EDGE}" height="${H - 2 * EDGE}" fill="${PAPER}"/>${mark(MURVA, panel / 2 + EDGE / 2 - 8, 246, 190)}${words(panel / 2 + EDGE / 2, 438, 84)}`
    : `<rect y="${EDGE + ph}" width="${W}" height="${FOOT}" fill="${PAPER}"/><rect x="0" y="${EDGE + ph - 8}" width="${W}" height="8" fill="${PRINT}"/>${mark(MURVA, W / 2 - 150, H - 57, 76)}${words(W / 2 + 40, H - 56, 52)}`;
  const ground = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}"><rect width="${W}" height="${H}" fill="${PRINT}"/>${art}</svg>`,
    { fitTo: { mode: 'width', value: W } },
  )
    .render()
    .asPng();
  await sharp(ground)
    .composite([{ input: await part(id, pw, ph - (upright ? 0 : 8), y), left: px, top: EDGE }])
    .png()
    .toFile(path.join(out, `${to}.png`));
  console.log(to, id);
}
