import { expect, test } from 'vitest';
import { isSameSignature } from '~/platform/http/signature';

const signature = '05b44b25ce8883c16e40cff78163ddfd40a5b86baf6f042a848cddebbe9a8db2';

test('a change of any byte, and a part, are refused', () => {
  expect(isSameSignature(signature, signature)).toBe(true);
  for (let index = 0; index < signature.length; index++) {
    const [before, after] = [signature.slice(0, index), signature.slice(index + 1)];
    const changed = before + (signature[index] === '0' ? '1' : '0') + after;
    expect(isSameSignature(signature, changed)).toBe(false);
    expect(isSameSignature(signature, before)).toBe(false);
  }
});

test.each([
  '',
  `${signature} `,
  signature.toUpperCase(),
  'ž'.repeat(32),
  null,
  undefined,
  1,
  [signature],
  {},
])('anything but the exact text is refused: %j', (value) => {
  expect(isSameSignature(signature, value)).toBe(false);
});
