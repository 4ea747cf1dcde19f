import { expect, test } from 'vitest';
import { scrollKey } from '~/site/frame/use-anchor-scroll';

const entry = (key: string, hash = '') => ({
  pathname: '/kontakt',
  search: '',
  hash,
  key,
  state: null,
});

test('the place of a page is kept under the name that the router gave its entry', () => {
  expect(scrollKey(entry('k3x'))).toBe('k3x');
  expect(scrollKey(entry('k3x', '#message'))).toBe('k3x');
  expect(scrollKey(entry('default'))).toBe('default');
});

test('a link to a part of the page does not lead to where the page stood before', () => {
  const part = scrollKey(entry('default', '#field-email'));
  expect(part).not.toBe(scrollKey(entry('default')));
  expect(part).not.toBe(scrollKey(entry('default', '#field-message')));
  expect(scrollKey(entry('default', '#field-email'))).toBe(part);
});
