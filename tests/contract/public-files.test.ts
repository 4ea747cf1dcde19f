import { expect, test } from 'vitest';
import { publicFolder } from '../../tools/hotel.mjs';

test('a build does not empty the folder that the development server serves', () => {
  expect(publicFolder('build')).not.toBe(publicFolder('serve'));
});
