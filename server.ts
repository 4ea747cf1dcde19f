import { startServer } from './app/server/start.server';

await startServer(() => import('virtual:remix/server-build'));
