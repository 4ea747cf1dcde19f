// The way to the house, 1536x1024: one plane, drawn from the air. Numerals are explained on the page.
import { Scene, P, poly, curve, rng, lerp, mix, tone, lens, blob, scallop, clamp, TAU } from './lib.mjs';
import { C } from './palette.mjs';
import { cypress, olive, house, campanile, bush, sail } from './elements.mjs';
import { mark } from './logo.mjs';
import { line } from '../typeset.mjs';
import { stones, archD, mulberryTree } from './props.mjs';

const W = 1536, H = 1024;
const disc = (s, x, y, n, q = 25) => { s.circle(x + 3, y + 5, q, '#2b1a28', 'opacity=".3"'); s.circle(x, y, q, '#fffaf0'); s.circle(x, y, q - 3.5, C.murva); s.raw(line(n, x, y + q * 0.4, q * 1.2, { font: 'Ysabeau', weight: 700, fill: '#fffaf0' })); };
/** A road: casing, bed and a lit middle. */
const road = (s, pts, w, c = '#fff8e6') => { const d = curve(pts); s.stroke(d, '#8a7058', w + 8, 'stroke-linecap="round" stroke-linejoin="round" opacity=".55"'); s.stroke(d, c, w, 'stroke-linecap="round" stroke-linejoin="round"'); };

export function map() {
  const s = new Scene(W, H, 71), r = rng(71);
  s.rect(0, 0, W, H, s.lin(0, 0, W, H, [[0, '#e9e0ae'], [0.5, '#d9d394'], [1, '#c9c07c']]));
  // fields: quiet patches, ploughed or green
  const patch = (x, y, w, h, a, c, rows) => { const ca = Math.cos(a), sa = Math.sin(a), T = (u, v) => [x + u * w * ca - v * h * sa, y + u * w * sa + v * h * ca], d = curve([T(-0.5, -0.5), T(0, -0.53), T(0.5, -0.48), T(0.52, 0), T(0.49, 0.5), T(0, 0.52), T(-0.5, 0.48), T(-0.52, 0)], true, 0.1); s.path(d, c, 'opacity=".75"'); if (rows) s.clip(d, () => { for (let i = -12; i < 13; i++) s.stroke(`M${P(...T(i / 24, -0.7))}L${P(...T(i / 24, 0.7))}`, tone(c, -0.1), 3, 'opacity=".55"'); }); };
  for (const [x, y, w, h, a, c, k] of [[470, 120, 170, 100, 0.2, '#c9b866', 1], [640, 90, 150, 90, -0.1, '#b3bc6c', 0], [470, 250, 130, 80, -0.2, '#d99a5c', 1], [1180, 130, 170, 90, 0.15, '#c3c274', 0], [1040, 90, 130, 80, -0.1, '#d6a868', 1], [520, 860, 190, 100, 0.1, '#b9bc66', 1], [740, 940, 170, 90, -0.1, '#d6a05c', 1], [1320, 960, 190, 90, 0, '#b3b860', 0], [1440, 560, 140, 90, 0.3, '#d9b468', 1], [1100, 940, 150, 80, 0.2, '#c3b866', 0]]) patch(x, y, w, h, a, c, k);
  // the sea and its shore
  const shore = [[420, -20], [380, 70], [330, 130], [350, 220], [300, 290], [220, 330], [214, 392], [282, 420], [330, 470], [300, 540], [340, 600], [398, 660], [330, 720], [280, 800], [310, 880], [250, 960], [268, 1050]], coast = (o) => curve(shore.map(([x, y]) => [x - o, y])) + 'L-40 1050L-40 -20Z';
  s.path(coast(-16), '#fbeecb');
  // Mirna: meadow, then water; the sea covers its mouth
  const riv = [[1560, 812], [1420, 770], [1290, 806], [1160, 770], [1010, 800], [880, 770], [740, 740], [620, 752], [500, 706], [410, 664], [300, 640]]; s.stroke(curve(riv), '#b9cc7c', 92, 'stroke-linecap="round" opacity=".85"'); s.stroke(curve(riv), '#3f7f86', 27, 'stroke-linecap="round"'); s.stroke(curve(riv), '#6fb0ac', 20, 'stroke-linecap="round"'); s.stroke(curve(riv.map(([x, y]) => [x, y - 4])), '#b9e0d0', 4, 'stroke-linecap="round" opacity=".8" stroke-dasharray="30 22 14 30"'); for (let i = 0; i < 26; i++) { const k = r() * 8.4, a = Math.floor(k), f = k - a; bush(s, lerp(riv[a][0], riv[a + 1][0], f), lerp(riv[a][1], riv[a + 1][1], f) + (i % 2 ? 34 : -24), r.range(11, 18), r.range(9, 14), { c: '#55733c', lt: '#86a650', hi: '#b9cc6c', seed: i }); }
  s.path(coast(0), s.lin(0, 0, 420, 0, [[0, '#4f8d94'], [0.6, '#6fa9a8'], [1, '#9cccc0']])); s.path(coast(34), '#5f9ca0', 'opacity=".55"'); s.path(coast(80), '#4a8a92', 'opacity=".5"'); for (let i = 0; i < 46; i++) { const x = r.range(10, 250), y = r.range(20, 1010); s.stroke(`M${P(x, y)}q9 -8 18 0t18 0`, '#dff0e2', 2.6, 'opacity=".6" stroke-linecap="round"'); }
  sail(s, 110, 250, 74); sail(s, 70, 660, 50, { flip: -1 }); sail(s, 176, 880, 58);
  // main roads and the junction below the hill
  road(s, [[286, 404], [352, 436], [430, 470], [520, 548], [612, 612], [720, 676], [880, 704], [1090, 676], [1280, 606], [1420, 590], [1560, 620]], 17); road(s, [[640, 1050], [600, 940], [570, 830], [566, 744], [590, 660], [612, 606]], 17);
  s.path(poly([[552, 700], [582, 698], [584, 760], [554, 762]]), '#f3dfb8'); for (const x of [550, 583]) s.path(`M${x} 698L${x + 2} 764`, 'none', 'stroke="#8a6a58" stroke-width="6"'); for (const x of [1158, 1184]) s.stroke(`M${x - 4} 742L${x + 8} 806`, '#8a6a58', 6); s.circle(612, 606, 21, '#8a7058', 'opacity=".6"'); s.circle(612, 606, 17, '#fff8e6'); s.circle(612, 606, 7, '#b3bc6c');
  road(s, [[430, 470], [444, 360], [420, 240], [452, 120], [448, -20]], 11); road(s, [[1090, 676], [1150, 722], [1180, 790], [1160, 900], [1200, 1050]], 11);
  // the hill in three steps of terraces, lit from the left
  const hl = (rx, ry, cy, c0, c1, seed) => { const q = rng(seed), d = blob(860, cy, rx, ry, q, 0.035, 18); s.path(d, '#4a4a2c', 'opacity=".35" transform="translate(22 18)"'); s.path(d, s.lin(860 - rx, cy - ry, 860 + rx, cy + ry, [[0, c0], [1, c1]])); return d; };
  const d1 = hl(396, 242, 420, '#c9c274', '#7d8a4a', 2); s.clip(d1, () => { for (let i = 0; i < 9; i++) s.stroke(blob(860, 412, 384 - i * 9, 232 - i * 7, rng(2), 0.035, 18), '#5f6a38', 1.6, 'opacity=".25"'); }); hl(338, 196, 404, '#b9bb68', '#6f7f44', 4);
  for (let i = 0; i < 44; i++) { const a = (i / 44) * TAU, k = i % 2 ? 366 : 330, x = 860 + Math.cos(a) * k, y = 414 + Math.sin(a) * k * 0.6; if (Math.sin(a) > 0.35 && Math.cos(a) < 0.3) continue; olive(s, x, y, r.range(20, 26), { seed: i, dabs: 10, ground: '#7d8a4a' }); }
  // the branch up to the car park and the bus stop
  road(s, [[612, 606], [640, 574], [700, 570], [780, 590], [870, 592], [930, 574]], 12);
  town(s, r);
  // car park with its trees and the charging post
  s.path(poly([[900, 548], [1084, 548], [1104, 612], [908, 616]]), '#4a4a2c', 'opacity=".35" transform="translate(8 8)"'); s.path(poly([[900, 548], [1084, 548], [1104, 612], [908, 616]]), '#f0e2c0'); for (let i = 1; i < 7; i++) s.stroke(`M${900 + i * 27} 550L${904 + i * 29} 580`, '#b39a7c', 3); const car = (x, y, c) => { s.path(blob(x + 5, y + 5, 14, 8, rng(1), 0.02), '#4a3a40', 'opacity=".4"'); s.rect(x - 11, y - 14, 22, 26, c, 'rx="7"'); s.rect(x - 8, y - 7, 16, 6, '#33424a', 'rx="2"'); s.rect(x - 8, y + 5, 16, 4, '#33424a', 'rx="2"'); }; car(944, 568, '#c4523a'); car(1002, 568, '#4f7f88'); car(1032, 569, '#f3e6cf');
  s.rect(1112, 540, 58, 58, '#2b1a28', 'rx="6" opacity=".3" transform="translate(3 5)"'); s.rect(1110, 536, 58, 58, '#2b5c66', 'rx="6"'); s.raw(line('P', 1139, 579, 46, { font: 'Ysabeau', weight: 700, fill: '#fffaf0' }));
  s.rect(1076, 502, 22, 44, s.lin(1076, 0, 1098, 0, [[0, '#fffaf0'], [1, '#a9b8ac']]), 'rx="4"'); s.path('M1089 508L1081 524H1087L1084 538L1094 520H1088Z', '#5a6032'); s.stroke('M1098 516C1112 516 1108 540 1100 552', '#3a4a44', 3.4);
  // footpath: dots from the car park through the gate to the house
  for (const pts of [[[912, 560], [880, 560], [840, 560], [806, 556]], [[803, 500], [812, 474], [842, 456], [884, 448]]]) s.stroke(curve(pts), C.murva, 6.4, 'stroke-dasharray="0.1 13" stroke-linecap="round"');
  // bus stop
  s.path(lens(758, 672, 60, 4, 0.2), '#4a4a2c', 'opacity=".4"'); s.rect(752, 628, 6, 46, '#4a3a40'); s.rect(740, 602, 30, 30, '#b8452c', 'rx="15"'); s.rect(746, 611, 18, 11, '#fffaf0', 'rx="2"'); for (const x of [750, 760]) s.circle(x, 624, 2.4, '#fffaf0');
  // oak wood in the north-east, vineyards in the south, olive groves towards the sea
  const wood = []; for (let i = 0; i < 84; i++) wood.push([1370 + r.gauss() * 95, 290 + r.gauss() * 80]); for (let i = 0; i < 18; i++) wood.push([1180 + r.gauss() * 40, 220 + r.gauss() * 26]); wood.sort((a, b) => a[1] - b[1]); for (const [x, y] of wood) { const q = r.range(20, 32); if ((x < 1220 && y > 270) || (y < 200 && Math.abs(x - 1440) < 100)) continue; s.path(blob(x + q * 0.8, y + q * 0.7, q, q * 0.3, r, 0.1), '#4a4a2c', 'opacity=".35"'); s.rect(x - 3, y + q * 0.3, 6, q * 0.6, '#5a4438'); bush(s, x, y, q, q * 0.9, { c: '#3f4f30', lt: '#66783c', hi: '#9aa350', seed: Math.round(x) }); }
  const vine = (x, y, w, h) => { s.path(blob(x, y, w * 0.62, h * 0.72, rng(5), 0.05), '#c98a58', 'opacity=".75"'); for (let k = 0; k < 6; k++) for (let i = 0; i < 9; i++) { const px = x - w / 2 + (i / 8) * w + k * 5 - 12, py = y - h / 2 + (k / 5) * h; s.path(lens(px - 2, py + 7, 24, 3, 0.1), '#6d4430', 'opacity=".5"'); s.path(scallop(px, py, 11, 7.5, r, 6, 0.2), '#55683a'); s.path(scallop(px - 2.4, py - 2.4, 7, 4.6, r, 6, 0.2), '#a3ad4c'); } }; vine(900, 890, 190, 92); vine(1370, 884, 180, 90); vine(420, 880, 130, 84);
  for (let k = 0; k < 4; k++) for (let i = 0; i < 5; i++) { const x = 500 + i * 42 - k * 10, y = 330 + k * 38 + 8 * Math.sin(i * 2); if (x < 690) olive(s, x, y, 19, { seed: k * 9 + i, dabs: 8, ground: '#c9b866' }); }
  for (const [x, y, h] of [[560, 660, 60], [690, 690, 50], [1010, 700, 56], [1030, 704, 44], [1330, 650, 58], [480, 520, 50], [1240, 560, 54]]) { s.path(lens(x, y, h * 0.7, 4, 0.2), '#4a4a2c', 'opacity=".4"'); cypress(s, x, y + 2, h); }
  // the harbour town on its spit
  const q = rng(6); s.path(blob(262, 366, 74, 56, rng(3), 0.06), '#f6e6c0'); for (let row = 0; row < 4; row++) for (let i = 0; i < 5; i++) house(s, 204 + i * 25 - (row % 2) * 7 + q.range(-3, 3), 342 + row * 19, q.range(16, 21), q.range(8, 13), q.range(16, 23), q.range(7, 10), { seed: i + row * 10, gable: q() < 0.5, wall: q.pick(['#f6e6c6', '#ecc8a0', '#e3b094', '#fbf0da']) }); campanile(s, 252, 346, 22, 92); s.stroke('M216 418H158V448', '#e9d8b0', 11, 'stroke-linejoin="round"'); for (const [x, y] of [[196, 440], [224, 446], [250, 442]]) s.path(`M${x - 13} ${y}Q${x} ${y + 7} ${x + 13} ${y}L${x + 9} ${y + 8}H${x - 9}Z`, r.pick(['#c4523a', '#fffaf0', '#2b5c66']));
  for (const [x, y] of [[1330, 690], [700, 820], [1250, 470]]) house(s, x, y, 26, 20, 20, 11, { seed: x });
  // numerals
  disc(s, 984, 326, '1'); disc(s, 1068, 586, '2'); disc(s, 744, 538, '3'); disc(s, 730, 360, '4'); disc(s, 794, 256, '5'); disc(s, 708, 626, '6');
  north(s, 1440, 112); return s;
}
function town(s, r) {
  const cx = 860, cy = 400, rx = 250, ry = 128, at = (a, k = 1) => [cx + Math.cos(a) * rx * k, cy + Math.sin(a) * ry * k], seg = (a0, a1, m = 30) => Array.from({ length: m + 1 }, (_, i) => at(lerp(a0, a1, i / m)));
  const back = seg(Math.PI * 0.98, Math.PI * 2.02); s.path(poly([...back, ...back.map(([x, y]) => [x, y - 20]).reverse()]), s.lin(cx - rx, 0, cx + rx, 0, [[0, '#c9a98a'], [1, '#f0d9ae']])); s.stroke(poly(back.map(([x, y]) => [x, y - 20]), false), '#fff6de', 4);
  s.ellipse(cx, cy, rx, ry, s.lin(cx - rx, 0, cx + rx, 0, [[0, '#fbeccb'], [1, '#e0c79c']]));
  const q = rng(8), hs = []; for (let k = 0; k < 5; k++) for (let i = 0; i < 10; i++) { const y = 318 + k * 42, hw = rx * Math.sqrt(Math.max(0, 1 - ((y - cy) / ry) ** 2)) - 34, x = cx - hw + (i * (2 * hw)) / 9.4; if ((Math.abs(x - 776) < 46 && Math.abs(y - 396) < 34) || (Math.abs(x - 925) < 84 && Math.abs(y - 420) < 46) || (Math.abs(x - 806 - (y > 480 ? 0 : 24)) < (y > 480 ? 34 : 66) && y > 430) || (Math.abs(x - 856) < 50 && y < 340) || i > 8) continue; hs.push([x + q.range(-5, 5), y + q.range(-5, 5)]); }
  s.path(blob(930, 446, 84, 20, rng(2), 0.04), '#8a6a50', 'opacity=".35"'); const tree = [776, 414]; for (const [x, y] of hs) house(s, x - 15, y, q.range(24, 33), q.range(13, 20), q.range(24, 32), q.range(11, 15), { seed: Math.round(x + y), gable: q() < 0.5, wall: q.pick(['#f6e2ba', '#ecd0a0', '#e3b890', '#f0dcc0', '#dcae8c']) });
  campanile(s, 830, 348, 34, 128); house(s, 866, 350, 34, 42, 34, 19, { seed: 4, gable: true, win: 0 });
  // square with the nettle tree
  s.ellipse(776, 404, 52, 22, '#fff8e4'); s.ellipse(800, 412, 34, 8, '#8a6a50', 'opacity=".4"'); s.rect(tree[0] - 4, tree[1] - 34, 8, 34, '#6b5048'); bush(s, tree[0], tree[1] - 46, 33, 28, { c: '#3f5a34', lt: '#6d8a44', hi: '#aabb5c', seed: 3 });
  // the house: two wings round the mulberry, its mark on a flag
  house(s, 862, 412, 52, 40, 40, 22, { seed: 21, wall: '#fbeccb', roof: '#c25a38' }); mulberryTree(s, 926, 446, 78, { seed: 5, leaves: 26 }); house(s, 946, 442, 34, 44, 36, 20, { seed: 22, gable: false, wall: '#fbeccb', roof: '#c25a38' });
  s.group('transform="translate(926 326)"', () => { s.circle(3, 6, 31, '#2b1a28', 'opacity=".3"'); s.path('M-16 22L0 52L16 22Z', '#fffaf0'); s.circle(0, 0, 31, '#fffaf0'); s.circle(0, 0, 28, C.murva); s.raw(mark('#fffaf0', 1, 0, 42)); });
  // front wall with the gate towers
  const ga = 1.82, f = seg(0, Math.PI, 60); s.path(poly([...f, ...f.map(([x, y]) => [x, y + 40]).reverse()]), '#e3c79c'); const d = poly([...f, ...f.map(([x, y]) => [x, y + 40]).reverse()]); s.clip(d, () => { stones(s, cx - rx, cy, rx * 2, 180, r, (x) => mix(r.pick(['#fbecca', '#f0d9ae', '#e3c498']), '#8a6a70', clamp((x - cx + 80) / 420)), { row: [12, 17], len: [18, 40] }); }); s.stroke(poly(f, false), '#fff6de', 5); s.stroke(poly(f.map(([x, y]) => [x, y + 41]), false), '#4a4a2c', 5, 'opacity=".4"');
  const [gx, gy] = at(ga); for (const [u, c] of [[-36, '#fbecca'], [18, '#d9ba94']]) { s.rect(gx + u, gy - 24, 22, 66, s.lin(gx + u, 0, gx + u + 22, 0, [[0, '#fff3d6'], [1, mix(c, C.shade, 0.3)]])); s.path(poly([[gx + u - 3, gy - 24], [gx + u + 25, gy - 24], [gx + u + 11, gy - 42]]), C.roof); } s.rect(gx - 14, gy - 12, 32, 54, '#f0d9ae'); s.path(archD(gx - 10, gx + 14, gy + 12, gy + 43), '#4a3040');
}
function north(s, x, y) { s.circle(x, y, 56, '#fffaf0', 'opacity=".9"'); s.circle(x, y, 56, 'none', `stroke="${C.murva}" stroke-width="3"`); for (let i = 0; i < 32; i++) { const a = (i / 32) * TAU; s.stroke(`M${P(x + Math.cos(a) * 50, y + Math.sin(a) * 50)}L${P(x + Math.cos(a) * (i % 4 ? 47 : 43), y + Math.sin(a) * (i % 4 ? 47 : 43))}`, C.murva, 2); } for (const [a, l] of [[0, 28], [Math.PI, 28], [Math.PI / 2, 34]]) { const p = (b, k) => [x + Math.cos(b) * k, y + Math.sin(b) * k]; s.path(poly([p(a, l), p(a + 0.8, 8), [x, y], p(a - 0.8, 8)]), '#c9a384'); } s.path(poly([[x, y - 46], [x + 11, y], [x, y]]), C.murva); s.path(poly([[x, y - 46], [x - 11, y], [x, y]]), '#9c4126'); s.raw(line('N', x, y - 68, 40, { fill: C.murva })); }
