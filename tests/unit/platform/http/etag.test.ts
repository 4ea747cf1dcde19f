import { expect, test } from 'vitest';
import { holdsCopy } from '~/platform/http/etag';

test.each(['"a"', 'W/"a"', '"x", "a"', '"x",W/"a" ', '*'])('%s holds the copy', (tags) => {
  expect(holdsCopy(tags, '"a"')).toBe(true);
  expect(holdsCopy(tags, 'W/"a"')).toBe(true);
});

test.each([undefined, '', 'a', '"b"', '"a', '"A"', '"x"a"'])('%s does not', (tags) => {
  expect(holdsCopy(tags, '"a"')).toBe(false);
});
