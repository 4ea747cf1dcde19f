// Pictures of the house, the town and the year as PNG.  usage: node posters/make-places.mjs OUT_DIR [ID ...]
import sharp from 'sharp'; import fs from 'node:fs'; import path from 'node:path';
import { print } from './print.mjs'; import { heroWinterSvg } from './seasons.mjs'; import * as menu from './menu.mjs';
import { heritageSilk, heritageHouse, heritagePress } from './heritage.mjs'; import { town } from './town.mjs'; import { sea } from './sea.mjs'; import { map } from './map.mjs'; import { oleotheque, people } from './house.mjs'; import { packageTruffle, packageOil, packageSpring, packageWinter } from './packages.mjs';
const [out, ...only] = process.argv.slice(2); if (!out) { console.error('usage: node posters/make-places.mjs OUT_DIR [ID ...]'); process.exit(1); }
fs.mkdirSync(out, { recursive: true });
// svg, print width, then either the delivered width or the part [left, top, width, height] cut from the print: resvg fails on shapes outside the view box, so crops are made of pixels
const jobs = {
  'hero-winter': [heroWinterSvg, 1920, { width: 1680, jitter: 0.3 }],
  'hero-winter-m': [heroWinterSvg, 2880, { part: [1575, 145, 1035, 1346] }],
};
for (const [id, scene] of Object.entries({ 'heritage-silk': heritageSilk, 'heritage-house': heritageHouse, 'heritage-press': heritagePress, 'package-truffle': packageTruffle, 'package-oil': packageOil, 'package-spring': packageSpring, 'package-winter': packageWinter, 'oleotheque-cellar': oleotheque, 'house-people': people, town, sea, map })) jobs[id] = [() => scene().svg(), 1536];
for (const n of ['Heritage', 'Accommodation', 'Restaurant', 'Shop', 'Packages', 'Gallery', 'Experiences', 'Contact']) jobs[`menu-${n.toLowerCase()}`] = [() => menu[`menu${n}`]().svg(), 960];
for (const [id, [svg, w, { width = w, part, jitter = 0.26 } = {}]] of Object.entries(jobs)) {
  if (only.length && !only.includes(id)) continue;
  const img = sharp(await (await print(svg(), { width: w, jitter })).png().toBuffer());
  await (part ? img.extract({ left: part[0], top: part[1], width: part[2], height: part[3] }) : img.resize(width)).png().toFile(path.join(out, `${id}.png`)); console.log(id);
}
