import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { z } from 'zod';
import {
  checkbox,
  line,
  lines,
  mailAddress,
  phone,
  required,
  text,
} from '~/platform/forms/field-schema';

/** The value of a field after parsing, or the code of its first problem. */
function read(schema: z.ZodType, typed: unknown): unknown {
  const parsed = schema.safeParse(typed);
  return parsed.success ? parsed.data : { code: parsed.error.issues[0]?.message };
}

test('text is trimmed, has one kind of line break, and is empty where nothing was typed', () => {
  expect(read(text, '  a \r\n b\rc \n')).toBe('a \n b\nc');
  expect(read(text, undefined)).toBe('');
  expect(read(text, '')).toBe('');
  expect(text.safeParse(5).success).toBe(false);
});

test('invisible characters count as empty, and letters are stored composed', () => {
  for (const typed of ['\u200b\u200b', '\u2060', ' \ufeff\u00ad ', '\u3000\u200d'])
    expect(read(required(5), typed)).toEqual({ code: 'required' });
  expect(read(required(5), 'C\u030cac\u030cic\u0301')).toEqual('\u010ca\u010di\u0107');
});

// A form has at most 64 kB, and is read before any limit counts it.
describe('a form full of one text costs no more than a short one', () => {
  const acutes = '\u0301'.repeat(16_000);
  const reordered = `a${acutes}${'\u0316'.repeat(16_000)}`;

  test.each([
    ['a long message', 4_000, 'a'.repeat(63_900), 'tooLong'],
    ['a long comment', 1_000, 'a'.repeat(16_000), 'tooLong'],
    ['a message of marks', 4_000, reordered, 'characters'],
    ['a name of marks', 100, reordered, 'tooLong'],
    ['a message with one mark too many', 4_000, `a${'\u0316'.repeat(32)}`, 'characters'],
  ])('%s', (_, max, typed, code) => {
    const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
    const normalize = vi.spyOn(String.prototype, 'normalize');
    for (const schema of [line(max), required(max), lines(max)])
      expect(read(schema, typed)).toEqual({ code });
    for (const [slice] of segment.mock.calls) expect(slice.length).toBeLessThanOrEqual(257);
    const normalized = normalize.mock.contexts.map(String);
    expect(normalized.filter((value) => /\p{M}{32}/u.test(value))).toEqual([]);
  });

  test('also where a choice is expected', () => {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    expect(read(text, reordered)).toEqual({ code: 'characters' });
    expect(normalize).not.toHaveBeenCalled();
  });
});

describe('a line', () => {
  test('counts characters as people do, and only so many marks on each', () => {
    const family = '👨‍👩‍👧‍👦';
    expect(read(line(60), family.repeat(60))).toBe(family.repeat(60));
    expect(read(line(60), family.repeat(61))).toEqual({ code: 'tooLong' });
    const marked = `a${'\u0321'.repeat(15)}`;
    expect(read(line(5), marked.repeat(5))).toBe(marked.repeat(5));
    expect(read(line(5), `a${'\u0321'.repeat(100)}`)).toEqual({ code: 'tooLong' });
  });

  test('may be empty and has at most so many characters', () => {
    expect(read(line(5), undefined)).toBe('');
    expect(read(line(5), ' abcde ')).toBe('abcde');
    expect(read(line(5), 'abcdef')).toEqual({ code: 'tooLong' });
  });

  test.each(['a\nb', 'a\r\nb', 'a\tb', 'a\0b', 'a\u2028b', 'a\u2029b', 'a\u0085b'])(
    'has no line breaks and no control characters: %j',
    (typed) => {
      expect(read(line(10), typed)).toEqual({ code: 'characters' });
      expect(read(required(10), typed)).toEqual({ code: 'characters' });
    },
  );

  test('is required where the field is', () => {
    for (const typed of [undefined, '', '   ', '\n'])
      expect(read(required(5), typed)).toEqual({ code: 'required' });
    expect(read(required(5), 'a')).toBe('a');
    expect(read(required(5), 'abcdef')).toEqual({ code: 'tooLong' });
  });
});

describe('several lines', () => {
  test('count characters as people do', () => {
    expect(read(lines(3), '😀😀😀')).toBe('😀😀😀');
    expect(read(lines(3), '😀😀😀😀')).toEqual({ code: 'tooLong' });
    expect(read(lines(3), undefined)).toBe('');
  });

  test('may have line breaks and tabs, and no other control characters', () => {
    expect(read(lines(20), 'a\r\n\tb')).toBe('a\n\tb');
    for (const typed of ['a\0b', 'a\u001bb', 'a\u0085b', 'a\u007fb'])
      expect(read(lines(20), typed)).toEqual({ code: 'characters' });
  });
});

test('a mail address is read in the form that mail systems take', () => {
  expect(read(mailAddress, ' ana@müller.de ')).toBe('ana@xn--mller-kva.de');
  expect(read(mailAddress, 'Ana@example.hr')).toBe('Ana@example.hr');
  for (const typed of [undefined, '', '  '])
    expect(read(mailAddress, typed)).toEqual({ code: 'required' });
  for (const typed of ['ana', 'ana@', 'ana@example', 'a@b.hr, c@d.hr'])
    expect(read(mailAddress, typed)).toEqual({ code: 'email' });
  expect(read(mailAddress, 'a'.repeat(255))).toEqual({ code: 'tooLong' });
});

test('an empty mail address is only missing, not wrong as well', () => {
  expect(mailAddress.safeParse('').error?.issues.map(({ message }) => message)).toEqual([
    'required',
  ]);
});

test.each([
  ['on', true],
  [true, true],
  ['', false],
  ['off', false],
  ['true', false],
  [undefined, false],
  [null, false],
  [false, false],
  [1, false],
])('a checkbox with the value %j is ticked: %s', (value, isTicked) => {
  expect(read(checkbox, value)).toBe(isTicked);
});

describe('a telephone number', () => {
  test.each([
    '',
    '+385 (0)91 / 123-45.67',
    '0038591123456',
    '123456',
    '(02) 1234 567',
    '091–123\u20114567',
  ])('%j is valid or empty', (typed) => {
    expect(read(phone, typed)).toBe(typed);
  });

  test.each(['12345', '+-()12345', 'a1234567', '1234567a', '12 34 5', '１２３４５６', '123456#'])(
    '%j is no telephone number',
    (typed) => {
      expect(read(phone, typed)).toEqual({ code: 'phone' });
    },
  );

  test('loses the marks that contacts put around a copied one', () => {
    expect(read(phone, '\u202A+385 91 234 5678\u202C')).toBe('+385 91 234 5678');
  });

  test('has at most 40 characters', () => {
    expect(read(phone, '1'.repeat(40))).toBe('1'.repeat(40));
    expect(read(phone, '1'.repeat(41))).toEqual({ code: 'tooLong' });
  });

  test('needs six digits in any notation', () => {
    const signs = fc.array(fc.constantFrom(' ', '(', ')', '.', '/', '-'), { maxLength: 3 });
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(9), signs), { minLength: 1, maxLength: 9 }), (parts) => {
        const typed = parts
          .map(([digit, between]) => `${digit}${between.join('')}`)
          .join('')
          .trim();
        expect(phone.safeParse(typed).success).toBe(parts.length >= 6);
      }),
    );
  });
});
