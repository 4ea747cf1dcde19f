import { createHash } from 'node:crypto';

/** CSP sources (`'sha256-…'`) of all inline scripts of a rendered page, without duplicates. */
export function inlineScriptHashes(html: string): string[] {
  const sources = new Set<string>();
  for (const { attributes, body } of findScripts(html)) {
    if (/\ssrc=/.test(attributes) || body === '') continue;
    if (/type="application\/ld\+json"/.test(attributes)) continue;
    sources.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
  }
  return [...sources];
}

/** Searches for the tags as text: a pattern would walk through every character, and a page may have megabytes. */
function* findScripts(html: string): Generator<{ attributes: string; body: string }> {
  for (let end = 0; ;) {
    const start = html.indexOf(opening, end);
    const head = start === -1 ? -1 : html.indexOf('>', start);
    const tail = head === -1 ? -1 : html.indexOf(closing, head);
    if (tail === -1) return;
    yield {
      attributes: html.slice(start + opening.length, head),
      body: html.slice(head + 1, tail),
    };
    end = tail + closing.length;
  }
}

const opening = '<script';
const closing = '</script>';
