import { createHash } from 'node:crypto';

/** CSP sources (`'sha256-…'`) of every inline script of a finished page, each once. */
export function inlineScriptHashes(html: string): string[] {
  const sources = new Set<string>();
  for (const [, attributes = '', body = ''] of html.matchAll(
    /<script([^>]*)>([\s\S]*?)<\/script>/g,
  )) {
    if (/\ssrc=/.test(attributes) || body === '') continue;
    if (/type="application\/ld\+json"/.test(attributes)) continue;
    sources.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
  }
  return [...sources];
}
