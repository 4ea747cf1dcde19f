import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineScriptHashes } from '~/platform/http/inline-scripts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('every inline script has its hash, each once, of exactly its bytes', () => {
  const html =
    '<script>a\n=1 </script><p><script type="module" async="">b</script><script>a\n=1 </script>';
  expect(inlineScriptHashes(html)).toEqual([hash('a\n=1 '), hash('b')]);
  expect(inlineScriptHashes('<script>č</script>')).toEqual([hash('č')]);
});

test('scripts from files, empty ones and data for search engines need none', () => {
  const html =
    '<script src="/a.js"></script><script></script><script type="application/ld+json">{"a":1}</script>';
  expect(inlineScriptHashes(html)).toEqual([]);
  expect(inlineScriptHashes('')).toEqual([]);
});

test('an unterminated script is handled in linear time', () => {
  expect(inlineScriptHashes('<script>'.repeat(20_000))).toEqual([]);
});
