import { expect, test } from 'vitest';
import { matchesEtag } from '~/platform/http/etag';

test.each(['"a"', 'W/"a"', '"x", "a"', '"x",W/"a" ', '*'])('%s matches', (tags) => {
  expect(matchesEtag(tags, '"a"')).toBe(true);
  expect(matchesEtag(tags, 'W/"a"')).toBe(true);
});

test.each([undefined, '', 'a', '"b"', '"a', '"A"', '"x"a"'])('%s does not', (tags) => {
  expect(matchesEtag(tags, '"a"')).toBe(false);
});
