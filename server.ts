import { startServer } from '~/server/start.server';
import { startStripeEmulator } from './tests/emulators/stripe-emulator';
import { startWspayEmulator } from './tests/emulators/wspay-emulator';

await startServer({
  loadBuild: () => import('virtual:remix/server-build'),
  emulators: { wspay: startWspayEmulator, stripe: startStripeEmulator },
});
