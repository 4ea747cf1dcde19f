// Small plates in one ink on white: key, olive, grapes, hearth, tower, wreath. Same burin as engrave.mjs.
import { Scene, poly, rng, lerp, clamp, TAU, fbm1 } from './lib.mjs';
import { swell, ink, lance, oliveFruit, leafPlate, fruit } from './engrave.mjs';

const white = '#ffffff';
const light = (nx, ny) => clamp(0.62 * nx + 0.58 * ny - 0.5 * Math.sqrt(Math.max(0, 1 - nx * nx - ny * ny)) + 0.42); // shade 0..1 of a normal; the sun stands upper left
/** Points of a Catmull-Rom line through pts. */
function spline(pts, m = 12) { const o = []; for (let i = 0; i < pts.length - 1; i++) for (let j = 0; j < m; j++) { const t = j / m, [a, b, c, d] = [pts[Math.max(0, i - 1)], pts[i], pts[i + 1], pts[Math.min(pts.length - 1, i + 2)]]; o.push([0, 1].map((k) => 0.5 * (2 * b[k] + (c[k] - a[k]) * t + (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t + (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3))); } o.push(pts.at(-1)); return o; }
const normals = (c) => c.map((_, i) => { const a = c[Math.max(0, i - 1)], b = c[Math.min(c.length - 1, i + 1)], dx = b[0] - a[0], dy = b[1] - a[1], q = Math.hypot(dx, dy) || 1; return [-dy / q, dx / q]; });
/** Round bar along pts, radius r(t), modelled by short arcs across it. */
function bar(s, pts, r, { gap = 5, max = 4, bulge = 0.35 } = {}) {
  const c = spline(pts), n = normals(c), R = (i) => r(i / (c.length - 1)), off = (k) => c.map((p, i) => [p[0] + n[i][0] * R(i) * k, p[1] + n[i][1] * R(i) * k]); s.path(poly([...off(-1), ...off(1).reverse()]), white); const d = []; let run = 0;
  for (let i = 1; i < c.length; i++) { const seg = Math.hypot(c[i][0] - c[i - 1][0], c[i][1] - c[i - 1][1]); for (let u = gap - run; u < seg; u += gap) { const t = u / seg, p = [lerp(c[i - 1][0], c[i][0], t), lerp(c[i - 1][1], c[i][1], t)], [nx, ny] = n[i], q = R(i); const arc = Array.from({ length: 13 }, (_, j) => { const k = -1 + j / 6, b = Math.sqrt(1 - k * k) * q * bulge; return [p[0] + nx * q * k + ny * b, p[1] + ny * q * k - nx * b]; }); d.push(swell(arc, (v) => { const w = light(nx * (2 * v - 1), ny * (2 * v - 1)); return w < 0.12 ? 0 : max * w; })); } run = (run + seg) % gap; }
  const side = (k) => swell(off(k), (t) => { const i = Math.min(n.length - 1, Math.round(t * (n.length - 1))); return 1.4 + 2.4 * light(n[i][0] * k, n[i][1] * k); }); s.path(d.join('') + side(1) + side(-1), ink); return c;
}
/** Parallel lines over a shape, w(x, y) wide. */
function hatch(s, shape, [x0, y0, x1, y1], { a = 0, gap = 6, w, step = 12, fill = white, wob = 0 }) {
  const cx = (x0 + x1) / 2, cy = (y0 + y1) / 2, L = Math.hypot(x1 - x0, y1 - y0) / 2 + 4, ca = Math.cos(a), sa = Math.sin(a), d = [], f = fbm1(9); if (fill) s.path(shape, fill);
  for (let v = -L; v <= L; v += gap) { const pts = []; for (let u = -L; u <= L; u += step) { const q = v + wob * f(u / 70 + v * 0.05); pts.push([cx + u * ca - q * sa, cy + u * sa + q * ca]); } d.push(swell(pts, (t) => { const p = pts[Math.round(t * (pts.length - 1))]; return Math.max(0, w(p[0], p[1])); })); }
  s.clip(shape, () => s.path(d.join(''), ink));
}
/** Solid of revolution, upright: R(t) from foot (0) to rim (1). */
function turn(s, cx, y0, y1, R, { n = 40, flat = 0.16, max = 4.4, tone = (u) => light(u, 0.1) } = {}) {
  const y = (t) => lerp(y0, y1, t), side = (k) => Array.from({ length: 61 }, (_, i) => [cx + k * R(i / 60), y(i / 60)]), foot = Array.from({ length: 31 }, (_, j) => { const u = -1 + j / 15; return [cx + R(0) * u, y0 + R(0) * flat * Math.sqrt(1 - u * u)]; }); s.path(poly([...side(-1).reverse(), ...foot, ...side(1)]), white); const d = [];
  for (let i = 0; i < n; i++) { const t = i / (n - 1), q = R(t); const pts = Array.from({ length: 41 }, (_, j) => { const u = Math.cos(Math.PI - (Math.PI * j) / 40); return [cx + q * u, y(t) + q * flat * Math.sqrt(1 - u * u)]; }); d.push(swell(pts, (v) => { const w = tone(Math.cos(Math.PI - Math.PI * v), t); return w < 0.08 ? 0 : 0.3 + max * w; })); }
  s.path(d.join('') + swell(side(-1), () => 2) + swell(side(1), () => 3.4) + swell(foot, (q) => 2 + 2 * q), ink);
}
const ring = (cx, cy, rx, ry, a0 = 0, a1 = TAU, n = 60) => Array.from({ length: n + 1 }, (_, i) => { const a = lerp(a0, a1, i / n); return [cx + Math.cos(a) * rx, cy + Math.sin(a) * ry]; });
/** Ball with curved lines and a light spot. */
function ball(s, x, y, q, sh = 1, base = 0) { s.circle(x, y, q, white); const d = []; for (let i = -6; i <= 6; i++) { const v = i / 6.6, rr = Math.sqrt(1 - v * v) * q; const pts = Array.from({ length: 17 }, (_, j) => { const u = -1 + j / 8; return [x + rr * u, y + q * v + rr * 0.3 * Math.sqrt(1 - u * u) * (1 - Math.abs(v))]; }); d.push(swell(pts, (t) => { const w = clamp(light((2 * t - 1) * Math.sqrt(1 - v * v), v) + base) * sh; return w < 0.1 ? 0 : 3.9 * w; })); } s.path(d.join('') + swell(ring(x, y, q, q, -2.3, TAU - 2.3, 40), (t) => 1.3 + 2 * Math.sin(Math.PI * t)), ink); }
/** Ribbon: lines run along it; turn(t) -1..1 says how far it is turned from the light. */
function ribbon(s, pts, w, shade, { n = 11 } = {}) { const c = spline(pts, 16), m = normals(c), W = (i) => w(i / (c.length - 1)), off = (k) => c.map((p, i) => [p[0] + m[i][0] * W(i) * k, p[1] + m[i][1] * W(i) * k]); s.path(poly([...off(-1), ...off(1).reverse()]), white); const d = [swell(off(-1), () => 2), swell(off(1), () => 2.8)]; for (let j = 1; j < n; j++) { const k = -1 + (2 * j) / n; d.push(swell(off(k), (t) => { const v = shade(t) + 0.18 * k; return v < 0.1 ? 0 : 3.4 * clamp(v); })); } s.path(d.join(''), ink); }
const ground = (s, cx, y, w, n = 9) => { const d = []; for (let i = 0; i < n; i++) { const l = w * (1 - Math.abs(i - n * 0.4) / n) * 0.9, x0 = cx - l * 0.36; d.push(swell(Array.from({ length: 20 }, (_, j) => [x0 + (l * j) / 19, y + i * 7 - 5 * (j / 19)]), (q) => 3.4 * Math.sin(Math.PI * clamp(q, 0.03, 0.97)) ** 0.6 * (1 - i / (n + 3)))); } s.path(d.join(''), ink); };

export function keyPlate() {
  const s = new Scene(760, 1000, 4);
  s.group('transform="translate(-16 20) rotate(14 380 480) translate(380 480) scale(1.1) translate(-380 -480)"', () => {
    // ribbon behind the ring
    ribbon(s, [[368, 236], [318, 150], [240, 96], [168, 120], [170, 186], [250, 214], [366, 226]], (t) => 20 + 10 * Math.sin(t * 9), (t) => 0.3 + 0.45 * Math.sin(t * 8 + 0.4)); ribbon(s, [[384, 232], [430, 140], [506, 84], [586, 96], [592, 164], [512, 206], [390, 228]], (t) => 20 + 10 * Math.sin(t * 9), (t) => 0.42 + 0.45 * Math.sin(t * 8 + 3));
    ribbon(s, [[372, 238], [330, 330], [268, 420], [262, 520], [210, 600]], (t) => 17 + 9 * Math.sin(t * 7 + 1), (t) => 0.4 + 0.42 * Math.sin(t * 9)); ribbon(s, [[390, 236], [452, 320], [520, 388], [528, 480], [578, 556]], (t) => 17 + 9 * Math.sin(t * 7), (t) => 0.5 + 0.4 * Math.sin(t * 9 + 2));
    // bow of the key: three lobes of round bar, then collar, shank and bit
    for (const [cx, cy, q] of [[318, 372, 50], [442, 372, 50], [380, 288, 52]]) bar(s, ring(cx, cy, q, q, 0, TAU, 24), () => 13, { gap: 4.6, max: 3.6 });
    ball(s, 380, 346, 17);
    turn(s, 380, 446, 410, (t) => 26 + 14 * t, { n: 9, flat: 0.2, max: 3.6 }); turn(s, 380, 836, 440, (t) => 19 + 2 * t, { n: 86, flat: 0.2, max: 4 }); for (const [y, q] of [[452, 33], [474, 28], [660, 27], [676, 31], [692, 27]]) turn(s, 380, y + 7, y - 7, () => q, { n: 5, flat: 0.2, max: 3.8 });
    turn(s, 380, 856, 836, (t) => 12 + 8 * t, { n: 6, flat: 0.25 });
    const bit = 'M400 720H506V752H470V772H506V800H452V816H506V838H400Z', edge = 'M506 720l9 7v32l-9 -7ZM506 772l9 7v28l-9 -7ZM506 816l9 7v22l-9 -7ZM400 838h106l9 7H408Z'; hatch(s, bit, [396, 716, 510, 842], { a: 0.5, gap: 6.4, w: (x) => 1.6 + 1.8 * clamp((x - 420) / 90) }); s.path(edge, ink); s.stroke(bit, ink, 2.6, 'stroke-linejoin="round"');
    // knot in front of the ring
    ribbon(s, [[352, 214], [378, 226], [404, 216]], () => 26, (t) => 0.25 + 0.6 * Math.abs(t - 0.5), { n: 9 }); s.path(swell([[360, 196], [368, 222], [362, 242]], (q) => 3 * Math.sin(Math.PI * q) + 0.5) + swell([[396, 198], [390, 220], [398, 240]], (q) => 3 * Math.sin(Math.PI * q) + 0.5), ink);
  });
  return s;
}

function twig(s, pts, { pairs, leaf, fruits = 0, w0 = 9, w1 = 3, seed = 3, sides = [1, -1], size = 24, open = 0.62 }) {
  const r = rng(seed), c = spline(pts, 20), at = (t) => c[Math.min(c.length - 1, Math.round(t * (c.length - 1)))]; bar(s, pts, (t) => lerp(w0, w1, t) / 2, { gap: 5, max: 3 }); const put = (fn) => { const d = [], o = []; fn(d, o); s.path(o.join(''), white); s.path(d.join(''), ink); };
  for (let i = 0; i < pairs; i++) { const t = 0.06 + (i / pairs) * 0.92, p = at(t), q = at(Math.min(1, t + 0.03)), dir = Math.atan2(q[1] - p[1], q[0] - p[0]); for (const sg of sides) { const l = leaf * (1.08 - t * 0.42) * r.range(0.9, 1.1); put((d, o) => lance(p[0], p[1], l, l * 0.118, dir + sg * r.range(open - 0.16, open + 0.2), sg * -0.07, d, o)); } if (fruits && i % Math.round(pairs / fruits) === 1) { const fx = p[0] + r.range(-10, 10), fy = p[1] + size * 2; s.path(swell([p, [p[0] + 3, p[1] + size * 0.6], [fx, fy - size]], () => 2.6), ink); put((d, o) => oliveFruit(fx, fy, size, d, o)); } }
  const e = c.at(-1), b = c.at(-6); put((d, o) => lance(e[0], e[1], leaf * 0.6, leaf * 0.075, Math.atan2(e[1] - b[1], e[0] - b[0]), 0.03, d, o));
}
export function olivePlate() {
  const s = new Scene(1000, 720, 5);
  twig(s, [[450, 300], [540, 440], [650, 530], [770, 600]], { pairs: 6, leaf: 170, fruits: 2, seed: 8, size: 34, w0: 10 }); twig(s, [[60, 130], [250, 214], [450, 296], [650, 306], [820, 246]], { pairs: 9, leaf: 216, fruits: 4, seed: 4, size: 40, w0: 16, w1: 5 });
  return s;
}

function vineLeaf(s, x, y, R, a) {
  const lobes = [[0, 1], [0.92, 0.92], [-0.92, 0.92], [1.92, 0.74], [-1.92, 0.74]], radius = (q) => { let m = 0.5; for (const [c, k] of lobes) { const d = Math.abs(q - c); m = Math.max(m, k * (1 - 0.62 * Math.min(1, d / 0.52) ** 1.5)); } return m * (Math.abs(q) > 2.55 ? lerp(1, 0.34, (Math.abs(q) - 2.55) / 0.5) : 1); }, T = (q, m) => [x + Math.cos(a + q) * R * m, y + Math.sin(a + q) * R * m];
  const edge = []; const n = 132; for (let i = 0; i <= n; i++) { const q = -3.05 + (6.1 * i) / n, saw = ((i * 2) % 5) / 5; edge.push(T(q, radius(q) * (0.965 + 0.07 * saw))); } const shape = poly(edge); s.path(shape, white);
  s.clip(shape, () => { const d = []; for (const [c, k] of lobes) for (const sg of [-1, 1]) for (let i = 1; i < 40; i++) { const t = i / 40, vein = i % 5 === 0, base = [Math.cos(c) * k * t, Math.sin(c) * k * t], dir = c + sg * (0.86 - 0.25 * t); const pts = []; for (let j = 0; j <= 14; j++) { const l = (j / 14) * (vein ? 0.62 : 0.4); const px = base[0] + Math.cos(dir - sg * l * 0.5) * l, py = base[1] + Math.sin(dir - sg * l * 0.5) * l, an = Math.atan2(py, px); if (Math.abs(an - c) > 0.47) break; pts.push([x + (px * Math.cos(a) - py * Math.sin(a)) * R, y + (px * Math.sin(a) + py * Math.cos(a)) * R]); } if (pts.length > 2) d.push(swell(pts, (v) => (vein ? 2.8 * (1 - v * 0.7) : (sg > 0 ? 2.9 : 1.6) * (1 - v) ** 0.7))); }
    for (const [c, k] of lobes) d.push(swell(Array.from({ length: 16 }, (_, j) => T(c + 0.05 * Math.sin((j / 15) * 3), (k * j) / 15)), (q) => 5.4 * (1 - q) + 1)); s.path(d.join(''), ink); });
  s.path(swell(edge, (t) => 1.8 + 1.2 * t), ink);
}
export function grapesPlate() {
  const s = new Scene(800, 1000, 6), r = rng(14);
  bar(s, [[60, 110], [230, 128], [420, 116], [590, 140], [760, 120]], (t) => 17 - 3 * t + 2.4 * Math.sin(t * 16) ** 2, { gap: 5, max: 5.6, bulge: 0.5 });
  // tendril
  const tend = []; for (let i = 0; i <= 70; i++) { const t = i / 70, q = 62 * (1 - t * 0.8); tend.push([640 + 40 * t + Math.sin(t * 15) * q * 0.55, 140 + t * 250 + Math.cos(t * 15) * q * 0.3]); } s.path(swell(tend, (q) => 5 * (1 - q) + 1.6), ink);
  bar(s, [[400, 122], [410, 190], [424, 280], [430, 340]], () => 6, { gap: 5, max: 3 }); bar(s, [[300, 126], [282, 170], [256, 214]], () => 6, { gap: 5, max: 3 });
  // bunch: rows of berries, back ones first
  const berries = [], rows = [[340, 5], [388, 7], [436, 8], [484, 8], [532, 7], [580, 6], [628, 6], [676, 5], [722, 4], [768, 4], [812, 3], [856, 3], [898, 2], [934, 1]]; rows.forEach(([y, m], i) => { for (let j = 0; j < m; j++) berries.push([446 + (j - (m - 1) / 2) * 53 + r.range(-8, 8) + 16 * Math.sin(i * 1.3), y + r.range(-8, 8), 31 + r.range(-2, 2.5), r()]); });
  berries.sort((p, q) => p[3] - q[3]); for (const [x, y, q] of berries) ball(s, x, y, q, clamp(0.9 + (x - 446) / 600, 0.7, 1.25), clamp(0.2 + (x - 446) / 700 + (y - 560) / 1500, 0.06, 0.5));
  vineLeaf(s, 246, 216, 240, 1.9); s.path(swell(spline([[566, 142], [590, 200], [612, 236]]), () => 6), ink); s.group('transform="translate(612 240) scale(.72)"', () => vineLeaf(s, 0, 0, 218, 0.9));
  return s;
}

export function hearthPlate() {
  const s = new Scene(900, 1000, 7), cx = 450, r = rng(3);
  // chain
  for (let i = 0; i < 9; i++) { const y = 24 + i * 33; if (i % 2) bar(s, [[cx, y - 14], [cx, y + 18]], () => 5, { gap: 4 }); else bar(s, ring(cx, y, 12, 19, -Math.PI / 2, 1.5 * Math.PI, 18), () => 4.4, { gap: 4.4, max: 3.4 }); }
  bar(s, [[cx, 318], [cx + 4, 340], [cx + 18, 352], [cx + 12, 372], [cx - 8, 370]], () => 6, { gap: 4.4 });
  bar(s, spline(ring(cx, 520, 214, 160, Math.PI + 0.06, TAU - 0.06, 16), 2), () => 8, { gap: 5 });
  // fire behind and below the pot
  const tongue = (x, y, w, h, k) => { const at = (t, m) => [x + k * w * (0.34 * Math.sin(t * 4.4) + 0.5 * t * t) + m * w * 0.5 * (1 - t) ** 0.8 * (0.5 + 0.95 * Math.sin(Math.PI * t ** 0.7)), y - h * t], line = (m, t0, t1) => Array.from({ length: 34 }, (_, i) => at(lerp(t0, t1, i / 33), m)), A = line(-1, 0, 1), B = line(1, 0, 1); s.path(poly([...A, ...B.slice().reverse()]), white); const d = [swell(A, (q) => 3.2 - 2 * q), swell(B, (q) => 4.2 - 2.6 * q)]; for (let i = 1; i < 10; i++) { const m = -1 + i / 5; d.push(swell(line(m * 0.98, 0.02, 0.34 + 0.5 * m * m + 0.1 * Math.sin(i * 5)), (q) => (1.6 + 1.5 * (m + 1) / 2) * (1 - q) ** 0.8)); } s.path(d.join(''), ink); };
  for (const [x, w, h, k] of [[330, 110, 330, -0.9], [570, 110, 350, 0.9], [256, 84, 250, -1], [650, 84, 236, 1], [208, 54, 140, -0.8], [694, 52, 130, 0.8]]) tongue(x, 886, w, h, k);
  turn(s, cx, 742, 520, (t) => 226 * (t < 0.3 ? 0.62 + 0.38 * Math.sin((t / 0.3) * Math.PI / 2) : 1 - 0.07 * ((t - 0.3) / 0.7) ** 2), { n: 46, flat: 0.17, max: 5, tone: (u, t) => clamp(light(u, 0.35 - 0.7 * t) + 0.12 - 0.8 * Math.exp(-(((u + 0.5) / 0.13) ** 2)) * (t > 0.1 ? 1 : 0.4) - 0.3 * Math.exp(-(((u - 0.9) / 0.07) ** 2))) });
  // rolled rim, inside and steam
  const inner = poly(ring(cx, 520, 200, 33)); s.path(poly(ring(cx, 520, 221, 42)), white); s.path(swell(ring(cx, 520, 221, 42), (t) => 2.4 + 2 * Math.sin(Math.PI * t) ** 2), ink); hatch(s, inner, [246, 484, 654, 556], { gap: 5, w: (x, y) => 1.2 + 2.6 * clamp((540 - y) / 40) * clamp((720 - x) / 300 + 0.3) }); s.path(swell(ring(cx, 520, 200, 33), () => 2.2), ink);
  for (const x of [252, 648]) { ball(s, x, 528, 15); } for (const [x, k] of [[380, 1], [470, -1], [540, 1]]) { const pts = Array.from({ length: 40 }, (_, i) => { const t = i / 39; return [x + k * 22 * Math.sin(t * 6), 500 - 132 * t]; }); s.path(swell(pts, (t) => 2.8 * Math.sin(Math.PI * clamp(t, 0.02, 0.98))), ink); }
  // flames in front, logs, ash
  for (const [x, w, h, k] of [[300, 84, 150, 0.7], [604, 84, 160, -0.7], [376, 92, 200, -0.6], [526, 92, 188, 0.6], [452, 96, 150, 0.5]]) tongue(x, 886, w, h, k);
  ground(s, 470, 904, 640, 11);
  const log = (x0, y0, x1, y1, q) => { bar(s, [[x0, y0], [(x0 + x1) / 2, (y0 + y1) / 2 - 4], [x1, y1]], () => q, { gap: 5.4, max: 6, bulge: 0.46 }); s.path(swell(ring(x1, y1, q * 0.46, q, -Math.PI / 2, Math.PI / 2, 16), () => 3), ink); for (let i = 0; i < 26; i++) { const t = r.range(0.08, 0.9), v = r.range(-0.75, 0.85) * q, l = r.range(0.04, 0.12); s.path(swell([0, 0.5, 1].map((j) => [lerp(x0, x1, t + l * j), lerp(y0, y1, t + l * j) + v + 2 * Math.sin(j * 3)]), (j) => (1.6 + 1.8 * clamp(v / q)) * Math.sin(Math.PI * clamp(j, 0.08, 0.92))), ink); } const e = [x0, y0]; s.path(poly(ring(...e, q * 0.46, q)), white); for (const k of [1, 0.68, 0.38]) s.path(swell(ring(...e, q * 0.46 * k, q * k), (t) => 1.6 + Math.sin(Math.PI * t)), ink); };
  log(300, 880, 700, 858, 28); log(170, 916, 560, 886, 32); log(430, 934, 760, 902, 30); for (let i = 0; i < 16; i++) ball(s, r.range(250, 700), 954 + r.range(-8, 12), r.range(7, 13));
  return s;
}

export function towerPlate() {
  const s = new Scene(760, 1000, 8), r = rng(6), box = (x, y, w, h) => `M${x} ${y}h${w}v${h}h${-w}Z`;
  // sky: long thin lines, thinner away from the tower
  { const d = []; for (let i = 0; i < 13; i++) { const y = 130 + i * 26, x0 = 90 + r.range(0, 130), x1 = 690 - r.range(0, 150); d.push(swell(Array.from({ length: 30 }, (_, j) => [lerp(x0, x1, j / 29), y + 3 * Math.sin(j * 0.5 + i)]), (q) => 1.7 * Math.sin(Math.PI * clamp(q, 0.02, 0.98)))); } s.path(d.join(''), ink); }
  const face = (shape, b, dark, o = {}) => { hatch(s, shape, b, { gap: 6.4, w: (x, y) => dark * (0.75 + 0.25 * Math.sin(x * 0.07 + y * 0.05)), step: 16, wob: 1.6, ...o }); s.stroke(shape, ink, 2.2, 'stroke-linejoin="round"'); };
  const opening = (x, y, w, h) => { const d = `M${x} ${y}v${-h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}Z`; hatch(s, d, [x, y - h, x + w, y], { gap: 4.4, w: () => 3 }); s.stroke(d, ink, 2); };
  // tower: lit face left, shaded face right
  const L = 300, M = 388, R = 450; face(`M${L} 760V300H${M}V760Z`, [L, 300, M, 760], 0.9); face(`M${M} 760V300H${R}V740Z`, [M, 300, R, 760], 3.6);
  for (const y of [300, 392]) { face(box(L - 9, y - 12, M - L + 13, 14), [L - 9, y - 12, M + 4, y + 2], 0.6); face(box(M + 4, y - 12, R - M + 6, 14), [M + 4, y - 12, R + 10, y + 2], 3.4, { gap: 5 }); }
  opening(316, 382, 22, 56); opening(350, 382, 22, 56); opening(402, 382, 15, 54); opening(424, 382, 14, 54); opening(334, 500, 16, 34); opening(334, 620, 16, 34);
  face(`M${L + 2} 288L382 96L${M} 288Z`, [L, 96, M, 288], 1.3, { a: -1.18, gap: 7 }); face(`M${M} 288L382 96L${R - 4} 288Z`, [M - 6, 96, R, 288], 3.8, { a: 1.25, gap: 6.4 }); s.path(swell([[382, 98], [382, 48]], () => 3.4) + swell([[368, 64], [396, 64]], () => 3.2), ink); ball(s, 382, 92, 8);
  for (const [x, y] of [[190, 200], [230, 176], [560, 230], [602, 204], [536, 178]]) s.path(swell(spline([[x - 20, y - 8], [x - 9, y - 11], [x, y], [x + 9, y - 12], [x + 20, y - 10]], 6), (q) => 0.6 + 3 * Math.exp(-(((q - 0.5) / 0.25) ** 2))), ink);
  const cyp = (x, y, h, w) => { const prof = (t) => w * Math.sin(Math.PI * Math.min(1, 0.1 + t * 0.9)) ** 0.8 * (1.15 - 0.5 * t), A = [], B = []; for (let i = 0; i <= 24; i++) { const t = i / 24, j = 1 + 0.14 * Math.sin(i * 2.4); A.push([x - prof(t) * j, y - h * t]); B.push([x + prof(t) * j, y - h * t]); } s.path(poly([...A, ...B.slice().reverse()]), white); const d = []; for (let i = 0; i < 120; i++) { const t = r() * 0.95, k = r.range(-1, 1), px = x + prof(t) * k * 0.94, py = y - h * t; d.push(swell([[px, py], [px + 2 * k - 1, py - h * 0.035], [px + 1.4 * k, py - h * 0.075]], (q) => (1.1 + 3.4 * clamp(0.4 + k * 0.6)) * (1 - q))); } s.path(d.join('') + swell(A, () => 1.6) + swell(B, () => 2.8), ink); };
  cyp(262, 690, 270, 30); cyp(520, 690, 250, 30); cyp(566, 690, 180, 24);
  // houses: gable end in light, long roof, shaded side
  const house = (x, y, w, d, h, rh) => { const k = d * 0.1, A = [x, y], B = [x + w, y], D = [x + w + d, y - k], ap = [x + w / 2, y - h - rh], ap2 = [x + w / 2 + d, y - h - rh - k], up = ([a, b]) => [a, b - h]; face(poly([A, B, up(B), ap, up(A)]), [x, y - h - rh, x + w, y], 0.8); face(poly([B, D, up(D), up(B)]), [x + w, y - h - k, x + w + d, y], 3.5); const roof = poly([[ap[0], ap[1] - 3], [ap2[0], ap2[1] - 3], [up(D)[0] + 6, up(D)[1] + 7], [up(B)[0] + 6, up(B)[1] + 9]]); face(roof, [x + w / 2, y - h - rh - k - 4, x + w + d + 8, y - h + 10], 2.3, { a: Math.atan2(rh + 6, w / 2 + 6), gap: 7.6 }); s.path(swell([[x - 8, y - h + rh * 0.15], [ap[0], ap[1] - 4], [up(B)[0] + 7, up(B)[1] + 10]], () => 4.6), ink); opening(x + w * 0.42, y - h * 0.42, w * 0.18, h * 0.34); if (w > 80) opening(x + w * 0.42, y - 2, w * 0.2, h * 0.3); for (const t of [0.3, 0.68]) opening(x + w + d * t - 6, y - h * 0.4 - k * t, 13, h * 0.26); };
  house(156, 720, 86, 110, 118, 48); house(430, 722, 90, 130, 120, 50); house(296, 786, 96, 108, 126, 54); house(100, 830, 100, 124, 124, 54); house(492, 834, 104, 116, 124, 52);
  // town wall with a gate and two bastions hides the feet of the houses; below it trees and the slope
  const course = (x0, x1, y0, h, dark) => { const shape = box(x0, y0, x1 - x0, h), d = []; s.path(shape, white); for (let y = y0 + 3, row = 0; y < y0 + h; y += 17, row++) for (let x = x0 - (row % 2) * 18; x < x1; x += r.range(32, 54)) { const l = r.range(24, 40); d.push(swell([[x, y + 13], [x + l / 2, y + 14], [x + l, y + 13]], (q) => dark * (0.7 + 1.2 * q)), swell([[x + l, y], [x + l + 1, y + 13]], () => dark * 1.2)); } s.clip(shape, () => s.path(d.join(''), ink)); s.stroke(shape, ink, 2.6); s.path(swell([[x0 - 4, y0 - 5], [x1 + 4, y0 - 5]], () => 4), ink); };
  const slope = 'M40 910C180 880 300 872 390 872S620 880 730 914V960H40Z'; s.path(slope, white); course(128, 640, 788, 100, 1.5); course(70, 150, 776, 128, 1.4); course(616, 726, 776, 132, 2.4); opening(352, 888, 56, 66); s.path(swell(ring(380, 860, 38, 38, Math.PI, TAU, 24), () => 3), ink);
  { const d = []; for (let i = 0; i < 13; i++) d.push(swell(spline([[96 + i * 46, 900 + 10 * Math.abs(i - 6) / 3], [120 + i * 46, 930], [150 + i * 46, 966]], 8), (q) => 2.2 * Math.sin(Math.PI * clamp(q, 0.05, 0.95)))); s.path(d.join(''), ink); }
  for (let i = 0; i < 17; i++) { const x = 84 + i * 38 + r.range(-8, 8), y = 908 + r.range(-10, 12) + 8 * Math.abs(i - 8) / 4; if (Math.abs(x - 380) < 52) continue; const q = r.range(17, 28), e = Array.from({ length: 29 }, (_, j) => { const a = (j / 28) * TAU; return [x + Math.cos(a) * q * (1 + 0.12 * Math.sin(a * 7)), y + Math.sin(a) * q * 0.84 * (1 + 0.12 * Math.sin(a * 7))]; }), d = []; s.path(poly(e), white); for (let j = 0; j < 34; j++) { const a = r() * TAU, m = Math.sqrt(r()) * 0.92, px = x + Math.cos(a) * q * m, py = y + Math.sin(a) * q * 0.8 * m; d.push(swell(ring(px, py, 6, 4, 0.2, 2.6, 7), (v) => 3.2 * Math.sin(Math.PI * v) * clamp(light(Math.cos(a) * m, Math.sin(a) * m) + 0.2))); } s.path(d.join('') + swell(e, (v) => 1.4 + 2 * clamp(Math.sin((v + 0.12) * TAU * 0.9))), ink); }
  return s;
}

export function wreathPlate() {
  const s = new Scene(1000, 1000, 9), r = rng(21), arc = (a0, a1, n = 9, R = 372) => Array.from({ length: n }, (_, i) => { const a = lerp(a0, a1, i / (n - 1)); return [500 + Math.cos(a) * R, 486 + Math.sin(a) * R]; });
  // olive climbs on the left, mulberry on the right; they almost meet at the top and are tied at the foot
  twig(s, arc(Math.PI / 2 + 0.02, 1.5 * Math.PI - 0.2, 13), { pairs: 15, leaf: 142, fruits: 5, seed: 12, size: 20, w0: 13, w1: 4, open: 0.66 });
  const right = arc(Math.PI / 2 - 0.02, -Math.PI / 2 + 0.2, 13); bar(s, right, (t) => lerp(6.5, 2, t), { gap: 5, max: 3 });
  s.group('transform="scale(.66)"', () => {
    const z = 1 / 0.66, on = (a, R) => [(500 + Math.cos(a) * R) * z, (486 + Math.sin(a) * R) * z];
    for (let i = 0; i < 11; i++) { const a = lerp(1.3, -1.24, i / 10), tan = a - Math.PI / 2; for (const sg of [1, -1]) leafPlate(s, ...on(a, 372), (sg > 0 ? 134 : 108) * (1 - i * 0.026) * z, tan + sg * r.range(0.72, 0.95), r, white); }
    leafPlate(s, ...on(-1.3, 372), 96 * z, -1.3 - Math.PI / 2 + 0.05, r, white);
    for (const [a, R] of [[1.08, 326], [0.66, 428], [0.26, 330], [-0.12, 424], [-0.52, 336], [-0.9, 420]]) { const [x, y] = on(a, R); fruit(s, x, y - 12, 60 * z, r, white); }
  });
  ribbon(s, [[500, 858], [440, 812], [380, 816], [392, 872], [500, 862]], (t) => 12 + 5 * Math.sin(t * 7), (t) => 0.36 + 0.4 * Math.sin(t * 9)); ribbon(s, [[500, 858], [560, 812], [620, 818], [608, 874], [500, 862]], (t) => 12 + 5 * Math.sin(t * 7), (t) => 0.46 + 0.4 * Math.sin(t * 9 + 2));
  ribbon(s, [[496, 866], [462, 914], [436, 930], [410, 976]], (t) => 11 + 4 * Math.sin(t * 7), (t) => 0.4 + 0.4 * Math.sin(t * 8)); ribbon(s, [[506, 866], [540, 912], [566, 926], [590, 970]], (t) => 11 + 4 * Math.sin(t * 7 + 1), (t) => 0.5 + 0.4 * Math.sin(t * 8 + 2)); ribbon(s, [[482, 856], [501, 862], [520, 856]], () => 16, (t) => 0.2 + 0.7 * Math.abs(t - 0.5), { n: 7 });
  return s;
}
export const engravings = { 'plate-key': keyPlate, 'plate-olive': olivePlate, 'plate-grapes': grapesPlate, 'plate-hearth': hearthPlate, 'plate-tower': towerPlate, 'plate-wreath': wreathPlate };
