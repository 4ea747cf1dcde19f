import { expect, test } from 'vitest';
import {
  findDraftProblems,
  isSame,
  textFieldNames,
  readTexts,
  titleOf,
} from '~/reception/newsletter/issue-form';

const typed = (values: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return readTexts(form);
};

test('texts are read with one kind of line end, and a subject is one line', () => {
  const texts = typed({
    'subject-hr': ' Vrt\nu proljeće ',
    'body-hr': 'Dragi gosti,\r\n\r\nvrt…\n',
  });
  expect(texts.hr).toEqual({ subject: 'Vrt u proljeće', body: 'Dragi gosti,\n\nvrt…' });
  expect(texts.de).toEqual({ subject: '', body: '' });
  expect(textFieldNames).toContain('body-it');
});

test('a draft may be incomplete until it is tested or sent', () => {
  const half = typed({ 'subject-de': 'Frühling' });
  expect(findDraftProblems(half, false)).toEqual([]);
  expect(findDraftProblems(half, true)).toEqual([
    { locale: 'de', field: 'body', code: 'required' },
  ]);
  expect(findDraftProblems({}, true)).toMatchObject([{ code: 'nothing' }]);
  expect(findDraftProblems(typed({ 'subject-de': 'x'.repeat(121) }), false)).toHaveLength(1);
});

test('two drafts are the same if they say the same', () => {
  const texts = typed({ 'subject-en': 'Spring', 'body-en': 'Hello' });
  expect(isSame(texts, { en: { subject: 'Spring', body: 'Hello' } })).toBe(true);
  expect(isSame(texts, { ...texts, de: { subject: '', body: 'x' } })).toBe(false);
});

test('an issue is called by its subject in the recipient’s language, or in the first that has one', () => {
  const texts = typed({ 'subject-en': 'Spring', 'subject-it': 'Primavera' });
  expect(titleOf(texts, 'it')).toBe('Primavera');
  expect(titleOf(texts, 'de')).toBe('Spring');
  expect(titleOf({}, 'de')).toBe('');
});
