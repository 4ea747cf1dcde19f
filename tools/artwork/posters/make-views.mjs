// Blurred, pale views for the windows of the renders as PNG.  usage: node posters/make-views.mjs OUT_DIR [court vines roofs valley lane terrace]
import sharp from 'sharp'; import fs from 'node:fs'; import path from 'node:path';
import { raster } from './print.mjs'; import { views } from './views.mjs';
const [out, ...only] = process.argv.slice(2); if (!out) { console.error('usage: node posters/make-views.mjs OUT_DIR [NAME ...]'); process.exit(1); }
fs.mkdirSync(out, { recursive: true });
for (const [n, draw] of Object.entries(views)) if (!only.length || only.includes(n)) { const v = draw(), i = raster(v.svg(), v.w); await sharp(i.data, { raw: { width: i.w, height: i.h, channels: 4 } }).flatten({ background: '#efe6d0' }).modulate({ saturation: n === 'terrace' ? 0.85 : 0.7 }).linear(n === 'terrace' ? 0.9 : 0.8, n === 'terrace' ? 24 : 46).blur({ court: 9, lane: 8, roofs: 7.5, terrace: 2.2 }[n] ?? 6.5).png().toFile(path.join(out, `${n}.png`)); }
