import { once } from 'node:events';
import { get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { locales } from '~/i18n/locales';
import { href } from '~/routing/href';
import { hasPage } from '~/routing/paths';

const pageLimitMs = 15_000;

/**
 * Requests the home page and the shop in every language from a server that is not open yet, at a port of its own that
 * nobody else knows. An update is not put in place with pages that fail.
 * @param siteUrl the site's origin, whose host every request names
 * @returns the first page that fails, and how: `/de answered 500`; undefined if all of them can be shown
 */
export async function findFailingPage(
  server: Server,
  siteUrl: string,
): Promise<string | undefined> {
  // With its own handle, which the supervisor's processes do not share.
  server.listen({ port: 0, host: '127.0.0.1', exclusive: true });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { host } = new URL(siteUrl);
  try {
    for (const path of listTriedPages()) {
      const failure = await requestPage({ port, path, headers: { host } });
      if (failure !== undefined) return `${path} ${failure}`;
    }
    return undefined;
  } finally {
    server.close();
    await once(server, 'close');
  }
}

const listTriedPages = (): string[] =>
  (['home', 'shop'] as const)
    .filter((page) => hasPage(page))
    .flatMap((page) => locales.map((locale) => href(page, locale)));

type PageRequest = { port: number; path: string; headers: { host: string } };

/** @returns how the page fails; undefined if it does not */
async function requestPage(page: PageRequest): Promise<string | undefined> {
  const signal = AbortSignal.timeout(pageLimitMs);
  const request = get({ ...page, host: '127.0.0.1', agent: false, signal });
  try {
    const [response] = await once(request, 'response');
    for await (const _ of response) void _;
    return response.statusCode >= 500 ? `answered ${response.statusCode}` : undefined;
  } catch (error) {
    return signal.aborted ? `took longer than ${pageLimitMs / 1000} s` : `failed: ${String(error)}`;
  }
}
