// Weather icons, day and night: 1.7 px line on a 32 px grid, for the night ground.  usage: node weather.mjs DIR
import fs from 'node:fs';
import path from 'node:path';
const dir = process.argv[2];
if (!dir) {
  console.error('usage: node weather.mjs DIR');
  process.exit(1);
}
fs.mkdirSync(dir, { recursive: true });
const f = (v) => Math.round(v * 10) / 10;
const sun = (x, y, r, gap = 2.6, ray = 2.6, n = 8) => {
  let d = `M${f(x - r)} ${y}a${r} ${r} 0 1 0 ${f(2 * r)} 0a${r} ${r} 0 1 0 ${f(-2 * r)} 0Z`;
  for (let i = 0; i < n; i++) {
    const a = (i / n) * 2 * Math.PI;
    d += `M${f(x + Math.cos(a) * (r + gap))} ${f(y + Math.sin(a) * (r + gap))}l${f(Math.cos(a) * ray)} ${f(Math.sin(a) * ray)}`;
  }
  return d;
};
/** Crescent open to the upper right (k 1) or to the upper left (k -1): outer circle of radius r around (x,y), the bite a little smaller. */
const moon = (x, y, r, k = 1) => {
  const p = (a) => `${f(x + k * Math.cos(a) * r)} ${f(y + Math.sin(a) * r)}`,
    o = k > 0 ? [0, 1] : [1, 0];
  return `M${p(-1.75)}A${f(r)} ${f(r)} 0 1 ${o[0]} ${p(0.18)}A${f(r * 0.82)} ${f(r * 0.82)} 0 0 ${o[1]} ${p(-1.75)}Z`;
};
const star = (x, y, q) => `M${x} ${f(y - q)}v${f(2 * q)}M${f(x - q)} ${y}h${f(2 * q)}`;
/** Cloud with a flat foot, left foot corner at (x,y), w wide. */
const cloud = (x, y, w) => {
  const k = w / 20,
    n = (v) => f(v * k);
  return `M${f(x + 4.6 * k)} ${y}a${n(4.6)} ${n(4.6)} 0 0 1 ${n(-0.3)} ${n(-9.2)}a${n(6.2)} ${n(6.2)} 0 0 1 ${n(11.9)} ${n(-1.3)}A${n(5.3)} ${n(5.3)} 0 0 1 ${f(x + 15.3 * k)} ${y}Z`;
};
const rows = (list) => list.map(([x, y, dx, dy]) => `M${x} ${y}l${dx} ${dy}`).join('');
const flake = (x, y, q) =>
  [0, 1, 2]
    .map((i) => {
      const a = (i * Math.PI) / 3 + Math.PI / 6,
        c = f(Math.cos(a) * q),
        s = f(Math.sin(a) * q);
      return `M${f(x - c)} ${f(y - s)}l${f(2 * c)} ${f(2 * s)}`;
    })
    .join('');
// each icon: what shines (apricot), what hides it (limestone, with a free margin), and what falls
const light = (night, x, y, r) =>
  night ? moon(x, y, r + 2.2, x > 12 ? -1 : 1) : sun(x, y, r, 2.3, r > 4 ? 2.4 : 1.9);
const icons = {
  '01': (n) => ({
    a: n ? moon(14.6, 17, 9) : sun(16, 16, 5.6, 3.2, 3.6, 12),
    l: n ? star(25, 8, 2) + star(21.4, 14, 1.1) : '',
  }),
  '02': (n) => ({ a: n ? moon(18, 12.6, 7) : light(n, 19.4, 12, 4.8), c: cloud(3.5, 26, 15) }),
  '03': (n) => ({ a: light(n, n ? 22.4 : 23.4, n ? 10 : 11.4, 3.2), c: cloud(4, 26, 20.5) }),
  '04': (n) => ({
    a: light(n, n ? 9.4 : 8.7, n ? 10.4 : 9.2, 3),
    b: 'M17.6 10.2a5 5 0 0 1 9.2 2.1a3.9 3.9 0 0 1-.3 7.7h-1.2',
    c: cloud(4, 26, 19),
  }),
  '09': (n) => ({
    a: light(n, n ? 22.4 : 23, n ? 8.2 : 8.8, 3),
    c: cloud(4, 20.4, 19),
    l: rows(
      [8, 12.4, 16.8, 21.2].flatMap((x) => [
        [x, 23.4, -1, 2.4],
        [x - 1.9, 28, -0.8, 1.9],
      ]),
    ),
  }),
  10: (n) => ({
    a: light(n, n ? 21.4 : 22, n ? 8.6 : 9, 3.4),
    c: cloud(3.5, 21, 17.5),
    l: rows([
      [8.6, 24.2, -2, 5],
      [13.8, 24.2, -2, 5],
      [19, 24.2, -2, 5],
    ]),
  }),
  11: (n) => ({
    a: light(n, n ? 22.4 : 23, n ? 8.2 : 8.8, 3) + 'M15.6 18.4L12 24.2h4.4L13.6 30',
    c: cloud(4, 20.4, 19),
    open: 'M10.4 20.4h7.8',
    l: rows([
      [8, 23.6, -1, 2.6],
      [21.2, 23.6, -1, 2.6],
    ]),
  }),
  13: (n) => ({
    a: light(n, n ? 22.4 : 23, n ? 8.2 : 8.8, 3),
    c: cloud(4, 20.4, 19),
    l: flake(9, 26.6, 2.5) + flake(18, 26.6, 2.5),
  }),
  50: (n) => ({
    a: n
      ? moon(16, 11.4, 6.2)
      : 'M9.6 17a6.4 6.4 0 0 1 12.8 0M16 4v3.2M6.8 7.8l2.3 2.3M25.2 7.8l-2.3 2.3M3.2 17h3M25.8 17h3',
    l: rows(
      n
        ? [
            [5, 21.4, 14, 0],
            [22.4, 21.4, 4.6, 0],
            [8, 25.4, 18, 0],
            [5, 29.4, 5, 0],
            [13.4, 29.4, 10, 0],
          ]
        : [
            [3.6, 21, 24.8, 0],
            [7, 25, 13, 0],
            [23.4, 25, 3, 0],
            [4, 29, 4, 0],
            [11.4, 29, 14, 0],
          ],
    ),
  }),
};
for (const [code, draw] of Object.entries(icons))
  for (const n of [false, true]) {
    const { a, b = '', c = '', l = '', open = '' } = draw(n),
      cut = (id, d, w) =>
        `<mask id="${id}"><path fill="#fff" d="M0 0h32v32H0z"/><path fill="#000" d="${d}" stroke="#000" stroke-width="${w}"/></mask>`;
    // the cloud hides what is behind it and keeps a margin; the bolt opens the cloud's foot
    const defs =
        (c && !open ? cut('m', c, 4.6) : '') +
        (open ? cut('m', c + open, 4.6) + cut('o', open, 3) : ''),
      m = c ? ' mask="url(#m)"' : '',
      bolt = open ? a.slice(a.lastIndexOf('M15.6')) : '',
      behind = open ? a.slice(0, -bolt.length) : a;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke="#F7EAD0" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">${defs}<path stroke="#F2B377" d="${behind}"${m}/>${b ? `<path d="${b}"${m}/>` : ''}${c || l ? `<path d="${open ? c : c + l}"${open ? ' mask="url(#o)"' : ''}/>` : ''}${open ? `<path d="${l}"/><path stroke="#F2B377" d="${bolt}"/>` : ''}</svg>\n`;
    fs.writeFileSync(path.join(dir, `${code}${n ? 'n' : 'd'}.svg`), svg);
  }
