// Text as SVG paths: lining figures, Croatian letters from the second half of the face, any Ysabeau weight.
import path from 'node:path';
import * as fontkit from 'fontkit';
import fs from 'node:fs';
import fv from 'fontverter';
const M = path.join(path.dirname(new URL(import.meta.url).pathname), 'node_modules');
// woff2 is unpacked first: fontkit varies only plain TrueType
const open = async (p) =>
    fontkit.create(new Uint8Array(await fv.convert(fs.readFileSync(path.join(M, p)), 'truetype'))),
  halves = async (p) => [
    await open(p.replace('%', 'latin')),
    await open(p.replace('%', 'latin-ext')),
  ]; // one after the other: the unpacker is not reentrant
const cardo = await halves('@fontsource/cardo/files/cardo-%-400-normal.woff2'),
  ysabeau = await halves('@fontsource-variable/ysabeau/files/ysabeau-%-wght-normal.woff2'),
  memo = {};
const faces = (family, weight) =>
  family === 'Cardo'
    ? cardo
    : (memo[weight] ??= ysabeau.map((y) => y.getVariation({ wght: weight })));
const f = (v) => Math.round(v * 100) / 100;
/** One line, centred on x (baseline y). ls: letter-space in px; grow: extra weight, in em; bend(x, y): where a point of the flat line comes to lie. */
export function line(
  t,
  x,
  y,
  size,
  { font = 'Cardo', weight = 600, ls = 0, fill = '#000', grow = 0, bend } = {},
) {
  const F = faces(font, weight),
    runs = [];
  for (const ch of t) {
    const i = F[0].hasGlyphForCodePoint(ch.codePointAt(0)) ? 0 : 1;
    if (runs.at(-1)?.i === i) runs.at(-1).s += ch;
    else runs.push({ i, s: ch });
  }
  let pen = 0;
  const out = [];
  for (const { i, s } of runs) {
    const k = size / F[i].unitsPerEm,
      r = F[i].layout(s, { lnum: true, kern: true, liga: !ls });
    r.glyphs.forEach((g, j) => {
      const p = r.positions[j];
      out.push(g.path.scale(k, -k).translate(pen + p.xOffset * k, 0));
      pen += p.xAdvance * k + ls;
    });
  }
  const x0 = x - (pen - ls) / 2,
    paths = bend ? out.map((p) => p.translate(x0, y).mapPoints(bend)) : out;
  return `<g${bend ? '' : ` transform="translate(${f(x0)} ${y})"`} fill="${fill}"${grow ? ` stroke="${fill}" stroke-width="${f(size * grow)}" stroke-linejoin="round"` : ''}>${paths.map((p) => `<path d="${p.toSVG()}"/>`).join('')}</g>`;
}
