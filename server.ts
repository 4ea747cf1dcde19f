import { startServer } from '~/start/start.server';
import { startCisEmulator } from './app/emulators/cis-emulator';
import { startStripeEmulator } from './app/emulators/stripe-emulator';
import { startWeatherEmulator } from './app/emulators/weather-emulator';
import { startWspayEmulator } from './app/emulators/wspay-emulator';

await startServer({
  loadBuild: () => import('virtual:remix/server-build'),
  emulators: {
    wspay: startWspayEmulator,
    stripe: startStripeEmulator,
    cis: startCisEmulator,
    weather: startWeatherEmulator,
  },
});
