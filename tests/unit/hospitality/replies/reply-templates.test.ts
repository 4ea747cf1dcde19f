import { expect, test } from 'vitest';
import {
  fillTemplate,
  findTemplateProblems,
  templateIds,
  templateOf,
} from '~/hospitality/replies/reply-templates';
import { getDefaultTemplate } from '~/hospitality/replies/reply-templates.server';
import { locales } from '~/i18n/locales';

test.each(locales)('every letter of the engine can be sent as it is: %s', (locale) => {
  for (const id of templateIds) {
    expect({ id, problems: findTemplateProblems(id, getDefaultTemplate({ id, locale })) }).toEqual({
      id,
      problems: [],
    });
  }
});

test.each(locales)('a proposal gives no reason, which may be any: %s', (locale) => {
  const { body } = getDefaultTemplate({ id: 'tablePropose', locale });
  expect(body).not.toMatch(/slobodan|popunjen|taken|booked|mehr frei|ausgebucht|liberi|completo/);
});

const fine = { subject: 'Hello {name}', body: 'At {time} on {date}' };

test.each([
  [{ ...fine, subject: '' }, [{ field: 'subject', code: 'required' }]],
  [{ ...fine, subject: 'x'.repeat(121) }, [{ field: 'subject', code: 'tooLong' }]],
  [{ ...fine, body: '{surname}' }, [{ field: 'body', code: 'unknown', placeholder: 'surname' }]],
  [{ ...fine, body: 'At {time' }, [{ field: 'body', code: 'bracket' }]],
  [{ ...fine, body: 'At {{time}}' }, [{ field: 'body', code: 'bracket' }]],
  [{ ...fine, body: '{}' }, [{ field: 'body', code: 'unknown', placeholder: '' }]],
  [fine, []],
] as const)('%j has the problems %j', (template, problems) => {
  expect(findTemplateProblems('tableAccept', template)).toEqual(problems);
});

test('a template of another kind has no hour', () => {
  expect(findTemplateProblems('packageAccept', fine)).toEqual([
    { field: 'body', code: 'unknown', placeholder: 'time' },
  ]);
});

test('a guest’s name is never read as a placeholder', () => {
  expect(fillTemplate('{name}: {phone}', { name: '{phone}', phone: '1' })).toBe('{phone}: 1');
});

test.each([
  ['full', 'Decline'],
  ['closed', 'DeclineClosed'],
  ['other', 'DeclineOther'],
] as const)('an enquiry declined as %s has a template of its own', (reason, name) => {
  expect(templateOf('table', 'decline', reason)).toBe(`table${name}`);
  expect(templateOf('package', 'decline', reason)).toBe(`package${name}`);
  expect(templateOf('table', 'accept', reason)).toBe('tableAccept');
});
