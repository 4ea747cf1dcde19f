import { createServer } from 'vite';
import { hotelAlias, hotelDefine, hotelTexts } from './hotel.mjs';
import { root } from './prepare.mjs';

/** Loads TypeScript modules of this repository through Vite, for scripts that plain Node runs. `close` it when done. */
export async function openTypeScript() {
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    plugins: [hotelTexts()],
    resolve: { alias: hotelAlias },
    define: hotelDefine,
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  return {
    /** @param {string} path below the repository's folder, with a slash in front */
    load: (path) => vite.ssrLoadModule(path),
    /** Corrects the lines in an error's stack, before `close`. @param {Error} error */
    fixStack: (error) => vite.ssrFixStacktrace(error),
    close: () => vite.close(),
  };
}

/**
 * Loads one module.
 * @param {string} path below the repository's folder, with a slash in front
 */
export async function loadTypeScript(path) {
  const { load, close } = await openTypeScript();
  return { module: await load(path), close };
}
