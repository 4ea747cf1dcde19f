import { expect, test } from 'vitest';
import { submissionIds } from '~/platform/forms/submission-id.server';

const noon = new Date('2026-11-21T12:00:00Z');

test('the same text on the same day has one id, another text or day another', () => {
  const [name] = submissionIds(['a', 'b'], noon);
  expect(submissionIds(['a', 'b'], new Date('2026-11-21T20:00:00Z'))[0]).toBe(name);
  expect(submissionIds(['ab', ''], noon)[0]).not.toBe(name);
  expect(submissionIds(['a', 'b'], new Date('2026-11-22T12:00:00Z'))).not.toContain(name);
});

test('a repeated submission around midnight keeps its id for ten minutes', () => {
  const [before] = submissionIds(['a'], new Date('2026-11-21T23:59:58Z'));
  expect(submissionIds(['a'], new Date('2026-11-22T00:00:02Z'))[1]).toBe(before);
  expect(submissionIds(['a'], new Date('2026-11-22T00:10:01Z'))).not.toContain(before);
});
