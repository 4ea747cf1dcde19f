import * as build from 'virtual:remix/server-build';
import { withServices } from '~/start/plain-serve.server';

/** The build for `npm run serve:plain`: remix-serve gives handlers no load context, so that the build brings its own. */
export const { entry, routes } = await withServices(build);
export const { assets, assetsBuildDirectory, basename, future, isSpaMode, mode, publicPath } =
  build;
