// SVG -> "printed" picture. Rasterise at 2x, sample each pixel from a slightly
// jittered place (edges and gradients get the tooth of a litho stone), add paper.
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { rng } from './lib.mjs';


export function raster(svg, width) {
  const img = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render();
  return { data: Buffer.from(img.pixels), w: img.width, h: img.height };
}
/** jitter: spread in output px; grain: luminance noise (0..255); mottle: low-frequency paper tone. */
export async function print(svg, { width = 1920, jitter = 0.5, grain = 2.4, mottle = 2, seed = 5 } = {}) {
  const S = 2; const src = raster(svg, width * S); const W = width, H = Math.round(src.h / S);
  const r = rng(seed); const N = 1 << 16; const gx = new Float32Array(N); for (let i = 0; i < N; i++) gx[i] = r.gauss();
  const nx = new Float32Array(512 * 512); for (let i = 0; i < nx.length; i++) nx[i] = Math.max(-2, Math.min(2, r.gauss()));
  const ln = await lowNoise(W, H, seed);
  const out = Buffer.alloc(W * H * 3); const s = src.data, sw = src.w, sh = src.h;
  let k = 0;
  for (let y = 0; y < H; y++) for (let x = 0; x < W; x++) {
    let R = 0, G = 0, B = 0; const T = jitter > 0 ? 3 : 1;
    for (let t = 0; t < 4; t++) { // 4 sub-samples around a jittered centre
      const jx = nx[((y & 511) << 9) | (x & 511)] * jitter * S, jy = nx[(((y + 211) & 511) << 9) | ((x + 97) & 511)] * jitter * S;
      const sx = Math.min(sw - 1, Math.max(0, Math.round(x * S + (t & 1) + jx))), sy = Math.min(sh - 1, Math.max(0, Math.round(y * S + (t >> 1) + jy)));
      const p = (sy * sw + sx) * 4; R += s[p]; G += s[p + 1]; B += s[p + 2];
    }
    const n = nx[(((y + 77) & 511) << 9) | ((x + 301) & 511)] * grain + (ln[y * W + x] - 128) / 128 * mottle;
    const o = k * 3; const c = (v) => (v < 0 ? 0 : v > 255 ? 255 : v);
    out[o] = c(R / 4 + n); out[o + 1] = c(G / 4 + n); out[o + 2] = c(B / 4 + n); k++;
  }
  return sharp(out, { raw: { width: W, height: H, channels: 3 } });
}
async function lowNoise(W, H, seed) {
  const r = rng(seed + 99); const w = Math.ceil(W / 40), h = Math.ceil(H / 40);
  const b = Buffer.from(Uint8Array.from({ length: w * h }, () => r() * 255));
  return sharp(b, { raw: { width: w, height: h, channels: 1 } }).resize(W, H, { kernel: 'cubic', fit: 'fill' }).extractChannel(0).raw().toBuffer();
}
