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
import { CachedFragments, extractFragments } from './components/layout/cached-fragment';
import { pageScriptSlots } from './components/layout/page-scripts';
import { inlineScriptHashes } from './platform/http/inline-scripts';
import { writePageScript } from './platform/http/page-script';
import { acceptedHints, readSharedCart } from './platform/http/shared-request';
import { log } from './platform/log/log.server';
import type { Frame } from './root';
import { matchPath } from './routing/href';

/** Slower loaders are aborted; every external service has a shorter limit of its own. */
export const streamTimeout = 10_000;

/**
 * Renders a page completely, because the inline scripts' hashes are computed from the finished HTML. With hashes
 * instead of a nonce, which a 304 would break, the page can be cached and revalidated together with its security
 * policy.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  { frames, pageScripts, policy }: AppLoadContext,
): Promise<Response> {
  const locale = await getLocale(request);
  const cart = readSharedCart(request);
  const isShared = status === 200 && !headers.has('Set-Cookie') && cart !== undefined;
  let scriptUrl: string | undefined;
  const addScript = (text: string) => {
    scriptUrl = pageScripts.add(text, cart?.known ? 'with cart' : 'without cart');
    return scriptUrl;
  };
  // In development the page contains the framework's own scripts, with the data.
  const script = import.meta.env.DEV
    ? undefined
    : await writePageScript(context, textsOf(context, locale));
  const fragments =
    script === undefined || cart || status !== 200
      ? undefined
      : frames.find(request, context.staticHandlerContext.loaderData.root as Frame);
  const rendered = await render(
    <I18nextProvider i18n={getI18n(locale)}>
      <CachedFragments.Provider value={fragments}>
        <RemixServer
          context={script === undefined ? context : withoutHandoff(context)}
          url={request.url}
        />
      </CachedFragments.Provider>
    </I18nextProvider>,
  );
  const page = fragments ? extractFragments(rendered, fragments) : rendered;
  const html =
    script === undefined ? page : placePageScript(page, script, isShared ? addScript : undefined);
  if (scriptUrl !== undefined) await pageScripts.share(scriptUrl);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Language', locale);
  headers.set('Accept-CH', acceptedHints);
  headers.set('Content-Security-Policy', policy(inlineScriptHashes(html)));
  if (!headers.has('Cache-Control')) {
    headers.set('Cache-Control', status === 200 ? 'private, no-cache' : 'no-store');
  }
  return new Response(html, { status, headers });
}

/** The URLs of a page's texts, so that the browser loads them in parallel with its scripts. */
function textsOf(context: EntryContext, locale: Locale): string[] {
  // The framework lists the modules of all pages here; only those of this page count.
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
 * Adds the page's script: under a separate URL for a shared page, inline for a personal one. It is inert data until
 * the loader after it starts it, and the content security policy allows it by its hash. Pages without scripts
 * (data-saving connections) have no slot for either.
 */
function placePageScript(page: string, script: string, add?: (script: string) => string): string {
  return page.replace(pageScriptSlots, () => {
    const data = add ? ` data-src="${add(script)}">` : `>${script}`;
    return `<script type="text/plain" id="page-script"${data}</script><script type="module" async src="${loader}"></script>`;
  });
}

/** The page's data are part of `placePageScript`, not of the framework's own scripts. */
function withoutHandoff({ serverHandoffStream: _stream, ...context }: EntryContext): EntryContext {
  return context;
}

/**
 * Synchronous: once its loaders have finished, a page waits for nothing. Development streams the data into the page.
 */
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
    // A timer that outlives its page would keep the whole React tree in memory: thousands of them under load.
    const limit = setTimeout(abort, streamTimeout + 1_000).unref();
    sink.on('close', () => clearTimeout(limit));
  });
}

// Longer ones slow down the crawler patterns, and no real user agent is longer.
const maxUserAgent = 512;

/** Called for unexpected errors of loaders and actions; thrown responses (404 and the like) do not reach it. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return;
  // The framework rejects a POST to a page without a form. That is not this site's error, and its message contains
  // the URL.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  // The page's name rather than its URL: the URL of an order contains its key.
  const page = matchPath(new URL(request.url).pathname)?.page ?? 'none';
  // A crawler's odd request is worth a look, a guest's failed page is worth an alert.
  const userAgent = (request.headers.get('user-agent') ?? '').slice(0, maxUserAgent);
  log[isbot(userAgent) ? 'warn' : 'error']({ err: error, page }, 'A request failed');
}
