// The hero in winter: the same terrace and town; bare bough, low sun, fog in the valley, snow on the far ridge, lantern on the table.
import { Scene, P, poly, curve, hill, ridgePts, fbm1, rng, smooth, mix, tone, lens, blob, clamp } from './lib.mjs';
import { C } from './palette.mjs';
import { cypress, olive, bush, vineyard, sail, glass, bottle, house } from './elements.mjs';
import { tinted, wash, cloud, mist, ridge, stones, hilltop, lights, smoke, bough, chairBack, lantern } from './props.mjs';

const FOG = '#f6dcc8', HOR = 470, SUN = [470, 428];
export function heroWinter(W = 1920, H = 1080) {
  const s = new Scene(W, H, 12), r = rng(52), n1 = fbm1(14), n2 = fbm1(23), n3 = fbm1(31), n4 = fbm1(77);
  sky(s, r, W); sea(s, r, W); snowRidge(s, W, n1);
  ridge(s, 1000, W + 60, (x) => HOR + 46 - 76 * smooth((x - 1000) / 640) - 20 * n1(x / 130), 760, '#8f8f98', '#d9b9ae', 420);
  ridge(s, -60, 980, (x) => HOR + 84 - 26 * n2(x / 190) + 34 * smooth((x - 350) / 450), 800, '#9c9488', '#dcbfa9', HOR + 60);
  tinted(s, wash('#b9a7a4', 0.42, 0.03, 0.8), () => { for (let i = 0; i < 60; i++) { const x = r.range(-20, 700), y = HOR + 106 + r() ** 1.4 * 60; bush(s, x, y, 7 + r() * 9, 5 + r() * 5, { far: 0.3, seed: i }); } for (const [x, y, h] of [[150, 566, 40], [168, 570, 30], [420, 580, 34]]) cypress(s, x, y, h, { far: 0.25 }); house(s, 186, 578, 30, 24, 24, 12, { far: 0.2, seed: 8 }); });
  smoke(s, 208, 540, 70, { c: '#fff0e4', o: 0.75, w: 3, seed: 4 });
  for (const [x, y, rx, ry, o] of [[180, 600, 560, 34, 0.9], [640, 588, 460, 30, 0.85], [980, 560, 420, 30, 0.8], [1760, 560, 460, 40, 0.8]]) mist(s, x, y, rx, ry, FOG, o);
  townHill(s, r, n4);
  for (const [x, y, rx, ry, o] of [[760, 656, 700, 44, 0.9], [1640, 640, 560, 34, 0.7], [240, 646, 620, 40, 0.85]]) mist(s, x, y, rx, ry, FOG, o);
  nearLand(s, r, W, H, n3);
  for (const [x, y, rx, ry, o] of [[1180, 700, 460, 26, 0.5], [380, 690, 620, 24, 0.6]]) mist(s, x, y, rx, ry, '#ffe9d6', o);
  s.group('transform="translate(0 -96)"', () => terrace(s, r, W, H + 110));
  return s;
}
function sky(s, r, W) {
  s.rect(0, -200, W, HOR + 202, s.lin(0, -120, 0, HOR, [[0, '#82adb2'], [0.34, '#b4cdcb'], [0.6, '#ecdfcb'], [0.82, '#f6cfae'], [1, '#ec9f82']]));
  s.circle(...SUN, 660, s.rad(...SUN, 660, [[0, '#fff3dc', 0.98], [0.22, '#ffdcb8', 0.6], [0.6, '#ffcaa8', 0.18], [1, '#ffcaa8', 0]]));
  for (const [x, y, w, h, c, o] of [[-160, 96, 760, 22, '#fdf1e2', 0.85], [380, 128, 620, 16, '#fbe6d2', 0.8], [900, 210, 560, 18, '#f8d9c6', 0.75], [60, 262, 460, 14, '#f9cdb0', 0.8], [620, 320, 640, 14, '#f2b79c', 0.75], [1380, 300, 620, 20, '#f0bfa8', 0.65], [120, 352, 300, 9, '#f4b192', 0.8]]) cloud(s, x, y, w, h, c, o, r);
  s.circle(...SUN, 54, '#fffaf0');
}
function sea(s, r, W) {
  s.rect(0, HOR - 1, W, 170, s.lin(0, HOR, 0, HOR + 140, [[0, '#f0c0a2'], [0.16, '#c3bdb4'], [1, '#6f97a0']]));
  s.circle(SUN[0], HOR, 420, s.rad(SUN[0], HOR, 420, [[0, '#fff0d8', 0.85], [1, '#ffd9b8', 0]], `translate(0 ${HOR}) scale(1 .32) translate(0 ${-HOR})`));
  for (let i = 0; i < 130; i++) { const t = r() ** 1.3, y = HOR + 2 + t * 118, x = SUN[0] + r.gauss() * (20 + t * 80), w = 8 + t * 54 * r(); s.path(lens(x - w, y, w * 2, 1 + t * 1.6, 0), '#fff6e6', `opacity="${(0.85 - t * 0.35).toFixed(2)}"`); }
  for (let i = 0; i < 60; i++) { const t = r(), w = 14 + t * 50 * r(); s.path(lens(r() * W * 0.5, HOR + 10 + t * 110, w * 2, 1 + t * 1.4, 0), '#4f7f8a', 'opacity=".3"'); }
  const n = fbm1(5); s.path(hill(ridgePts(-20, 300, (x) => HOR - 18 * smooth((300 - x) / 260) - 7 * n(x / 60), 25), HOR + 1), '#b99a98');
  sail(s, 742, HOR + 40, 40, { far: 0.2 });
}
/** The mountains behind: violet in the shade, snow on the sunlit flanks. */
function snowRidge(s, W, n) {
  const top = (x) => HOR + 4 - 150 * smooth((x - 760) / 900) - 34 * n(x / 105) * smooth((x - 700) / 300) - 12 * n(x / 31) * smooth((x - 900) / 300), pts = ridgePts(640, W + 40, top, 14), body = hill(pts, HOR + 3);
  s.path(body, s.lin(0, 300, 0, HOR + 60, [[0, '#a99fb4'], [0.6, '#c7aeb4'], [1, '#efc9b2']]));
  s.clip(body, () => { const r = rng(8), snow = []; for (const [x, y] of pts) snow.push([x, y + (10 + 44 * smooth((x - 900) / 700)) * (0.75 + 0.5 * n(x / 46) + 0.22 * r())]); s.path(curve(pts) + 'L' + curve(snow.reverse()).slice(1) + 'Z', s.lin(640, 0, W, 0, [[0, '#fbe9dc', 0], [0.25, '#fdf2e8'], [1, '#f4e6ea']]));
    for (let i = 0; i < 46; i++) { const x = 860 + i * 23 + r.range(-10, 10), y = top(x), l = r.range(20, 52) * smooth((x - 800) / 500); s.path(poly([[x, y - 2], [x + l * 0.34, y + l * 0.35], [x + l * 0.24, y + l], [x + l * 0.08, y + l * 0.5]]), '#b3a2ba', 'opacity=".5"'); } });
}
const winterTown = wash('#b3a0a6', 0.16, 0.01, 0.86), winterLand = (x) => tone(mix(x, '#a08a80', 0.34), 0.02, 0.8);
function townHill(s, r, n) {
  const cx = 1330, top = (x) => 640 - 60 * smooth((x - 500) / 500) - 176 * Math.exp(-(((x - cx) / 400) ** 2) * 1.15);
  tinted(s, winterLand, () => {
    s.path(hill(ridgePts(-60, 2000, (x) => top(x) + 7 * n(x / 60) + 40 * smooth((700 - x) / 400), 24), 900), s.lin(860, 470, 1660, 760, [[0, '#cbbd86'], [0.42, '#84854a'], [1, '#4c4f42']]));
    for (let k = 0; k < 6; k++) { const y0 = k * 26, p = ridgePts(940 - k * 36, 1800 + k * 20, (x) => top(x) + 40 + y0 + 4 * n(x / 30 + k * 9), 26); s.stroke(curve(p), '#f3e6cc', 2.4, 'opacity=".6"'); s.stroke(curve(p.map(([x, y]) => [x + 2, y + 4])), '#3a4030', 4, 'opacity=".32"'); for (let i = 0; i < 18; i++) { const x = r.range(960 - k * 30, 1780), y = top(x) + 34 + y0, q = 7 + r() * 9; s.path(blob(x + q * 1.2, y + q * 0.5, q * 1.4, q * 0.35, r, 0.1), '#353a3e', 'opacity=".4"'); bush(s, x, y, q, q * 0.78, { far: 0.05, seed: k * 40 + i }); } }
  });
  s.stroke('M812 668C930 640 980 622 1050 596S1180 556 1130 540', '#f8e8d2', 5, 'stroke-linecap="round" opacity=".9"');
  let walls; tinted(s, winterTown, () => { walls = hilltop(s); });
  lights(s, walls, { share: 0.34, seed: 6 }); for (const [x, y, h, k] of [[1252, 372, 120, 2], [1436, 384, 150, 5], [1186, 420, 100, 7]]) smoke(s, x, y, h, { c: '#fff2e6', o: 0.85, w: 5, seed: k });
}
function nearLand(s, r, W, H, n) {
  const f1 = (x) => 716 - 84 * smooth((x - 1000) / 800) + 10 * n(x / 120);
  tinted(s, winterLand, () => {
    s.path(hill(ridgePts(760, W + 40, f1, 30), H), s.lin(900, 600, 1900, 900, [[0, '#d5c58a'], [1, '#7f7a55']]));
    for (let row = 0; row < 4; row++) for (let i = 0; i < 11; i++) { const x = 1080 + i * 88 + row * 34 + r.range(-14, 14), y = f1(x) + 22 + row * 44; if (x < W + 60) olive(s, x, y, 32 + row * 11, { seed: row * 20 + i, dabs: 16 + row * 6, ground: '#9a9350' }); }
  });
  // pruned vines: the leaves of summer turned to brown canes with frost on their sunward side
  const f2 = (x) => 672 + 16 * n(x / 160) - 10 * smooth((420 - x) / 400) + 150 * smooth((x - 900) / 420);
  tinted(s, (x) => { const m = mix(x, '#8d6b5c', 0.66); return tone(m, 0.04, 0.85); }, () => vineyard(s, hill(ridgePts(-40, 1420, f2, 30), H + 20), [860, 640], { x0: -1500, x1: 2700, yNear: 1040, yFar: 640, rows: 26, depth: 5.5, soil: '#8a7b58', soilLt: '#d8c8a0', hgt: 0.46, leaf: 0.5 }));
}
function terrace(s, r, W, H) {
  const y0 = 880, y1 = 914, face = s.lin(0, y1, 0, H, [[0, '#4b3a4c'], [0.5, '#392a3c'], [1, '#2b1a28']]);
  s.rect(0, y1, W, H - y1, face);
  s.clip(poly([[0, y1], [W, y1], [W, H], [0, H]]), () => { stones(s, 0, y1 + 4, W, 90, r, () => r.pick(['#55445a', '#4c3b4e', '#5b4858', '#473648']), { row: [36, 52], len: [60, 190], o: 0.5, edge: 0.03 }); stones(s, 0, y1 + 94, W, H - y1 - 94, r, () => r.pick(['#4a384a', '#412f42']), { row: [40, 56], len: [70, 190], o: 0.26, edge: 0.02 }); });
  s.rect(0, y1, W, 26, s.lin(0, y1, 0, y1 + 26, [[0, '#1d101c', 0.6], [1, '#1d101c', 0]]));
  for (let x = -20; x < W; ) { const w = 190 + r() * 160, t = clamp(Math.abs(x + w / 2 - 470) / 1500); s.rect(x, y0, w, y1 - y0, s.lin(0, y0, 0, y1, [[0, mix('#fff3e0', '#dcc2bc', t)], [0.5, mix('#e6bfa4', '#a88f98', t)], [0.66, mix('#8d6a70', '#5f4a60', t)], [1, mix('#65485a', '#43334a', t)]])); s.stroke(`M${P(x + w, y0 + 1)}V${y1 - 1}`, '#5b4056', 2.2, 'opacity=".8"'); s.stroke(curve([[x, y0 + 1], [x + w * 0.3, y0 - r() * 3], [x + w * 0.7, y0 - r() * 3], [x + w, y0 + 1]]), '#fffaf2', 4, 'opacity=".85"'); for (let i = 0; i < 9; i++) s.rect(x + r() * w * 0.92, y0 + 6 + r() * 11, 5 + r() * 18, 1.2, r.pick(['#b98f80', '#fff6ea']), 'opacity=".4"'); x += w; }
  table(s, r, 1490, 900, 292, 50, H);
  s.group('transform="translate(0 60)"', () => winterBough(s));
}
function table(s, r, cx, cy, rx, ry, H) {
  chairBack(s, 1150, 1224, 430);
  // a folded wool blanket over the chair's back
  s.path('M1120 800C1170 778 1240 780 1284 796L1290 946C1282 962 1268 950 1256 960C1242 970 1226 954 1212 964C1198 972 1182 956 1168 966C1152 974 1136 962 1130 966Z', s.lin(1120, 0, 1290, 0, [[0, '#d98b62'], [0.4, '#a9492b'], [1, '#5f2a30']])); for (const y of [884, 900, 934]) s.path(`M1126 ${y}C1170 ${y + 8} 1240 ${y + 8} 1288 ${y - 4}L1288 ${y + 3}C1240 ${y + 15} 1170 ${y + 15} 1126 ${y + 8}Z`, '#f6dcb4', 'opacity=".75"'); s.stroke('M1122 799C1170 780 1240 781 1284 796', '#ffd2a6', 3, 'opacity=".8"'); for (const x of [1164, 1206, 1248]) s.path(`M${x} 800C${x + 10} 850 ${x - 2} 900 ${x + 4} 962L${x + 18} 960C${x + 12} 900 ${x + 18} 850 ${x} 800Z`, '#4a1c24', 'opacity=".3"');
  const hem = H + 40, drop = `M${P(cx - rx, cy)}C${P(cx - rx - 6, cy + 60)} ${P(cx - rx - 14, H - 40)} ${P(cx - rx - 22, hem)}L${P(cx + rx + 22, hem)}C${P(cx + rx + 14, H - 40)} ${P(cx + rx + 6, cy + 60)} ${P(cx + rx, cy)}A${rx} ${ry} 0 0 1 ${P(cx - rx, cy)}Z`;
  s.path(drop, s.lin(cx - rx, 0, cx + rx, 0, [[0, '#f9dcc6'], [0.1, '#d9aea8'], [0.38, '#a2828e'], [1, '#5c4764']]));
  s.clip(drop, () => { for (let i = 1; i < 15; i++) { const a = Math.PI - (Math.PI * (i + r.range(-0.3, 0.3))) / 15, px = cx + Math.cos(a) * rx, py = cy + Math.sin(a) * ry - 2, k = (px - cx) / rx, w = 16 + r() * 20; s.path(`M${P(px, py)}C${P(px + k * 8, py + 50)} ${P(px + k * 18 - w, H - 40)} ${P(px + k * 24 - w * 1.2, hem)}L${P(px + k * 24 + w * 0.9, hem)}C${P(px + k * 18 + w * 0.4, H - 40)} ${P(px + k * 9 + 8, py + 50)} ${P(px, py)}Z`, s.lin(px - w, 0, px + w, 0, [[0, '#40304e', 0], [0.55, '#40304e', 0.5], [0.8, '#40304e', 0.1], [1, '#40304e', 0]])); } });
  s.ellipse(cx, cy, rx, ry, s.lin(cx - rx, cy, cx + rx, cy, [[0, '#fff4e6'], [0.5, '#efd0c0'], [1, '#aa8d9c']])); s.stroke(`M${P(cx - rx, cy)}A${rx} ${ry} 0 0 1 ${P(cx + rx * 0.7, cy - ry * 0.71)}`, '#fffaf4', 3, 'opacity=".9"');
  const sh = (x, y, l, w, o = 0.45) => s.path(blob(x + l * 0.5, y + 3, l * 0.6, w, r, 0.06), '#63485f', `opacity="${o}"`);
  mist(s, 1596, 898, 190, 34, '#ffdc92', 0.7);
  sh(1392, 886, 90, 9); bottle(s, 1392, 890, 214, { w: 54, body: '#3a4426', hi: '#c9c05c', dark: '#1c2016', label: '#f3e6ca', cap: C.murva, labelDraw: (q, x, ly, w, lh) => { q.rect(x - w * 0.3, ly + lh * 0.26, w * 0.5, 3, C.murva); q.rect(x - w * 0.3, ly + lh * 0.42, w * 0.36, 2, C.murva, 'opacity=".6"'); q.circle(x - w * 0.05, ly + lh * 0.72, 6, C.terra); } });
  sh(1600, 902, 70, 10, 0.35); lantern(s, 1604, 906, 168);
  sh(1300, 908, 110, 8); glass(s, 1296, 912, 150, { wine: '#7a1c30', wineHi: '#e0694a' }); sh(1488, 926, 90, 8); glass(s, 1490, 930, 150, { wine: '#7a1c30', wineHi: '#e0694a', fill: 0.36 });
  // walnuts and a cracked one
  for (const [x, y] of [[1692, 912], [1716, 904], [1708, 918]]) { sh(x, y, 20, 4); s.ellipse(x, y - 4, 13, 10, s.lin(x - 13, 0, x + 13, 0, [[0, '#e8bd84'], [1, '#7a4f38']])); s.stroke(`M${P(x - 12, y - 5)}Q${P(x, y - 9)} ${P(x + 12, y - 4)}`, '#5f3b2c', 1.6); }
}
function winterBough(s) {
  const r = rng(19), c = '#3a2933', tips = [];
  for (const [x, y, a, l, w, d] of [[1990, -96, 2.72, 420, 40, 3], [1980, 6, 2.86, 250, 16, 2], [1960, -150, 2.5, 300, 18, 2]]) tips.push(...bough(s, x, y, a, l, w, r, { depth: d, c, hi: '#d9a994', droop: 0.1 }));
  for (const [x, y, a] of tips) { s.ellipse(x, y, 3.4, 3.4, '#6b4a4c'); s.path(lens(x, y, 9, 2.6, a), '#8a5f56'); }
  // the last yellow leaf
  const t = tips.filter(([x, y]) => x < 1760 && y > -40)[2] ?? tips[0]; s.path(lens(t[0], t[1], 46, 17, 1.7), '#d9a24c'); s.stroke(`M${P(t[0], t[1])}l-5 42`, '#8a5a34', 1.6);
}
/** With the sky above the scene's zero, as the wide picture shows it. */
export const heroWinterSvg = () => heroWinter().svg().replace(/viewBox="[^"]*" width="[^"]*" height="[^"]*"/, 'viewBox="0 -120 1920 1200" width="1920" height="1200"');
