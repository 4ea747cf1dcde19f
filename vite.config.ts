import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { vitePlugin as remix } from '@remix-run/dev';
import type { MinifyOptions } from 'terser';
import { build, defineConfig, type Plugin } from 'vite';
import remixConfig from './remix.config.js';
import {
  collectPublicFiles,
  hotelAlias as alias,
  hotelDefine as define,
  hotelTexts,
} from './tools/hotel.mjs';
import { stylePlugins } from './tools/styles.mjs';

// Terser packs the libraries 5 % tighter than the default; no browser that reads ES2020 has Safari 10's faults.
const terserOptions = {
  ecma: 2020 as const,
  module: true,
  safari10: false,
  // What the router says to developers is half a kilobyte to visitors.
  compress: { passes: 3, pure_funcs: ['warning', 'warningOnce', 'logDeprecation'] },
} satisfies MinifyOptions;

/**
 * Builds `server.ts`, `operator.ts` and, in the place of Remix's own server build, `remix-serve.ts`, in one module graph, so
 * that they share the site's code.
 */
function serverEntry(): Plugin {
  return {
    name: 'murva-server-entry',
    enforce: 'post',
    config(_config, { isSsrBuild }) {
      if (!isSsrBuild) return undefined;
      return {
        build: {
          target: 'node20',
          rollupOptions: {
            input: {
              index: './remix-serve.ts',
              server: './server.ts',
              operator: './operator.ts',
            },
            output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
          },
        },
      };
    },
  };
}

/**
 * The page's first script as a file of its own, which shares nothing with the others: `virtual:page-loader` is its address.
 * The development server loads it as a module (app/entry.client.tsx).
 */
function pageLoader(): Plugin {
  const id = 'virtual:page-loader';
  let isBrowserBuild = false;
  return {
    name: 'murva-page-loader',
    configResolved({ command, build: { ssr } }) {
      isBrowserBuild = command === 'build' && !ssr;
    },
    async buildStart() {
      if (isBrowserBuild) this.emitFile({ type: 'asset', ...(await buildLoader()) });
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(source) {
      if (source !== `\0${id}`) return undefined;
      const address = this.meta.watchMode ? '' : `/${(await buildLoader()).fileName}`;
      return `export default ${JSON.stringify(address)};`;
    },
  };
}

/** The scripts in the pages' heads: `virtual:head-scripts` has their texts, which only the server needs. */
function headScripts(): Plugin {
  const id = 'virtual:head-scripts';
  return {
    name: 'murva-head-scripts',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(source, { ssr = false } = {}) {
      if (source !== `\0${id}`) return undefined;
      const read = async (name: string) =>
        ssr ? (await buildAlone(`./app/entry.${name}.ts`, 'iife')).trim() : '';
      const [strip, consent] = await Promise.all([read('strip'), read('consent')]);
      return `export default ${JSON.stringify({ strip, consent })};`;
    },
  };
}

async function buildLoader() {
  const source = await buildAlone('./app/entry.loader.ts', 'es');
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { fileName: `static/loader-${hash}.js`, source };
}

/** One script that shares nothing with the others. */
async function buildAlone(input: string, format: 'es' | 'iife'): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias },
    define,
    build: {
      target: 'es2020',
      write: false,
      minify: 'terser',
      terserOptions,
      modulePreload: false,
      rollupOptions: { input, output: { format } },
    },
  });
  const [written] = [result].flat();
  if (!written || !('output' in written)) throw new Error(`${input} was not built`);
  return written.output[0].code;
}

/**
 * Addresses of the browser's texts by language and namespace, `de/common`: `virtual:text-files`. The server is built after the
 * browser's part; the development server has none, as its pages load texts by themselves.
 */
function textFiles(): Plugin {
  const id = 'virtual:text-files';
  let manifest: string | undefined;
  return {
    name: 'murva-text-files',
    configResolved({ command, root, build: { ssr, outDir } }) {
      if (command === 'build' && ssr)
        manifest = resolve(root, outDir, '../client/.vite/manifest.json');
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      const built = manifest
        ? (JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { file: string }>)
        : {};
      const files = Object.entries(built).flatMap(([path, { file }]) => {
        const [, name] = /^translations\/(\w+\/\w+)\.json$/.exec(path) ?? [];
        return name ? [[name, `/${file}`]] : [];
      });
      return `export default ${JSON.stringify(Object.fromEntries(files))};`;
    },
  };
}

const checkoutLibraries = /\/node_modules\/libphonenumber-js\//;
const everywhere =
  /\/app\/(?:components\/(?:layout|seo|ui)|site\/frame|platform\/browser|i18n|routing)\//;

/** Few scripts instead of many small ones, which pack badly: the libraries of every page, and the parts of every page. */
function browserChunks(): Plugin {
  return {
    name: 'murva-browser-chunks',
    config(_config, { isSsrBuild }) {
      if (isSsrBuild) return undefined;
      const manualChunks = (id: string) => {
        if (/\?|\0/.test(id) || checkoutLibraries.test(id)) return undefined;
        if (id.includes('/node_modules/')) return 'libraries';
        return everywhere.test(id) && /\.tsx?$/.test(id) ? 'frame' : undefined;
      };
      // A page names over a hundred scripts, and no packing makes hashes smaller: one letter less each.
      const names = 'static/[name]-[hash:7].js';
      const output = { manualChunks, chunkFileNames: names, entryFileNames: names };
      return { build: { minify: 'terser', terserOptions, rollupOptions: { output } } };
    },
  };
}

// Hundreds of small modules, most of them unused: as part of the build they don't have to be found and read at each start.
// The mails' components bring a code highlighter that no mail shows. `render` renders with the site's own React.
const bundledOnServer = [
  /^(?:i18next|kysely|libphonenumber-js|react-i18next|remix-i18next|zod)(?:\/|$)/,
  /^@conform-to\//,
  /^@react-email\/(?!render)/,
];

export default defineConfig({
  plugins: [
    hotelTexts(),
    remix(remixConfig),
    serverEntry(),
    browserChunks(),
    pageLoader(),
    headScripts(),
    textFiles(),
  ],
  resolve: { alias },
  define,
  publicDir: collectPublicFiles(),
  // Not `assets`: that folder's addresses belong to the content contract (GET /assets/{id}).
  build: {
    target: 'es2020',
    // Flattens nesting, without `:is()`, and keeps `inset`.
    cssTarget: 'chrome87',
    assetsDir: 'static',
    assetsInlineLimit: 0,
  },
  css: { postcss: { plugins: stylePlugins } },
  ssr: { noExternal: bundledOnServer },
  server: { port: 3002 },
  // Found one by one, they would be prepared again during the first page, with two Reacts in one document.
  optimizeDeps: { entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/**/*.tsx'] },
});
