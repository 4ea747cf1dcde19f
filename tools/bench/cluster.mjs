// The site in several processes behind one port, as on a server with more cores.
//   node tools/bench/cluster.mjs <processes>     prints the processes' ids when all are listening
import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';

const count = Number(process.argv[2]);
cluster.setupPrimary({
  exec: fileURLToPath(new URL('../../build/server/server.js', import.meta.url)),
  args: ['--demo'],
});
const workers = Array.from({ length: count }, () => cluster.fork());
// The site's own port and its card emulator's.
const isOpen = new Set();
cluster.on('listening', (worker, { port }) => {
  if (port !== Number(process.env.PORT) || isOpen.has(worker.id)) return;
  isOpen.add(worker.id);
  if (isOpen.size === count) console.log(workers.map(({ process: { pid } }) => pid).join(' '));
});
cluster.on('exit', () => {
  if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(0);
});
process.on('SIGTERM', () => {
  for (const worker of workers) worker.process.kill('SIGTERM');
});
