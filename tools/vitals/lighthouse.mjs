import { loadPackage } from './packages.mjs';

const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  cls: 'cumulative-layout-shift',
  tbt: 'total-blocking-time',
};

/** Loads Lighthouse, in the version of the lockfile beside this file. */
export async function loadLighthouse() {
  const { default: lighthouse } = await loadPackage('lighthouse');
  return lighthouse;
}

/** Lighthouse sometimes misses the start of a navigation and has to be run again. */
const tries = 4;

async function visit(lighthouse, url, port) {
  for (let attempt = 1; ; attempt += 1) {
    const { lhr } = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
    if (!lhr.runtimeError) return lhr;
    if (attempt === tries) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  }
}

/** One run with the mobile preset: simulated slow 4G, CPU four times slower. */
export async function audit(lighthouse, url, port) {
  const lhr = await visit(lighthouse, url, port);
  const scores = Object.values(lhr.categories).map(({ score }) => Math.round((score ?? 0) * 100));
  const figures = Object.entries(audits).map(([name, id]) => [name, lhr.audits[id].numericValue]);
  const failed = Object.values(lhr.categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 0.9),
  );
  return {
    scores,
    failed: [...new Set(failed.map(({ id }) => id))],
    benchmark: lhr.environment.benchmarkIndex,
    ...Object.fromEntries(figures),
  };
}
