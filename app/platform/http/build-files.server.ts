import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { chooseEncoding, type Encoding } from './encoding';
import { matchesEtag } from './etag';
import { isRead } from './guard';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

type BuildFile = { type: string; etag: string; cache: string; bodies: Map<Encoding, Buffer> };

const year = 31_536_000;
const day = 86_400;

/**
 * Serves the build's client files from memory. They are few and small, and replacing one under a running server (a
 * deployment, a rebuild) can neither corrupt a response nor crash the process.
 * @throws Error if the folder cannot be read
 */
export function createBuildFiles(folder: string) {
  const files = readFiles(folder);
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const file = isRead(request.method)
      ? files.get((request.url ?? '').split('?', 1)[0] ?? '')
      : undefined;
    if (!file) return next();
    response.setHeader('content-type', file.type);
    response.setHeader('cache-control', file.cache);
    response.setHeader('etag', file.etag);
    response.setHeader('vary', 'Accept-Encoding');
    if (matchesEtag(request.headers['if-none-match'], file.etag)) {
      response.writeHead(304).end();
      return;
    }
    const wanted = chooseEncoding(request.headers['accept-encoding']);
    const encoding = file.bodies.has(wanted) ? wanted : 'identity';
    const body = file.bodies.get(encoding) as Buffer;
    if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
    response.setHeader('content-length', body.length);
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

function readFiles(folder: string): ReadonlyMap<string, BuildFile> {
  const files = new Map<string, BuildFile>();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const known = new Set(names);
  for (const name of names) {
    const type = types[extname(name)];
    if (!type || !statSync(join(folder, name)).isFile()) continue;
    const body = readFileSync(join(folder, name));
    const bodies = new Map<Encoding, Buffer>([['identity', body]]);
    if (known.has(`${name}.br`)) bodies.set('br', readFileSync(join(folder, `${name}.br`)));
    if (known.has(`${name}.gz`)) bodies.set('gzip', readFileSync(join(folder, `${name}.gz`)));
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    const path = `/${name.split(sep).join('/')}`;
    const isHashed = path.startsWith('/static/');
    files.set(path, {
      type,
      etag: `W/"${hash}"`,
      cache: isHashed ? `public, max-age=${year}, immutable` : `public, max-age=${day}`,
      bodies,
    });
  }
  return files;
}
