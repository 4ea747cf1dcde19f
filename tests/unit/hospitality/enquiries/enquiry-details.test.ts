import { expect, test } from 'vitest';
import { readDetails, redactPerson, writeDetails } from '~/hospitality/enquiries/enquiry-details';

test('JSON other than an object has no details', () => {
  for (const text of ['', 'null', '[1]', '"a"', '{', '7']) expect(readDetails(text)).toEqual({});
  expect(readDetails('{"guests":4}')).toEqual({ guests: 4 });
});

test('the venue is stored under the name that earlier releases read', () => {
  const details = { venue: 'tavern', guests: 4 };
  expect(writeDetails(details)).toBe('{"house":"tavern","guests":4}');
  expect(readDetails(writeDetails(details))).toEqual(details);
  expect(writeDetails({ packageId: 'berba' })).toBe('{"packageId":"berba"}');
});

test('a gift’s recipient is removed with all fields; other details stay', () => {
  const details = {
    packageId: 'berba',
    persons: 2,
    recipientName: 'Ivo Ivić',
    recipientEmail: 'Ivo@example.com',
    recipientPhone: '+385 1',
    giftMessage: 'Sretno, ivo@example.com!',
  };
  expect(redactPerson(details, 'ivo@example.com')).toEqual({
    packageId: 'berba',
    persons: 2,
    recipientName: '',
    recipientEmail: '',
    recipientPhone: '',
    giftMessage: 'Sretno, [erased]!',
  });
  expect(redactPerson(details, 'ana@example.com')).toEqual(details);
});
