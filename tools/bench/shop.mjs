// The shop that the measurements share: a data folder, ports, and the URLs to request.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findPorts, startSite, stop } from './processes.mjs';
import { fillCart, imageHeaders, read, send } from './visits.mjs';

/** @typedef {import('./visits.mjs').NamedVisit} NamedVisit */

/** @typedef {Awaited<ReturnType<typeof openShop>>} Shop */

/**
 * As if the site had run for an hour: encoding pictures in the background would occupy both cores.
 * @param {string} dataDir
 */
async function prefillPictureCache(dataDir) {
  const { loadTypeScript } = await import('../load-typescript.mjs');
  const { module, close } = await loadTypeScript('/tests/crash/pictures.ts');
  module.prefillPictureCache(dataDir);
  await close();
}

const readText = (/** @type {number} */ port, /** @type {string} */ path) =>
  read(port, { path, status: 200 });

/**
 * Encodes pictures of the main pages, one size each.
 * @param {number} port
 * @param {string} dataDir
 */
async function makePictures(port, dataDir) {
  const folder = join(dataDir, 'cache', 'assets');
  /** @type {Map<string, string>} */
  const addresses = new Map();
  for (const page of ['/', '/smjestaj', '/shop', '/shop/bianchera']) {
    const found = (await readText(port, page)).matchAll(/\/assets\/([\w-]+)\?key=(sm|md)[^" ]*/g);
    for (const [address, id = ''] of found) addresses.set(id, address.replaceAll('&amp;', '&'));
  }
  const chosen = [...addresses].slice(0, 16);
  for (const [id] of chosen) {
    const pretended = readdirSync(folder).filter((name) => name.startsWith(`${id}-`));
    for (const name of pretended) rmSync(join(folder, name));
  }
  const visits = chosen.map(([id, path]) => ({
    name: `image-${id}`,
    kind: 'image',
    path,
    status: 200,
    headers: imageHeaders,
  }));
  await Promise.all(visits.map((visit) => untilAvif(port, visit)));
  return visits;
}

/**
 * Waits until the background encoder has replaced WebP with AVIF.
 * @param {number} port
 * @param {NamedVisit} visit
 */
async function untilAvif(port, visit) {
  for (let tries = 0; tries < 600; tries += 1) {
    const { headers } = await send(port, visit);
    if (headers['content-type'] === 'image/avif') return;
    await wait(100);
  }
  throw new Error(`No AVIF was encoded for ${visit.path}`);
}

/**
 * Paths of every page in the sitemap, in four languages.
 * @param {number} port
 */
async function readPaths(port) {
  const found = (await readText(port, '/sitemap.xml')).matchAll(/<loc>https?:\/\/[^/<]+([^<]*)</g);
  return [...found].map(([, path]) => path || '/');
}

/** A folder and ports for measurements that bring their own data. */
export async function openFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'murva-bench-'));
  const close = () => rmSync(folder, { recursive: true, force: true });
  return { folder, port: await findPorts(4), close };
}

/**
 * Starts the site once, so that the folder is in the state after a first run, and collects the URLs for the measurements.
 * @param {number} seconds length of a window of measurement
 * @returns the folder, the ports, and `close`, which removes the folder
 */
export async function openShop(seconds) {
  const { folder, port, close } = await openFolder();
  const dataDir = join(folder, 'data');
  await prefillPictureCache(dataDir);
  const site = await startSite({ port, dataDir });
  const shop = {
    seconds,
    folder,
    dataDir,
    port,
    plainPort: port + 2,
    backendPort: port + 3,
    firstStartMs: site.milliseconds,
    images: await makePictures(port, dataDir),
    paths: await readPaths(port),
    cookie: await fillCart(port),
    publish: await readText(port, '/api/config'),
    close,
  };
  await stop(site);
  return shop;
}

/**
 * Runs `work` with a new process of the site.
 * @template Result
 * @param {Pick<Shop, 'port' | 'dataDir'> & { env?: Record<string, string> }} shop
 * @param {(site: import('./processes.mjs').TimedServer) => Promise<Result>} work
 */
export async function withSite({ port, dataDir, env = {} }, work) {
  const site = await startSite({ port, dataDir, path: '/', env });
  const result = await work(site);
  await stop(site);
  return result;
}
