import { relative } from 'node:path';
import { buildRoutes } from './app/routing/build-routes.ts';
import { pageTable as pages } from './app/routing/page-table.ts';
import { resources } from './app/routing/resources.ts';
import { buildDir, readHotelConfig } from './tools/hotel.mjs';

const hotel = await readHotelConfig({ pages, resources });

/** @type {import('@remix-run/dev').VitePluginConfig} */
export default {
  ignoredRouteFiles: ['**/*'],
  buildDirectory: relative(process.cwd(), buildDir),
  routes: (defineRoutes) => buildRoutes(defineRoutes, hotel),
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    // Off on purpose: after a deploy a stale client would reload and lose typed form text (docs/decisions/0002).
    v3_lazyRouteDiscovery: false,
  },
};
