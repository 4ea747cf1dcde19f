// The house from inside and its people, 3:2: the oil cellar, and those who work here, from behind, on the courtyard wall.
import { Scene, P, poly, curve, hill, ridgePts, fbm1, rng, lerp, smooth, mix, lens, blob, clamp } from './lib.mjs';
import { C } from './palette.mjs';
import { bottle, cypress, olive } from './elements.mjs';
import { cloud, glow, person, dryWall } from './kit.mjs';
import { archD, archStones, foliage, hilltop, mist, ridge, stones } from './props.mjs';
const W = 1536, H = 1024;

/** Oil is tasted from a small blue glass with a lid of glass; (x, y) = foot. */
function tastingGlass(s, x, y, h, fill = true) {
  const b = h * 0.46, d = `M${P(x - b * 0.4, y)}C${P(x - b * 1.15, y - h * 0.1)} ${P(x - b * 1.12, y - h * 0.52)} ${P(x - b * 0.66, y - h * 0.96)}H${(x + b * 0.66).toFixed(1)}C${P(x + b * 1.12, y - h * 0.52)} ${P(x + b * 1.15, y - h * 0.1)} ${P(x + b * 0.4, y)}Z`;
  s.path(d, s.lin(x - b, 0, x + b, 0, [[0, '#8fb4dc'], [0.25, '#3f6aa8'], [0.7, '#1f3f78'], [1, '#5f8cc0']])); if (fill) s.path(lens(x - b * 0.82, y - h * 0.36, b * 1.64, h * 0.07, 0), '#c9b63c', 'opacity=".75"'); s.path(lens(x - b * 0.66, y - h * 0.2, h * 0.6, b * 0.12, -1.42), '#eaf4ff', 'opacity=".7"');
  s.ellipse(x, y - h * 0.97, b * 0.86, h * 0.085, '#16305f'); s.ellipse(x, y - h * 0.99, b * 0.86, h * 0.085, s.lin(x - b, 0, x + b, 0, [[0, '#eaf4ff'], [0.5, '#9fbde0'], [1, '#4f74aa']])); s.ellipse(x - b * 0.2, y - h * 1.0, b * 0.4, h * 0.03, '#ffffff', 'opacity=".6"');
}
/** Steel tank with a cone, a manhole and a tap. */
function tank(s, x, y, w, h, tag) {
  const b = w / 2, e = w * 0.11, steel = s.lin(x - b, 0, x + b, 0, [[0, '#8d8a92'], [0.14, '#f3ead8'], [0.3, '#c3bab4'], [0.55, '#8a8288'], [0.85, '#4d4652'], [1, '#8d7f80']]);
  for (const k of [-0.72, 0.72]) s.rect(x + k * b - 6, y - 8, 12, 40, '#33262e'); s.path(`M${P(x - b, y - h)}V${(y - 4).toFixed(1)}A${b} ${e} 0 0 0 ${P(x + b, y - 4)}V${(y - h).toFixed(1)}Z`, steel); s.path(`M${P(x - b, y - h)}Q${P(x - b * 0.4, y - h - w * 0.3)} ${P(x, y - h - w * 0.34)}Q${P(x + b * 0.4, y - h - w * 0.3)} ${P(x + b, y - h)}A${b} ${e} 0 0 1 ${P(x - b, y - h)}Z`, steel); s.rect(x - 7, y - h - w * 0.44, 14, w * 0.14, '#b9b0aa');
  for (const t of [0.1, 0.52, 0.94]) s.stroke(`M${P(x - b, y - h * t)}A${b} ${e} 0 0 0 ${P(x + b, y - h * t)}`, '#5b525c', 2.4, 'opacity=".6"'); s.circle(x, y - h * 0.26, w * 0.15, '#6d646c'); s.circle(x, y - h * 0.26, w * 0.12, '#b9b0aa'); s.rect(x - w * 0.2, y - h * 0.78, w * 0.4, w * 0.26, '#fbf0d8'); s.rect(x - w * 0.14, y - h * 0.78 + w * 0.06, w * 0.28, w * 0.05, tag); s.rect(x - w * 0.14, y - h * 0.78 + w * 0.15, w * 0.2, w * 0.025, '#5b4a4c');
  s.path(`M${P(x - 4, y - h * 0.08)}h16v10h-6v8h-6v-8h-4Z`, '#c9a15c');
}
/** The oleotheque: a vault without a window, five tanks, one table with the blue glasses, steps up to the restaurant. */
export function oleotheque() {
  const s = new Scene(W, H, 61), r = rng(61), lamp = [760, 300];
  s.rect(0, 0, W, H, '#2b1a26'); const vault = (k) => archD(768 - 760 * k, 768 + 760 * k, 470, 1060, 620 * k);
  for (let i = 0; i <= 22; i++) { const t = i / 22; s.path(vault(1.12 - 0.56 * t), mix('#3a2530', '#b98a5e', t ** 1.3 * 0.85 + (i % 2) * 0.03)); }
  for (const k of [1.0, 0.78]) { const n = 19, dep = k > 0.9 ? 70 : 44; for (let i = 0; i < n; i++) { const p = (a, g) => [768 + Math.cos(a) * (760 * k - g), 470 + Math.sin(a) * (620 * k - g)], a0 = Math.PI + (Math.PI * i) / n, a1 = a0 + Math.PI / n, c = mix(k > 0.9 ? '#5b3f40' : '#8d6450', '#e8bd86', clamp(0.55 - Math.abs(i - 9) / 18 + r.range(-0.06, 0.06))); s.path(poly([p(a0 + 0.006, 0), p(a1 - 0.006, 0), p(a1 - 0.006, dep), p(a0 + 0.006, dep)]), c); s.stroke(poly([p(a0 + 0.015, dep), p(a1 - 0.015, dep)], false), '#ffe0ac', 2.4, 'opacity=".5"'); } }
  const wall = archD(768 - 426, 768 + 426, 470, 700, 348); s.path(wall, '#8a6450'); s.clip(wall, () => { stones(s, 340, 110, 860, 600, r, (x, y) => mix('#6b4a44', '#e3bd8c', clamp(1.02 - Math.hypot(x - lamp[0], y - lamp[1] - 60) / 560 + r.range(-0.06, 0.06))), { row: [34, 50], len: [56, 120], edge: 0.06 }); });
  // steps, the only way down, with daylight from above
  const door = archD(1070, 1180, 330, 700, 56); archStones(s, 1062, 1188, 330, 700, 24, r, (k) => mix('#e8c592', '#9a7058', clamp(k + r() * 0.2)), { n: 9 }); s.path(door, '#3a2630'); s.clip(door, () => { s.path(poly([[1090, 280], [1180, 260], [1180, 520], [1110, 470]]), '#f6e3b8', 'opacity=".85"'); for (let i = 0; i < 9; i++) { const y = 700 - i * 30; s.path(poly([[1070 + i * 4, y], [1190, y], [1190, y - 30], [1074 + i * 4, y - 30]]), mix('#7d5a4c', '#f6dfb2', i / 9)); s.rect(1070, y - 31, 120, 5, mix('#b98a68', '#fff3d6', i / 9)); } });
  const tags = ['#6b7a35', '#9c4126', '#b5842c', '#4a1f38', '#3f6670']; for (let i = 0; i < 5; i++) tank(s, 424 + i * 132, 700, 104, 250 + 8 * Math.sin(i * 2), tags[i]);
  s.path(poly([[0, 690], [W, 690], [W, H], [0, H]]), s.lin(0, 690, 0, H, [[0, '#b98a64'], [0.5, '#6d4a46'], [1, '#2e1c28']])); for (let i = -9; i <= 9; i++) s.stroke(`M${P(768 + i * 70, 690)}L${P(768 + i * 180, H)}`, '#3a2430', 2, 'opacity=".4"'); for (const y of [716, 752, 806, 880]) s.stroke(`M0 ${y}H${W}`, '#3a2430', 2, 'opacity=".35"'); for (let i = 0; i < 5; i++) s.path(blob(446 + i * 132, 706, 66, 10, r, 0.05), '#2b1a24', 'opacity=".5"');
  // the lamp above the table
  glow(s, ...lamp, 620, '#ffdf9c', 0.85, 0.28); s.stroke(`M${lamp[0]} -10V${lamp[1] - 40}`, '#1d121a', 5); s.path(`M${lamp[0] - 92} ${lamp[1] + 18}Q${lamp[0] - 70} ${lamp[1] - 50} ${lamp[0]} ${lamp[1] - 54}Q${lamp[0] + 70} ${lamp[1] - 50} ${lamp[0] + 92} ${lamp[1] + 18}Z`, s.lin(lamp[0] - 92, 0, lamp[0] + 92, 0, [[0, '#6d7f5a'], [0.4, '#3f4f36'], [1, '#1f2a22']])); s.ellipse(lamp[0], lamp[1] + 18, 92, 13, '#fff3c8'); s.circle(lamp[0], lamp[1] + 20, 20, '#fffdf0');
  // table
  const ty = 800, top = poly([[270, ty], [1266, ty], [1560, H + 10], [-24, H + 10]]); s.path(poly([[230, ty + 10], [1306, ty + 10], [1600, H], [-60, H]]), '#1d121a', 'opacity=".35"'); s.path(top, s.lin(0, ty, 0, H, [[0, '#f0c48a'], [0.4, '#c98f5c'], [1, '#7d4e3a']])); s.clip(top, () => { for (let i = 1; i < 6; i++) s.stroke(`M${P(lerp(270, 1266, i / 6), ty)}L${P(lerp(-24, 1560, i / 6), H + 10)}`, '#6b3f34', 3, 'opacity=".5"'); s.circle(lamp[0], ty + 40, 420, s.rad(lamp[0], ty + 40, 420, [[0, '#fff3cc', 0.75], [1, '#fff3cc', 0]])); }); s.stroke(`M270 ${ty}H1266`, '#fff0cf', 4);
  const sh = (x, y, l, w, o = 0.4) => s.path(blob(x + l * 0.5, y, l * 0.62, w, r, 0.05), '#4a2a2c', `opacity="${o}"`);
  // four oils and the Cuvée, far side of the table
  for (const [i, x] of [420, 520, 620].entries()) { sh(x, 838, 70, 8); bottle(s, x, 840, 196, { w: 52, body: '#3a4426', hi: '#c9c05c', dark: '#1c2016', label: '#f3e6ca', cap: tags[i], labelDraw: (q, px, ly, w, lh) => { q.rect(px - w * 0.3, ly + lh * 0.3, w * 0.6, 5, tags[i]); q.rect(px - w * 0.2, ly + lh * 0.5, w * 0.4, 3, C.ink, 'opacity=".5"'); } }); }
  // bread, apple
  sh(1010, 866, 170, 12); s.path(poly([[900, 850], [1120, 850], [1150, 884], [884, 884]]), s.lin(884, 0, 1150, 0, [[0, '#b97f4c'], [1, '#7d4e38']])); s.rect(884, 884, 266, 9, '#5b3428'); for (const [x, k] of [[930, 0], [984, 1], [1036, 0], [1088, 1]]) { s.path(curve([[x - 34, 868], [x - 30, 838 - k * 4], [x, 826 - k * 4], [x + 32, 838 - k * 4], [x + 34, 868]], true), '#a8663a'); s.path(curve([[x - 28, 866], [x - 25, 843 - k * 4], [x, 833 - k * 4], [x + 26, 843 - k * 4], [x + 28, 866]], true), '#fbe6b8'); }
  for (const [x, y] of [[1214, 862], [1252, 880]]) { sh(x, y + 8, 60, 8); s.path(`M${x - 30} ${y - 10}A30 26 0 0 0 ${x + 30} ${y - 10}Z`, '#b5402f'); s.path(`M${x - 26} ${y - 10}A26 21 0 0 0 ${x + 26} ${y - 10}Z`, '#fdf3d2'); s.path(lens(x - 7, y - 4, 14, 4, 0), '#6b3f2c'); }
  // the glasses in their row, from mild to strong, each on its paper
  for (let i = 0; i < 5; i++) { const x = 330 + i * 218, y = 952 + 10 * Math.sin(i * 1.7); s.path(poly([[x - 84, y - 18], [x + 78, y - 18], [x + 92, y + 32], [x - 96, y + 32]]), '#fffaf0'); s.path(poly([[x - 96, y + 32], [x + 92, y + 32], [x + 92, y + 36], [x - 96, y + 36]]), '#8a6250', 'opacity=".6"'); s.rect(x + 24, y + 10, 40, 5, tags[i]); s.rect(x + 24, y + 20, 26, 3, '#8a7468'); sh(x, y + 4, 84, 11); tastingGlass(s, x - 14, y + 8, 94); }
  s.rect(0, 0, W, H, s.rad(lamp[0], 560, 980, [[0.45, '#1a0e1a', 0], [1, '#1a0e1a', 0.66]])); return s;
}

/** The people of the house on the courtyard wall, from behind, when the work is done. */
export function people() {
  const s = new Scene(W, H, 62), r = rng(62), n = fbm1(9), hor = 470, sun = [330, 420];
  s.rect(0, 0, W, hor + 20, s.lin(0, 0, 0, hor, [[0, '#76a9ab'], [0.4, '#b2cebf'], [0.7, '#f3dfb4'], [0.88, '#f7c288'], [1, '#ee9f6b']])); glow(s, ...sun, 560, '#fff0c8', 0.95); s.circle(...sun, 46, '#fffaea'); for (const [x, y, w, h] of [[260, 170, 620, 22], [700, 250, 520, 16], [60, 300, 380, 12]]) cloud(s, r, x, y, w, h, '#fdeccb', 0.85);
  s.rect(0, hor - 4, 720, 60, s.lin(0, hor, 0, hor + 50, [[0, '#f3cf9a'], [1, '#8fb3ac']])); for (let i = 0; i < 22; i++) s.path(lens(sun[0] + r.gauss() * 40 - 20, hor + r() * 40, 20 + r() * 50, 1.6, 0), '#fff8dc', 'opacity=".8"');
  ridge(s, 420, W + 20, (x) => hor + 30 - 46 * smooth((x - 420) / 220) - 90 * clamp((x - 560) / 900) - 22 * n(x / 120) * smooth((x - 480) / 200), 760, '#a5a4a4', '#dcbf9a', 380); ridge(s, -20, W + 20, (x) => hor + 50 - 30 * n(x / 190 + 3), 760, '#a3a478', '#c9b878', 460); mist(s, 700, 540, 760, 30, '#fdeccb', 0.75);
  ridge(s, 760, W + 20, (x) => 640 - 170 * Math.exp(-(((x - 1130) / 190) ** 2)), 820, '#a9a868', '#8a8a4c', 470); s.group('transform="translate(332 250) scale(.6)"', () => hilltop(s, { seed: 7 }));
  ridge(s, -20, W + 20, (x) => 610 - 18 * n(x / 170 + 2), H, '#98a058', '#5b6a3c', 580); for (let i = 0; i < 34; i++) { const x = r() * W; olive(s, x, 640 + r() * 90, r.range(26, 46), { seed: i, dabs: 16 }); } for (const [x, h] of [[150, 180], [196, 130], [1420, 200]]) cypress(s, x, 690, h);
  // the wall they sit on; five backs, each with what their hands do all day
  const P0 = { shadow: false, legs: false, rim: '#ffe0ac' }, sit = 786, back = (x, h, o) => person(s, x, sit + h * 0.46, h, { ...P0, ...o });
  back(330, 440, { top: '#6b7a4a', hair: '#3a2a26', hat: { c: '#d9b070', brim: true, band: '#7d3f3f' }, left: [[-0.19, 0.64], [-0.2, 0.48]], right: [[0.18, 0.62], [0.17, 0.47]] });
  back(548, 404, { top: '#f4ead6', hair: '#8a8078', left: [[-0.17, 0.64], [-0.17, 0.48]], right: [[0.19, 0.64], [0.2, 0.48]] });
  back(930, 452, { top: '#3f6670', hair: '#4a3a34', left: [[-0.18, 0.64], [-0.19, 0.48]], right: [[0.18, 0.62], [0.19, 0.47]] });
  back(752, 430, { top: '#4a2440', hair: '#5b3428', left: [[-0.18, 0.64], [-0.19, 0.48]], right: [[0.175, 0.67], [0.225, 0.8]] });
  back(1210, 408, { top: '#a9492b', hair: '#2b1c22', left: [[-0.18, 0.64], [-0.19, 0.48]], right: [[0.18, 0.62], [0.19, 0.47]] });
  const apron = (x, h, c) => { const Y = (v) => sit + h * (0.46 - v); s.stroke(`M${P(x - h * 0.05, Y(0.84))}Q${P(x, Y(0.74))} ${P(x + h * 0.02, Y(0.62))}M${P(x + h * 0.05, Y(0.84))}Q${P(x, Y(0.74))} ${P(x - h * 0.02, Y(0.62))}`, c, h * 0.022); s.stroke(`M${P(x - h * 0.105, Y(0.6))}Q${P(x, Y(0.585))} ${P(x + h * 0.105, Y(0.6))}`, c, h * 0.028); for (const k of [-1, 1]) s.path(curve([[x, Y(0.595)], [x + k * h * 0.06, Y(0.64)], [x + k * h * 0.085, Y(0.6)], [x, Y(0.585)]], true), c); for (const k of [-1, 1]) s.stroke(`M${P(x, Y(0.59))}L${P(x + k * h * 0.03, Y(0.5))}`, c, h * 0.016); }; apron(548, 404, '#9c4126'); apron(1210, 408, '#f3e3c2');
  const bun = (x, h, c) => { s.circle(x, sit + h * (0.46 - 0.965), h * 0.036, c); s.circle(x - h * 0.008, sit + h * (0.46 - 0.975), h * 0.016, mix(c, '#ffe0ac', 0.4)); }; bun(548, 404, '#9a9088'); bun(752, 430, '#6b4030'); s.path(curve([[1206, 596], [1196, 560], [1204, 530], [1222, 528], [1230, 566], [1220, 606]].map(([x, y]) => [x, y + 44]), true), '#33222a');
  // she holds a small blue glass against the light
  tastingGlass(s, 852, 636, 42);
  dryWall(s, r, -20, W + 20, sit, H + 30, { lit: '#f0d8ae', dark: '#7d6264', size: 1.5, bow: (x) => 6 * n(x / 200) }); for (const x of [330, 548, 752, 930, 1210]) s.path(poly([[x - 60, sit + 2], [x + 56, sit + 2], [x + 190, sit + 70], [x + 60, sit + 78]]), '#3b2236', 'opacity=".3"');
  // cat between them, basket of the garden, a jug
  s.path(curve([[1050, 786], [1044, 750], [1056, 722], [1074, 716], [1094, 730], [1100, 764], [1098, 786]], true), '#3a2a30'); s.circle(1070, 706, 19, '#3a2a30'); s.path(poly([[1054, 700], [1056, 678], [1068, 690]]), '#3a2a30'); s.path(poly([[1074, 690], [1086, 678], [1087, 702]]), '#3a2a30'); s.stroke('M1096 778C1128 784 1134 812 1112 826', '#3a2a30', 11, 'stroke-linecap="round"'); s.stroke('M1048 752Q1046 726 1062 716', '#ffd9a0', 3, 'stroke-linecap="round"');
  s.path(curve([[430, 786], [420, 752], [430, 726], [440, 716], [436, 700], [464, 700], [460, 716], [470, 726], [480, 752], [470, 786]], true, 0.14), s.lin(420, 0, 480, 0, [[0, '#f3c090'], [0.4, '#b5683f'], [1, '#5b2f2a']])); s.stroke('M466 712C492 708 492 746 476 750', '#8a4a34', 7);
  foliage(s, [[1560, -40, 210, 2.5, 0], [1480, -50, 190, 2.0, 1], [1540, 70, 190, 2.7, 1], [1390, -40, 170, 1.7, 0], [1430, 20, 170, 2.3, 1], [1560, 180, 160, 2.4, 0], [1300, -50, 150, 1.4, 1], [1210, -50, 140, 1.6, 0], [60, -60, 180, 0.9, 0], [-20, 10, 180, 0.6, 1], [150, -60, 150, 1.3, 1], [-20, 110, 150, 0.5, 0]]);
  return s;
}
