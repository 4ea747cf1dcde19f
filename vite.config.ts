import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig, type Plugin } from 'vite';
import remixConfig from './remix.config.js';

/** Builds `server.ts` beside Remix's own server build, in one module graph, so that both share every singleton. */
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
            input: { index: 'virtual:remix/server-build', server: './server.ts' },
            output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
          },
        },
      };
    },
  };
}

export default defineConfig({
  plugins: [remix(remixConfig), serverEntry()],
  resolve: { alias: { '~': new URL('./app', import.meta.url).pathname } },
  // Not `assets`: that folder's addresses belong to the content contract (GET /assets/{id}).
  build: { target: 'es2020', assetsDir: 'static', assetsInlineLimit: 0 },
  server: { port: 3002 },
  // Found one by one, they would be prepared again during the first page, with two Reacts in one document.
  optimizeDeps: { entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/**/*.tsx'] },
});
