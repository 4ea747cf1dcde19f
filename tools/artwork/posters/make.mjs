// Hero posters and engraved plates as PNG.  usage: node posters/make.mjs OUT_DIR [hero hero-m plate-mulberry plate-bianchera plate-buza ...: one for each oil]
import sharp from 'sharp'; import fs from 'node:fs'; import path from 'node:path';
import { print, raster } from './print.mjs'; import { heroSvg } from './hero.mjs'; import { mulberryPlate, bottlePlate } from './engrave.mjs'; import { oils } from '../render/oils.mjs';
const [out, ...only] = process.argv.slice(2); if (!out) { console.error('usage: node posters/make.mjs OUT_DIR [NAME ...]'); process.exit(1); }
fs.mkdirSync(out, { recursive: true }); const want = (n) => !only.length || only.includes(n), to = (n) => path.join(out, `${n}.png`);
const sized = async (img, w, file) => sharp(await img.png().toBuffer()).resize(w).png().toFile(file);
if (want('hero')) await sized(await print(heroSvg(), { width: 1920, jitter: 0.3 }), 1680, to('hero'));
if (want('hero-m')) await (await print(heroSvg([1014, -23, 690, 897]), { width: 900, jitter: 0.26 })).png().toFile(to('hero-m'));
const plate = (draw, scale) => { const p = draw(), s = raster(p.svg(), p.w * scale); return sharp(s.data, { raw: { width: s.w, height: s.h, channels: 4 } }).flatten({ background: '#ffffff' }).resize(p.w, p.h, { kernel: 'lanczos3' }).png(); };
if (want('plate-mulberry')) await plate(mulberryPlate, 1).toFile(to('plate-mulberry'));
for (const [id, oil] of Object.entries(oils)) if (want(`plate-${id}`)) await plate(() => bottlePlate(oil), 2).toFile(to(`plate-${id}`));
