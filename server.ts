import { startServer } from '~/server/start.server';
import { startWspayEmulator } from './tests/emulators/wspay-emulator';

await startServer({
  loadBuild: () => import('virtual:remix/server-build'),
  startEmulator: startWspayEmulator,
});
