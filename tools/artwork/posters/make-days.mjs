// Posters of experiences, news and the night as PNG.  usage: node posters/make-days.mjs OUT_DIR [exp-truffles … night-town]
import fs from 'node:fs'; import path from 'node:path';
import { print } from './print.mjs'; import { experiences } from './experiences.mjs'; import { news } from './news.mjs'; import { night } from './night.mjs';
const [out, ...only] = process.argv.slice(2); if (!out) { console.error('usage: node posters/make-days.mjs OUT_DIR [ID ...]'); process.exit(1); }
fs.mkdirSync(out, { recursive: true });
for (const [id, draw] of Object.entries({ ...experiences, ...news, ...night })) if (!only.length || only.includes(id)) { const s = draw(); await (await print(s.svg(), { width: s.w, jitter: 0.24 })).png().toFile(path.join(out, `${id}.png`)); }
