import { expect, test } from 'vitest';
import { holdsCopy } from '~/server/http/etag';

const ask = (tags?: string) =>
  new Request(
    'http://localhost/',
    tags === undefined ? {} : { headers: { 'If-None-Match': tags } },
  );

test.each(['"a"', 'W/"a"', '"x", "a"', '"x",W/"a" ', '*'])('%s holds the copy', (tags) => {
  expect(holdsCopy(ask(tags), '"a"')).toBe(true);
  expect(holdsCopy(ask(tags), 'W/"a"')).toBe(true);
});

test.each([undefined, '', 'a', '"b"', '"a', '"A"', '"x"a"'])('%s does not', (tags) => {
  expect(holdsCopy(ask(tags), '"a"')).toBe(false);
});
