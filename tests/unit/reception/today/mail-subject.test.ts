import { expect, test } from 'vitest';
import { readMailSubject } from '~/reception/today/mail-subject';

test.each([
  ['order:M-2026-000123:notice', { order: 'M-2026-000123' }],
  ['order:M-2026-000123:review:7', { order: 'M-2026-000123' }],
  ['enquiry:abc:receipt', undefined],
  ['withdrawal:R-2026-7K4M9Q:receipt', undefined],
] as const)('the mail %s is about %j', (key, subject) => {
  expect(readMailSubject(key)).toEqual(subject);
});
