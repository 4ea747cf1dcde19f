// Props of the place scenes: masonry, arches, the hill town, people seen from behind, baskets, boughs. Light from the LEFT and low.
import { P, poly, curve, hill, ridgePts, blob, scallop, lens, lerp, clamp, smooth, mix, tone, rng, TAU } from './lib.mjs';
import { C } from './palette.mjs';
import { cypress, house, campanile, bush, mulberryLeaf } from './elements.mjs';

/** Draws with every colour passed through `map`: one set of elements serves winter, dusk and night. */
export function tinted(s, map, draw) {
  const i = s.out.length, j = s.defs.length, memo = {};
  draw(s);
  const f = (t) => t.replace(/#[0-9a-f]{6}\b/gi, (c) => (memo[c] ??= map(c)));
  for (let k = i; k < s.out.length; k++) s.out[k] = f(s.out[k]);
  for (let k = j; k < s.defs.length; k++) s.defs[k] = f(s.defs[k]);
}
/** Colour map: `t` of the way to `c`, then lightness and chroma. */
export const wash = (c, t, dL = 0, chroma = 1) => (x) => tone(mix(x, c, t), dL, chroma);

export function cloud(s, x, y, w, h, c, o, r) { const p = []; const n = 9; for (let i = 0; i <= n; i++) p.push([x + (w * i) / n, y - h * Math.sin((Math.PI * i) / n) ** 0.8 * (0.4 + r() * 0.8)]); for (let i = n; i >= 0; i--) p.push([x + (w * i) / n + 8, y + h * 0.16 * Math.sin((Math.PI * i) / n)]); s.path(curve(p, true), s.lin(x, 0, x + w, 0, [[0, c, 0], [0.2, c, o], [0.7, c, o], [1, c, 0.1]])); }
/** A soft bank of mist: a flat radial gradient (no blur, so any crop is safe). */
export const mist = (s, x, y, rx, ry, c, o) => s.ellipse(x, y, rx, ry, s.rad(x, y, rx, [[0, c, o], [0.55, c, o * 0.62], [1, c, 0]], `translate(0 ${y}) scale(1 ${(ry / rx).toFixed(4)}) translate(0 ${-y})`));
export const glow = (s, x, y, q, c, o) => s.circle(x, y, q, s.rad(x, y, q, [[0, c, o], [0.4, c, o * 0.4], [1, c, 0]]));
export const crescent = (s, x, y, q, c = '#fff3d8') => s.path(`M${P(x, y - q)}A${q} ${q} 0 1 1 ${P(x - q * 0.62, y + q * 0.78)}A${q * 1.2} ${q * 1.2} 0 0 0 ${P(x, y - q)}Z`, c);
export const ridge = (s, x0, x1, f, yb, c0, c1, yt, step = 24) => s.path(hill(ridgePts(x0, x1, f, step), yb), s.lin(0, yt, 0, yb, [[0, c0], [1, c1]]));

/** Rough stones over a rectangle; `col(x, y)` colours each stone by its middle. Clip it to the shape of the wall. */
export function stones(s, x0, y0, w, h, r, col, { row = [34, 54], len = [50, 120], o = 1, edge = 0.07 } = {}) {
  for (let y = y0; y < y0 + h; ) { const hh = r.range(...row); for (let x = x0 - r() * len[1]; x < x0 + w; ) { const ww = r.range(...len), j = () => r.range(-0.07, 0.07) * hh, c = col(x + ww / 2, y + hh / 2), e = hh * 0.1;
    s.path(curve([[x + e, y + e + j()], [x + ww / 2, y + e * 0.6 + j()], [x + ww - e, y + e + j()], [x + ww - e * 0.5, y + hh / 2], [x + ww - e, y + hh - e + j()], [x + ww / 2, y + hh - e * 0.5 + j()], [x + e, y + hh - e + j()], [x + e * 0.5, y + hh / 2]], true), c, o < 1 ? `opacity="${o}"` : '');
    s.stroke(`M${P(x + ww * 0.12, y + e * 1.6)}h${(ww * 0.7).toFixed(1)}`, tone(c, edge), Math.max(1, hh * 0.045), `opacity="${(0.75 * o).toFixed(2)}" stroke-linecap="round"`); s.path(lens(x + ww * 0.1, y + hh - e * 1.4, ww * 0.8, hh * 0.06, 0), tone(c, -edge * 1.4), `opacity="${(0.6 * o).toFixed(2)}"`);
    x += ww; } y += hh; }
}
export const archD = (x0, x1, spring, base, ry = (x1 - x0) / 2) => `M${P(x0, base)}L${P(x0, spring)}A${((x1 - x0) / 2).toFixed(1)} ${ry.toFixed(1)} 0 0 1 ${P(x1, spring)}L${P(x1, base)}Z`;
/** Cut stones round an arch and down its jambs; `col(k)` takes the angle share 0 (left) to 1 (right), -1/2 for the jambs. */
export function archStones(s, x0, x1, spring, base, t, r, col, { ry = (x1 - x0) / 2, n = 15, jamb = [60, 96], rim = '#fff0cf' } = {}) {
  const cx = (x0 + x1) / 2, R = (x1 - x0) / 2, q = (a, k) => [cx + Math.cos(a) * (R + k), spring + Math.sin(a) * (ry + k)];
  for (let i = 0; i < n; i++) { const a0 = Math.PI * (1 + i / n) + 0.006, a1 = Math.PI * (1 + (i + 1) / n) - 0.006, key = i === (n - 1) / 2 ? t * 0.14 : 0, c = col((i + 0.5) / n); s.path(poly([q(a0, 0), q(a0, t + key), q((a0 + a1) / 2, t + key + 1), q(a1, t + key), q(a1, 0), q((a0 + a1) / 2, -0.5)]), c); s.stroke(poly([q(a0, t - 3), q(a1, t - 3)], false), tone(c, 0.07), 2.4, 'opacity=".7"'); }
  for (const [sx, side] of [[x0 - t, -1], [x1, 2]]) for (let y = spring; y < base; ) { const h = Math.min(r.range(...jamb), base - y), c = col(side); s.rect(sx + 1, y + 1.5, t - 2, h - 2.5, c); s.stroke(`M${P(sx + 3, y + 4)}h${t - 8}`, tone(c, 0.07), 2.2, 'opacity=".7"'); y += h; }
  s.stroke(`M${P(x1 - 1, base)}L${P(x1 - 1, spring)}A${R - 1} ${ry - 1} 0 0 0 ${P(cx, spring - ry + 1)}`, rim, 3, 'opacity=".6"');
}

/** The town on its hill in the units of the hero (tower foot 1290..1348, 418; walls down to 546). Place it with a group transform. Returns wall rectangles [x, y, w, h] for lights. */
export function hilltop(s, { walls = true, trees = true, seed = 5 } = {}) {
  const r = rng(seed + 30), cx = 1330, seen = [], bow = (x) => (((x - cx) / 230) ** 2) * 24;
  const row = (y, x0, x1, hs, sd, k = 1) => { const q = rng(sd); let x = x0, i = 0; while (x < x1) { const w = q.range(24, 44) * k, d = q.range(16, 34) * k, h = q.range(...hs) * k, yy = y + bow(x + w / 2) + q.range(-5, 5); house(s, x, yy, w, d, h, q.range(12, 19) * k, { gable: q() < 0.45, seed: sd + i, wall: q.pick([C.stone, '#ecd8b0', '#dfbd92', '#e9cda4', '#d8a684', '#f0dfbe']), roof: q.pick([C.roof, '#c9643a', '#d9784a', '#c25a38']) }); seen.push([x, yy - h, w, h]); if (trees && q() < 0.2) cypress(s, x + w + d + 3, y + bow(x) + 8, q.range(34, 58) * k); x += w + d * q.range(0.45, 0.8); i++; } };
  if (trees) { cypress(s, 1490, 452, 80); cypress(s, 1508, 456, 60); cypress(s, 1168, 452, 64); }
  row(404, 1224, 1440, [32, 46], seed); campanile(s, 1290, 418, 58, 250); house(s, 1350, 418, 50, 84, 66, 32, { seed: 3, gable: true, win: 0, skew: 0.03 });
  row(428, 1176, 1486, [34, 50], seed + 16); row(454, 1130, 1530, [34, 54], seed + 32, 1.05);
  for (const x of [1206, 1302, 1398, 1466]) bush(s, x, 452 + bow(x), 19, 13, { seed: x });
  if (!walls) return seen;
  const wall = ([[xa, ya], [xb, yb]], h, c0, c1) => { s.path(poly([[xa, ya], [xb, yb], [xb, yb + h], [xa, ya + h]]), s.lin(0, ya, 0, ya + h, [[0, c0], [1, c1]])); for (let i = 0; i < (xb - xa) / 4; i++) { const t = r(); s.rect(lerp(xa, xb - 8, t), lerp(ya, yb, t) + r() * h, 3 + r() * 7, 1.4, r.pick(['#a57f66', '#f7e7c8', '#9a7664']), 'opacity=".5"'); } s.stroke(`M${P(xa, ya)}L${P(xb, yb)}`, '#f9e8c6', 2.4, 'opacity=".8"'); };
  wall([[1100, 496], [1210, 482]], 40, '#f7e3bb', '#d8ac80'); wall([[1210, 482], [1450, 482]], 46, '#e3c79c', '#b08a70'); wall([[1450, 482], [1572, 500]], 40, '#a58578', '#7c625f');
  row(520, 1120, 1236, [24, 32], 52, 0.92); row(528, 1420, 1520, [24, 32], 58, 0.92);
  for (let i = 0; i < 44; i++) { const x = r.range(1080, 1600); bush(s, x, 526 + r() * 12 + bow(x) * 0.4, 10 + r() * 12, 8 + r() * 7, { seed: i + 90 }); }
  if (trees) for (const [x, y, h] of [[1076, 546, 78], [1052, 556, 58], [1614, 548, 80], [1644, 558, 60], [1330, 540, 52], [1344, 542, 40]]) cypress(s, x, y, h);
  return seen;
}
/** Lit windows on the walls that `hilltop` returned. */
export function lights(s, walls, { seed = 3, share = 0.5, c = '#ffd57e' } = {}) { const r = rng(seed); for (const [x, y, w, h] of walls) if (r() < share) { const q = Math.min(w * 0.15, 6), px = x + w * r.range(0.22, 0.6), py = y + h * r.range(0.2, 0.34); glow(s, px + q / 2, py + q * 0.8, q * 4, c, 0.6); s.rect(px, py, q, q * 1.6, c); } }
/** Smoke from a chimney, drifting to the right. */
export function smoke(s, x, y, h, { c = '#fff4e4', o = 0.7, w = 7, drift = 0.8, seed = 1 } = {}) { const r = rng(seed), L = [], R = []; for (let i = 0; i <= 8; i++) { const t = i / 8, cx = x + h * drift * t ** 1.7 + Math.sin(t * 7 + seed) * h * 0.05 * t, q = w * (0.4 + 3.2 * t ** 1.2) * r.range(0.86, 1.14), cy = y - h * t ** 0.8; L.push([cx - q, cy]); R.push([cx + q, cy + q * 0.4]); } s.path(curve([...L, ...R.reverse()], true), s.lin(0, y, 0, y - h, [[0, c, o], [0.5, c, o * 0.6], [1, c, 0]])); }

/** Someone seen from behind. arms: hands as [u, v] in body heights; lean bends from the hip; skirt instead of trousers. */
export function person(s, x, y, h, { flip = 1, coat = '#7d6a4c', legs = '#4a3c46', skirt = null, apron = null, hat = null, scarf = null, hair = '#3a2a26', lean = 0, arms = [[-0.2, 0.46], [0.2, 0.46]], step = 0.06, skin = '#c08a66', rim = '#ffe9bf', cast = 0.9, castC = '#3b2a3a', castO = 0.4 } = {}) {
  const X = (u, v = 0) => x + flip * (u + lean * Math.max(0, v - 0.44)) * h, Y = (v) => y - v * h, pt = (u, v) => P(X(u, v), Y(v - (lean ? Math.abs(lean) * 0.16 * Math.max(0, v - 0.44) : 0)));
  const bt = (u, v) => { const [a, b] = pt(u, v).split(' ').map(Number); return [a, b]; }, dk = (c) => mix(c, C.shade, 0.55), lit = (c) => s.lin(x - 0.17 * h, 0, x + 0.17 * h, 0, [[0, mix(c, rim, 0.5)], [0.28, c], [1, dk(c)]]), arm = ([u, v], sg, c) => { const a = bt(sg * 0.115, 0.775), b = bt(u, v), m = [(a[0] + b[0]) / 2 + flip * sg * 0.035 * h, (a[1] + b[1]) / 2 + 0.02 * h]; s.stroke(curve([a, m, b]), c, h * 0.064, 'stroke-linecap="round"'); s.circle(b[0], b[1], h * 0.028, skin); };
  if (cast) s.path(poly([[x - 0.1 * h, y + 2], [x + 0.1 * h, y - 2], [x + cast * h, y + h * 0.05], [x + (cast + 0.1) * h, y + h * 0.1], [x + cast * h * 0.8, y + h * 0.13]]), castC, `opacity="${castO}"`);
  const [back, front] = arms[0][0] < arms[1][0] ? [arms[1], arms[0]] : [arms[0], arms[1]];
  arm(back, 1, dk(coat));
  if (skirt) { s.path(`M${pt(-0.09, 0.52)}C${P(X(-0.13), Y(0.34))} ${P(X(-0.17), Y(0.14))} ${P(X(-0.19), y)}Q${P(X(0), y + h * 0.03)} ${P(X(0.19), y)}C${P(X(0.17), Y(0.14))} ${P(X(0.13), Y(0.34))} ${pt(0.09, 0.52)}Z`, lit(skirt)); for (const u of [-0.09, 0, 0.08]) s.stroke(`M${pt(u * 0.5, 0.5)}Q${P(X(u), Y(0.25))} ${P(X(u * 1.6), y)}`, dk(skirt), h * 0.012, 'opacity=".5"'); }
  else for (const sg of [1, -1]) { s.path(curve([bt(sg * 0.005, 0.52), bt(sg * 0.1, 0.52), [X(sg * 0.09 + (sg * step) / 2), Y(0.25)], [X(sg * 0.085 + sg * step), Y(0.03)], [X(sg * 0.015 + sg * step), Y(0.03)], [X(sg * 0.01 + (sg * step) / 3), Y(0.25)]], true, 0.12), (sg * flip < 0) ? lit(legs) : dk(legs)); s.ellipse(X(sg * 0.05 + sg * step), y - h * 0.012, h * 0.05, h * 0.03, '#2a1c22'); }
  s.path(curve([bt(-0.05, 0.845), bt(0.05, 0.845), bt(0.13, 0.795), bt(0.125, 0.66), bt(0.105, 0.5), bt(0.12, 0.44), bt(-0.12, 0.44), bt(-0.105, 0.5), bt(-0.125, 0.66), bt(-0.13, 0.795)], true, 0.13), lit(coat));
  s.stroke(curve([bt(-0.125, 0.79), bt(-0.118, 0.66), bt(-0.1, 0.5)]), rim, h * 0.012, 'opacity=".7" stroke-linecap="round"');
  if (apron) { s.stroke(`M${pt(-0.105, 0.53)}L${pt(0.105, 0.53)}`, apron, h * 0.03); s.path(lens(...bt(0, 0.53), h * 0.13, h * 0.02, 1.3), apron); s.path(lens(...bt(0, 0.53), h * 0.12, h * 0.02, 1.9), apron); }
  arm(front, -1, s.lin(x - 0.25 * h, 0, x + 0.05 * h, 0, [[0, mix(coat, rim, 0.45)], [1, coat]]));
  s.stroke(`M${pt(0, 0.83)}L${pt(0, 0.89)}`, skin, h * 0.06);
  const [hx, hy] = bt(0, 0.925); s.ellipse(hx, hy, h * 0.055, h * 0.066, scarf ? lit(scarf) : lit(hair));
  if (scarf) s.path(`M${P(hx - h * 0.056, hy - h * 0.006)}Q${P(hx - h * 0.04, hy + h * 0.09)} ${P(hx, hy + h * 0.135)}Q${P(hx + h * 0.04, hy + h * 0.09)} ${P(hx + h * 0.056, hy - h * 0.006)}Q${P(hx, hy + h * 0.03)} ${P(hx - h * 0.056, hy - h * 0.006)}Z`, lit(mix(scarf, C.shade, 0.16)));
  if (hat) { s.path(`M${P(hx - h * 0.125, hy - h * 0.008)}Q${P(hx, hy + h * 0.034)} ${P(hx + h * 0.125, hy - h * 0.008)}Q${P(hx, hy - h * 0.046)} ${P(hx - h * 0.125, hy - h * 0.008)}Z`, lit(hat)); s.path(`M${P(hx - h * 0.062, hy - h * 0.012)}C${P(hx - h * 0.066, hy - h * 0.105)} ${P(hx + h * 0.066, hy - h * 0.105)} ${P(hx + h * 0.062, hy - h * 0.012)}Q${P(hx, hy + h * 0.012)} ${P(hx - h * 0.062, hy - h * 0.012)}Z`, lit(hat)); s.stroke(`M${P(hx - h * 0.062, hy - h * 0.022)}Q${P(hx, hy)} ${P(hx + h * 0.062, hy - h * 0.022)}`, dk(hat), h * 0.018); }
}

/** Wicker basket, (x, y) = middle of the foot. fill: colours of round things or of leaves, or a function that draws what looks over the rim. */
export function basket(s, x, y, w, h, { c = '#c98f52', fill = null, leaf = false, handle = false, seed = 1, cast = true } = {}) {
  const r = rng(seed), b = w * 0.38, t = w * 0.5, ry = w * 0.13, dk = mix(c, C.shade, 0.6);
  if (cast) s.path(blob(x + w * 0.5, y - h * 0.02, w * 0.66, h * 0.13, r, 0.06), '#3b2a3a', 'opacity=".4"');
  if (handle) s.stroke(`M${P(x - t * 0.94, y - h)}C${P(x - t * 0.8, y - h * 2.1)} ${P(x + t * 0.8, y - h * 2.1)} ${P(x + t * 0.94, y - h)}`, dk, w * 0.05);
  s.ellipse(x, y - h, t, ry, dk);
  if (typeof fill === 'function') fill(); else if (fill) for (let i = 0; i < (leaf ? 40 : 46); i++) { const a = r() * TAU, d = Math.sqrt(r()), px = x + Math.cos(a) * t * 0.88 * d, py = y - h - (1 - d) * h * 0.34 + Math.sin(a) * ry * 0.8 * d; if (leaf) s.path(lens(px, py, w * 0.2, w * 0.062, r() * TAU), r.pick(fill)); else { s.circle(px, py, w * 0.055, r.pick(fill)); s.circle(px - w * 0.018, py - w * 0.02, w * 0.014, '#fff3d8', 'opacity=".6"'); } }
  const d = `M${P(x - t, y - h)}C${P(x - t * 0.98, y - h * 0.5)} ${P(x - b * 1.08, y - h * 0.1)} ${P(x - b, y - 2)}Q${P(x, y + ry * 0.7)} ${P(x + b, y - 2)}C${P(x + b * 1.08, y - h * 0.1)} ${P(x + t * 0.98, y - h * 0.5)} ${P(x + t, y - h)}Q${P(x, y - h + ry * 2.1)} ${P(x - t, y - h)}Z`;
  s.path(d, s.lin(x - t, 0, x + t, 0, [[0, mix(c, '#ffe9bf', 0.55)], [0.3, c], [1, dk]]));
  s.clip(d, () => { for (let j = 0; j < 6; j++) for (let i = 0; i < 12; i++) { const u = (i + (j % 2) * 0.5) / 12 - 0.5, yy = y - h * (0.86 - j * 0.16) + ry * (1 - 4 * u * u) * 0.9; s.path(lens(x + u * w * 1.02 - w * 0.055, yy, w * 0.11, h * 0.05, 0), i % 2 ? dk : mix(c, '#ffe9bf', 0.4), 'opacity=".5"'); } });
  s.stroke(`M${P(x - t, y - h)}Q${P(x, y - h + ry * 2.1)} ${P(x + t, y - h)}`, mix(c, '#ffe9bf', 0.3), h * 0.09, 'stroke-linecap="round"'); s.stroke(`M${P(x - t, y - h + h * 0.05)}Q${P(x, y - h + ry * 2.1 + h * 0.05)} ${P(x + t, y - h + h * 0.05)}`, dk, h * 0.025, 'opacity=".7"');
}
/** Wooden ladder between foot and head points; w = width at the foot. */
export function ladder(s, [x0, y0], [x1, y1], w, n = 9, c = '#a97b52') {
  const dk = mix(c, C.shade, 0.6), k = 0.72, rail = (o, cc, q) => s.stroke(`M${P(x0 + o, y0)}L${P(x1 + o * k, y1)}`, cc, q, 'stroke-linecap="round"');
  for (let i = 1; i <= n; i++) { const t = i / (n + 1), m = lerp(1, k, t) * w * 0.5, x = lerp(x0, x1, t), y = lerp(y0, y1, t); s.stroke(`M${P(x - m, y)}L${P(x + m, y)}`, dk, w * 0.13); s.stroke(`M${P(x - m, y - w * 0.04)}L${P(x + m, y - w * 0.04)}`, mix(c, '#ffe9bf', 0.4), w * 0.05); }
  for (const o of [w / 2, -w / 2]) { rail(o, dk, w * 0.17); rail(o - w * 0.03, o < 0 ? mix(c, '#ffe9bf', 0.5) : c, w * 0.09); }
}
/** Bare bough: tapering limbs with a lit upper edge; returns its tips. */
export function bough(s, x, y, a, len, w, r, { depth = 3, c = '#3a2a30', hi = '#b98a72', droop = 0.12, fork = 3, o = 0.75 } = {}) {
  const tips = [], n = 6, L = [], R = [], U = []; let px = x, py = y, an = a; const at = [];
  for (let i = 0; i <= n; i++) { const t = i / n, q = w * (1 - t * 0.72) * 0.5; L.push([px - Math.sin(an) * -q, py + Math.cos(an) * -q]); R.push([px + Math.sin(an) * -q, py - Math.cos(an) * -q]); U.push([px + Math.sin(an) * q * 0.6 * Math.sign(Math.cos(an)), py - Math.abs(Math.cos(an)) * q * 0.6]); at.push([px, py, an, q]); an += r.range(-0.16, 0.16) + droop * 0.2; px += (Math.cos(an) * len) / n; py += (Math.sin(an) * len) / n; }
  if (depth > 0) for (let i = 0; i < fork; i++) { const [bx, by, ba, bq] = at[Math.min(n, 2 + i + (r() < 0.4 ? 1 : 0))]; const sg = i % 2 ? 1 : -1; tips.push(...bough(s, bx, by, ba + sg * r.range(0.4, 0.85), len * r.range(0.42, 0.62), Math.max(1.6, bq * 1.25), r, { depth: depth - 1, c, hi, droop: droop * 1.3, fork: Math.max(2, fork - 1), o })); }
  s.path(curve([...L, ...R.reverse()], true), c); if (w > 3) s.stroke(curve(U), hi, Math.max(1, w * 0.14), `opacity="${o}" stroke-linecap="round"`);
  tips.push(at[n].slice(0, 3)); return tips;
}
/** A grown mulberry: short gnarled trunk, broad crown. (x, y) = foot, h = height. */
export function mulberryTree(s, x, y, h, { seed = 1, dk = '#33452c', md = '#5f7436', lt = '#93a24a', hi = '#c9c873', bark = '#5b4744', barkLt = '#c9a384', shadow = '#4a3a34', wide = 1, leaves = 90 } = {}) {
  const r = rng(seed), X = (u) => x + u * h * wide, Y = (v) => y - v * h;
  if (shadow) s.path(blob(X(0.42), y + h * 0.03, h * 0.5 * wide, h * 0.055, r, 0.1), shadow, 'opacity=".45"');
  const limb = (pts, c) => s.path(curve(pts, true, 0.15), c), t = 0.055;
  limb([[X(-t * 1.9), y + 3], [X(-t * 0.9), Y(0.1)], [X(-t * 1.1), Y(0.24)], [X(-0.2), Y(0.44)], [X(-0.26), Y(0.58)], [X(-0.21), Y(0.58)], [X(-0.06), Y(0.36)], [X(-0.01), Y(0.56)], [X(0.04), Y(0.57)], [X(0.035), Y(0.36)], [X(0.2), Y(0.55)], [X(0.25), Y(0.53)], [X(t * 1.5), Y(0.24)], [X(t * 1.1), Y(0.1)], [X(t * 2.2), y + 3]], s.lin(X(-t * 2), 0, X(t * 2), 0, [[0, barkLt], [0.35, bark], [1, mix(bark, C.shade, 0.6)]]));
  for (let i = 0; i < 9; i++) s.path(lens(X(r.range(-t, t) * 0.9), Y(r.range(0.02, 0.2)), h * r.range(0.05, 0.1), h * 0.005, -Math.PI / 2 + r.range(-0.2, 0.2)), i % 3 ? '#33242a' : barkLt, 'opacity=".6"');
  const cl = []; for (let i = 0; i < 11; i++) { const a = (i / 11) * TAU; cl.push([X(Math.cos(a) * 0.34 * r.range(0.85, 1.1)), Y(0.7) - Math.sin(a) * h * 0.19 * r.range(0.85, 1.1), h * r.range(0.13, 0.18)]); } cl.push([X(0), Y(0.74), h * 0.24], [X(-0.16), Y(0.78), h * 0.18], [X(0.16), Y(0.76), h * 0.18]);
  for (const [a, b, q] of cl) s.path(scallop(a, b, q * 1.12 * wide, q * 0.94, r, 10, 0.18), dk); for (const [a, b, q] of cl) s.path(scallop(a - q * 0.2, b - q * 0.18, q * 0.9 * wide, q * 0.72, r, 9, 0.22), md); for (const [a, b, q] of cl) s.path(scallop(a - q * 0.4, b - q * 0.36, q * 0.5 * wide, q * 0.38, r, 7, 0.26), lt);
  for (let i = 0; i < leaves; i++) { const [a, b, q] = r.pick(cl), an = r() * TAU, d = Math.sqrt(r()), px = a + Math.cos(an) * q * d * 1.15, py = b + Math.sin(an) * q * d, li = clamp(0.5 - (Math.cos(an) * 0.7 + Math.sin(an) * 0.7) * d * 0.6); s.path(lens(px, py, h * r.range(0.03, 0.05), h * 0.014, 0.5 + r() * 1.8), li > 0.62 ? hi : li > 0.4 ? lt : dk); }
}
export const LEAF_LT = { c: '#6f8038', lt: '#a8b04c', vein: '#e5dd8f', dark: '#4b5a2a', fold: 0.8 }, LEAF_DK = { c: '#3f4f2e', lt: '#55683a', vein: '#93a05a', dark: '#27331f', fold: 0.6 };
/** Mulberry leaves hanging into the picture; spots as [x, y, length, direction, light 0/1]. */
export const foliage = (s, spots) => spots.forEach(([x, y, l, a, k]) => mulberryLeaf(s, x, y, l, a, k ? LEAF_LT : LEAF_DK));
/** Rush-seated chair seen from behind or the side, in one plane; h = height of the back. */
export function chairBack(s, x, y, h, flip = 1, c = '#2f1d2b', l = '#e8a877') {
  const X = (u) => x + flip * u * h, st = (d, w, cc = c, e = '') => s.stroke(d, cc, w, 'stroke-linecap="round" ' + e);
  st(`M${P(X(-0.02), y)}C${P(X(-0.05), y - h * 0.5)} ${P(X(-0.1), y - h * 0.8)} ${P(X(-0.07), y - h)}`, h * 0.034); st(`M${P(X(0.36), y)}C${P(X(0.35), y - h * 0.5)} ${P(X(0.36), y - h * 0.8)} ${P(X(0.4), y - h * 0.98)}`, h * 0.034);
  for (const t of [0.98, 0.84, 0.7]) st(`M${P(X(-0.07), y - h * t)}Q${P(X(0.16), y - h * (t + 0.045))} ${P(X(0.39), y - h * (t - 0.015))}`, h * (t > 0.9 ? 0.055 : 0.03));
  st(`M${P(X(-0.085), y - h * 1.005)}Q${P(X(0.16), y - h * 1.05)} ${P(X(0.39), y - h * 0.995)}`, h * 0.011, l); st(`M${P(X(-0.03) - 3, y - h * 0.1)}C${P(X(-0.055) - 3, y - h * 0.5)} ${P(X(-0.1) - 3, y - h * 0.8)} ${P(X(-0.078) - 3, y - h)}`, h * 0.008, l);
}
/** Table lantern with a candle; (x, y) = foot. */
export function lantern(s, x, y, h, { c = '#2a1c26', ring = true } = {}) {
  const w = h * 0.26; glow(s, x, y - h * 0.42, h * 1.15, '#ffd07a', 0.7);
  s.path(poly([[x - w, y - h * 0.72], [x + w, y - h * 0.72], [x + w * 1.05, y - h * 0.06], [x - w * 1.05, y - h * 0.06]]), s.rad(x, y - h * 0.36, h * 0.5, [[0, '#fffbe6'], [0.4, '#ffdf92'], [1, '#e08a45']]));
  s.rect(x - h * 0.05, y - h * 0.3, h * 0.1, h * 0.24, '#fff3d2'); s.path(`M${P(x, y - h * 0.5)}C${P(x + h * 0.06, y - h * 0.42)} ${P(x + h * 0.05, y - h * 0.34)} ${P(x, y - h * 0.32)}C${P(x - h * 0.05, y - h * 0.34)} ${P(x - h * 0.06, y - h * 0.42)} ${P(x, y - h * 0.5)}Z`, '#fffdf0');
  for (const u of [-1, 0.02, 1]) s.stroke(`M${P(x + u * w, y - h * 0.72)}L${P(x + u * w * 1.05, y - h * 0.06)}`, c, h * (u === 0.02 ? 0.016 : 0.035)); s.rect(x - w * 1.25, y - h * 0.075, w * 2.5, h * 0.075, c); s.path(poly([[x - w * 1.2, y - h * 0.7], [x + w * 1.2, y - h * 0.7], [x + w * 0.4, y - h * 0.88], [x - w * 0.4, y - h * 0.88]]), c); s.stroke(`M${P(x - w * 1.1, y - h * 0.715)}L${P(x - w * 0.38, y - h * 0.875)}`, '#d99a6a', h * 0.014);
  if (ring) s.circle(x, y - h * 0.95, h * 0.07, 'none', `stroke="${c}" stroke-width="${(h * 0.025).toFixed(1)}"`);
}
/** A close cypress: full to the foot, on a short trunk. */
export function column(s, x, y, h, w, seed) {
  const r = rng(seed), n = 14, prof = (t) => (t < 0.22 ? lerp(0.62, 1, smooth(t / 0.22)) : Math.cos(((t - 0.22) / 0.78) * Math.PI / 2) ** 0.75), L = [], R = []; for (let i = 0; i <= n; i++) { const t = i / n, q = prof(t) * w * 0.5 * r.range(0.93, 1.07) + 0.5, yy = y - h * 0.05 - h * 0.95 * t; L.push([x - q, yy]); R.push([x + q * 0.96, yy]); }
  s.rect(x - w * 0.07, y - h * 0.07, w * 0.14, h * 0.07, '#4a352f'); const d = curve([...L, ...R.reverse()], true); s.path(d, s.lin(x - w / 2, 0, x + w / 2, 0, [[0, '#5f7440'], [0.45, '#3d5134'], [1, '#22332b']]));
  s.clip(d, () => { for (let i = 0; i < 30; i++) { const t = r() ** 0.9, sx = r.range(-0.5, 0.5), yy = y - h * (0.04 + t * 0.9), q = prof(t) * w; s.path(lens(x + sx * q, yy, h * r.range(0.09, 0.2), w * r.range(0.05, 0.09), -Math.PI / 2 - sx * 0.16, w * 0.02), sx < -0.12 ? r.pick(['#8f9c52', '#7a8c48', '#a9b062']) : sx < 0.12 ? r.pick(['#4c6238', '#2c3f30']) : r.pick(['#1c2a27', '#2a3d31']), 'opacity=".8"'); } });
}
