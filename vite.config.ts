import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { vitePlugin as remix } from '@remix-run/dev';
import type { MinifyOptions } from 'terser';
import { build, defineConfig, type Plugin } from 'vite';
import remixConfig from './remix.config.js';
import { shortBuildErrors } from './tools/build-errors.mjs';
import {
  hotelAlias as alias,
  hotelDefine as define,
  hotelPublicFiles,
  hotelTexts,
} from './tools/hotel.mjs';
import { stylePlugins } from './tools/styles.mjs';

// Terser compresses the libraries 5 % better than the default; no browser that supports ES2020 has Safari 10's bugs.
const terserOptions = {
  ecma: 2020 as const,
  module: true,
  safari10: false,
  // Removes the libraries' messages to developers, half a kilobyte for every visitor.
  compress: { passes: 4, pure_funcs: ['warning', 'warningOnce', 'logDeprecation', 'console.warn'] },
} satisfies MinifyOptions;

/**
 * Builds `server.ts`, `operator.ts` and, instead of Remix's own server build, `remix-serve.ts`, in a single module
 * graph, so that they share the site's code.
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

/** A module without a file; `makeExport` computes its default export. */
const virtualModule = (id: string, makeExport: (isSsr: boolean) => unknown) =>
  ({
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(source, { ssr = false } = {}) {
      if (source !== `\0${id}`) return undefined;
      return `export default ${JSON.stringify(await makeExport(ssr))};`;
    },
  }) satisfies Partial<Plugin>;

/**
 * Builds a script as a separate file that shares no chunks with the others; the module `id` exports its URL.
 * @param inDevelopment the URL that the development server has for it; empty if a module of the page loads it
 */
function separateScript(id: string, name: string, inDevelopment: string): Plugin {
  let isDevelopment = false;
  let isBrowserBuild = false;
  const buildFile = async () => {
    const source = await buildAlone(`./app/entry.${name}.ts`, 'es');
    const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
    return { fileName: `static/${name}-${hash}.js`, source };
  };
  return {
    name: `murva-${name}-script`,
    configResolved({ command, build: { ssr } }) {
      isDevelopment = command === 'serve';
      isBrowserBuild = command === 'build' && !ssr;
    },
    async buildStart() {
      if (isBrowserBuild) this.emitFile({ type: 'asset', ...(await buildFile()) });
    },
    ...virtualModule(id, async () =>
      isDevelopment ? inDevelopment : `/${(await buildFile()).fileName}`,
    ),
  };
}

/** The scripts in the pages' heads: `virtual:head-scripts` exports their source, which only the server needs. */
function headScripts(): Plugin {
  return {
    name: 'murva-head-scripts',
    ...virtualModule('virtual:head-scripts', async (isSsr) => {
      const read = async (name: string) =>
        isSsr ? (await buildAlone(`./app/entry.${name}.ts`, 'iife')).trim() : '';
      const [strip, consent] = await Promise.all([read('strip'), read('consent')]);
      return { strip, consent };
    }),
  };
}

/** Builds a script that shares no chunks with the others. */
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
 * The URLs of the browser's texts by language and namespace (`de/common`), exported by `virtual:text-files`. The
 * server is built after the client. There are none in development, where pages load their texts themselves.
 */
function textFiles(): Plugin {
  let manifest: string | undefined;
  return {
    name: 'murva-text-files',
    configResolved({ command, root, build: { ssr, outDir } }) {
      if (command === 'build' && ssr)
        manifest = resolve(root, outDir, '../client/.vite/manifest.json');
    },
    ...virtualModule('virtual:text-files', () => {
      const built = manifest
        ? (JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { file: string }>)
        : {};
      const files = Object.entries(built).flatMap(([path, { file }]) => {
        const [, name] = /^translations\/(\w+\/\w+)\.json$/.exec(path) ?? [];
        return name ? [[name, `/${file}`]] : [];
      });
      return Object.fromEntries(files);
    }),
  };
}

const checkoutLibraries = /\/node_modules\/libphonenumber-js\//;

/** The newsletter's form is in the footer of every page, and the panel of the cart beside it. */
const everywhere = [
  /\/app\/(?:components\/(?:layout|seo|ui)|site\/frame|platform\/browser|i18n|routing)\//,
  /\/app\/components\/forms\/(?:field-error|honeypot-field|captcha\/captcha-field)\./,
  /\/app\/hospitality\/newsletter\/use-newsletter-form\./,
  /\/app\/shop\/cart\/(?:cart-amounts|cart-lines|cart-status|empty-cart|optimistic-cart)\./,
  /\/app\/shop\/cart\/(?:quantity-form|unavailable-notice|use-cart-changes)\./,
  /\/app\/shop\/delivery\/use-working-days\./,
];

/** Bundles the libraries and the components of every page into few chunks, because many small ones compress badly. */
function browserChunks(): Plugin {
  return {
    name: 'murva-browser-chunks',
    config(_config, { isSsrBuild }) {
      if (isSsrBuild) return undefined;
      const manualChunks = (id: string) => {
        if (/\?|\0/.test(id) || checkoutLibraries.test(id)) return undefined;
        if (id.includes('/node_modules/')) return 'libraries';
        const isEverywhere = everywhere.some((pattern) => pattern.test(id));
        return isEverywhere && /\.tsx?$/.test(id) ? 'frame' : undefined;
      };
      // A page refers to over a hundred scripts, and hashes do not compress, so they are one character shorter.
      const names = 'static/[name]-[hash:7].js';
      const output = { manualChunks, chunkFileNames: names, entryFileNames: names };
      return { build: { minify: 'terser', terserOptions, rollupOptions: { output } } };
    },
  };
}

// Hundreds of small modules, most of them unused. Bundled, they need not be found and read at each start. The email
// components include a code highlighter that no email uses. `render` stays external, so that it uses the site's own
// React.
const bundledOnServer = [
  /^(?:i18next|kysely|libphonenumber-js|react-i18next|remix-i18next|zod)(?:\/|$)/,
  /^@conform-to\//,
  /^@react-email\/(?!render)/,
];

export default defineConfig(({ command }) => ({
  plugins: [
    shortBuildErrors(),
    hotelTexts(),
    hotelPublicFiles(command),
    remix(remixConfig),
    serverEntry(),
    browserChunks(),
    // The page's first script: in development app/entry.client.tsx loads it.
    separateScript('virtual:page-loader', 'loader', ''),
    separateScript('virtual:passkey-script', 'passkeys', '/app/entry.passkeys.ts'),
    headScripts(),
    textFiles(),
  ],
  resolve: { alias },
  define,
  // Not `assets`: that path belongs to the content contract (GET /assets/{id}).
  build: {
    // Older browsers start no scripts (start-page-script.client.ts); the separate scripts run in them too.
    target: ['chrome92', 'firefox98', 'safari15.4'],
    // Flattens nested rules without `:is()`, keeps `inset`, and adds `-webkit-hyphens`, the only name in Safari before 17.
    cssTarget: ['chrome87', 'safari15.4'],
    assetsDir: 'static',
    assetsInlineLimit: 0,
  },
  css: { postcss: { plugins: stylePlugins } },
  // In development Node.js loads them as they are: if Vite does, it warns of source maps that they name and lack.
  ssr: { noExternal: command === 'build' ? bundledOnServer : [] },
  server: { port: 3002 },
  // Discovered one by one, they would be optimised again during the first page, with two copies of React in one
  // document.
  optimizeDeps: { entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/**/*.tsx'] },
}));
