import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import sirv from 'sirv';
import { getContent } from '~/features/content/content.server';
import { getEnv } from './env.server';
import { createHttpApp } from './http/http-app.server';
import { log } from './log.server';
import { stopOnSignals } from './shutdown.server';

/** Brings the site up: environment, database, provider, workers, then the port. */
export async function startServer(loadBuild: () => Promise<ServerBuild>): Promise<void> {
  const env = getEnv();
  const build = await loadBuild();
  const files = sirv('build/client', { etag: true, gzip: true, brotli: true, setHeaders: cacheFiles });
  const server = createHttpApp({
    siteUrl: env.SITE_URL,
    otherHosts: env.strict ? [] : ['localhost', '127.0.0.1', '[::1]'].map((host) => `${host}:${env.PORT}`),
    handleRequest: createRequestHandler(build, 'production'),
    serveFile: files,
    contentRevision: () => getContent().revision(),
    onError: (error) => log.error({ err: error }, 'A request failed'),
  });
  server.listen(env.PORT, env.HOST, () => log.info({ url: env.SITE_URL }, 'The site is open'));
  stopOnSignals(server, []);
}

function cacheFiles(response: { setHeader(name: string, value: string): void }, path: string) {
  response.setHeader(
    'Cache-Control',
    path.startsWith('/static/') ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
  );
}
