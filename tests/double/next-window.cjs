// Preloaded into a site on SQLite: the signal SIGUSR2 moves its steady clock past the rate limits’ windows, which
// would otherwise answer nearly all of many orders. Timers and the wall clock stay as they are.
const { performance } = require('node:perf_hooks');

const windowMs = 10 * 60_000;
const now = performance.now.bind(performance);
let aheadMs = 0;

performance.now = () => now() + aheadMs;
process.on('SIGUSR2', () => (aheadMs += windowMs));
