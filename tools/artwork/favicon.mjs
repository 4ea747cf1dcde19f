// Favicon set: the mark in print colour on murva.  usage: node favicon.mjs PUBLIC_DIR
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { Resvg } from '@resvg/resvg-js';
import { markPaths } from './posters/logo.mjs';
const dir = process.argv[2];
if (!dir) {
  console.error('usage: node favicon.mjs PUBLIC_DIR');
  process.exit(1);
}
fs.mkdirSync(dir, { recursive: true });
// `fill` = height of the mark as a share of the tile; small sizes get wider gaps between the drupelets
const svg = (fill, gap, round) => {
  const p = markPaths({ gap }),
    k = (64 * fill) / 112;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${round}" fill="#4A1F38"/><g transform="translate(${(32 - 59 * k).toFixed(2)} ${(32 - 59.5 * k).toFixed(2)}) scale(${k.toFixed(4)})" fill="#FFFAF0"><path d="${p.fruit}${p.stem}${p.leaf}"/></g></svg>\n`;
};
const png = (s, w) =>
  sharp(new Resvg(s, { fitTo: { mode: 'width', value: w * 4 } }).render().asPng())
    .resize(w, w, { kernel: 'lanczos3' })
    .png({ compressionLevel: 9, palette: false })
    .toBuffer();
const w = (n, b) => fs.writeFileSync(path.join(dir, n), b);
w('favicon.svg', svg(0.84, 1.5, 8));
w('icon-192.png', await png(svg(0.7, 1.5, 0), 192));
w('icon-512.png', await png(svg(0.7, 1.5, 0), 512));
w('apple-touch-icon.png', await png(svg(0.72, 1.5, 0), 180));
const imgs = await Promise.all(
  [16, 32, 48].map(async (n) => [
    n,
    await png(svg(n === 16 ? 0.94 : 0.86, n === 16 ? 2.2 : 1.8, n === 16 ? 6 : 8), n),
  ]),
);
let off = 6 + 16 * imgs.length;
const head = Buffer.alloc(off);
head.writeUInt16LE(1, 2);
head.writeUInt16LE(imgs.length, 4);
imgs.forEach(([n, b], i) => {
  const o = 6 + 16 * i;
  head[o] = n;
  head[o + 1] = n;
  head.writeUInt16LE(1, o + 4);
  head.writeUInt16LE(32, o + 6);
  head.writeUInt32LE(b.length, o + 8);
  head.writeUInt32LE(off, o + 12);
  off += b.length;
});
w('favicon.ico', Buffer.concat([head, ...imgs.map((x) => x[1])]));
