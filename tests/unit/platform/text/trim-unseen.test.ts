import { expect, test } from 'vitest';
import { trimUnseen } from '~/platform/text/trim-unseen';

test.each([
  ['\u202A+385 91 234 5678\u202C', '+385 91 234 5678'],
  ['\u2068ana@example.hr\u2069\n', 'ana@example.hr'],
  [' \u200Bana@example.hr\u00AD\u00A0', 'ana@example.hr'],
  ['a\u200B b', 'a\u200B b'],
  ['❤️', '❤️'],
  ['\u200B \uFEFF', ''],
  ['', ''],
])('of %j remains %j', (typed, kept) => expect(trimUnseen(typed)).toBe(kept));
