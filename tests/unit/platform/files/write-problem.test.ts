import { expect, test } from 'vitest';
import { describeWriteProblem } from '~/platform/files/write-problem';

test('the operator reads what stands in the way, and what to do if that is known', () => {
  expect(describeWriteProblem('DATA_DIR', 'SQLITE_FULL')).toBe(
    'DATA_DIR cannot be written to (SQLITE_FULL): its disk is full',
  );
  expect(describeWriteProblem('DATA_DIR', 'EIO')).toBe('DATA_DIR cannot be written to (EIO)');
  expect(describeWriteProblem('DATA_DIR')).toBe('DATA_DIR cannot be written to (unknown error)');
});
