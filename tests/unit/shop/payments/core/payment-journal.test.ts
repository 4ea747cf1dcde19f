import { expect, test } from 'vitest';
import {
  formatEntry,
  highestSequence,
  type JournalEntry,
  pruneEntries,
  parseJournal,
} from '~/shop/payments/core/payment-journal';

const day = 24 * 60 * 60_000;
const now = new Date('2026-11-22T12:00:00.000Z');

const makeEntry = (sequence: number, ageDays = 0): JournalEntry => ({
  reference: `P-${String(sequence).padStart(26, '0')}`,
  provider: 'wspay',
  order: `M-2026-${String(sequence).padStart(6, '0')}`,
  amountCents: 5_000,
  at: new Date(now.getTime() - ageDays * day).toISOString(),
});

test('written entries are read back in order', () => {
  const entries = [makeEntry(2), makeEntry(1)];
  expect(parseJournal(entries.map(formatEntry).join(''))).toEqual({ entries, unreadable: 0 });
  expect(parseJournal('')).toEqual({ entries: [], unreadable: 0 });
});

test('wherever a power cut tears the last line, the lines before it are read', () => {
  const whole = formatEntry(makeEntry(1));
  const last = formatEntry(makeEntry(2));
  for (let length = 1; length < last.length - 1; length++) {
    expect(parseJournal(whole + last.slice(0, length))).toEqual({
      entries: [makeEntry(1)],
      unreadable: 1,
    });
  }
  // Without its end only, the line is whole.
  expect(parseJournal(whole + last.trimEnd()).entries).toHaveLength(2);
});

test('an invalid line is counted, and the others are read', () => {
  const strange = [
    'null',
    '[]',
    '{}',
    '\0\0\0',
    JSON.stringify({ ...makeEntry(3), provider: 'cash' }),
    JSON.stringify({ ...makeEntry(3), amountCents: -1 }),
    JSON.stringify({ ...makeEntry(3), at: 'yesterday' }),
    JSON.stringify({ ...makeEntry(3), reference: 'a b' }),
  ];
  const text = strange.map((line) => `${line}\n${formatEntry(makeEntry(1))}`).join('');
  expect(parseJournal(text)).toEqual({ entries: [makeEntry(1)], unreadable: strange.length });
});

test('an attempt that was tried again is one entry, begun when it was first written', () => {
  const again = { ...makeEntry(1), at: now.toISOString() };
  const text = formatEntry(makeEntry(1, 2)) + formatEntry(again);
  expect(parseJournal(text).entries).toEqual([makeEntry(1, 2)]);
});

test('an entry that could not be read back is not written', () => {
  expect(() => formatEntry({ ...makeEntry(1), reference: 'a\nb' })).toThrow();
  expect(() => formatEntry({ ...makeEntry(1), amountCents: 0.5 })).toThrow();
});

test('payments older than any hold are dropped, the highest order number never', () => {
  const entries = [makeEntry(1, 61), makeEntry(9, 400), makeEntry(2, 59), makeEntry(3)];
  expect(pruneEntries(entries, now)).toEqual([makeEntry(9, 400), makeEntry(2, 59), makeEntry(3)]);
  expect(highestSequence(entries)).toBe(9);
  expect(highestSequence([])).toBe(0);
});
