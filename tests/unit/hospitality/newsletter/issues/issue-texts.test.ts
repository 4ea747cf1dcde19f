import { expect, test } from 'vitest';
import {
  findGaps,
  findLongTexts,
  chooseLocale,
  listWritten,
} from '~/hospitality/newsletter/issues/issue-texts';

const written = { subject: 'Spring', body: 'The garden is open.' };

test('a language is written once it has subject and text', () => {
  const texts = { hr: written, en: { ...written, body: '' }, de: { subject: '', body: '' } };
  expect(listWritten(texts)).toEqual(['hr']);
  expect(findGaps(texts)).toEqual([{ locale: 'en', field: 'body', code: 'required' }]);
});

test('nothing is missing in a language that is left empty', () => {
  expect(findGaps({ hr: written, it: { subject: '', body: '' } })).toEqual([]);
  expect(findGaps({})).toEqual([]);
});

test('a subject of 120 and a text of 5000 characters are not too long', () => {
  const issueText = (subject: number, body: number) => ({
    subject: 'x'.repeat(subject),
    body: 'x'.repeat(body),
  });
  expect(findLongTexts({ hr: issueText(120, 5000) })).toEqual([]);
  expect(findLongTexts({ hr: issueText(121, 5000), de: issueText(1, 5001) })).toEqual([
    { locale: 'hr', field: 'subject', code: 'tooLong' },
    { locale: 'de', field: 'body', code: 'tooLong' },
  ]);
});

test.each([
  ['de', ['hr', 'en', 'de'], 'de'],
  ['de', ['hr', 'en'], 'en'],
  ['de', ['it', 'hr'], 'hr'],
  ['it', ['de'], 'de'],
  ['fr', ['hr', 'en'], 'en'],
  ['en', [], undefined],
] as const)('recipients of %s get, of %j, %s', (recipient, languages, expected) => {
  expect(chooseLocale(languages, recipient)).toBe(expected);
});
