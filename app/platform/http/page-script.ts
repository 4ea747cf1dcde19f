import type { EntryContext } from '@remix-run/node';

/**
 * Builds the module that hydrates a page. It contains what the framework's own `<Scripts>` writes into the page, but
 * as one text that can be inlined or served separately: it loads the page's scripts in parallel, hands over the data,
 * then starts the application.
 * @param context the server's rendering context; its stream is read to the end
 * @param texts URLs of the page's texts, which the application requests as it starts
 */
export async function writePageScript(
  context: EntryContext,
  texts: readonly string[] = [],
): Promise<string> {
  const { manifest, staticHandlerContext, serverHandoffString, serverHandoffStream } = context;
  const state = serverHandoffStream ? await new Response(serverHandoffStream).text() : '';
  const matched = staticHandlerContext.matches.flatMap(
    ({ route }) => manifest.routes[route.id] ?? [],
  );
  const parts = new Set([manifest.entry, ...matched].flatMap(({ imports }) => imports ?? []));
  return [
    `import ${quote(manifest.url)};`,
    ...matched.map(({ module }, index) => `import * as route${index} from ${quote(module)};`),
    ...[...parts, ...texts].map((module) => `import ${quote(module)};`),
    `window.__remixContext = ${serverHandoffString};`,
    `window.__remixContext.stream = new ReadableStream({ start(c) { c.enqueue(${quote(state)}); c.close(); } }).pipeThrough(new TextEncoderStream());`,
    `window.__remixRouteModules = {${matched.map(({ id }, index) => `${quote(id)}: route${index}`).join(', ')}};`,
    `import(${quote(manifest.entry.module)});`,
  ].join('\n');
}

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** A string literal that is safe inside a script element. */
function quote(text: string): string {
  return JSON.stringify(text).replace(
    /[<>&\u2028\u2029]/g,
    (character) => escapes[character] ?? '',
  );
}
