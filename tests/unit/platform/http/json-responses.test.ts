import { expect, test } from 'vitest';
import { jsonData, jsonError } from '~/platform/http/json-responses';

test('a successful response wraps its data', async () => {
  const answer = jsonData([1], { 'Cache-Control': 'no-store' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(await answer.json()).toEqual({ data: [1] });
});

test('an error has its reason and is never cached', async () => {
  const answer = jsonError(405, 'no', { Allow: 'POST' });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('POST');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual({ errors: [{ message: 'no' }] });
});
