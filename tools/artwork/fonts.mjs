// Web fonts: woff2 subsets, each with a unicode-range of its own in app/hotel/fonts.css. `usual` is what the texts in four languages
// consist of; `rare` is the rest of Latin-1, for guests' names and programming signs. Cardo has the Croatian letters in its usual
// file, cut from the complete font of the invoices: they add 0.3 KB, as a file of their own 1.8. Ysabeau comes in halves, so its
// Croatian letters stay a file of their own.  usage: node fonts.mjs WOFF2_DIR
import subsetFont from 'subset-font'; import { create } from 'fontkit'; import fs from 'node:fs'; import path from 'node:path';
const here = path.dirname(new URL(import.meta.url).pathname);
const from = (first, last) => Array.from({ length: last - first + 1 }, (_, i) => String.fromCharCode(first + i));
const croatian = 'ČĆĐŠŽčćđšž', signs = '#$<=>[\\]^_`{|}~';
const usual = from(32, 126).filter((c) => !signs.includes(c)).join('') + '\u00a0«°±²·º»ÀÄÈÉÊËÌÒÖ×ÙÜßàäèéêëìòöùúûü' + '–—‘’‚“”„•…€−';
const rare = signs + from(161, 255).filter((c) => !usual.includes(c)).join('');
const headings = { keepFeatures: ['ccmp', 'liga'] };
// Text keeps what the site sets: kerning, its f before quotes, lining and tabular figures. Fractions and joined fi cost 3.6 KB.
const text = { variationAxes: { wght: { min: 450, max: 600, default: 450 } }, keepFeatures: ['kern', 'calt', 'lnum', 'tnum'] };
const woff = process.argv[2];
if (!woff) { console.error('usage: node fonts.mjs WOFF2_DIR'); process.exit(1); }
fs.mkdirSync(woff, { recursive: true });
const cardo = '../../app/shop/invoices/fonts/cardo-regular.ttf';
const ysabeau = (half) => `node_modules/@fontsource-variable/ysabeau/files/ysabeau-${half}-wght-normal.woff2`;
const jobs = [
  ['cardo', cardo, usual + croatian, headings],
  ['cardo-rare', cardo, rare, headings],
  ['ysabeau', ysabeau('latin'), usual, text],
  ['ysabeau-hr', ysabeau('latin-ext'), croatian, text],
  ['ysabeau-rare', ysabeau('latin'), rare, text],
];
for (const [name, file, letters, options] of jobs) {
  const source = fs.readFileSync(path.join(here, file)), has = create(source).characterSet;
  const missing = [...letters].filter((c) => !has.includes(c.codePointAt(0)));
  if (missing.length) console.log(`${name}: not in the source: ${missing.join(' ')}`);
  const out = await subsetFont(source, letters, { targetFormat: 'woff2', ...options });
  fs.writeFileSync(path.join(woff, `${name}.woff2`), out); console.log(`${name}.woff2`, (out.length / 1024).toFixed(1), 'KB');
}
