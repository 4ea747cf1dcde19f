import { expect, test } from 'vitest';
import { isPlainClick } from '~/components/ui/plain-click';

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

test('a click is plain with the first button and no key', () => {
  expect(isPlainClick(plain)).toBe(true);
  expect(isPlainClick({ ...plain, button: 1 })).toBe(false);
});

test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('%s is left to the browser', (key) => {
  expect(isPlainClick({ ...plain, [key]: true })).toBe(false);
});
