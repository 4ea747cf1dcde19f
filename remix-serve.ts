import * as build from 'virtual:remix/server-build';
import { withServices } from '~/start/plain-serve.server';
import { startStripeEmulator } from './app/emulators/stripe-emulator';
import { startCisEmulator } from './app/emulators/cis-emulator';
import { startWeatherEmulator } from './app/emulators/weather-emulator';
import { startWspayEmulator } from './app/emulators/wspay-emulator';

/** The build for `npm run serve:plain`. remix-serve passes handlers no load context, so the build brings its own. */
export const { entry, routes } = await withServices(build, {
  wspay: startWspayEmulator,
  stripe: startStripeEmulator,
  cis: startCisEmulator,
  weather: startWeatherEmulator,
});
export const { assets, assetsBuildDirectory, basename, future, isSpaMode, mode, publicPath } =
  build;
