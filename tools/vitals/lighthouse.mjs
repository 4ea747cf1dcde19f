import { loadPackage } from '../optional-packages.mjs';

/**
 * @typedef {object} Report what is read of Lighthouse's
 * @property {{ message: string }} [runtimeError]
 * @property {Record<string, { score: number | null, auditRefs: { id: string, weight: number }[] }>} categories
 * @property {Record<string, { score: number | null, numericValue?: number }>} audits
 * @property {{ benchmarkIndex: number }} environment
 *
 * @typedef {(url: string, flags: { port: number, output: 'json', logLevel: 'error' }) => Promise<{ lhr: Report }>} Lighthouse
 *
 * @typedef {object} Audit one run; times in milliseconds
 * @property {number[]} scores of performance, accessibility, best practices and SEO
 * @property {string[]} failed
 * @property {number} benchmark
 * @property {number} fcp
 * @property {number} lcp
 * @property {number} cls
 * @property {number} tbt
 */

/**
 * Loads Lighthouse, in the version of the lockfile beside this file.
 * @returns {Promise<Lighthouse>}
 */
export async function loadLighthouse() {
  const { default: lighthouse } = await loadPackage('tools/vitals', 'lighthouse');
  return lighthouse;
}

/** Lighthouse sometimes misses the start of a navigation and has to be run again. */
const tries = 4;

/**
 * @param {Lighthouse} lighthouse
 * @param {string} url
 * @param {number} port
 */
async function visit(lighthouse, url, port) {
  for (let attempt = 1; ; attempt += 1) {
    const { lhr } = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
    if (!lhr.runtimeError) return lhr;
    if (attempt === tries) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  }
}

/**
 * One run with the mobile preset: simulated slow 4G, CPU four times slower.
 * @param {Lighthouse} lighthouse
 * @param {string} url
 * @param {number} port
 * @returns {Promise<Audit>}
 */
export async function audit(lighthouse, url, port) {
  const lhr = await visit(lighthouse, url, port);
  const scores = Object.values(lhr.categories).map(({ score }) => Math.round((score ?? 0) * 100));
  const figure = (/** @type {string} */ id) => lhr.audits[id]?.numericValue ?? NaN;
  const failed = Object.values(lhr.categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9),
  );
  return {
    scores,
    failed: [...new Set(failed.map(({ id }) => id))],
    benchmark: lhr.environment.benchmarkIndex,
    fcp: figure('first-contentful-paint'),
    lcp: figure('largest-contentful-paint'),
    cls: figure('cumulative-layout-shift'),
    tbt: figure('total-blocking-time'),
  };
}
