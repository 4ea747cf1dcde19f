// What lies outside the windows of the renders: drawn, out of focus, pale with daylight. 200 px to the metre of the plane
// behind the window, the horizon of a standing guest at y = 400.
import { Scene, P, poly, hill, ridgePts, fbm1, rng, lerp, smooth, mix, blob, scallop, lens, TAU } from './lib.mjs';
import { C } from './palette.mjs';
import { cypress, olive, house, campanile, bush, vineyard } from './elements.mjs';
import { cloud, ridge, mist, stones, hilltop } from './props.mjs';
const W = 1800, H = 1000, HOR = 400;

const sky = (s, top = '#b9d2d4', low = '#f3ead2', y = HOR) => s.rect(0, 0, W, y + 40, s.lin(0, 0, 0, y, [[0, top], [0.6, '#dbe4d8'], [1, low]]));
/** Leaves in the sun: dark, middle, light, then single leaves. */
function crown(s, r, cl, n, q = 17) {
  for (const [x, y, k] of cl) s.path(scallop(x, y, k * 1.08, k * 0.92, r, 10, 0.2), '#53692f');
  for (const [x, y, k] of cl) s.path(scallop(x - k * 0.2, y - k * 0.2, k * 0.85, k * 0.7, r, 9, 0.24), '#7f9143');
  for (const [x, y, k] of cl) s.path(scallop(x - k * 0.38, y - k * 0.36, k * 0.5, k * 0.4, r, 8, 0.28), '#b1b75c');
  for (let i = 0; i < n; i++) { const [x, y, k] = r.pick(cl), a = r() * TAU, d = Math.sqrt(r()) * k * 1.1, lit = 0.5 - Math.cos(a + 0.7) * 0.5 * -1; s.path(lens(x + Math.cos(a) * d, y + Math.sin(a) * d * 0.9, q * r.range(1.2, 2.2), q * 0.6, r() * TAU), lit > 0.6 ? r.pick(['#4c602c', '#617735']) : r.pick(['#a5ae52', '#ccc874', '#8c9a46'])); }
}
const shuttered = (s, x, y, w, h, c = '#6f8a7a') => { s.rect(x - 10, y - 12, w + 20, h + 26, '#f3e3c2'); s.rect(x, y, w, h, '#5a4a48'); for (const k of [-1, 1]) { const px = k < 0 ? x - w * 0.62 : x + w * 1.08; s.rect(px, y - 4, w * 0.55, h + 8, k < 0 ? c : mix(c, C.shade, 0.25)); for (let i = 1; i < 12; i++) s.rect(px + 4, y - 4 + ((h + 8) * i) / 12, w * 0.55 - 8, 3, mix(c, C.shade, 0.4), 'opacity=".5"'); } };
function facade(s, r, x, y, w, h, lit, dark) { const d = poly([[x, y], [x + w, y], [x + w, y + h], [x, y + h]]); s.path(d, lit); s.clip(d, () => stones(s, x, y, w, h, r, () => mix(lit, dark, r.range(0, 0.45)), { row: [26, 44], len: [40, 110], edge: 0.05 })); }

/** The courtyard: the wing across it, roof and all, and the mulberry in the sun. */
export function court() {
  const s = new Scene(W, H, 2), r = rng(5); sky(s); facade(s, r, 0, 190, W, H, '#e9d4ab', '#b5947a');
  s.path(poly([[0, 120], [W, 84], [W, 196], [0, 214]]), s.lin(0, 90, 0, 210, [[0, '#d98a5c'], [1, '#b25c3c']])); for (let x = -20; x < W; x += 26) s.stroke(`M${P(x, 122)}l8 84`, '#8e4530', 4, 'opacity=".4"'); s.rect(0, 198, W, 26, '#6d5358', 'opacity=".45"');
  for (const x of [150, 470, 800, 1130, 1470]) shuttered(s, x, 330, 84, 150); for (const x of [300, 1000, 1600]) { s.path(`M${x} ${H}V760A110 110 0 0 1 ${x + 220} 760V${H}Z`, '#7a6158'); }
  const cl = []; for (let i = 0; i < 46; i++) { const a = r() * TAU, d = Math.sqrt(r()); cl.push([1060 + Math.cos(a) * d * 640, 640 + Math.sin(a) * d * 330, r.range(70, 120)]); } crown(s, r, cl, 900); return s;
}
/** South: rows of vines below the wall, soft hills. */
export function vines() {
  const s = new Scene(W, H, 3), r = rng(9), n = fbm1(4); sky(s); cloud(s, 500, 150, 560, 24, '#fff7e6', 0.9, r); cloud(s, 1080, 220, 420, 18, '#fff3dc', 0.8, r);
  ridge(s, -20, W + 20, (x) => HOR - 30 - 46 * n(x / 260), 560, '#a9bcb4', '#cfd3b8', 320); ridge(s, -20, W + 20, (x) => HOR + 20 - 34 * n(x / 170 + 8), 620, '#a3b088', '#c6c690', 380);
  for (let i = 0; i < 30; i++) bush(s, r.range(0, W), 470 + r.range(-16, 16), r.range(12, 24), r.range(9, 15), { far: 0.25, seed: i }); for (const [x, h] of [[420, 90], [452, 66], [1330, 96], [1366, 70], [1396, 82]]) cypress(s, x, 486, h, { far: 0.16 });
  house(s, 1180, 492, 60, 46, 42, 22, { far: 0.1, seed: 4 });
  vineyard(s, hill(ridgePts(-40, W + 40, (x) => 492 + 8 * n(x / 200), 40), H + 20), [900, 470], { x0: -2600, x1: 4300, yNear: 1180, yFar: 488, rows: 26, hgt: 0.5, far: 0.08, leaf: 0.3 }); return s;
}
/** The town: a fall of roofs and the bell tower. */
export function roofs() {
  const s = new Scene(W, H, 4), r = rng(12), n = fbm1(6); sky(s, '#a9c9cf', '#f6e7c6'); cloud(s, 420, 130, 420, 20, '#fff6e4', 0.9, r); cloud(s, 1120, 190, 380, 16, '#fff3da', 0.8, r);
  ridge(s, -20, W + 20, (x) => HOR + 6 - 40 * n(x / 240), 560, '#a5b9b2', '#cfd0b2', 340);
  s.group('transform="scale(2.6)"', () => {
    const q = rng(21), walls = ['#f6e2ba', '#ecd0a0', '#e3b890', '#f0dcc0', '#f3d8a8'], row = (y, hs, seed) => { let x = -20, i = 0; while (x < 720) { const w = q.range(26, 44), d = q.range(16, 28); house(s, x, y + q.range(-5, 5), w, d, q.range(...hs), q.range(12, 19), { gable: q() < 0.45, seed: seed + i, wall: q.pick(walls), roof: q.pick([C.roof, '#c9643a', '#d9784a']), skew: 0.05 }); x += w + d * q.range(0.5, 0.9); i++; } };
    row(196, [22, 32], 3); cypress(s, 300, 206, 60); cypress(s, 460, 204, 48); campanile(s, 366, 214, 34, 116); row(228, [24, 38], 30); cypress(s, 330, 236, 46); row(268, [30, 44], 60); row(318, [36, 52], 90); row(384, [44, 60], 120);
  }); return s;
}
/** Down the valley of the river, to the sea at its end. */
export function valley() {
  const s = new Scene(W, H, 5), r = rng(3), n = fbm1(14); sky(s, '#a7c8cd', '#f8e6c2'); cloud(s, 380, 140, 520, 22, '#fff6e4', 0.9, r); cloud(s, 1040, 210, 460, 16, '#fff0d6', 0.8, r);
  s.rect(0, HOR - 6, W, 60, s.lin(0, HOR - 6, 0, HOR + 40, [[0, '#dfe6d6'], [1, '#8fb9ba']]));
  ridge(s, -20, 860, (x) => HOR + 60 - 120 * smooth((760 - x) / 760) - 20 * n(x / 120), 700, '#8fa396', '#b9bf92', 330); ridge(s, 980, W + 20, (x) => HOR + 56 - 130 * smooth((x - 1000) / 760) - 20 * n(x / 110 + 4), 700, '#93a596', '#bdc094', 320);
  s.path(hill(ridgePts(-20, W + 20, (x) => HOR + 44 + 4 * n(x / 160), 40), 700), '#c3c98e'); s.path('M900 446C960 460 1010 480 960 520S760 580 840 640S1120 720 1000 840L1140 860C1260 720 960 650 930 610S1090 540 1060 500S980 456 916 446Z', '#a9cccb');
  for (let i = 0; i < 16; i++) { const x = r.range(-60, W), y = r.range(480, 640); s.path(poly([[x, y], [x + 190, y - 10], [x + 240, y + 40], [x + 10, y + 46]]), r.pick(['#b9b86a', '#9fae62', '#d6c684', '#8d9c56', '#c9a86c']), 'opacity=".75"'); } mist(s, 900, 470, 800, 30, '#fff3da', 0.8);
  for (let i = 0; i < 46; i++) bush(s, r.range(-20, W), r.range(500, 660), r.range(10, 22), r.range(8, 14), { far: 0.12, seed: i });
  ridge(s, -20, W + 20, (x) => 720 - 120 * smooth((500 - x) / 500) - 90 * smooth((x - 1250) / 500) + 12 * n(x / 90), H + 10, '#8f9c58', '#6a7844', 600); for (let i = 0; i < 26; i++) olive(s, r.range(0, W), r.range(740, 960), r.range(40, 64), { seed: i, dabs: 16 }); for (const [x, h] of [[330, 200], [384, 150], [1420, 220], [1480, 160]]) cypress(s, x, 770, h); return s;
}
/** The lane: the house across it, near. */
export function lane() {
  const s = new Scene(W, H, 6), r = rng(31); sky(s, '#b5d0d4', '#efe6d0'); facade(s, r, 0, 150, W, H, '#efd9ae', '#c39c78'); const d = poly([[980, 210], [W, 190], [W, H], [980, H]]); s.path(d, s.lin(0, 200, 0, H, [[0, '#efc9a0'], [1, '#d9a582']])); s.path(poly([[0, 110], [990, 96], [990, 170], [0, 176]]), '#c4694a'); s.path(poly([[970, 150], [W, 128], [W, 206], [970, 222]]), '#b85f42');
  for (const [x, c] of [[200, '#7c9786'], [640, '#7c9786'], [1160, '#6f8f96'], [1520, '#6f8f96']]) { shuttered(s, x, 340, 110, 210, c); s.rect(x - 20, 566, 150, 14, '#f6e8ca'); for (let i = 0; i < 5; i++) { bush(s, x + i * 28, 548, 24, 20, { seed: i + x, c: '#55692f', lt: '#7f9143', hi: '#a9b058' }); s.circle(x + i * 28 + 6, 536, 9, '#c9523a'); } } for (const x of [400, 1340]) { s.path(`M${x} ${H}V780A90 90 0 0 1 ${x + 180} 780V${H}Z`, '#6d5a4c'); } s.path(poly([[0, 150], [300, 150], [0, 760]]), '#6d5564', 'opacity=".3"'); return s;
}
/** From the terrace: vines, the valley, the town on its hill, the sea under the evening sun. 2400 x 900, horizon at 430. */
export function terraceView() {
  const s = new Scene(2400, 900, 7), r = rng(8), n = fbm1(3), hor = 430; s.rect(0, 0, 2400, hor + 10, s.lin(0, 0, 0, hor, [[0, '#8fb9bd'], [0.5, '#cfdccb'], [0.8, '#f6e3b8'], [1, '#f7cf9a']])); s.circle(520, hor - 40, 420, s.rad(520, hor - 40, 420, [[0, '#fff0c8', 0.9], [1, '#fff0c8', 0]]));
  for (const [x, y, w, h] of [[300, 160, 700, 22], [1100, 120, 600, 20], [1600, 230, 560, 16]]) cloud(s, x, y, w, h, '#fff0d6', 0.8, r); s.rect(0, hor, 1300, 80, s.lin(0, hor, 0, hor + 60, [[0, '#f3dcae'], [1, '#93b9b4']]));
  ridge(s, 700, 2420, (x) => hor + 30 - 120 * smooth((x - 700) / 900) - 26 * n(x / 130) * smooth((x - 700) / 200), 640, '#a4b3ac', '#cfc9a4', 320); ridge(s, -20, 2420, (x) => hor + 40 - 34 * n(x / 210 + 5), 700, '#a3ae84', '#c9c48c', 400); mist(s, 900, hor + 70, 900, 28, '#fdeccb', 0.7);
  s.group('transform="translate(60 -20)"', () => hilltop(s));
  ridge(s, -20, 2420, (x) => 560 - 20 * n(x / 180 + 2), 900, '#a2a862', '#7d8a4c', 520); for (let i = 0; i < 60; i++) bush(s, r.range(0, 2400), r.range(560, 640), r.range(14, 30), r.range(10, 18), { far: 0.06, seed: i });
  vineyard(s, hill(ridgePts(-40, 2440, (x) => 640 + 10 * n(x / 200), 40), 920), [1200, 600], { x0: -3000, x1: 5400, yNear: 1080, yFar: 634, rows: 30, hgt: 0.5, far: 0.04, leaf: 0.3 }); return s;
}
export const views = { court, vines, roofs, valley, lane, terrace: terraceView };
