// Lola and what she finds: the same curly dog and the same white truffle wherever they appear.
import { P, curve, blob, scallop, lens, lerp, clamp, rng, TAU } from './lib.mjs';

/** White truffle: pale, knobbly, smooth-skinned, with earth in its folds; q = half its width. */
export function whiteTruffle(s, x, y, q, seed = 1) {
  const r = rng(seed * 7 + Math.round(x)), lobes = [[0, 0, 0.86], [-0.52, 0.1, 0.52], [0.5, 0.14, 0.54], [-0.16, -0.34, 0.5], [0.34, -0.28, 0.42], [0.06, 0.3, 0.5]];
  s.path(blob(x + q * 0.5, y + q * 0.62, q * 1.15, q * 0.24, r, 0.08), '#2b1a1c', 'opacity=".5"');
  for (const [u, v, k] of lobes) s.path(blob(x + u * q, y + v * q, k * q * 1.04, k * q * 0.92, r, 0.06), '#9a7648');
  for (const [u, v, k] of lobes) s.path(blob(x + u * q - q * 0.04, y + v * q - q * 0.05, k * q * 0.96, k * q * 0.84, r, 0.06), s.rad(x + u * q - k * q * 0.4, y + v * q - k * q * 0.5, k * q * 1.6, [[0, '#fbeecb'], [0.45, '#e3c88f'], [1, '#a9814e']]));
  for (const [a, b] of [[0, 3], [0, 2], [1, 5], [3, 4]]) { const m = [(lobes[a][0] + lobes[b][0]) / 2, (lobes[a][1] + lobes[b][1]) / 2]; s.path(lens(x + (m[0] - 0.2) * q, y + m[1] * q, q * 0.44, q * 0.05, r.range(-0.5, 0.7)), '#6b4a30', 'opacity=".6"'); }
  for (let i = 0; i < 16; i++) { const a = r() * TAU, d = Math.sqrt(r()) * 0.8; s.path(blob(x + Math.cos(a) * q * d, y + Math.sin(a) * q * d * 0.7, q * r.range(0.02, 0.05), q * r.range(0.015, 0.035), r, 0.2, 6), r.pick(['#7d5a38', '#b08a58', '#5b4030']), 'opacity=".6"'); }
}

const WOOL = { lt: '#fdf1d4', md: '#e3c699', dk: '#a98660', far: '#7d6250' }, BROWN = { lt: '#b87a4a', md: '#8a5233', dk: '#5b3424' };
/** Curly truffle dog in profile, looking to the right, paws at y; l = length of the body. pose: 'digs' (nose to the ground) or 'walks'. */
export function curlyDog(s, x, y, l, pose = 'digs', { collar = '#a9492b' } = {}) {
  const X = (u) => x + u * l, Y = (v) => y - v * l, r = rng(19), digs = pose === 'digs';
  // a woolly part: a chain of balls; the same balls again, smaller and moved to the light, in paler tones
  const wool = (pts, c = WOOL, n = 5) => { const balls = []; for (let i = 0; i < pts.length - 1; i++) for (let j = 0; j < n; j++) { const t = j / n; balls.push([0, 1, 2].map((k) => lerp(pts[i][k], pts[i + 1][k], t))); } balls.push(pts.at(-1)); for (const [k, dx, dy, col] of [[1, 0, 0, c.dk], [0.88, -0.012, 0.02, c.md], [0.6, -0.03, 0.05, c.lt]]) for (const [u, v, q] of balls) s.path(scallop(X(u) + dx * l * (q / 0.1), Y(v) - dy * l * (q / 0.1) * 0.5, q * l * k, q * l * k * 0.94, r, 7, 0.16), col); curls(balls, c); };
  const curls = (balls, c) => { for (const [u, v, q] of balls) for (let i = 0; i < 7; i++) { const a = r() * TAU, d = Math.sqrt(r()) * q * 0.85, k = l * 0.016 * r.range(0.8, 1.3), up = Math.sin(a) * d; s.stroke(`M${P(X(u + Math.cos(a) * d) - k, Y(v + up))}a${P(k, k)} 0 1 1 ${P(k * 1.7, k * 0.5)}`, up > 0 ? '#fffaea' : c.dk, Math.max(0.8, l * 0.006), 'opacity=".6" stroke-linecap="round"'); } };
  const leg = (pts, c) => wool(pts, c, 4), back = { ...WOOL, lt: '#c2a078', md: '#a98660', dk: WOOL.far };
  const step = digs ? 0 : 0.07;
  leg([[-0.27 + step, 0.4, 0.1], [-0.31 + step, 0.22, 0.065], [-0.27 + step * 1.6, 0.05, 0.055], [-0.235 + step * 1.6, 0.045, 0.05]], back); leg([[0.16 - step, 0.4, 0.085], [0.17 - step * 1.3, 0.2, 0.06], [0.18 - step * 1.7, 0.05, 0.052], [0.21 - step * 1.7, 0.045, 0.048]], back);
  wool(digs ? [[-0.46, 0.56, 0.05], [-0.54, 0.64, 0.045], [-0.57, 0.74, 0.04], [-0.53, 0.81, 0.03]] : [[-0.44, 0.6, 0.05], [-0.52, 0.7, 0.045], [-0.5, 0.82, 0.042], [-0.42, 0.86, 0.034]], WOOL, 4);
  wool([[-0.33, 0.47, 0.17], [-0.12, 0.47, 0.165], [0.06, 0.46, 0.165], [0.2, 0.46, 0.16]]);
  for (const [u, v, q] of [[-0.2, 0.55, 0.1], [-0.1, 0.52, 0.07]]) wool([[u, v, q], [u + 0.04, v, q]], BROWN, 1);
  leg([[-0.38 - step, 0.4, 0.12], [-0.42 - step, 0.24, 0.075], [-0.4 - step * 1.4, 0.06, 0.062], [-0.355 - step * 1.4, 0.05, 0.056]], WOOL); leg([[0.26 + step, 0.4, 0.1], [0.27 + step * 1.5, 0.2, 0.07], [0.28 + step * 2, 0.055, 0.06], [0.32 + step * 2, 0.05, 0.054]], WOOL);
  // neck, head with topknot, beard and one hanging brown ear
  const [hu, hv] = digs ? [0.5, 0.3] : [0.47, 0.78], a = digs ? -0.95 : -0.1, F = (m, n) => [hu + Math.cos(a) * m - Math.sin(a) * n, hv + Math.sin(a) * m + Math.cos(a) * n];
  wool([[0.24, 0.5, 0.145], [lerp(0.24, hu, 0.55), lerp(0.5, hv, 0.55), 0.12]]); s.stroke(curve(digs ? [[0.36, 0.56], [0.39, 0.44], [0.35, 0.31]].map(([u, v]) => [X(u), Y(v)]) : [[0.25, 0.68], [0.36, 0.61], [0.47, 0.63]].map(([u, v]) => [X(u), Y(v)])), collar, l * 0.03, 'stroke-linecap="round"');
  wool([[...F(0.12, -0.03), 0.075], [...F(0.2, -0.035), 0.06]], WOOL, 3); wool([[...F(-0.02, 0.0), 0.125], [...F(0.05, 0.02), 0.11]], WOOL, 3); wool([[...F(0.02, 0.09), 0.06], [...F(0.075, 0.085), 0.045]], WOOL, 3); wool([[...F(0.15, -0.08), 0.042], [...F(0.2, -0.085), 0.036]], WOOL, 3);
  wool([[...F(-0.07, 0.04), 0.06], [...F(-0.07, -0.06), 0.07], [...F(-0.05, -0.15), 0.055]], BROWN, 4);
  const nose = F(0.262, -0.012), eye = F(0.1, 0.045); s.ellipse(X(nose[0]), Y(nose[1]), l * 0.03, l * 0.026, '#20161b'); s.ellipse(X(nose[0]) - l * 0.008, Y(nose[1]) - l * 0.01, l * 0.009, l * 0.006, '#c9b5a6'); s.circle(X(eye[0]), Y(eye[1]), l * 0.014, '#20141a'); s.circle(X(eye[0]) - l * 0.004, Y(eye[1]) - l * 0.005, l * 0.004, '#fff');
}
