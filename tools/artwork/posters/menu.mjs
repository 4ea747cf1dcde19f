// Previews of the full-screen menu, 960x1200: one strong thing each, large and graphic.
import { Scene, P, poly, curve, hill, ridgePts, fbm1, rng, lerp, smooth, mix, tone, lens, blob, scallop, clamp, TAU } from './lib.mjs';
import { C } from './palette.mjs';
import { hz, cypress, olive, bush, vineyard, sail, twig, bottle, mulberryLeaf, house, campanile } from './elements.mjs';
import { mark } from './logo.mjs';
import { tinted, wash, cloud, mist, glow, ridge, stones, archD, archStones, crescent, hilltop, lights, mulberryTree, LEAF_LT, LEAF_DK } from './props.mjs';

const W = 960, H = 1200;
const start = (seed) => [new Scene(W, H, seed), rng(seed)];

/** The house key hung in the arch of the gate, the courtyard beyond. */
export function menuHeritage() {
  const [s, r] = start(21), x0 = 190, x1 = 770, sp = 500, base = 1030;
  s.rect(0, 0, W, H, s.lin(0, 0, W, 0, [[0, '#3a2434'], [1, '#54363f']]));
  stones(s, 0, 0, W, H, r, (x, y) => mix('#452c3b', '#8a5f56', clamp(1.05 - Math.hypot(x - 480, y - 620) / 640) * 0.8 + r() * 0.1), { row: [50, 72], len: [80, 170], edge: 0.04 });
  s.clip(archD(x0, x1, sp, base), () => {
    s.rect(x0, 180, 580, 900, s.lin(0, 210, 0, base, [[0, '#a9cdbf'], [0.4, '#fbe9bd'], [1, '#f6d193']])); glow(s, 300, 560, 480, '#fff6d8', 0.9);
    ridge(s, x0 - 10, x1 + 10, (x) => 738 - 26 * Math.sin(x / 90), 1100, '#b9bd92', '#c9b67c', 700); s.group('transform="translate(-116 414) scale(.42)"', () => hilltop(s, { walls: false, trees: false, seed: 9 })); ridge(s, x0 - 10, x1 + 10, (x) => 632 - 14 * Math.sin(x / 70) + 80 * smooth((480 - x) / 200), 1100, '#a3a768', '#c3b070', 600);
    const wall = poly([[x0, 800], [x1, 800], [x1, 930], [x0, 930]]); s.path(wall, '#d9b98c'); s.clip(wall, () => stones(s, x0, 800, 580, 130, r, () => mix('#f4ddb2', '#cfa67e', r()), { row: [24, 34], len: [40, 90] })); s.rect(x0, 790, 580, 14, '#fff0cf');
    s.rect(x0, 926, 580, 180, s.lin(0, 926, 0, base, [[0, '#f3dcaa'], [1, '#e0ba84']])); for (let i = 0; i < 26; i++) s.path(blob(r.range(x0, x1), r.range(944, 1026), r.range(14, 40), r.range(3, 7), r, 0.2), r.pick(['#fff3d4', '#cfa878']), 'opacity=".5"');
    mulberryTree(s, 318, 962, 760, { seed: 4, dk: '#56713c', md: '#86994a', lt: '#b9bf62', hi: '#efe59a', bark: '#7a5a4c', wide: 0.86, shadow: '#8a5f4c' });
    s.rect(x0, 180, 580, 900, s.lin(x0, 0, x1, 0, [[0, '#ffe9b4', 0.3], [0.5, '#ffe0a0', 0.08], [1, '#e8a860', 0.12]]));
  });
  s.path(`M${P(x1, base)}L${P(x1, sp)}A290 290 0 0 0 ${P(480, 210)}A330 320 0 0 1 ${P(x1 - 46, sp + 20)}L${P(x1 - 46, base)}Z`, s.lin(x1 - 50, 0, x1, 0, [[0, '#ffe3ad'], [1, '#d9a272']])); s.path(`M${P(x0, base)}L${P(x0, sp)}A290 290 0 0 1 ${P(480, 210)}A330 320 0 0 0 ${P(x0 + 30, sp + 10)}L${P(x0 + 30, base)}Z`, '#5a3a44');
  archStones(s, x0, x1, sp, base, 92, r, (k) => (k < 0 ? mix('#6d4a4c', '#7d5650', r()) : mix('#8a6258', '#c39270', clamp(0.25 + k * 0.5 + r() * 0.16 - (k > 1 ? 0.9 : 0)))), { n: 13, jamb: [80, 120], rim: '#ffe9bd' });
  s.path(poly([[0, base], [W, base], [W, H], [0, H]]), s.lin(0, base, 0, H, [[0, '#6a4648'], [1, '#2f1d2c']])); s.path(poly([[x0, base], [x1, base], [x1 + 150, H], [x0 + 40, H]]), s.lin(0, base, 0, H, [[0, '#ffdfa4', 0.9], [1, '#f0b070', 0.25]])); s.rect(0, base - 3, W, 6, '#ffe9c0', 'opacity=".35"');
  key(s, 492, 336, 1.14);
  return s;
}
function key(s, x, y, k) { // hangs from the key stone on a ribbon; iron, lit from the left
  const X = (u) => x + u * k, Y = (v) => y + v * k, iron = s.lin(X(-70), 0, X(70), 0, [[0, '#8a5f4c'], [0.25, '#4a3236'], [0.7, '#2b1c24'], [1, '#5a3d3c']]), rim = '#ffd9a0';
  s.circle(480, 232, 13, '#2b1c24'); s.circle(477, 229, 5, '#d99a6a'); s.path(`M${P(472, 236)}C${P(486, 290)} ${P(X(-16), Y(-20))} ${P(X(-14), Y(36))}L${P(X(8), Y(36))}C${P(X(10), Y(-30))} ${P(504, 286)} ${P(492, 234)}Z`, s.lin(470, 0, X(10), 0, [[0, '#c9553a'], [1, '#7a2a2c']])); s.path(`M${P(472, 236)}C${P(452, 300)} ${P(470, 380)} ${P(438, 452)}L${P(462, 444)}L${P(470, 464)}C${P(490, 400)} ${P(480, 300)} ${P(492, 236)}Z`, s.lin(440, 0, 492, 0, [[0, '#e07a50'], [1, '#8e3330']]));
  const ring = `M${P(X(0), Y(20))}C${P(X(48), Y(-6))} ${P(X(96), Y(30))} ${P(X(82), Y(84))}C${P(X(74), Y(122))} ${P(X(34), Y(142))} ${P(X(20), Y(162))}L${P(X(-20), Y(162))}C${P(X(-34), Y(142))} ${P(X(-74), Y(122))} ${P(X(-82), Y(84))}C${P(X(-96), Y(30))} ${P(X(-48), Y(-6))} ${P(X(0), Y(20))}Z`, hole = `M${P(X(0), Y(52))}C${P(X(30), Y(26))} ${P(X(62), Y(44))} ${P(X(52), Y(80))}C${P(X(44), Y(108))} ${P(X(14), Y(116))} ${P(X(0), Y(134))}C${P(X(-14), Y(116))} ${P(X(-44), Y(108))} ${P(X(-52), Y(80))}C${P(X(-62), Y(44))} ${P(X(-30), Y(26))} ${P(X(0), Y(52))}Z`;
  s.path(ring + hole, iron, 'fill-rule="evenodd"'); s.stroke(`M${P(X(-4), Y(22))}C${P(X(-48), Y(-2))} ${P(X(-92), Y(30))} ${P(X(-79), Y(82))}C${P(X(-72), Y(116))} ${P(X(-40), Y(132))} ${P(X(-22), Y(156))}`, rim, 4, 'opacity=".9" stroke-linecap="round"');
  const sh = s.lin(X(-15), 0, X(15), 0, [[0, '#c98d5e'], [0.3, '#5a3d3c'], [0.75, '#241820'], [1, '#4a3236']]);
  s.rect(X(-15), Y(180), 30 * k, 396 * k, sh); for (const [v, w] of [[160, 30], [184, 24], [202, 18], [404, 19]]) s.rect(X(-w), Y(v), 2 * w * k, 17 * k, s.lin(X(-w), 0, X(w), 0, [[0, '#e8b078'], [0.35, '#5a3d3c'], [1, '#2b1c24']]), `rx="${6 * k}"`);
  s.path(poly([[X(-13), Y(440)], [X(-98), Y(440)], [X(-98), Y(474)], [X(-72), Y(474)], [X(-72), Y(490)], [X(-98), Y(490)], [X(-98), Y(556)], [X(-64), Y(556)], [X(-64), Y(534)], [X(-44), Y(534)], [X(-44), Y(556)], [X(-13), Y(556)]]), s.lin(X(-98), 0, X(-10), 0, [[0, '#8a5f4c'], [0.3, '#4a3236'], [1, '#2b1c24']])); s.stroke(poly([[X(-96), Y(474)], [X(-96), Y(442)], [X(-16), Y(442)]], false), rim, 4, 'opacity=".9"'); s.stroke(poly([[X(-96), Y(555)], [X(-96), Y(492)]], false), rim, 4, 'opacity=".9"'); s.path(`M${P(X(-15), Y(574))}L${P(X(15), Y(574))}L${P(X(9), Y(592))}L${P(X(-9), Y(592))}Z`, '#3a2830');
}

/** A window of the house from outside: shutters open, the bed made, the lamp lit. */
export function menuAccommodation() {
  const [s, r] = start(5), x0 = 268, x1 = 692, y0 = 262, y1 = 850;
  s.rect(0, 0, W, H, '#dfc39c'); stones(s, 0, 0, W, H, r, (x, y) => mix(mix('#f6e2ba', '#d8b48c', r()), '#a97f78', clamp((x - 500) / 900 + (y - 700) / 1600)), { row: [40, 78], len: [70, 170], edge: 0.05 });
  s.rect(0, 0, W, H, s.lin(0, 0, W, H, [[0, '#fff3d2', 0.35], [0.5, '#e0a878', 0], [1, '#4a2f42', 0.42]]));
  s.group('opacity=".26"', () => { const c = '#7a4a50'; s.stroke('M-20 40C160 60 300 40 470 110C560 150 640 150 720 200', c, 13, 'stroke-linecap="round"'); s.stroke('M250 50C320 110 340 150 420 200', c, 8, 'stroke-linecap="round"'); for (let i = 0; i < 17; i++) { const t = i / 16, x = lerp(0, 740, t), y = 46 + 150 * t * t, a = 1.5 + (i % 2 ? 0.7 : -0.9) + r.range(-0.3, 0.3); mulberryLeaf(s, x, y, r.range(84, 128), a, { c, lt: c, vein: c, dark: c, fold: 0 }); } for (const [x, y, a] of [[330, 130, 2], [390, 180, 1.1], [424, 204, 1.9], [360, 150, 0.6]]) mulberryLeaf(s, x, y, 100, a, { c, lt: c, vein: c, dark: c, fold: 0 }); });
  const frame = [[x0 - 46, y0 - 60, x1 - x0 + 92, 58], [x0 - 46, y0, 46, 190], [x0 - 46, y0 + 190, 46, 210], [x0 - 46, y0 + 400, 46, y1 - y0 - 400], [x1, y0, 46, 240], [x1, y0 + 240, 46, 160], [x1, y0 + 400, 46, y1 - y0 - 400]];
  s.rect(x0 - 20, y0 - 50, x1 - x0 + 110, y1 - y0 + 60, '#6d4a4c', 'opacity=".35"');
  for (const [x, y, w, h] of frame) { const c = mix('#fbeccb', '#ddbf98', r() * 0.5 + (x > 600 ? 0.35 : 0)); s.rect(x + 1.5, y + 1.5, w - 3, h - 3, c); s.stroke(`M${P(x + 4, y + h - 4)}V${P(0, y + 5).split(' ')[1]}H${x + w - 4}`, '#fff6e0', 3, 'opacity=".7"'); }
  s.rect(x0, y0, x1 - x0, y1 - y0, '#5a3836');
  s.clip(`M${x0} ${y0}H${x1}V${y1}H${x0}Z`, () => {
    s.rect(x0, y0, 424, 600, s.lin(x0, 0, x1, 0, [[0, '#8a5240'], [0.5, '#b4714a'], [1, '#6d3f3c']])); s.circle(606, 560, 330, s.rad(606, 560, 330, [[0, '#ffe09a', 0.95], [0.4, '#f9bd72', 0.45], [1, '#f0a860', 0]]));
    for (let i = 0; i < 4; i++) s.rect(x0, y0 + 8 + i * 26, 424, 12, '#4a2c30', `opacity="${0.55 - i * 0.1}"`);
    s.rect(470, 400, 84, 110, '#4a2a28'); s.rect(477, 407, 70, 96, '#f8ecd2'); twig(s, 512, 494, 80, -1.6, { seed: 12, pairs: 6, leafL: 22, fruit: 3 });
    // bed, head to the right wall, pillows towards us
    s.path('M300 760C300 628 350 590 470 584C560 588 600 624 604 700L604 860H300Z', s.lin(300, 0, 600, 0, [[0, '#8a5236'], [0.5, '#7a4430'], [1, '#4a2926']])); s.stroke('M302 752C304 630 352 592 470 587C556 590 596 624 601 694', '#e0a46e', 5, 'opacity=".8"');
    const pil = (x, y, w, h, c) => { s.path(curve([[x + 6, y + 6], [x + w * 0.5, y - h * 0.05], [x + w - 6, y + 6], [x + w + 3, y + h * 0.5], [x + w - 6, y + h - 4], [x + w * 0.5, y + h + 3], [x + 6, y + h - 4], [x - 3, y + h * 0.5]], true), s.lin(x, y, x + w, y + h, c)); s.path(`M${P(x + w * 0.2, y + h * 0.92)}C${P(x + w * 0.5, y + h * 0.66)} ${P(x + w * 0.8, y + h * 0.7)} ${P(x + w * 0.98, y + h * 0.4)}C${P(x + w, y + h * 0.9)} ${P(x + w * 0.8, y + h)} ${P(x + w * 0.2, y + h * 0.92)}Z`, '#b07f74', 'opacity=".3"'); };
    pil(322, 634, 138, 90, [[0, '#fff0d8'], [1, '#d9ab92']]); pil(448, 634, 138, 90, [[0, '#f7e0c4'], [1, '#c9937e']]); pil(330, 672, 132, 82, [[0, '#fffaf0'], [0.6, '#f6e2ca'], [1, '#d3a593']]); pil(452, 672, 132, 82, [[0, '#fff6e6'], [0.6, '#f0d6bc'], [1, '#c4927f']]);
    s.path('M268 776C320 742 400 736 460 738S586 744 640 790L650 860H268Z', s.lin(268, 740, 650, 860, [[0, '#fffaf0'], [0.5, '#f4dfc8'], [1, '#b98a80']])); s.path('M268 800C340 772 420 764 490 768S600 784 646 824L652 860H268Z', s.lin(268, 0, 650, 0, [[0, '#d9744a'], [0.5, '#a9492b'], [1, '#6d2a2a']])); for (const y of [808, 820]) s.path(`M268 ${y + 6}C340 ${y - 22} 420 ${y - 30} 490 ${y - 26}S600 ${y - 10} 648 ${y + 28}L648 ${y + 33}C600 ${y - 4} 556 ${y - 20} 490 ${y - 20}S340 ${y - 16} 268 ${y + 12}Z`, '#f6d9a8', 'opacity=".7"');
    s.rect(600, 716, 92, 150, s.lin(600, 0, 692, 0, [[0, '#a86c46'], [1, '#5d3428']])); s.rect(594, 708, 100, 12, '#d99a66'); s.path('M628 708C612 690 622 660 636 650L638 628H654L656 650C670 660 680 690 664 708Z', s.lin(616, 0, 676, 0, [[0, '#9cc0b4'], [1, '#3f6a6c']])); s.path('M612 548H680L704 636H588Z', s.lin(0, 548, 0, 636, [[0, '#fff6d2'], [1, '#fbc578']])); s.stroke('M588 636H704M612 548H680', '#d9964f', 4);
    s.path(`M${x0} ${y0}H${x0 + 96}C${x0 + 84} 420 ${x0 + 110} 560 ${x0 + 40} 700C${x0 + 30} 780 ${x0 + 22} 820 ${x0} ${y1}Z`, s.lin(x0, 0, x0 + 110, 0, [[0, '#fffaf0'], [0.5, '#f0dcc0'], [1, '#cfa78f']]), 'opacity=".95"'); for (const [u, o] of [[30, 0.4], [62, 0.35]]) s.stroke(`M${x0 + u} ${y0}C${x0 + u - 6} 440 ${x0 + u + 12} 580 ${x0 + u * 0.4} 720`, '#b98f7c', 4, `opacity="${o}"`);
    s.rect(x0, y0, 424, 60, s.lin(0, y0, 0, y0 + 60, [[0, '#2b1424', 0.75], [1, '#2b1424', 0]])); s.rect(x0, y0, 34, 600, s.lin(x0, 0, x0 + 34, 0, [[0, '#2b1424', 0.5], [1, '#2b1424', 0]]));
  });
  s.path(poly([[x1, y0], [x1, y1], [x1 - 26, y1], [x1 - 26, y0 + 20]]), s.lin(x1 - 26, 0, x1, 0, [[0, '#fbe0b0'], [1, '#e8c595']]));
  // shutters, flat on the wall; each slat catches the light on its lower edge
  const shutter = (x, w, c, cast) => { const y = y0 - 6, h = y1 - y0 + 10; s.path(poly([[x + 8, y + 14], [x + w + cast, y + 26], [x + w + cast, y + h + 34], [x + 26, y + h + 30]]), '#4f3040', 'opacity=".42"'); s.rect(x, y, w, h, c); for (const [a, b] of [[0.03, 0.47], [0.52, 0.97]]) { const ya = y + h * a + 12, yb = y + h * b - 12, n = 13; s.rect(x + 20, ya, w - 40, yb - ya, tone(c, -0.16)); for (let i = 0; i < n; i++) { const yy = lerp(ya, yb, i / n), q = (yb - ya) / n; s.rect(x + 20, yy + 1, w - 40, q * 0.62, tone(c, -0.03)); s.rect(x + 20, yy + q * 0.6, w - 40, 3, tone(c, 0.13)); } } s.stroke(`M${x + 2} ${y + h}V${y + 2}H${x + w}`, tone(c, 0.14), 4); s.stroke(`M${x + w - 2} ${y}V${y + h - 2}H${x}`, tone(c, -0.16), 4); for (const t of [0.14, 0.84]) s.rect(x < 300 ? x + w - 18 : x - 4, y + h * t, 30, 10, '#3a2c34'); };
  shutter(56, 164, '#6f9282', 26); shutter(740, 164, '#55776c', 30);
  s.path(poly([[x0 - 40, y1 + 46], [x1 + 90, y1 + 46], [x1 + 120, y1 + 110], [x0, y1 + 104]]), '#5a3844', 'opacity=".4"'); s.rect(x0 - 62, y1, x1 - x0 + 124, 48, s.lin(0, y1, 0, y1 + 48, [[0, '#fff3d6'], [0.35, '#ecd0a4'], [0.4, '#c79f7c'], [1, '#8f6a5e']]));
  // pot of lavender on the sill
  s.path(blob(640, y1 + 4, 90, 12, r, 0.05), '#7d5650', 'opacity=".5"'); for (let i = 0; i < 60; i++) { const a = -Math.PI / 2 + r.gauss() * 0.42, l = r.range(80, 176), bx = 590 + r.range(-34, 34), tx = bx + Math.cos(a) * l, ty = 788 + Math.sin(a) * l; s.stroke(`M${P(bx, 790)}Q${P(bx + Math.cos(a) * l * 0.3, 788 + Math.sin(a) * l * 0.6)} ${P(tx, ty)}`, r.pick(['#6b7a4a', '#8d9a5c', '#4f5f3c']), 2.4); if (i % 3) for (let j = 0; j < 6; j++) s.ellipse(tx + r.range(-3.4, 3.4), ty + j * 7, 4.6, 5, r.pick(['#7a5f93', '#a388b6', '#5a4676', '#8c72a6'])); }
  s.path('M540 776H640L626 852H554Z', s.lin(540, 0, 640, 0, [[0, '#f0a070'], [0.35, '#c4623c'], [1, '#74302c']])); s.rect(534, 768, 112, 22, s.lin(534, 0, 646, 0, [[0, '#f6b080'], [0.35, '#cf6a3c'], [1, '#80362e']]), 'rx="3"');
  return s;
}

/** The table from above in low light: a sea bream, and the long shadow of a glass of malvasia. */
export function menuRestaurant() {
  const [s, r] = start(33), cx = 418, cy = 720, R = 336;
  s.rect(0, 0, W, H, s.lin(0, 0, W, H, [[0, '#4f8487'], [0.5, '#2f626b'], [1, '#1f4452']]));
  for (const [x, w, o] of [[706, 16, 0.9], [732, 52, 0.9], [794, 16, 0.9]]) s.rect(x, 0, w, H, '#e9d3ab', `opacity="${o * 0.42}"`);
  for (let i = 0; i < 170; i++) { const v = r() < 0.5; s.rect(r() * W, r() * H, v ? 1.4 : r.range(30, 120), v ? r.range(30, 120) : 1.4, r.pick(['#1f4a55', '#8fbab4']), 'opacity=".16"'); }
  // glass from above, its shadow to the right: the bowl throws the colour of the wine
  const gx = 250, gy = 226, dx = 0.966, dy = 0.26, T = (u, v) => [gx + u * dx - v * dy, gy + u * dy + v * dx];
  s.path(curve([T(30, -44), T(70, -12), T(270, -9), T(330, -52), T(430, -98), T(560, -88), T(640, -64), T(640, 64), T(560, 88), T(430, 98), T(330, 52), T(270, 9), T(70, 12), T(30, 44)], true, 0.13), '#143440', 'opacity=".62"'); s.path(curve([T(352, -52), T(430, -82), T(520, -80), T(520, 80), T(430, 82), T(352, 52)], true, 0.14), '#e9b84e', 'opacity=".62"'); s.path(curve([T(380, -24), T(450, -40), T(506, -30), T(506, 22), T(440, 30)], true, 0.15), '#fff0b0', 'opacity=".85"');
  s.circle(gx, gy, 96, '#eaf2e0', 'opacity=".22"'); s.circle(gx, gy, 118, '#f2f4e2', 'opacity=".14"'); s.circle(gx, gy, 88, s.rad(gx + 26, gy + 14, 110, [[0, '#f9e08a'], [0.6, '#dcae3f'], [1, '#a87a24']])); s.path(lens(gx - 58, gy - 34, 92, 17, -0.62), '#fffbe0', 'opacity=".8"'); s.circle(gx, gy, 118, 'none', 'stroke="#fffaf0" stroke-width="4" opacity=".9"'); s.circle(gx, gy, 89, 'none', 'stroke="#fff0b8" stroke-width="2.4" opacity=".8"'); s.path(`M${P(...T(-116, 24))}A118 118 0 0 1 ${P(...T(-58, -103))}`, 'none', 'stroke="#ffffff" stroke-width="9" stroke-linecap="round" opacity=".9"');
  // plate
  s.ellipse(cx + 46, cy + 20, R + 16, R + 8, '#122f3b', 'opacity=".6"'); s.circle(cx, cy, R, s.lin(cx - R, cy - R, cx + R, cy + R, [[0, '#fffdf6'], [0.6, '#f4e4cc'], [1, '#cdb0a4']])); s.circle(cx, cy, R - 16, 'none', 'stroke="#a9492b" stroke-width="4" opacity=".65"'); s.circle(cx, cy, R * 0.74, s.lin(cx - R, cy - R, cx + R, cy + R, [[0, '#d9c1ac'], [0.4, '#f6ead6'], [1, '#fffdf8']])); s.circle(cx, cy, R * 0.71, '#fbf2e2');
  s.group(`transform="translate(${cx} ${cy + 6}) rotate(-24)"`, () => bream(s));
  for (const [x, y, a] of [[290, 866, 0.4], [372, 908, -0.2]]) lemon(s, x, y, 62, a);
  for (let i = 0; i < 5; i++) { const x = 526 + (i % 3) * 42 + r.range(-8, 8), y = 862 + Math.floor(i / 3) * 36 + r.range(-6, 6); s.ellipse(x + 12, y + 6, 19, 13, '#8a6a66', 'opacity=".5"'); s.ellipse(x, y, 19, 15, r.pick(['#4a2438', '#6b7a35', '#3c2433'])); s.ellipse(x - 6, y - 5, 6, 3.4, '#fff6dc', 'opacity=".7"'); }
  twig(s, 470, 540, 190, -0.5, { seed: 8, pairs: 10, leafL: 46, fruit: 0, stem: '#5f6a3c', cols: ['#4f6a34', '#7d9a48', '#a8b65c', '#3f552c'], bend: 0.1 });
  // fork and knife
  const metal = (x) => s.lin(x - 16, 0, x + 18, 0, [[0, '#fffaf0'], [0.5, '#b9a79e'], [1, '#6f6a72']]), sh = (d) => s.path(d, '#122f3b', 'opacity=".5" transform="translate(26 9)"');
  const kn = 'M872 1110C858 1110 856 1090 858 1060L864 820C862 700 868 610 884 560C902 600 904 720 896 820L890 1060C890 1090 886 1110 872 1110Z', fk = 'M800 1110C788 1110 786 1090 788 1060L794 800C764 780 766 720 766 650H776L780 730H788L790 650H800L802 730H810L814 650H824C826 720 828 780 802 800L812 1060C814 1090 812 1110 800 1110Z'; s.group('transform="translate(14 0)"', () => { for (const [d, x] of [[kn, 876], [fk, 796]]) { sh(d); s.path(d, metal(x)); } s.stroke('M884 566C872 620 868 710 870 812', '#fffdf6', 3, 'opacity=".8"'); });
  // bread
  s.path(blob(112, 1090, 150, 96, rng(3), 0.06), '#122f3b', 'opacity=".55" transform="translate(26 10)"'); s.path(blob(112, 1090, 150, 96, rng(3), 0.06), s.lin(-40, 1000, 240, 1180, [[0, '#d98d46'], [1, '#8a4a28']])); s.path(blob(104, 1084, 128, 76, rng(3), 0.06), '#f8e3b4'); for (let i = 0; i < 60; i++) { const a = r() * TAU, d = Math.sqrt(r()); s.path(blob(104 + Math.cos(a) * 112 * d, 1084 + Math.sin(a) * 62 * d, r.range(2, 8), r.range(1.6, 5), r, 0.25), r.pick(['#e3c184', '#fff6da', '#d9b070']), 'opacity=".8"'); }
  return s;
}
function bream(s) {
  const body = 'M-268 6C-214 -58 -112 -104 20 -96C118 -88 186 -44 222 -16L290 -66C276 -22 276 20 292 66L222 18C184 52 112 92 16 96C-112 100 -212 62 -268 6Z';
  s.path(body, '#8a6a60', 'opacity=".5" transform="translate(16 18)"'); s.path('M-110 -86C-60 -140 60 -146 128 -112L150 -66L-80 -70Z', s.lin(0, -140, 0, -70, [[0, '#c9a07a'], [1, '#7d8a8a']])); for (let i = 0; i < 11; i++) s.stroke(`M${P(-100 + i * 22, -84)}L${P(-92 + i * 21, -122 + Math.abs(i - 5) * 3)}`, '#5f6468', 2, 'opacity=".6"'); s.path('M-10 88C10 128 60 126 92 104L70 78Z', '#b0907a');
  s.path(body, s.lin(0, -100, 0, 100, [[0, '#6d7f86'], [0.26, '#a9b4ae'], [0.5, '#ecdfc4'], [0.8, '#fbf1dc'], [1, '#cfae98']]));
  s.clip(body, () => { const r = rng(4); for (let j = 0; j < 9; j++) for (let i = 0; i < 17; i++) { const x = -110 + i * 21 + (j % 2) * 10, y = -84 + j * 21; s.stroke(`M${P(x, y - 9)}A10 10 0 0 1 ${P(x, y + 9)}`, j < 4 ? '#4f626c' : '#b59a86', 1.7, 'opacity=".45"'); } for (const x of [-66, 2, 70]) s.path(`M${x} -104C${x + 22} -50 ${x + 20} 30 ${x - 4} 100L${x + 14} 102C${x + 42} 30 ${x + 40} -50 ${x + 16} -106Z`, '#7a4630', 'opacity=".62"'); s.path('M-280 6C-230 -60 -190 -80 -150 -92C-116 -40 -116 44 -150 92C-200 74 -240 50 -280 6Z', s.lin(-280, -60, -140, 60, [[0, '#b3a596'], [0.5, '#8f9a9a'], [1, '#d9c4a8']])); s.stroke('M-150 -88C-118 -40 -118 42 -150 88', '#5a4f54', 4, 'opacity=".7"'); s.path('M-196 -58C-186 -74 -160 -80 -146 -72C-158 -60 -176 -52 -196 -58Z', '#e0a94c'); s.path(lens(-250, 14, 46, 4, 0.18), '#5a4548'); s.path('M222 -18L300 -72V72L222 20Z', '#8f8a86', 'opacity=".7"'); for (let i = 0; i < 7; i++) s.stroke(`M226 ${-9 + i * 3}L288 ${-54 + i * 18}`, '#5a5f66', 1.8, 'opacity=".6"'); s.path('M-104 30C-70 14 -30 24 -18 44C-40 56 -80 56 -104 30Z', '#c9b59c', 'opacity=".95"'); for (let i = 0; i < 5; i++) s.stroke(`M-98 ${30 + i * 2}L${-30 - i * 4} ${34 + i * 4}`, '#8a7468', 1.6, 'opacity=".6"'); s.path('M-230 -38C-120 -96 60 -100 200 -36L200 -50C60 -116 -120 -112 -234 -46Z', '#fffbe8', 'opacity=".5"'); });
  s.circle(-206, -20, 16, '#f6ead2'); s.circle(-206, -20, 9, '#2b1a24'); s.circle(-209, -24, 3, '#fff');
}
function lemon(s, x, y, q, a) { s.group(`transform="translate(${x} ${y}) rotate(${(a * 57).toFixed(0)})"`, () => { s.path(`M${-q} 0A${q} ${q} 0 0 0 ${q} 0Z`, '#8a6a60', 'opacity=".5" transform="translate(12 10)"'); s.path(`M${-q} 0A${q} ${q} 0 0 0 ${q} 0Z`, '#d9a528'); s.path(`M${-q * 0.92} 0A${q * 0.92} ${q * 0.92} 0 0 0 ${q * 0.92} 0Z`, '#fff6cf'); for (let i = 0; i < 5; i++) { const b = (Math.PI * (i + 0.5)) / 5; s.path(`M${P(Math.cos(b) * 6, Math.sin(b) * 6)}L${P(Math.cos(b - 0.26) * q * 0.82, Math.sin(b - 0.26) * q * 0.82)}Q${P(Math.cos(b) * q * 0.92, Math.sin(b) * q * 0.92)} ${P(Math.cos(b + 0.26) * q * 0.82, Math.sin(b + 0.26) * q * 0.82)}Z`, s.lin(-q, 0, q, 0, [[0, '#ffe874'], [1, '#efbf34']])); } }); }

/** The house oil before the sun, olives at its foot. */
export function menuShop() {
  const [s, r] = start(8), y = 1010;
  s.rect(0, 0, W, H, s.lin(0, 0, 0, y, [[0, '#6d7440'], [0.6, '#838648'], [1, '#a39a55']])); s.rect(0, 0, W, H, s.lin(0, 0, W, 0, [[0, '#d9c878', 0.4], [0.6, '#5a6032', 0], [1, '#39412a', 0.5]]));
  s.circle(430, 470, 350, '#f2c583'); s.circle(430, 470, 350, s.lin(100, 200, 760, 760, [[0, '#fdeec0'], [0.5, '#f6c98a'], [1, '#e08f58']]));
  // leaves thrown as shadows on the wall
  s.path(poly([[640, 1010], [690, 560], [760, 470], [800, 330], [860, 330], [850, 480], [900, 560], [910, 1010]]), '#39401f', 'opacity=".32"');
  const olv = { stem: '#6a5a3c', cols: ['#4a5a36', '#6f7f46', '#9aa766', '#39472c'], fr: ['#3c2433', '#5a2f48', '#6b7a3a'], fruit: 5 };
  twig(s, 520, 1004, 740, -0.98, { ...olv, seed: 6, pairs: 11, leafL: 150, bend: 0.16 }); twig(s, 430, 1004, 680, -2.16, { ...olv, seed: 3, pairs: 9, leafL: 140, bend: -0.14 });
  s.rect(0, y, W, H - y, s.lin(0, y, 0, H, [[0, '#f6e3bb'], [0.3, '#dcbd92'], [0.32, '#b28f78'], [1, '#6d4f52']])); s.path(poly([[0, y - 4], [W, y - 4], [W, y + 5], [0, y + 5]]), '#fff6de', 'opacity=".85"'); for (let i = 0; i < 70; i++) s.rect(r() * W, y + 10 + r() * 44, r.range(6, 40), 1.6, r.pick(['#c9a27c', '#fff3d4']), 'opacity=".5"'); for (let i = 0; i < 40; i++) s.rect(r() * W, y + 70 + r() * 120, r.range(6, 50), 1.8, r.pick(['#5a4048', '#a5836f']), 'opacity=".4"');
  s.path(blob(690, y + 26, 270, 20, r, 0.05), '#8a5f52', 'opacity=".62"');
  bottle(s, 470, y + 34, 860, { w: 226, body: '#3c4a24', hi: '#d9cf5c', dark: '#161c12', label: '#fbf0d8', cap: C.murva, labelDraw: (q, x, ly, w, lh) => { q.rect(x - w * 0.36, ly + lh * 0.07, w * 0.72, 3, C.murva); q.rect(x - w * 0.36, ly + lh * 0.93, w * 0.72, 3, C.murva); q.raw(mark(C.murva, x, ly + lh * 0.47, lh * 0.62)); q.rect(x - w * 0.22, ly + lh * 0.85, w * 0.44, 4, C.terra); } });
  for (const [x, yy, q, c] of [[236, y + 58, 44, '#5d6a30'], [158, y + 84, 46, '#4a2438'], [298, y + 96, 47, '#7d8a3c'], [664, y + 84, 45, '#3c2433'], [752, y + 66, 40, '#6b7a35']]) { s.ellipse(x + q * 1.1, yy + q * 0.62, q * 1.3, q * 0.26, '#6d4648', 'opacity=".55"'); s.ellipse(x, yy, q * 1.12, q * 0.86, s.rad(x - q * 0.4, yy - q * 0.4, q * 1.7, [[0, tone(c, 0.2)], [0.4, c], [1, tone(c, -0.14)]])); s.path(lens(x - q * 0.66, yy - q * 0.3, q * 0.8, q * 0.15, -0.5), '#fffbe2', 'opacity=".75"'); s.path(lens(x + q * 0.95, yy - q * 0.1, q * 0.4, q * 0.07, -0.8), '#6a5a3c'); }
  return s;
}

/** A present on the window sill, morning behind the panes. */
export function menuPackages() {
  const [s, r] = start(14), x0 = 170, x1 = 790, sp = 420, sill = 880;
  s.rect(0, 0, W, H, s.lin(0, 0, W, H, [[0, '#8a4a48'], [0.5, '#6d3244'], [1, '#3f1b33']])); for (let i = 0; i < 200; i++) s.path(blob(r() * W, r() * H, r.range(10, 70), r.range(3, 14), r, 0.2), r.pick(['#a9605a', '#4a2038']), 'opacity=".12"');
  const nich = archD(x0, x1, sp, sill, 170), gl = archD(x0 + 74, x1 - 74, sp + 30, sill - 70, 130);
  s.path(nich, s.lin(x0, 0, x1, 0, [[0, '#7a4a50'], [0.16, '#a06a60'], [0.84, '#f6d2a0'], [1, '#ffe9c2']]));
  s.clip(gl, () => { s.rect(200, 200, 600, 700, s.lin(0, 300, 0, 810, [[0, '#8fbdb8'], [0.5, '#f3e4bc'], [0.75, '#f8c890'], [1, '#f0a874']])); s.circle(350, 600, 300, s.rad(350, 600, 300, [[0, '#fffbe4', 1], [0.3, '#fff0c0', 0.6], [1, '#ffe0a0', 0]])); cloud(s, 260, 420, 340, 16, '#fff6e2', 0.9, r); cloud(s, 480, 480, 300, 12, '#fbe2c0', 0.9, r);
    ridge(s, 200, 800, (x) => 690 - 26 * Math.sin(x / 80 + 1), 900, '#b3b49a', '#d6b98a', 650); ridge(s, 200, 800, (x) => 740 - 30 * Math.sin(x / 110 + 4), 900, '#8f9a5a', '#b7a860', 700); cypress(s, 632, 800, 210); cypress(s, 676, 806, 160); for (let i = 0; i < 9; i++) bush(s, 250 + i * 50, 780 + r() * 20, 22, 16, { seed: i }); });
  const fr = '#f7e6c8', fs = '#9a6d5e'; s.stroke(gl, fs, 22); s.stroke(gl, fr, 10); s.rect(472, 320, 16, 490, fs); s.rect(472, 320, 7, 490, fr); for (const y of [520, 666]) { s.rect(x0 + 74, y, x1 - x0 - 148, 14, fs); s.rect(x0 + 74, y, x1 - x0 - 148, 6, fr); }
  s.path(`M${P(x0 - 40, sill + 60)}L${P(x0, sill - 40)}H${x1}L${P(x1 + 40, sill + 60)}Z`, s.lin(0, sill - 40, 0, sill + 60, [[0, '#fff6dc'], [1, '#eac494']])); s.rect(x0 - 44, sill + 58, x1 - x0 + 88, 56, s.lin(0, sill + 58, 0, sill + 114, [[0, '#c79474'], [1, '#7a4a4c']])); s.rect(x0 - 44, sill + 55, x1 - x0 + 88, 7, '#fffaf0');
  s.path(poly([[x0 - 20, sill + 114], [x1 + 44, sill + 114], [x1 + 90, sill + 190], [x0 + 40, sill + 190]]), s.lin(0, sill + 114, 0, sill + 190, [[0, '#2b1026', 0.6], [1, '#2b1026', 0]]));
  // light of the panes on the sill and the right cheek
  for (const [a, b] of [[300, 450], [500, 640]]) s.path(poly([[a, sill - 34], [b, sill - 34], [b + 150, sill + 54], [a + 150, sill + 54]]), '#fffdf0', 'opacity=".75"');
  // the box: lid, ribbon, bow, a twig under it
  const bx = 300, bw = 300, by = 664, bh = 262, d = 74; s.path(poly([[bx + 30, by + bh], [bx + bw + d, by + bh - 20], [bx + bw + 210, by + bh + 4], [bx + bw + 20, by + bh + 18]]), '#7a4a4c', 'opacity=".55"');
  s.rect(bx, by, bw, bh, s.lin(bx, 0, bx + bw, 0, [[0, '#fffaf0'], [0.4, '#f3e0c2'], [1, '#d6b595']])); s.path(poly([[bx + bw, by], [bx + bw + d, by - 26], [bx + bw + d, by + bh - 26], [bx + bw, by + bh]]), '#a67c74'); s.path(poly([[bx - 12, by - 8], [bx + bw + 12, by - 8], [bx + bw + d + 14, by - 36], [bx + 62, by - 36]]), '#fffdf6'); s.rect(bx - 12, by - 8, bw + 24, 58, s.lin(bx, 0, bx + bw, 0, [[0, '#fffaf0'], [0.5, '#efd8b8'], [1, '#caa488']])); s.path(poly([[bx + bw + 12, by - 8], [bx + bw + d + 14, by - 36], [bx + bw + d + 14, by + 20], [bx + bw + 12, by + 50]]), '#8f665f'); s.rect(bx, by + 50, bw, 12, '#8a5f5a', 'opacity=".4"');
  const rb = s.lin(bx, 0, bx + bw, 0, [[0, '#e07a4a'], [0.5, '#b8452c'], [1, '#7a2a2c']]); s.rect(bx + 122, by - 8, 52, bh + 8, rb); s.path(poly([[bx + 122, by - 8], [bx + 174, by - 8], [bx + 232, by - 36], [bx + 184, by - 36]]), '#e58a5a'); s.path(poly([[bx + bw, by + 104], [bx + bw + d, by + 78], [bx + bw + d, by + 122], [bx + bw, by + 150]]), '#6a2228'); s.rect(bx, by + 104, bw, 46, s.lin(bx, 0, bx + bw, 0, [[0, '#f0905c'], [0.5, '#c4502f'], [1, '#85302c']])); s.rect(bx + 122, by + 50, 52, bh - 50, rb);
  twig(s, bx + 150, by - 16, 250, -0.42, { seed: 9, pairs: 8, leafL: 62, fruit: 3 }); twig(s, bx + 150, by - 16, 200, -2.7, { seed: 4, pairs: 7, leafL: 56, fruit: 2, bend: -0.16 });
  const loop = (k) => { const X = (u) => bx + 152 + k * u; s.path(`M${P(X(0), by - 18)}C${P(X(30), by - 112)} ${P(X(128), by - 150)} ${P(X(152), by - 96)}C${P(X(168), by - 50)} ${P(X(80), by - 12)} ${P(X(0), by - 18)}Z`, k < 0 ? s.lin(X(150), 0, X(0), 0, [[0, '#f6a26c'], [1, '#b8452c']]) : s.lin(X(0), 0, X(150), 0, [[0, '#c4502f'], [1, '#7a2a2c']])); s.path(`M${P(X(24), by - 34)}C${P(X(50), by - 84)} ${P(X(104), by - 110)} ${P(X(122), by - 84)}C${P(X(128), by - 62)} ${P(X(80), by - 40)} ${P(X(24), by - 34)}Z`, '#5a1c26', 'opacity=".75"'); s.path(`M${P(X(4), by - 10)}C${P(X(40), by + 10)} ${P(X(60), by + 50)} ${P(X(66), by + 92)}L${P(X(84), by + 70)}L${P(X(108), by + 78)}C${P(X(96), by + 30)} ${P(X(60), by - 8)} ${P(X(10), by - 24)}Z`, k < 0 ? '#e07a4a' : '#93362c'); }; loop(1); loop(-1); s.path(blob(bx + 152, by - 22, 26, 22, r, 0.06), s.lin(bx + 126, 0, bx + 178, 0, [[0, '#f6a26c'], [1, '#8e322c']]));
  s.path(poly([[bx + 190, by + 26], [bx + 262, by + 40], [bx + 244, by + 140], [bx + 172, by + 126]]), '#5a2c30', 'opacity=".35" transform="translate(8 6)"'); s.path(poly([[bx + 190, by + 26], [bx + 262, by + 40], [bx + 244, by + 140], [bx + 172, by + 126]]), '#fffaf0'); s.group(`transform="rotate(10 ${bx + 217} ${by + 86})"`, () => s.raw(mark(C.murva, bx + 216, by + 86, 66))); s.stroke(`M${P(bx + 160, by - 16)}Q${P(bx + 200, by)} ${P(bx + 224, by + 36)}`, '#8a5a3c', 3);
  return s;
}

/** Framed prints up the stair. */
export function menuGallery() {
  const [s, r] = start(17);
  s.rect(0, 0, W, H, s.lin(0, 0, W, H, [[0, '#f2dcae'], [0.5, '#e3c08a'], [1, '#b4866a']])); for (let i = 0; i < 160; i++) s.path(blob(r() * W, r() * H, r.range(20, 90), r.range(6, 22), r, 0.2), r.pick(['#fff0cc', '#c99a72']), 'opacity=".13"');
  s.path(poly([[-20, 250], [430, -20], [760, -20], [-20, 640]]), '#fff8e0', 'opacity=".32"'); s.path(poly([[-20, 700], [960, 60], [960, 190], [-20, 880]]), '#fff8e0', 'opacity=".2"');
  const step = (i) => [40 + i * 118, 1180 - i * 76];
  const frame = (x, y, w, h, c, draw) => { s.path(poly([[x + 10, y + 16], [x + w + 34, y + 26], [x + w + 34, y + h + 30], [x + 18, y + h + 24]]), '#7a4f48', 'opacity=".4"'); s.rect(x, y, w, h, s.lin(x, y, x + w, y + h, [[0, tone(c, 0.12)], [0.4, c], [1, tone(c, -0.12)]])); s.stroke(`M${x + 2} ${y + h}V${y + 2}H${x + w}`, '#ffe6b8', 4, 'opacity=".8"'); const m = 16, q = 34; s.rect(x + m, y + m, w - 2 * m, h - 2 * m, '#fffaf0'); s.stroke(`M${x + m} ${y + h - m}V${y + m}H${x + w - m}`, '#7a5a4c', 3, 'opacity=".5"'); const d = `M${x + q} ${y + q}H${x + w - q}V${y + h - q}H${x + q}Z`; s.clip(d, () => draw(x + q, y + q, w - 2 * q, h - 2 * q)); };
  frame(68, 470, 250, 320, '#5a3430', (x, y, w, h) => { s.rect(x, y, w, h, s.lin(0, y, 0, y + h, [[0, '#6fa9ad'], [0.6, '#f7e2b4'], [0.62, '#5f9fa0'], [1, '#2b5c66']])); s.circle(x + w * 0.36, y + h * 0.46, w * 0.13, '#fff8e2'); sail(s, x + w * 0.55, y + h * 0.84, h * 0.5); });
  frame(92, 176, 200, 236, '#8a5a36', (x, y, w, h) => { s.rect(x, y, w, h, '#fbf2e0'); twig(s, x + w * 0.5, y + h * 0.98, h * 0.92, -1.6, { seed: 12, pairs: 8, leafL: 44, fruit: 4 }); });
  frame(368, 360, 236, 300, '#3a2433', (x, y, w, h) => { s.rect(x, y, w, h, '#4a1f38'); s.raw(mark('#f7ead0', x + w / 2, y + h / 2, h * 0.76)); });
  frame(352, 84, 232, 220, '#5a3430', (x, y, w, h) => { s.rect(x, y, w, h, s.lin(0, y, 0, y + h, [[0, '#f7e2b4'], [1, '#f0a874']])); s.path(hill(ridgePts(x - 5, x + w + 5, (u) => y + h * 0.76 - 40 * Math.exp(-(((u - x - w / 2) / 40) ** 2)), 8), y + h + 9), '#6d7440'); campanile(s, x + w / 2 - 9, y + h * 0.54, 18, 64); });
  frame(652, 214, 240, 306, '#8a5a36', (x, y, w, h) => { s.rect(x, y, w, h, s.lin(0, y, 0, y + h, [[0, '#2c4a60'], [1, '#8a6a72']])); crescent(s, x + w * 0.6, y + h * 0.24, 26); ridge(s, x - 4, x + w + 4, (u) => y + h * 0.72 - 18 * Math.sin(u / 34), y + h + 8, '#3d4a4c', '#26342f', y, 6); cypress(s, x + w * 0.26, y + h * 0.86, 96); cypress(s, x + w * 0.4, y + h * 0.9, 70); });
  frame(660, -60, 214, 214, '#3a2433', (x, y, w, h) => { s.rect(x, y, w, h, '#e9d3ab'); mulberryLeaf(s, x + w * 0.5, y + 6, h * 0.9, 1.5, LEAF_LT); });
  // stair: limestone treads and risers, string and iron rail in the near plane
  for (let i = 8; i >= 0; i--) { const [x, y] = step(i); s.rect(x - 20, y, W - x + 40, 90, s.lin(x, 0, W, 0, [[0, '#e8cfa4'], [1, '#a98474']])); s.rect(x - 34, y - 6, W - x + 60, 24, s.lin(0, y - 6, 0, y + 18, [[0, '#fff6de'], [0.6, '#ecd5ac'], [1, '#b08e78']])); s.rect(x - 20, y + 18, W - x + 40, 14, '#6d4a4c', 'opacity=".35"'); }
  const ir = '#2f1d2b', at = (t, k) => { const [x, y] = step(t); return [x + 20, y - k]; };
  for (let i = -0.5; i < 8.4; i += 0.5) { const [x] = at(i, 0), y = step(Math.floor(i))[1], big = Number.isInteger(i); s.stroke(`M${P(x, y)}V${P(0, at(i, 200)[1]).split(' ')[1]}`, ir, big ? 9 : 6); s.stroke(`M${P(x - 3, y)}V${P(0, at(i, 200)[1]).split(' ')[1]}`, '#c98d68', 1.8, 'opacity=".8"'); if (!big) s.circle(x, y - 104, 12, 'none', `stroke="${ir}" stroke-width="6"`); }
  s.stroke(`M${P(...at(-1.2, 204))}L${P(...at(8.4, 204))}`, ir, 26, 'stroke-linecap="round"'); s.stroke(`M${P(...at(-1.2, 210))}L${P(...at(8.4, 210))}`, '#8a4f3c', 12); s.stroke(`M${P(...at(-1.2, 214))}L${P(...at(8.4, 214))}`, '#f0b078', 4);
  return s;
}

/** A white path between cypresses; a bicycle waits. */
export function menuExperiences() {
  const [s, r] = start(26), hor = 560, n = fbm1(6);
  s.rect(0, 0, W, hor + 60, s.lin(0, 0, 0, hor, [[0, '#9cc3b8'], [0.4, '#dfe2bf'], [0.75, '#fbe6a8'], [1, '#f9d08a']])); s.circle(250, 350, 520, s.rad(250, 350, 520, [[0, '#fffdea', 1], [0.3, '#fff2c0', 0.5], [1, '#ffe8a8', 0]])); s.circle(250, 350, 92, '#fffbe8');
  cloud(s, 420, 150, 560, 26, '#fffaf0', 0.9, r); cloud(s, 560, 190, 460, 18, '#fdf0d2', 0.85, r); cloud(s, -100, 240, 300, 14, '#fdf0d2', 0.85, r);
  ridge(s, -20, W + 20, (x) => hor - 40 - 40 * n(x / 170), 800, '#b9c3a8', '#d9c98f', 480); ridge(s, -20, W + 20, (x) => hor + 20 - 34 * n(x / 130 + 9) - 60 * smooth((x - 500) / 460), 900, '#9fae70', '#c9bc70', 500); ridge(s, -20, W + 20, (x) => hor + 84 + 20 * n(x / 200 + 4) - 30 * smooth((400 - x) / 400), 1200, '#b3b45c', '#8f984a', 600);
  for (const [x, n2] of [[70, 5], [330, 3], [590, 4], [850, 6]]) for (let i = 0; i < n2; i++) bush(s, x + (i - n2 / 2) * 24 + r.range(-6, 6), hor + 70 + r.range(-3, 5) + Math.abs(x - 480) * 0.03, r.range(12, 20), r.range(9, 13), { far: 0.24, seed: i + x });
  ridge(s, -20, W + 20, (x) => hor + 170 + 14 * n(x / 220 + 2), H + 20, '#a4ab50', '#5f7038', 700);
  for (let i = 0; i < 300; i++) { const t = r() ** 1.5, y = lerp(hor + 190, H, t), x = r() * W, l = lerp(5, 30, t); s.path(lens(x, y, l, l * 0.18, -Math.PI / 2 + r.range(-0.4, 0.4)), r.pick(['#7d8a40', '#c3c268', '#55663a', '#d9d27c']), 'opacity=".75"'); }
  // the path narrows in three bends
  const mid = [[430, 1260], [520, 1080], [560, 950], [478, 850], [430, 782], [470, 736], [505, 704], [490, 682]], wd = [330, 236, 160, 104, 66, 42, 26, 15], L = mid.map(([x, y], i) => [x - wd[i], y]), R = mid.map(([x, y], i) => [x + wd[i], y]);
  s.path(curve([...L, ...R.reverse()], true), s.lin(0, 680, 0, H, [[0, '#fff3cf'], [0.5, '#f6e0b0'], [1, '#e6c48e']])); for (let i = 0; i < 60; i++) { const t = r() ** 0.8, k = t * 6.99, a = Math.floor(k), f = k - a, x = lerp(mid[7 - a][0], mid[6 - a][0], f) + r.range(-0.8, 0.8) * lerp(wd[7 - a], wd[6 - a], f), y = lerp(mid[7 - a][1], mid[6 - a][1], f); s.path(blob(x, y, 3 + t * 16, 1 + t * 4, r, 0.2), r.pick(['#d9b27c', '#fffbe8']), 'opacity=".55"'); }
  // cypresses, far to near, with their shadows across the path
  for (const [x, y, h] of [[462, 690, 74], [530, 694, 80], [388, 734, 130], [560, 742, 140], [300, 812, 230], [640, 826, 250], [716, 960, 470], [236, 950, 430]]) { s.path(lens(x, y + 2, h * 0.95, h * 0.05, 0.12), '#44562f', 'opacity=".5"'); column(s, x, y + 4, h, h * 0.17, h); }
  column(s, 884, 1290, 1120, 200, 2); column(s, 52, 1250, 900, 160, 5);
  s.path(lens(180, 1136, 620, 30, 0.07), '#5f5a3c', 'opacity=".4"'); bicycle(s, 402, 1120, 0.92);
  return s;
}
/** A close cypress: full to the foot, on a short trunk. */
function column(s, x, y, h, w, seed) {
  const r = rng(seed), n = 14, prof = (t) => (t < 0.22 ? lerp(0.62, 1, smooth(t / 0.22)) : Math.cos(((t - 0.22) / 0.78) * Math.PI / 2) ** 0.75), L = [], R = []; for (let i = 0; i <= n; i++) { const t = i / n, q = prof(t) * w * 0.5 * r.range(0.93, 1.07) + 0.5, yy = y - h * 0.05 - h * 0.95 * t; L.push([x - q, yy]); R.push([x + q * 0.96, yy]); }
  s.rect(x - w * 0.07, y - h * 0.07, w * 0.14, h * 0.07, '#4a352f'); const d = curve([...L, ...R.reverse()], true); s.path(d, s.lin(x - w / 2, 0, x + w / 2, 0, [[0, '#5f7440'], [0.45, '#3d5134'], [1, '#22332b']]));
  s.clip(d, () => { for (let i = 0; i < 30; i++) { const t = r() ** 0.9, sx = r.range(-0.5, 0.5), yy = y - h * (0.04 + t * 0.9), q = prof(t) * w; s.path(lens(x + sx * q, yy, h * r.range(0.09, 0.2), w * r.range(0.05, 0.09), -Math.PI / 2 - sx * 0.16, w * 0.02), sx < -0.12 ? r.pick(['#8f9c52', '#7a8c48', '#a9b062']) : sx < 0.12 ? r.pick(['#4c6238', '#2c3f30']) : r.pick(['#1c2a27', '#2a3d31']), 'opacity=".8"'); } });
}
function bicycle(s, x, y, k) { // leans to the left, seen from the side; the ground line is y
  const X = (u) => x + u * k, Y = (v) => y + v * k, R = 104, A = [X(-166), Y(-R)], B = [X(176), Y(-R)], dk = '#2b1c22', red = '#9c3a34', hi = '#f0a078';
  for (const [cx] of [A, B]) s.ellipse(cx + 96 * k, y + 3, 110 * k, 9 * k, '#4a3a34', 'opacity=".45"'); s.path(lens(X(-150), Y(6), 440 * k, 6 * k, 0.02), '#4a3a34', 'opacity=".4"');
  for (const [cx, cy] of [A, B]) { s.circle(cx, cy, R * k, 'none', `stroke="${dk}" stroke-width="${(10 * k).toFixed(1)}"`); s.circle(cx, cy, (R - 8) * k, 'none', `stroke="#e3cda4" stroke-width="${(3 * k).toFixed(1)}"`); for (let i = 0; i < 18; i++) { const a = (i / 18) * TAU; s.stroke(`M${P(cx, cy)}L${P(cx + Math.cos(a) * (R - 9) * k, cy + Math.sin(a) * (R - 9) * k)}`, '#f3e4c6', 1.2, 'opacity=".75"'); } s.circle(cx, cy, 8 * k, dk); s.path(`M${P(cx - R * 0.72 * k, cy - R * 0.72 * k)}A${R * k} ${R * k} 0 0 1 ${P(cx, cy - R * 1.02 * k)}`, 'none', `stroke="#fff0cf" stroke-width="3" opacity=".85"`); s.path(`M${P(cx - (R + 8) * 0.95 * k, cy - (R + 8) * 0.36 * k)}A${(R + 10) * k} ${(R + 10) * k} 0 0 1 ${P(cx + (R + 8) * 0.72 * k, cy - (R + 8) * 0.72 * k)}`, 'none', `stroke="${red}" stroke-width="${(7 * k).toFixed(1)}" stroke-linecap="round"`); }
  const bb = [X(-26), Y(-88)], st = [X(-70), Y(-262)], hd = [X(122), Y(-270)], h2 = [X(132), Y(-226)], tube = (a, b, w) => { s.stroke(`M${P(...a)}L${P(...b)}`, red, w * k, 'stroke-linecap="round"'); s.stroke(`M${P(a[0] - 2, a[1] - 2)}L${P(b[0] - 2, b[1] - 2)}`, hi, w * 0.26 * k, 'stroke-linecap="round" opacity=".9"'); };
  s.circle(bb[0], bb[1], 27 * k, 'none', `stroke="#6d5a52" stroke-width="${4 * k}"`); tube(A, bb, 7); tube(A, [X(-62), Y(-226)], 7); tube(bb, st, 10); tube(bb, h2, 11); tube([X(-64), Y(-236)], [X(126), Y(-254)], 9); tube(hd, h2, 12); tube(h2, B, 9); s.stroke(`M${P(...bb)}l${P(22 * k, 44 * k)}`, '#6d5a52', 6 * k, 'stroke-linecap="round"'); s.stroke(`M${P(bb[0] + 8 * k, bb[1] + 46 * k)}h${32 * k}`, dk, 8 * k, 'stroke-linecap="round"');
  s.stroke(`M${P(...st)}l${P(-6 * k, -20 * k)}`, '#e3cda4', 7 * k); s.path(`M${P(X(-132), Y(-292))}C${P(X(-108), Y(-304))} ${P(X(-60), Y(-300))} ${P(X(-24), Y(-286))}C${P(X(-50), Y(-276))} ${P(X(-86), Y(-272))} ${P(X(-100), Y(-268))}C${P(X(-124), Y(-264))} ${P(X(-138), Y(-274))} ${P(X(-132), Y(-292))}Z`, s.lin(X(-134), Y(-300), X(-50), Y(-266), [[0, '#d99c62'], [1, '#5d3628']])); s.stroke(`M${P(...hd)}L${P(X(116), Y(-306))}C${P(X(114), Y(-328))} ${P(X(166), Y(-330))} ${P(X(162), Y(-304))}C${P(X(156), Y(-288))} ${P(X(120), Y(-284))} ${P(X(88), Y(-290))}`, '#6d5a52', 7 * k, 'stroke-linecap="round"'); s.stroke(`M${P(X(108), Y(-288))}L${P(X(84), Y(-291))}`, '#5d3628', 11 * k, 'stroke-linecap="round"'); s.circle(X(162), Y(-258), 17 * k, '#6d5a52'); s.circle(X(166), Y(-258), 11 * k, '#fff6d8');
}

/** The road up to the town in the afterglow, and the signpost at the turning. */
export function menuContact() {
  const [s, r] = start(40), n = fbm1(12), top = (x) => 905 - 330 * Math.exp(-(Math.abs((x - 530) / 400) ** 4)) - 145 * Math.exp(-(((x - 530) / 260) ** 2));
  s.rect(0, 0, W, 760, s.lin(0, 0, 0, 720, [[0, '#4f6f86'], [0.3, '#9a9aa6'], [0.55, '#e6b3a0'], [0.8, '#f6c795'], [1, '#f9dcae']])); s.circle(150, 640, 560, s.rad(150, 640, 560, [[0, '#fff0c4', 0.9], [1, '#ffd9a0', 0]])); crescent(s, 758, 158, 36); for (let i = 0; i < 16; i++) s.circle(r.range(20, 940), r.range(20, 240), r.range(1.2, 2.6), '#fff6dc', `opacity="${r.range(0.5, 0.95).toFixed(2)}"`); cloud(s, -100, 330, 520, 20, '#f3c3ae', 0.8, r); cloud(s, 520, 400, 520, 16, '#f6cfb4', 0.75, r); cloud(s, 40, 440, 320, 12, '#fbd9b4', 0.8, r);
  ridge(s, -20, W + 20, (x) => 650 - 60 * n(x / 190), 900, '#9a8ea0', '#d3b09c', 600);
  const dusk = wash('#6a4f6c', 0.24, -0.02, 0.95); let walls;
  tinted(s, dusk, () => { ridge(s, -20, W + 20, (x) => top(x) + 6 * n(x / 60), 1300, '#a3a05a', '#545c38', 480, 16); for (let k = 0; k < 7; k++) { const pts = ridgePts(300 - k * 42, 790 + k * 34, (x) => top(x) + 130 + k * 44 + 8 * n(x / 40 + k * 5), 20); s.stroke(curve(pts), '#d6c98c', 2.4, 'opacity=".5"'); s.stroke(curve(pts.map(([x, y]) => [x + 2, y + 4])), '#2f3626', 5, 'opacity=".35"'); } for (let i = 0; i < 46; i++) { const x = r.range(60, 930), y = top(x) + r.range(120, 330); if (y < 1010) { s.path(blob(x + 16, y + 6, 20, 5, r, 0.1), '#2f3426', 'opacity=".45"'); bush(s, x, y, r.range(11, 20), r.range(9, 15), { seed: i }); } } });
  // road: six bends, widening towards us
  const mid = [[520, 1280], [440, 1150], [300, 1040], [340, 950], [560, 905], [716, 850], [690, 796], [540, 766], [408, 724], [420, 682], [520, 652], [556, 612], [540, 560]], wd = [190, 128, 84, 62, 46, 36, 29, 24, 19, 15, 12, 9, 6], nor = mid.map((p, i) => { const a = mid[Math.max(0, i - 1)], b = mid[Math.min(12, i + 1)], l = Math.hypot(b[0] - a[0], b[1] - a[1]); return [-(b[1] - a[1]) / l, (b[0] - a[0]) / l]; }), side = (k, o = 0) => mid.map(([x, y], i) => [x + nor[i][0] * wd[i] * k, y + nor[i][1] * wd[i] * k * 0.62 + o]);
  s.path(curve([...side(1, 8), ...side(-1, 8).reverse()], true), '#3a2c3c', 'opacity=".5"'); s.path(curve([...side(1), ...side(-1).reverse()], true), s.lin(0, 590, 0, H, [[0, '#fbe2b8'], [0.5, '#e9c49e'], [1, '#b48d86']]));
  s.group('transform="translate(-401 142) scale(.7)"', () => { tinted(s, dusk, () => { walls = hilltop(s); }); lights(s, walls, { share: 0.62, seed: 4 }); s.rect(1304, 206, 8, 17, '#ffe09a'); glow(s, 1309, 214, 30, '#ffd57e', 0.7); });
  tinted(s, dusk, () => { for (const [x, y, h] of [[60, 1010, 190], [838, 990, 230], [884, 1010, 170], [776, 936, 130], [118, 900, 110]]) { s.path(lens(x, y + 2, h * 0.7, h * 0.05, 0.1), '#2b2a2a', 'opacity=".5"'); column(s, x, y + 4, h, h * 0.18, h); } ridge(s, 560, W + 20, (x) => 1080 + 150 * smooth((790 - x) / 210) + 8 * n(x / 30), 1300, '#6f7040', '#2f3426', 1050, 14); ridge(s, -20, 330, (x) => 1080 + 150 * smooth((x - 60) / 270), 1300, '#6f7040', '#33382a', 1060, 14); for (let i = 0; i < 80; i++) { const x = i % 2 ? r.range(720, W) : r.range(0, 230), y = i % 2 ? 1140 + r() * 70 : 1140 + r() * 60; s.stroke(`M${P(x, y)}Q${P(x + 4, y - 20)} ${P(x + r.range(-14, 22), y - r.range(24, 60))}`, r.pick(['#8f8a4c', '#b9a95c', '#55603a', '#d9c078']), 3, 'stroke-linecap="round"'); } });
  // signpost: two boards, the house's mark on the upper one
  const px = 156, wood = s.lin(px - 17, 0, px + 17, 0, [[0, '#e0a878'], [0.3, '#8a5a48'], [1, '#3f2634']]); s.path(lens(px, 1184, 260, 14, 0.08), '#20162a', 'opacity=".5"'); s.path(poly([[px - 17, 1190], [px - 15, 720], [px, 704], [px + 15, 720], [px + 17, 1190]]), wood);
  const board = (y, dir, l, c, h = 92) => { const X = (u) => px + dir * u, d = poly([[X(-46), y], [X(l), y - 6], [X(l + 52), y + h / 2 - 4], [X(l), y + h], [X(-46), y + h - 2]]); s.path(d, '#20162a', 'opacity=".4" transform="translate(10 12)"'); s.path(d, s.lin(px - 300, 0, px + 300, 0, [[0, tone(c, 0.1)], [0.5, c], [1, tone(c, -0.12)]])); s.clip(d, () => { for (let i = 0; i < 7; i++) s.path(lens(X(dir > 0 ? -60 : l), y + 8 + i * (h / 7) + r.range(-3, 3), (l + 60) * r.range(0.4, 0.9), 1.6, 0.01), tone(c, -0.13), 'opacity=".5"'); }); s.stroke(`M${P(X(-46), y + 2)}L${P(X(l), y - 4)}`, '#fff6e0', 4, 'opacity=".85"'); for (const v of [0.25, 0.75]) s.circle(px, y + h * v, 5, '#4a2f36'); };
  board(742, 1, 214, '#f3dfbd', 100); board(868, -1, 96, '#c9a489', 70); s.raw(mark(C.murva, px + 106, 790, 76));
  return s;
}
