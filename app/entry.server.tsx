import { PassThrough } from 'node:stream';
import type { AppLoadContext, EntryContext } from '@remix-run/node';
import type { ReactElement } from 'react';
import { isbot } from 'isbot';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import loader from 'virtual:page-loader';
import textFiles from 'virtual:text-files';
import { getI18n, getLocale, i18n } from './i18n/i18n.server';
import type { Locale } from './i18n/locales';
import { frameNamespaces } from './i18n/options';
import { pageScriptSlots } from './components/layout/page-scripts';
import { inlineScriptHashes } from './platform/http/inline-scripts';
import { writePageScript } from './platform/http/page-script';
import { readSharedCart } from './platform/http/shared-request';
import { log } from './platform/log/log.server';
import { matchPath } from './routing/href';

/** Loaders that take longer are given up; every outside service has a shorter limit of its own. */
export const streamTimeout = 10_000;

/**
 * Renders a page as a whole: the finished bytes give the hashes of their inline scripts, so that the page may be
 * cached and revalidated with its security policy (no nonce that a 304 would break).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  { pageScripts, policy }: AppLoadContext,
): Promise<Response> {
  const locale = await getLocale(request);
  const cart = readSharedCart(request);
  const isShared = status === 200 && !headers.has('Set-Cookie') && cart !== undefined;
  const keep = (text: string) => pageScripts.keep(text, cart?.known ? 'with cart' : 'without cart');
  // In development the framework's own scripts stand in the page, with the data.
  const script = import.meta.env.DEV
    ? undefined
    : await writePageScript(context, textsOf(context, locale));
  const page = await render(
    <I18nextProvider i18n={getI18n(locale)}>
      <RemixServer
        context={script === undefined ? context : withoutHandoff(context)}
        url={request.url}
      />
    </I18nextProvider>,
  );
  const html =
    script === undefined ? page : placePageScript(page, script, isShared ? keep : undefined);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Language', locale);
  headers.set('Content-Security-Policy', policy(inlineScriptHashes(html)));
  if (!headers.has('Cache-Control')) {
    headers.set('Cache-Control', status === 200 ? 'private, no-cache' : 'no-store');
  }
  return new Response(html, { status, headers });
}

/** Addresses of a page's texts, so that the browser loads them beside its scripts and not after them. */
function textsOf(context: EntryContext, locale: Locale): string[] {
  // The framework lists every page's modules here; only those of this page count.
  const matches = context.staticHandlerContext.matches.flatMap(({ route: { id } }) => {
    const module = context.routeModules[id];
    return module ? [[id, module] as const] : [];
  });
  const routeModules = Object.fromEntries(matches);
  const names = new Set([
    ...frameNamespaces,
    ...i18n.getRouteNamespaces({ ...context, routeModules }),
  ]);
  return [...names].flatMap((name) => textFiles[`${locale}/${name}`] ?? []);
}

/**
 * Puts the page's script where it belongs: under a URL of its own for a page that all visitors share, inline for one that is
 * only this visitor's. It is inert data until the loader behind it starts it; the content security policy allows it by its
 * hash. Pages without scripts (data-saving connections) have no slot for either.
 */
function placePageScript(page: string, script: string, keep?: (script: string) => string): string {
  return page.replace(pageScriptSlots, () => {
    const asleep = keep ? ` data-src="${keep(script)}">` : `>${script}`;
    return `<script type="text/plain" id="page-script"${asleep}</script><script type="module" async src="${loader}"></script>`;
  });
}

/** The page's data comes in `placePageScript`, not in the framework's own scripts. */
function withoutHandoff({ serverHandoffStream: _stream, ...context }: EntryContext): EntryContext {
  return context;
}

/** In one go: no page waits for anything once its loaders have answered. Development streams the data into the page. */
function render(page: ReactElement): string | Promise<string> {
  return import.meta.env.DEV ? renderStream(page) : `<!DOCTYPE html>${renderToString(page)}`;
}

function renderStream(page: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new PassThrough();
    sink.on('data', (chunk: Buffer) => chunks.push(chunk));
    sink.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    sink.on('error', reject);
    const { pipe, abort } = renderToPipeableStream(page, {
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: (error) => log.error({ err: error }, 'A page failed to render'),
    });
    // A timer that outlives its page would keep the whole tree in memory: thousands of them under load.
    const limit = setTimeout(abort, streamTimeout + 1_000).unref();
    sink.on('close', () => clearTimeout(limit));
  });
}

// Longer ones make the crawler patterns slow, and no honest one is longer.
const maxUserAgent = 512;

/** Called for what loaders and actions throw unexpectedly; thrown responses (404 and the like) do not come here. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return;
  // A POST to a page without a form is refused by the framework: nothing of ours has failed, and its text has the address.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  // The page's name, not its address: an order's address is its key.
  const page = matchPath(new URL(request.url).pathname)?.page ?? 'none';
  // A crawler's odd request is worth a look, a guest's failed page is worth waking somebody.
  const userAgent = (request.headers.get('user-agent') ?? '').slice(0, maxUserAgent);
  log[isbot(userAgent) ? 'warn' : 'error']({ err: error, page }, 'A request failed');
}
