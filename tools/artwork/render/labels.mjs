// Every label, stamp and band of the goods, drawn with the house type and mark.  usage: node render/labels.mjs OUT_DIR
import fs from 'node:fs'; import path from 'node:path'; import sharp from 'sharp';
import { raster } from '../posters/print.mjs'; import { mark } from '../posters/logo.mjs'; import { line } from '../typeset.mjs'; import { oils } from './oils.mjs';
const out = process.argv[2]; if (!out) { console.error('usage: node render/labels.mjs OUT_DIR'); process.exit(1); } fs.mkdirSync(out, { recursive: true });
const save = async (name, svg, w) => { const s = raster(svg, w); await sharp(s.data, { raw: { width: s.w, height: s.h, channels: 4 } }).png().toFile(path.join(out, `${name}.png`)); };
const text = (c, ink) => (t, y, s, o = {}) => line(t, c, y, s, { fill: ink, grow: o.font ? 0.006 : 0.022, ...o });
const sheet = (W, H, paper, body) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}"><rect width="${W}" height="${H}" fill="${paper}"/>${body}</svg>`;
const rules = (W, H, ink, k = 1) => `<g stroke="${ink}" fill="none"><path d="M0 ${60 * k}H${W}M0 ${H - 60 * k}H${W}" stroke-width="${7 * k}"/><path d="M0 ${82 * k}H${W}M0 ${H - 82 * k}H${W}" stroke-width="${3 * k}"/></g>`;
const Y = { font: 'Ysabeau', weight: 600 };
for (const [id, o] of Object.entries(oils)) for (const vol of ['500 ml', '250 ml', '100 ml']) {
  const W = 1500, H = 1460, c = W / 2, T = text(c, o.ink), two = o.name.length === 2, big = vol === '100 ml' ? 1.12 : 1;
  await save(`oil-${id}-${parseInt(vol)}`, sheet(W, H, o.paper, rules(W, H, o.ink) + mark(o.ink, c, two ? 320 : 345, two ? 340 : 370)
    + (two ? T(o.name[0], 690, o.size, { ls: o.ls }) + T(o.name[1], 860, o.size, { ls: o.ls }) : T('MURVA', 690, 84, { ls: 30 }) + T(o.name[0], 880, o.size, { ls: o.ls }))
    + `<path d="M${c - 90} ${two ? 940 : 965}H${c + 90}" stroke="${o.bar}" stroke-width="8"/>` + T('Ekstra djevičansko', 1080, 68 * big, Y) + T('maslinovo ulje', 1080 + 80 * big, 68 * big, Y) + T(vol, 1290 + 14 * (big > 1), 62 * big, { ...Y, ls: 6 })), W);
}
{ const W = 1500, H = 1207, c = W / 2, ink = '#0e2a31', T = text(c, ink);
  await save('malvazija', sheet(W, H, '#ece2cb', rules(W, H, ink) + mark(ink, c, 265, 250) + T('MURVA', 495, 76, { ls: 28 }) + T('MALVAZIJA', 670, 122, { ls: 8 }) + `<path d="M${c - 90} 745H${c + 90}" stroke="#9c4126" stroke-width="8"/>` + T('vinski ocat', 920, 118)), W); }
{ const W = 1500, H = 791, c = W / 2, ink = '#2b0c1c', T = text(c, ink);
  await save('smokva', sheet(W, H, '#e6d6ba', rules(W, H, ink, 0.8) + mark(ink, c, 190, 150) + T('BALSAMICO', 420, 124, { ls: 10 }) + T('od smokve', 550, 112) + T('MURVA', 665, 60, { ls: 22 })), W); }
{ const W = 3000, H = 1082, c = W / 2, ink = '#1a230f', T = text(c, ink);
  await save('tea', sheet(W, H, '#bbbc9b', rules(W, H, ink, 0.8) + mark(ink, c, 235, 230) + T('MURVA', 425, 62, { ls: 24 }) + T('ČAJ OD LISTA', 570, 104, { ls: 8 }) + T('MASLINE', 690, 104, { ls: 14 }) + `<path d="M${c - 80} 750H${c + 80}" stroke="#9c4126" stroke-width="7"/>` + T('osušeni list masline', 860, 66, Y)), W); }
{ const svg = (a, w, h) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}">${a}</svg>`, w = '#ffffff';
  await save('stamp', svg(`<rect width="1000" height="640" fill="#000"/><rect x="40" y="40" width="920" height="560" rx="90" fill="none" stroke="${w}" stroke-width="14"/>` + mark(w, 500, 255, 330, { gap: 3 }) + text(500, w)('MURVA', 540, 120, { ls: 30 }), 1000, 640), 1000);
  await save('band', sheet(1000, 520, '#ece0c9', `<g stroke="#35112a" fill="none"><path d="M30 0V520M970 0V520" stroke-width="6"/></g>` + mark('#260a1d', 500, 120, 150) + text(500, '#260a1d')('SAPUN', 315, 112, { ls: 24, grow: 0.026 }) + text(500, '#260a1d')('od maslinova ulja', 420, 84, { grow: 0.026 })), 1000);
  for (const [n, c] of [['lid', '#43203a'], ['lid-light', '#f3e2bf']]) await save(n, svg(mark(c, 500, 330, 420) + text(500, c)('MURVA', 720, 150, { ls: 42 }) + text(500, c)('HERITAGE HOTEL', 810, 56, { ...Y, ls: 15 }), 1000, 900), 1000); }
