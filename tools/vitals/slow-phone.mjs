// A phone on a very slow connection: transferred bytes, paint times and layout shifts.

/** @typedef {import('@playwright/test').CDPSession} CDPSession */

/**
 * @typedef {object} SlowVisit times in milliseconds
 * @property {number} fcp
 * @property {number} lcp
 * @property {number} cls
 * @property {Record<string, number>} bytes by kind, until the first tap
 * @property {number} firstView bytes without the pictures below the fold
 * @property {number} requests
 * @property {number} [tbt] with scripts
 * @property {number} [inp] with scripts
 */

/** Chromium's own "Slow 3G": 400 kbit/s and 2 s of latency. */
const slow3g = {
  offline: false,
  latency: 2000,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};
const slowdown = 4;
/** @type {Record<string, string>} */
const kinds = { Document: 'document', Stylesheet: 'css', Font: 'font', Image: 'image' };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true };

/**
 * Counts transferred bytes by kind, compressed and with headers.
 * @param {CDPSession} session
 */
function countBytes(session) {
  /** @type {Map<string, { url: string, kind: string, bytes: number }>} */
  const seen = new Map();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    seen.set(requestId, { url: response.url, kind: kinds[type] ?? type.toLowerCase(), bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = seen.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  return () => [...seen.values()];
}

/**
 * LCP and CLS from the browser's own timeline, which works without scripts in the page.
 * @param {CDPSession} session
 */
async function watchPaints(session) {
  const seen = { lcp: 0, cls: 0 };
  session.on('PerformanceTimeline.timelineEventAdded', ({ event }) => {
    const { time, lcpDetails, layoutShiftDetails: shift } = event;
    if (lcpDetails) seen.lcp = time * 1000;
    if (shift && !shift.hadRecentInput) seen.cls += shift.value;
  });
  await session.send('PerformanceTimeline.enable', {
    eventTypes: ['largest-contentful-paint', 'layout-shift'],
  });
  return seen;
}

/** @typedef {Window & { vitals?: (PerformanceEntry & { interactionId?: number })[] }} WatchedWindow */

/** Long tasks and interaction delays, which are only reported to scripts. */
function watchTasks() {
  const page = /** @type {WatchedWindow} */ (window);
  /** @type {WatchedWindow['vitals']} */
  const vitals = [];
  page.vitals = vitals;
  for (const type of ['longtask', 'event']) {
    /** @type {PerformanceObserverInit & { durationThreshold: number }} */
    const options = { type, buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) => vitals.push(...list.getEntries())).observe(options);
  }
}

function readTasks() {
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const { vitals = [] } = /** @type {WatchedWindow} */ (window);
  const taken = (/** @type {string} */ type) =>
    vitals.filter(({ entryType }) => entryType === type);
  const blocking = taken('longtask').map(({ startTime, duration }) =>
    startTime < fcp ? 0 : duration - 50,
  );
  const answers = taken('event').map((event) => (event.interactionId ? event.duration : 0));
  return {
    origin: performance.timeOrigin,
    fcp,
    tbt: blocking.reduce((sum, value) => sum + value, 0),
    inp: Math.max(0, ...answers),
  };
}

/** URLs of the pictures above the fold. */
function listPicturesInSight() {
  return [...document.images]
    .filter((image) => image.offsetWidth > 0 && image.getBoundingClientRect().top < innerHeight)
    .map((image) => image.currentSrc);
}

/**
 * One visit on the slow connection, first without interaction, then with two taps.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {{ scripts: boolean }} options
 * @returns {Promise<SlowVisit>}
 */
export async function visitSlowly(browser, url, { scripts }) {
  const context = await browser.newContext({
    ...phone,
    hasTouch: true,
    javaScriptEnabled: scripts,
    locale: 'hr-HR',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const list = countBytes(session);
    const paints = await watchPaints(session);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow3g);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url, { waitUntil: 'networkidle', timeout: 180_000 });
    await page.evaluate(watchTasks);
    await page.waitForTimeout(500);
    const { origin, fcp, tbt } = await page.evaluate(readTasks);
    const { lcp, cls } = paints;
    const requests = list().filter((request) => request.url.startsWith('http'));
    const inSight = new Set(await page.evaluate(listPicturesInSight));
    const bytes = Object.fromEntries(Object.values(kinds).map((kind) => [kind, 0]));
    let firstView = 0;
    for (const request of requests) {
      bytes[request.kind] = (bytes[request.kind] ?? 0) + request.bytes;
      const isBelow = request.kind === 'image' && !inSight.has(request.url);
      if (!isBelow) firstView += request.bytes;
    }
    const seen = { fcp, lcp: lcp - origin, cls, bytes, firstView, requests: requests.length };
    if (!scripts) return seen;
    // The first tap triggers hydration, the second finds the page hydrated.
    for (const target of ['h1', '.site-header .menu-button.with-popover']) {
      await page.tap(target, { timeout: 60_000 });
      await page.waitForLoadState('networkidle', { timeout: 180_000 });
      await page.waitForTimeout(500);
    }
    return { ...seen, tbt, inp: (await page.evaluate(readTasks)).inp };
  } finally {
    await context.close();
  }
}
