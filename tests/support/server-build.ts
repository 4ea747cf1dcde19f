import type { ServerBuild } from '@remix-run/node';

/** A minimal server build with the given routes, for tests of the code around the framework. */
export const makeServerBuild = (routes: Record<string, unknown>): ServerBuild =>
  ({
    routes,
    assets: { routes: {}, version: '1', url: '/manifest.js', entry: { module: '', imports: [] } },
    entry: { module: {} },
    future: { v3_singleFetch: true },
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    isSpaMode: false,
    mode: 'production',
  }) as unknown as ServerBuild;
