import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMailAddress, parseMailAddress } from '~/platform/mail/address';
import { cpuTimeMs } from '../../../support/cpu-time';

const good = [
  'ana@example.hr',
  'Ana.Horvat+linden@mail.example.co.uk',
  "o'neill@example.ie",
  'a_b-c=d@x-y.example',
  'ana@xn--mller-kva.de',
  'ana@example.xn--p1ai',
  `${'a'.repeat(64)}@example.hr`,
];

const bad = [
  '',
  'ana',
  '@example.hr',
  'ana@',
  'ana@example',
  'ana@example.h',
  'ana@example.123',
  'ana@192.168.1.1',
  'ana@[192.168.1.1]',
  'ana@@example.hr',
  'ana@b@example.hr',
  '.ana@example.hr',
  'ana.@example.hr',
  'a..na@example.hr',
  'ana@.example.hr',
  'ana@example..hr',
  'ana@example.hr.',
  'ana@-example.hr',
  'ana@example-.hr',
  'ana@exa_mple.hr',
  ' ana@example.hr',
  'ana@example.hr ',
  'ana @example.hr',
  '"ana horvat"@example.hr',
  '"a@b.hr"@example.hr',
  'Ana <ana@example.hr>',
  '<ana@example.hr>',
  'ana@example.hr,evil@example.com',
  'ana@example.hr;evil@example.com',
  'group:ana@example.hr,evil@example.com;',
  'ana(comment)@example.hr',
  'ana@example.hr(comment)',
  'ana@example.hr\r\nBcc: evil@example.com',
  'ana\r\nRCPT TO:<evil@example.com>@example.hr',
  'ana@example.hr\n',
  'ana\0@example.hr',
  'ana\u2028@example.hr',
  'ana@exa\u202emple.hr',
  'žana@example.hr',
  'ana@müller.de',
  'аna@example.hr',
  'ana😀@example.hr',
  '${run{id}}@example.hr',
  'ana%evil.com@example.hr',
  'evil.com!ana@example.hr',
  'ana|id@example.hr',
  'ana`id`@example.hr',
  '-oQ/tmp@example.hr',
  `${'a'.repeat(65)}@example.hr`,
  `ana@${'a'.repeat(64)}.hr`,
  `ana@${'a.'.repeat(130)}hr`,
  'mailto:ana@example.hr',
];

/** What must never be inside an address that goes to a mail server. */
const dangerous = /[\s",;:<>()[\]\\%!|`{}$]|[^\x21-\x7e]/;

describe('isMailAddress', () => {
  it.each(good)('accepts %s', (value) => expect(isMailAddress(value)).toBe(true));

  it.each(bad)('refuses %j', (value) => expect(isMailAddress(value)).toBe(false));

  it.each([undefined, null, 5, ['ana@example.hr'], { toString: () => 'ana@example.hr' }])(
    'refuses what is not a string: %j',
    (value) => expect(isMailAddress(value)).toBe(false),
  );

  it('accepts nothing that a header or a mail server could misread', () => {
    const piece = fc.constantFrom(
      'ana',
      '@',
      '.',
      'example',
      'hr',
      ...' \r\n\0",;:<>()%!',
      'ž',
      '\u2028',
    );
    const join = (maxLength: number) =>
      fc.array(piece, { maxLength }).map((parts) => parts.join(''));
    const text = fc.oneof(
      // Accepted at times, or nothing would be checked.
      fc.tuple(join(2), join(2)).map(([local, domain]) => `ana${local}@${domain}example.hr`),
      join(12),
      fc.string({ unit: 'binary', maxLength: 300 }),
    );
    fc.assert(
      fc.property(text, (value) => {
        if (!isMailAddress(value)) return;
        expect(value).not.toMatch(dangerous);
        expect(value.split('@')).toHaveLength(2);
        expect(value.length).toBeLessThanOrEqual(254);
      }),
      { numRuns: 5000 },
    );
  });

  it('refuses an address with anything dangerous put into it', () => {
    const poison = fc.constantFrom(
      ...'\r\n\0\t ",;:<>()[]\\%!|`{}$@',
      '\u2028',
      '\u2029',
      '\u202e',
      'ü',
      '😀',
    );
    fc.assert(
      fc.property(fc.constantFrom(...good), fc.nat(80), poison, (address, at, character) => {
        const place = at % (address.length + 1);
        const poisoned = address.slice(0, place) + character + address.slice(place);
        expect(isMailAddress(poisoned)).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  it('handles a huge value in linear time', () => {
    const values = ['a'.repeat(1_000_000), `${'a.'.repeat(500_000)}@b.hr`, '@'.repeat(1_000_000)];
    const ms = cpuTimeMs(() => {
      for (const value of values) {
        expect(isMailAddress(value)).toBe(false);
        expect(parseMailAddress(value)).toBeUndefined();
      }
    });
    expect(ms).toBeLessThan(100);
  });
});

describe('parseMailAddress', () => {
  it.each([
    ['  ana@example.hr\n', 'ana@example.hr'],
    ['ana@müller.de', 'ana@xn--mller-kva.de'],
    ['Ana@Čokolada.HR', 'Ana@xn--okolada-i6a.hr'],
    ['\u200Bana@example.hr\u202C', 'ana@example.hr'],
  ])('reads %j as %s', (typed, address) => expect(parseMailAddress(typed)).toBe(address));

  it.each([
    'ana@ž/evil.example',
    'ana@ž?.hr',
    'ana@ž:25',
    'ana@ž@evil.example',
    'žana@example.hr',
    'ana@０x7f.１',
    'ana@１２７.0.0.1',
    'ana@ž',
    'ana@ž\u200d.hr',
    'ana@exa\u202Emple.hr',
    'ana@ž.hr, b@c.hr',
  ])('refuses %j', (typed) => expect(parseMailAddress(typed)).toBeUndefined());

  it('returns an address or nothing', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .tuple(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }))
        .map(([local, domain]) => `ana${local}@${domain}example.hr`),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const address = parseMailAddress(typed);
        if (address !== undefined) expect(isMailAddress(address)).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });
});
