import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { parseForm, readForm } from '~/platform/forms/form.server';

const post = (body: string) =>
  new Request('http://shop.test/', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

test('known names keep their first value; all others are dropped', async () => {
  const form = await readForm(post('a=1&b=2&a=3&evil=4&__proto__=5&a[0]=6&A=7'), ['a', 'b', 'c']);
  expect([...form]).toEqual([
    ['a', '1'],
    ['b', '2'],
  ]);
});

test('64 fields are read, 65 are refused with 400, known or not', async () => {
  const fields = (count: number) =>
    Array.from({ length: count }, (_, index) => `f${index}=1`).join('&');
  expect([...(await readForm(post(fields(64)), ['f63']))]).toEqual([['f63', '1']]);
  await expect(readForm(post(fields(65)), ['f63'])).rejects.toMatchObject({ status: 400 });
  await expect(readForm(post('a=1&'.repeat(65)), ['a'])).rejects.toMatchObject({ status: 400 });
});

test('a body with more fields is refused before it is taken apart', async () => {
  const parse = vi.spyOn(globalThis, 'URLSearchParams');
  onTestFinished(() => parse.mockRestore());
  await expect(readForm(post('a&'.repeat(32_000)), ['a'])).rejects.toMatchObject({ status: 400 });
  expect(parse).not.toHaveBeenCalled();
});

test.each(['', '&&&', '=', '%', '%zz=%', '\0', '{"a":1}'])(
  'body %j has no fields',
  async (body) => {
    expect([...(await readForm(post(body), ['a']))]).toEqual([]);
  },
);

test('of any form only known names remain, once each, and objects keep their prototype', async () => {
  const name = fc.oneof(
    fc.constantFrom(
      'a',
      'b',
      '__proto__',
      'constructor',
      'a[4294967294]',
      'a.a.a',
      'a[]',
      '__intent__',
      '__state__',
    ),
    fc.string({ unit: 'binary' }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(name, fc.string({ unit: 'binary' })), { maxLength: 64 }),
      async (pairs) => {
        const form = await readForm(post(new URLSearchParams(pairs).toString()), ['a', 'b']);
        const names = [...form.keys()];
        expect(new Set(names).size).toBe(names.length);
        for (const each of names) expect(['a', 'b']).toContain(each);
        expect(({} as Record<string, unknown>).polluted).toBeUndefined();
      },
    ),
  );
});

test('checking a form leaves empty fields empty instead of missing', async () => {
  const form = await readForm(post('a=&b=1'), ['a', 'b']);
  const submission = parseForm(form, z.object({ a: z.string(), b: z.string() }));
  expect(submission.status === 'success' && submission.value).toEqual({ a: '', b: '1' });
});
