import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readNote, readSent, writeNote, writeSent } from '~/shop/orders/event-reasons';

/** As they are stored, by this release and by earlier ones. */
const stored = {
  parcel: 'sent: RR123456785HR',
  corrected: 'sent: RR987654321HR instead of RR123456785HR',
  note: 'note: the bell is broken',
};

test('each entry is written exactly as it has always been stored', () => {
  expect(writeSent('RR123456785HR', null)).toBe(stored.parcel);
  expect(writeSent('RR987654321HR', 'RR123456785HR')).toBe(stored.corrected);
  expect(writeNote('the bell is broken')).toBe(stored.note);
});

test('the stored entries are read, each only by its own reader', () => {
  const reasons = [...Object.values(stored), 'refunded 700 of 5000: P-1', 'review: sent: X', ''];
  expect(reasons.map(readSent)).toEqual([
    { code: 'RR123456785HR', before: null },
    { code: 'RR987654321HR', before: 'RR123456785HR' },
    ...Array.from({ length: 4 }, () => undefined),
  ]);
  expect(reasons.map(readNote)).toEqual([
    undefined,
    undefined,
    'the bell is broken',
    ...Array.from({ length: 3 }, () => undefined),
  ]);
});

test('what is written is read back', () => {
  const code = fc.stringMatching(/^[0-9A-Z]{1,40}$/);
  fc.assert(
    fc.property(code, fc.option(code), (sent, before) => {
      expect(readSent(writeSent(sent, before))).toEqual({ code: sent, before });
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readNote(writeNote(text))).toBe(text);
    }),
  );
});

test('a note is never taken for a parcel', () => {
  expect(readSent(writeNote(stored.parcel))).toBeUndefined();
  expect(readNote(writeNote(stored.note))).toBe(stored.note);
});
