// Performance targets and the measured values.
import { table } from '../markdown.mjs';
import { format } from './format.mjs';

/**
 * @typedef {'cachedPage' | 'picture' | 'coldPictures' | 'cartVisitor' | 'cartPage' | 'order' | 'orderCpu' | 'memory' | 'start' | 'fairness' | 'desk'} BarId
 *
 * @typedef {Record<BarId, number | undefined> & { fsync: { p50: number, p99: number } }} Measured
 *
 * @typedef {object} Bar
 * @property {BarId} id
 * @property {string} name
 * @property {string} bar
 * @property {(value: number) => boolean} isMet
 * @property {(value: number, measured: Partial<Measured>) => string} show
 */

const atLeast = (/** @type {number} */ bar) => (/** @type {number} */ value) => value >= bar;
const atMost = (/** @type {number} */ bar) => (/** @type {number} */ value) => value <= bar;
const ms = (/** @type {number} */ value) => `${format(value, 0)} ms`;
const ratio = (/** @type {number} */ value) => format(value, 2);

/** @type {Bar[]} */
const bars = [
  {
    id: 'cachedPage',
    name: 'cached page, requests/s ÷ node:http',
    bar: '≥ 0.75',
    isMet: atLeast(0.75),
    show: ratio,
  },
  {
    id: 'picture',
    name: 'picture, requests/s ÷ node:http',
    bar: '≥ 0.60',
    isMet: atLeast(0.6),
    show: ratio,
  },
  {
    id: 'coldPictures',
    name: 'slowest picture of a first visit to a new installation',
    bar: '≤ 150 ms',
    isMet: atMost(150),
    show: ms,
  },
  {
    id: 'cartVisitor',
    name: 'content page, visitor with a filled cart ÷ node:http',
    bar: '≥ 0.30',
    isMet: atLeast(0.3),
    show: ratio,
  },
  {
    id: 'cartPage',
    name: 'cart page with 5 lines, rendered fresh ÷ node:http',
    bar: '≥ 0.015',
    isMet: atLeast(0.015),
    show: (value) => format(value, 3),
  },
  {
    id: 'order',
    name: 'order placed, durable, p99 at 20 concurrent',
    bar: '≤ 150 ms',
    isMet: atMost(150),
    show: (value, { fsync }) =>
      `${ms(value)} (the disk’s fsync: ${format(fsync?.p50, 1)} ms, p99 ${format(fsync?.p99, 1)} ms)`,
  },
  {
    id: 'orderCpu',
    name: 'order placed, processor time',
    bar: '≤ 4 ms',
    isMet: atMost(4),
    show: (value) => `${format(value)} ms`,
  },
  {
    id: 'memory',
    name: 'peak memory of the site’s process, mixed load',
    bar: '≤ 220 MB',
    isMet: atMost(220),
    show: (value) => `${value} MB`,
  },
  {
    id: 'start',
    name: 'cold start to first page, built',
    bar: '≤ 1.5 s',
    isMet: atMost(1500),
    show: ms,
  },
  {
    id: 'fairness',
    name: 'longest wait for a file or cached page, 200 uncached pages pipelined',
    bar: '≤ 400 ms',
    isMet: atMost(400),
    show: ms,
  },
  {
    id: 'desk',
    name: 'dearest list, search or sum of the desk, 100,000 orders, processor time',
    bar: '≤ 50 ms',
    isMet: atMost(50),
    show: ms,
  },
];

/**
 * Compares the measured values with their targets.
 * @param {Partial<Measured>} measured
 */
export function evaluate(measured) {
  return bars.flatMap(({ id, name, bar, isMet, show }) => {
    const value = measured[id];
    if (value === undefined) return [];
    return [{ id, name, bar, value, shown: show(value, measured), isMet: isMet(value) }];
  });
}

/** @param {ReturnType<typeof evaluate>} evaluated */
export function tableOfBars(evaluated) {
  if (evaluated.length === 0) return '';
  const rows = evaluated.map(({ name, bar, shown, isMet }) => [
    name,
    bar,
    shown,
    isMet ? 'met' : '**not met**',
  ]);
  return table([['measure', 'bar', 'measured', ''], ...rows]);
}
