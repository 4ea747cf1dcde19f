// Blurred views for the windows of the renders as PNG.  usage: node posters/make-views.mjs OUT_DIR [court vines roofs valley lane terrace]
import sharp from 'sharp'; import fs from 'node:fs'; import path from 'node:path';
import { raster } from './print.mjs'; import { views } from './views.mjs';
const [out, ...only] = process.argv.slice(2); if (!out) { console.error('usage: node posters/make-views.mjs OUT_DIR [NAME ...]'); process.exit(1); }
fs.mkdirSync(out, { recursive: true });
for (const [n, draw] of Object.entries(views)) if (!only.length || only.includes(n)) { const v = draw(), i = raster(v.svg(), v.w); await sharp(i.data, { raw: { width: i.w, height: i.h, channels: 4 } }).flatten({ background: '#efe6d0' }).blur({ court: 6, lane: 6, terrace: 2.2 }[n] ?? 4.5).png().toFile(path.join(out, `${n}.png`)); }
