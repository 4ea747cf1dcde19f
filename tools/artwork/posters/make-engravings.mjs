// Engraved plates on white as PNG.  usage: node posters/make-engravings.mjs OUT_DIR [plate-key plate-olive plate-grapes plate-hearth plate-tower plate-wreath]
import sharp from 'sharp'; import fs from 'node:fs'; import path from 'node:path';
import { raster } from './print.mjs'; import { engravings } from './engravings.mjs';
const [out, ...only] = process.argv.slice(2); if (!out) { console.error('usage: node posters/make-engravings.mjs OUT_DIR [NAME ...]'); process.exit(1); }
fs.mkdirSync(out, { recursive: true });
for (const [n, draw] of Object.entries(engravings)) if (!only.length || only.includes(n)) { const p = draw(), s = raster(p.svg(), p.w * 2); await sharp(s.data, { raw: { width: s.w, height: s.h, channels: 4 } }).flatten({ background: '#ffffff' }).resize(p.w, p.h, { kernel: 'lanczos3' }).png().toFile(path.join(out, `${n}.png`)); }
