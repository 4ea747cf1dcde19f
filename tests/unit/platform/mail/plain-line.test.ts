import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { toPlainLine, toPlainLines, toQuotedLines, toQuotedName } from '~/platform/mail/plain-line';
import { cpuTimeMs } from '../../../support/cpu-time';

describe('toPlainLine', () => {
  it.each([
    ['Ana\r\nBcc: evil@example.com', 'Ana Bcc: evil@example.com'],
    ['Ana\u2028Horvat\u2029', 'Ana Horvat'],
    ['  Ana\0\tHorvat  ', 'Ana Horvat'],
    ['\u202eanA', 'anA'],
    ['Ana \ud800 Horvat', 'Ana Horvat'],
    ['Željko Đurić', 'Željko Đurić'],
    ['=?utf-8?Q?Ana=0D=0A?=', '= ?utf-8?Q?Ana=0D=0A?='],
    ['48,00\u00a0€', '48,00\u00a0€'],
  ])('turns %j into %j', (typed, line) => expect(toPlainLine(typed)).toBe(line));

  it('cuts between characters', () => {
    expect(toPlainLine('😀'.repeat(20), 5)).toBe(`${'😀'.repeat(4)}…`);
    expect([...toPlainLine('a'.repeat(65_536))]).toHaveLength(200);
  });

  it('never leaves a line break or a control character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (typed) => {
        expect(toPlainLine(typed)).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u);
      }),
      { numRuns: 500 },
    );
  });
});

describe('toPlainLines', () => {
  it('keeps paragraphs and nothing else', () => {
    expect(toPlainLines(' Danke!\r\n\r\n\r\n\r\nBis\0bald\u2028 Ana ')).toEqual([
      'Danke!',
      '',
      'Bis bald',
      'Ana',
    ]);
  });

  it('returns one empty line for an empty text', () => expect(toPlainLines('  \n ')).toEqual(['']));
});

test.each([
  ['See https://evil.example/win?x=1 now', 'See … now'],
  ['javascript://x and ftp://y.z', '… and …'],
  ['Write to win@evil.example, today', 'Write to … today'],
  ['Go to www.evil.com/prize or EVIL.COM:8080', 'Go to … or …'],
  ['shop.linden.co.uk', '…'],
  ['evil.Com/pay, evil.cOM:8080 and evil.Com?b=1', '… … and …'],
  ['See WwW.evil.Com', 'See …'],
  ['Sat.Then: perhaps at noon? Ok.Danke?', 'Sat.Then: perhaps at noon? Ok.Danke?'],
  ['Od 3.5. do 5.5. u 19.30, npr. soba 2.', 'Od 3.5. do 5.5. u 19.30, npr. soba 2.'],
  ['Hvala.Ana i J.R.R. Tolkien', 'Hvala.Ana i J.R.R. Tolkien'],
])('a confirmation quotes %j without links', (typed, quoted) => {
  expect(toQuotedLines(typed)).toEqual([quoted]);
  expect(toQuotedName(typed)).toBe(quoted);
});

test.each([
  ['Dott.ssa Maria Rossi', 'Dott. ssa Maria Rossi'],
  ['prof.dr.sc. Ivan Babić', 'prof. dr. sc. Ivan Babić'],
  ['Univ.-Prof.Dr.med. Eva Huber', 'Univ.-Prof. Dr. med. Eva Huber'],
  ['A.KOVAČ', 'A. KOVAČ'],
  ['Win at evil.com/pay, www.a.com and a.com:80', 'Win at … … and …'],
  ['Win at evil.example', 'Win at …'],
])('a name keeps titles and initials: %j', (typed, named) => {
  expect(toQuotedName(typed)).toBe(named);
});

test('a confirmation quotes no more than the beginning', () => {
  expect(toQuotedLines('a b\n'.repeat(1000)).join('\n')).toHaveLength(400);
  expect([...toQuotedName('Ana '.repeat(30))]).toHaveLength(60);
});

test('a long text of almost-links is quoted in a moment', () => {
  const parts = ['a.', 'a', '@', 'a:', 'a-', 'a@', 'a.Bc', 'Www', 'www.'];
  const ms = cpuTimeMs(() =>
    parts.map((part) => [toQuotedLines(part.repeat(4000)), toQuotedName(part.repeat(4000))]),
  );
  expect(ms).toBeLessThan(500);
});
