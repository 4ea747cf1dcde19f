// Card marks, the logo with its wordmark and the maskable app icon.  usage: node icons.mjs PUBLIC_DIR
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { Resvg } from '@resvg/resvg-js';
import { markPaths } from './posters/logo.mjs';
import { line } from './typeset.mjs';
const dir = process.argv[2];
if (!dir) {
  console.error('usage: node icons.mjs PUBLIC_DIR');
  process.exit(1);
}
fs.mkdirSync(path.join(dir, 'cards'), { recursive: true });
const w = (n, b) => fs.writeFileSync(path.join(dir, n), b),
  lime = '#F7EAD0';
// plain names in the house's letters inside one box: which cards are taken, not the brands' artwork
const card = (name, size, y, extra = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="30" viewBox="0 0 960 600"><g fill="none" stroke="${lime}" stroke-width="24"><rect x="16" y="16" width="928" height="568" rx="60"/>${extra}</g>${slim(line(name, 480, y, size, { font: 'Ysabeau', weight: 650, ls: size * 0.04, fill: lime }))}</svg>\n`;
// whole units of the 20-fold box and relative steps: half the bytes
function slim(g) {
  return g.replace(/d="([^"]*)"/g, (_, d) => {
    let pen = [0, 0],
      start = pen,
      out = '';
    for (const [, c, t] of d.matchAll(/([A-Z])([^A-Z]*)/g)) {
      const v = (t.match(/-?[\d.]+/g) ?? []).map((n) => Math.round(n));
      if (c === 'Z') {
        out += 'z';
        pen = start;
        continue;
      }
      out +=
        c.toLowerCase() +
        v
          .map((n, i) => n - pen[i % 2])
          .join(' ')
          .replace(/ -/g, '-');
      pen = v.slice(-2);
      if (c === 'M') start = pen;
    }
    return `d="${out}"`;
  });
}
const rings = '<circle cx="408" cy="216" r="124"/><circle cx="552" cy="216" r="124"/>';
w('cards/visa.svg', card('VISA', 292, 404));
w('cards/mastercard.svg', card('mastercard', 152, 508, rings));
w('cards/maestro.svg', card('maestro', 164, 508, rings + '<path d="M480 116v200"/>'));
w('cards/wspay.svg', card('WSPay', 240, 376));
const p = markPaths(),
  mark = `<path d="${p.fruit}${p.stem}${p.leaf}"/>`;
w(
  'logo.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 520 120" fill="currentColor"><title>Murva</title>${mark}${line('MURVA', 320, 91, 84, { ls: 16.8, fill: 'currentColor' })}</svg>\n`,
);
// within the safe zone: the mark's corners stay inside the middle circle of 80 %
const k = (0.5 * 512) / 112,
  tile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" fill="#4A1F38"/><g transform="translate(${256 - 59 * k} ${256 - 59.5 * k}) scale(${k})" fill="#FFFAF0">${mark}</g></svg>`;
w(
  'icon-maskable-512.png',
  await sharp(new Resvg(tile, { fitTo: { mode: 'width', value: 2048 } }).render().asPng())
    .resize(512, 512, { kernel: 'lanczos3' })
    .png({ compressionLevel: 9, palette: true, colours: 64 })
    .toBuffer(),
);
