import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { readEnvOrExit } from '~/start/read-env.server';

const env = readEnvOrExit();
// Only one of the two is loaded: the process that starts the others needs little memory.
if (env.WEB_PROCESSES > 1 && cluster.isPrimary) {
  const { startProcesses } = await import('~/start/primary.server');
  await startProcesses(env, fileURLToPath(import.meta.url));
} else {
  const { startServer } = await import('~/start/start.server');
  await startServer({
    loadBuild: () => import('virtual:remix/server-build'),
    // Each is only loaded when a demonstration starts it, and never in strict production.
    emulators: {
      wspay: async (options) =>
        (await import('./app/emulators/wspay-emulator')).startWspayEmulator(options),
      stripe: async (options) =>
        (await import('./app/emulators/stripe-emulator')).startStripeEmulator(options),
      cis: async (options) =>
        (await import('./app/emulators/cis-emulator')).startCisEmulator(options),
      weather: async (options) =>
        (await import('./app/emulators/weather-emulator')).startWeatherEmulator(options),
    },
  });
}
