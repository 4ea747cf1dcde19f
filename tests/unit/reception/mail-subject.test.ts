import { expect, test } from 'vitest';
import { readMailSubject } from '~/reception/mail-subject';

test.each([
  ['order:M-2026-000123:notice', { order: 'M-2026-000123' }],
  ['order:M-2026-000123:review:7', { order: 'M-2026-000123' }],
  [
    'enquiry:sIxZ-0_4wqA2b3c4d5e6f7g8h9i0j1k2l3m4n5o6p7q:receipt',
    { enquiry: 'sIxZ-0_4wqA2b3c4d5e6f7g8h9i0j1k2l3m4n5o6p7q' },
  ],
  ['request:17:answer:3', { enquiry: '17' }],
  ['enquiry:abc:receipt', undefined],
  ['withdrawal:R-2026-7K4M9Q:receipt', { withdrawal: 'R-2026-7K4M9Q' }],
  ['withdrawals:2026-11-28T08:summary', undefined],
] as const)('the mail %s is about %j', (key, subject) => {
  expect(readMailSubject(key)).toEqual(subject);
});
