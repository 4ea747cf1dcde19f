// Hot reload with the same defaults as `npm start`: Vite serves the modules, our own server is in front.
import { join, relative, sep } from 'node:path';
import { hotelDir } from './hotel.mjs';
import { requireSupportedNode } from './node-version.mjs';
import { readOptions } from './options.mjs';
import { ensureInstalled, root, run } from './prepare.mjs';
import { stopWithNpm } from './stop-with-npm.mjs';

const usage = `npm run dev
  runs the site from its sources and reloads while you edit; settings are environment variables: PORT=8080 npm run dev
`;
readOptions(usage, { options: {} });
process.chdir(root);
requireSupportedNode();
stopWithNpm();
await ensureInstalled();
run(process.execPath, [join(root, 'tools', 'check-hotel.mjs')]);
process.argv.push('--demo');
process.env.NODE_ENV = 'development';
const { createServer } = await import('vite');
const hmr = { host: '127.0.0.1', port: 24_678 };
const vite = await createServer({ server: { middlewareMode: true, hmr } });
const { startServer } = await vite.ssrLoadModule('/app/start/start.server.ts');
const { startWspayEmulator } = await vite.ssrLoadModule('/app/emulators/wspay-emulator.ts');
const { startStripeEmulator } = await vite.ssrLoadModule('/app/emulators/stripe-emulator.ts');
const { startCisEmulator } = await vite.ssrLoadModule('/app/emulators/cis-emulator.ts');
const { startWeatherEmulator } = await vite.ssrLoadModule('/app/emulators/weather-emulator.ts');
await startServer({
  loadBuild: () => vite.ssrLoadModule('virtual:remix/server-build'),
  emulators: {
    wspay: startWspayEmulator,
    stripe: startStripeEmulator,
    cis: startCisEmulator,
    weather: startWeatherEmulator,
  },
  serveModules: vite.middlewares,
  watchContent: watchContent.bind(undefined, vite),
  reloadOrigin: `ws://${hmr.host}:${hmr.port}`,
});

/** @param {string} folder @param {string} path both absolute */
function isWithin(folder, path) {
  return path.startsWith(folder + sep);
}

/**
 * Shows changed content in open pages at once. A mistake is shown instead, and the content stays as it was. Vite itself reloads
 * after changes of styles, components and translations.
 * @param {import('vite').ViteDevServer} vite
 * @param {Pick<import('../app/content/content.server.ts').SiteContent, 'refresh' | 'problem'>} content
 */
function watchContent({ watcher, ws }, content) {
  const images = join(hotelDir, 'images');
  const texts = join(hotelDir, 'translations');
  /** @type {NodeJS.Timeout | undefined} */
  let pending;
  watcher.add(hotelDir);
  watcher.on('all', (_event, path) => {
    if (isWithin(texts, path)) {
      // They are merged into the engine's of the same name, which Vite knows.
      watcher.emit('change', join(root, 'translations', relative(texts, path)));
    }
    const isContent = path.endsWith('.ts') ? isWithin(hotelDir, path) : isWithin(images, path);
    if (!isContent) return;
    clearTimeout(pending);
    // An editor may write several files, and Vite discards the modules made from them first.
    pending = setTimeout(() => void showContent(), 200);
  });
  async function showContent() {
    await content.refresh();
    const problem = content.problem();
    if (!problem) return ws.send({ type: 'full-reload' });
    process.stderr.write(`${problem.reason}\n`);
    ws.send({ type: 'error', err: { message: problem.reason, stack: '' } });
  }
}
