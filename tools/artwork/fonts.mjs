// Web fonts: woff2 subsets, each with a unicode-range of its own in app/hotel/fonts.css. `usual` is what the texts in four languages
// consist of; `rare` is the rest of Latin-1, for guests' names and programming signs. Cardo has the Croatian letters in its usual
// file, cut from the complete font of the invoices: they add 0.3 KB, as a file of their own 1.8. Ysabeau comes in halves, so its
// Croatian letters stay a file of their own.  usage: node fonts.mjs WOFF2_DIR
import subsetFont from 'subset-font';
import { convert } from 'fontverter';
import { create } from 'fontkit';
import fs from 'node:fs';
import path from 'node:path';
const here = path.dirname(new URL(import.meta.url).pathname);
const from = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCharCode(first + i));
const croatian = 'ČĆĐŠŽčćđšž',
  signs = '#$<=>[\\]^_`{|}~';
const usual =
  from(32, 126)
    .filter((c) => !signs.includes(c))
    .join('') +
  '\u00a0«°±²·º»ÀÄÈÉÊËÌÒÖ×ÙÜßàäèéêëìòöùúûü' +
  '–—‘’‚“”„•…€−';
const rare =
  signs +
  from(161, 255)
    .filter((c) => !usual.includes(c))
    .join('');
const headings = { keepFeatures: ['ccmp', 'liga'] };
// Text keeps what the site sets: kerning, its f before quotes, tabular figures. Fractions and joined fi cost 3.6 KB. The weight of
// running text is the default, which is drawn without interpolation.
const text = {
  variationAxes: { wght: { min: 450, max: 600, default: 450 } },
  keepFeatures: ['kern', 'calt', 'tnum'],
};
const woff = process.argv[2];
if (!woff) {
  console.error('usage: node fonts.mjs WOFF2_DIR');
  process.exit(1);
}
fs.mkdirSync(woff, { recursive: true });
const cardo = '../../app/shop/invoices/pdf/fonts/cardo-regular.ttf';
const ysabeau = (half) =>
  `node_modules/@fontsource-variable/ysabeau/files/ysabeau-${half}-wght-normal.woff2`;
/** Makes the lining figures, a feature of the font, its usual ones: no rule has to ask for them, and the old-style ones are left out. */
function withLiningFigures(font) {
  const lining = create(font)
    .layout('0123456789', ['lnum'])
    .glyphs.map(({ id }) => id);
  if (lining.some((id, i) => id !== lining[0] + i))
    throw new Error('the lining figures are not in a row');
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, i) => 12 + 16 * i);
  const cmap = font.readUInt32BE(
    tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap') + 8,
  );
  for (let i = 0; i < font.readUInt16BE(cmap + 2); i += 1) {
    const at = cmap + font.readUInt32BE(cmap + 8 + 8 * i),
      size = font.readUInt16BE(at + 6);
    const segment = Array.from({ length: size / 2 }, (_, k) => at + 14 + 2 * k).find(
      (end) => font.readUInt16BE(end) === 0x39,
    );
    if (font.readUInt16BE(at) !== 4 || font.readUInt16BE(segment + size + 2) !== 0x30)
      throw new Error('the figures are not a segment');
    font.writeUInt16BE(lining[0] - 0x30, segment + 2 * size + 2);
  }
  return font;
}
const jobs = [
  ['cardo', cardo, usual + croatian, headings],
  ['cardo-rare', cardo, rare, headings],
  ['ysabeau', ysabeau('latin'), usual, { ...text, prepare: withLiningFigures }],
  ['ysabeau-hr', ysabeau('latin-ext'), croatian, text],
  ['ysabeau-rare', ysabeau('latin'), rare, text],
];
for (const [name, file, letters, { prepare = (font) => font, ...options }] of jobs) {
  const source = prepare(await convert(fs.readFileSync(path.join(here, file)), 'truetype')),
    has = create(source).characterSet;
  const missing = [...letters].filter((c) => !has.includes(c.codePointAt(0)));
  if (missing.length) console.log(`${name}: not in the source: ${missing.join(' ')}`);
  const out = await subsetFont(source, letters, { targetFormat: 'woff2', ...options });
  fs.writeFileSync(path.join(woff, `${name}.woff2`), out);
  console.log(`${name}.woff2`, (out.length / 1024).toFixed(1), 'KB');
}
