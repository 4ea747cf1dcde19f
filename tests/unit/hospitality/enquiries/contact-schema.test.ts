import { expect, test } from 'vitest';
import { contactSchema } from '~/hospitality/enquiries/contact-schema';

const message = {
  fullName: 'Ana Čačić',
  email: 'ana@example.com',
  phone: '',
  message: 'Dobar dan',
};

const codesOf = (change: Record<string, string | undefined>) => {
  const parsed = contactSchema.safeParse({ ...message, ...change });
  return parsed.error?.issues.map((issue) => `${issue.path.join('.')}:${issue.message}`) ?? [];
};

test('an empty form names the three required fields once each', () => {
  const empty = { fullName: ' ', email: undefined, message: '\r\n' };
  expect(codesOf(empty)).toEqual(['fullName:required', 'email:required', 'message:required']);
});

test.each(['ana@', 'ana@example.com, eva@example.com', 'Ana <ana@example.com>', 'a@b', 'a\n@b.hr'])(
  '%j is not one address',
  (email) => {
    expect(codesOf({ email }).length).toBeGreaterThan(0);
  },
);

test('an international domain is converted for mail servers', () => {
  expect(contactSchema.parse({ ...message, email: ' ana@čačić.hr ' }).email).toBe(
    'ana@xn--ai-wlavb.hr',
  );
});

test('4,000 characters as people count them are a message, 4,001 are not; CRLF counts once', () => {
  expect(codesOf({ message: '🫒'.repeat(4000) })).toEqual([]);
  expect(codesOf({ message: `a${'\r\n'.repeat(3998)}b` })).toEqual([]);
  expect(codesOf({ message: 'a'.repeat(4001) })).toEqual(['message:tooLong']);
});

test('a telephone number is optional and may be written in any way, but must be one', () => {
  expect(codesOf({ phone: '+385 (0)52 123-456' })).toEqual([]);
  expect(codesOf({ phone: 'nazovite me' })).toEqual(['phone:phone']);
  expect(codesOf({ phone: '123' })).toEqual(['phone:phone']);
});

test('control characters are refused, and line breaks in a name', () => {
  expect(codesOf({ message: 'a\0b' })).toEqual(['message:characters']);
  expect(codesOf({ fullName: 'Ana\r\nBcc: eva@example.com' })).toEqual(['fullName:characters']);
  expect(codesOf({ fullName: 'Ana\u2028Bcc: x' })).toEqual(['fullName:characters']);
});
