import { expect, test } from 'vitest';
import { countMutants, findShortfalls, writeScores } from '../../tools/mutation/scores.mjs';

const fileWith = (found: Record<string, number>) => ({
  mutants: Object.entries(found).flatMap(([status, count]) =>
    Array.from({ length: count }, () => ({ status })),
  ),
});

const files = {
  'app/strong.ts': fileWith({ Killed: 8, Timeout: 1, Survived: 1, Ignored: 5 }),
  'app/weak.ts': fileWith({ Killed: 3, Survived: 1, NoCoverage: 1, RuntimeError: 2 }),
  'app/types.ts': fileWith({ Ignored: 1 }),
};

test('mutants are counted per file, lowest score first, with the total last', () => {
  expect(countMutants(files)).toEqual([
    {
      name: 'app/weak.ts',
      mutants: 5,
      killed: 3,
      timeouts: 0,
      survived: 1,
      uncovered: 1,
      score: 60,
    },
    {
      name: 'app/strong.ts',
      mutants: 10,
      killed: 8,
      timeouts: 1,
      survived: 1,
      uncovered: 0,
      score: 90,
    },
    {
      name: 'all files',
      mutants: 15,
      killed: 11,
      timeouts: 1,
      survived: 2,
      uncovered: 1,
      score: 80,
    },
  ]);
});

test('a file below the minimum and a total below the recorded score are shortfalls', () => {
  const counts = countMutants(files);
  const namesOf = (recorded?: number) =>
    findShortfalls(counts, recorded).map((text: string) => text.split(':')[0]);
  expect(namesOf(80)).toEqual(['app/weak.ts']);
  expect(namesOf(80.1)).toEqual(['app/weak.ts', 'all files']);
  expect(namesOf()).toEqual(['app/weak.ts']);
});

test('the table has a row for each file and one for all', () => {
  expect(writeScores(countMutants(files)).split('\n').at(-1)).toMatch(
    /^\| all files +\| +15 \| +11 \| +1 \| +2 \| +1 \| 80\.0 % \|$/,
  );
});
