// Marks of the partners (fictional), line drawings on the night ground.  usage: node partners.mjs OUT_DIR [ID ...]
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { Resvg } from '@resvg/resvg-js';
import { line } from './typeset.mjs';
const [out, ...only] = process.argv.slice(2);
if (!out) {
  console.error('usage: node partners.mjs OUT_DIR [ID ...]');
  process.exit(1);
}
fs.mkdirSync(out, { recursive: true });
const lime = '#F7EAD0',
  arch = (x, y, w, h) => `M${x} ${y}v${-(h - w / 2)}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}`;
const marks = {
  // an olive that is also a drop, on a road that winds up to it
  'partner-oil-road': [
    'Uljna cesta',
    'M240 26C262 54 276 72 276 92A36 36 0 0 1 204 92C204 72 218 54 240 26ZM222 94a18 18 0 0 0 14 16M240 26C246 18 254 13 266 12M248 19C256 26 268 27 278 20C270 12 258 12 248 19ZM150 152C176 140 186 152 204 148S226 136 240 140S262 154 282 149S312 140 330 152',
  ],
  // a bell tower above three roofs on a brow
  'partner-hill-towns': [
    'Gradići na brijegu',
    `M228 118V58L240 26L252 58V118M228 62h24M228 82h24M234 82v-9a6 6 0 0 1 12 0v9M190 122V100L207 88L224 100M176 132V118L190 108M256 98L270 86L288 99V120M288 110L304 100L318 112V130M269 120v-9h7v9M203 122v-9h7v9M150 152C176 132 206 122 240 122S304 132 330 152`,
  ],
  // a fork and a leaf on a plate
  'partner-slow-table': [
    'Spori stol',
    'M174 90a66 66 0 1 0 132 0a66 66 0 1 0 -132 0ZM206 50v24a14 14 0 0 0 28 0v-24M220 50v80M262 130V70M262 104C242 94 242 66 262 48C282 66 282 94 262 104Z',
  ],
  // an arched door with its key
  'partner-heritage': [
    'Kuće s pričom',
    `${arch(196, 150, 88, 128)}${arch(210, 150, 60, 100)}M184 150h112M240 22v14M203 44l10 8M277 44l-10 8M198 82h12M270 82h12M240 82a10 10 0 1 0 .1 0ZM240 102v36M240 126h9M240 136h12`,
  ],
};
for (const [id, [name, d]] of Object.entries(marks))
  if (!only.length || only.includes(id)) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 240"><rect width="480" height="240" fill="#2B1A28"/><path d="${d}" fill="none" stroke="${lime}" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>${line(name, 240, 211, 46, { font: 'Ysabeau', ls: 0.6, fill: lime })}</svg>`;
    await sharp(new Resvg(svg, { fitTo: { mode: 'width', value: 1920 } }).render().asPng())
      .resize(480, 240, { kernel: 'lanczos3' })
      .png()
      .toFile(path.join(out, `${id}.png`));
  }
