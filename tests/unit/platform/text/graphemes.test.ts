import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { readGraphemes } from '~/platform/text/graphemes';

/** The lengths of the texts that `Intl.Segmenter` got. */
function watchSegmenter(): () => number[] {
  const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
  return () => segment.mock.calls.map(([text]) => text.length);
}

const family = '👨‍👩‍👧‍👦';
const flags = '🇭🇷🇩🇪🇮🇹';

test('reads what the segmenter finds in the whole text, also across slices', () => {
  const whole = new Intl.Segmenter('en', { granularity: 'grapheme' });
  const pieces = fc.constantFrom(
    'a',
    'č',
    'c\u030c',
    '𝕏',
    family,
    flags,
    '\n',
    '\r\n',
    'क्षि',
    '각',
  );
  fc.assert(
    fc.property(fc.nat(300), fc.array(pieces, { maxLength: 200 }), (shift, parts) => {
      const text = 'x'.repeat(shift) + parts.join('');
      const expected = Array.from(whole.segment(text), ({ segment }) => segment);
      expect([...readGraphemes(text)]).toEqual(expected);
    }),
  );
});

test.each([
  ['plain letters', 'a'.repeat(63_900)],
  ['families', family.repeat(5_800)],
  ['one endless cluster', `a${'\u0301'.repeat(32_000)}`],
])('gives the segmenter short slices only, and each little more than once: %s', (_, text) => {
  const lengths = watchSegmenter();
  expect([...readGraphemes(text)].join('')).toBe(text);
  expect(Math.max(...lengths())).toBeLessThanOrEqual(257);
  expect(lengths().reduce((sum, length) => sum + length, 0)).toBeLessThan(1.1 * text.length);
});

test('reads no further than it is asked to', () => {
  const lengths = watchSegmenter();
  expect(readGraphemes('a'.repeat(63_900)).next().value).toBe('a');
  expect(lengths()).toEqual([256]);
});
