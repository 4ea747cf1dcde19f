// Loaded into a site under test (`--require`): writes into PROBE_FILE, one JSON line each, how long the main thread was
// kept from its other work, if it was for more than 30 ms: by the clock, and in processor time of this thread alone, which
// does not grow while other processes have the processor. Each line names the requests that began meanwhile.
const { subscribe } = require('node:diagnostics_channel');
const { appendFileSync, readFileSync } = require('node:fs');
const { isMainThread } = require('node:worker_threads');

const everyMs = 10;
const notedMs = 30;
const { PROBE_FILE: file } = process.env;

/** @returns {number} milliseconds that the main thread has run, from its start */
function readCpuMs() {
  const [nanoseconds] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}

if (isMainThread && file && process.argv[1]?.endsWith('server.js')) {
  let at = performance.now();
  let cpu = readCpuMs();
  /** @type {string[]} */
  let began = [];
  subscribe('http.server.request.start', (message) => {
    const { request } = /** @type {{ request: import('node:http').IncomingMessage }} */ (message);
    if (began.length < 10) began.push(`${request.method} ${request.url?.slice(0, 80)}`);
  });
  setInterval(() => {
    const [now, spent] = [performance.now(), readCpuMs()];
    const [clockMs, cpuMs] = [now - at - everyMs, spent - cpu];
    if (clockMs > notedMs)
      appendFileSync(file, `${JSON.stringify({ at: Date.now(), clockMs, cpuMs, began })}\n`);
    [at, cpu, began] = [now, spent, []];
  }, everyMs).unref();
}
