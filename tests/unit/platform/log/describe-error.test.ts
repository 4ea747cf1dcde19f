import { expect, test } from 'vitest';
import { describeError } from '~/platform/log/describe-error';

test('an error is logged without the row that the database repeats', () => {
  const fields = {
    code: '23514',
    detail: 'Failing row contains (7, ana@example.com)',
    where: 'ana',
  };
  const error = Object.assign(new Error('violates check constraint'), fields);
  const logged = describeError(error);
  expect(logged).toMatchObject({
    type: 'Error',
    message: 'violates check constraint',
    code: '23514',
  });
  expect(logged.stack).toContain('describe-error.test.ts');
  expect(JSON.stringify(logged)).not.toContain('ana');
});

test('its cause is named in its message', () => {
  const error = new Error('not stored', { cause: new Error('disk full') });
  expect(describeError(error).message).toBe('not stored: disk full');
});
