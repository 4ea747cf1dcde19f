import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig, type Plugin } from 'vite';
import remixConfig from './remix.config.js';

/**
 * Builds `server.ts` and `operator.ts` beside Remix's own server build, in one module graph, so that site and build share
 * every singleton, and the operator's commands the site's code.
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
              index: 'virtual:remix/server-build',
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

const formLibraries = /\/node_modules\/(?:@conform-to|libphonenumber-js)\//;
const everywhere = /\/app\/(?:components\/(?:layout|seo|ui)|features\/frame|i18n|routing)\//;

/** Few scripts instead of many small ones, which pack badly: the libraries of every page, and the parts of every page. */
function browserChunks(): Plugin {
  return {
    name: 'murva-browser-chunks',
    config(_config, { isSsrBuild }) {
      if (isSsrBuild) return undefined;
      const manualChunks = (id: string) => {
        if (/\?|\0/.test(id) || formLibraries.test(id)) return undefined;
        if (id.includes('/node_modules/')) return 'libraries';
        return everywhere.test(id) && /\.tsx?$/.test(id) ? 'frame' : undefined;
      };
      // Terser packs the libraries 5 % tighter than the default; no browser that reads ES2020 has Safari 10's faults.
      const terserOptions = {
        ecma: 2020,
        module: true,
        safari10: false,
        compress: { passes: 3 },
      } as const;
      return {
        build: { minify: 'terser', terserOptions, rollupOptions: { output: { manualChunks } } },
      };
    },
  };
}

export default defineConfig({
  plugins: [remix(remixConfig), serverEntry(), browserChunks()],
  resolve: { alias: { '~': new URL('./app', import.meta.url).pathname } },
  // Not `assets`: that folder's addresses belong to the content contract (GET /assets/{id}).
  build: { target: 'es2020', assetsDir: 'static', assetsInlineLimit: 0 },
  server: { port: 3002 },
  // Found one by one, they would be prepared again during the first page, with two Reacts in one document.
  optimizeDeps: { entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/**/*.tsx'] },
});
