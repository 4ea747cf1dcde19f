import { expect, it } from 'vitest';
import { limitConcurrency } from '~/platform/limits/limit-concurrency';

function openWork() {
  const begun: number[] = [];
  const ends = new Map<number, (error?: Error) => void>();
  const work = (name: number) => () =>
    new Promise<number>((resolve, reject) => {
      begun.push(name);
      ends.set(name, (error) => (error ? reject(error) : resolve(name)));
    });
  return { begun, ends, work };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('runs as many at once as it may, the others in the order they came', async () => {
  const { begun, ends, work } = openWork();
  const limit = limitConcurrency(2);
  const all = [1, 2, 3, 4, 5].map((name) => limit(work(name)));
  expect(begun).toEqual([1, 2]);
  ends.get(2)?.();
  await settled();
  expect(begun).toEqual([1, 2, 3]);
  ends.get(1)?.();
  ends.get(3)?.();
  await settled();
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  ends.get(4)?.();
  ends.get(5)?.();
  expect(await Promise.all(all)).toEqual([1, 2, 3, 4, 5]);
});

it('passes failures on, and the turn to the next', async () => {
  const { begun, ends, work } = openWork();
  const limit = limitConcurrency(1);
  const first = limit(work(1));
  const second = limit(() => {
    begun.push(2);
    throw new Error('at once');
  });
  const third = limit(work(3));
  ends.get(1)?.(new Error('later'));
  await expect(first).rejects.toThrow('later');
  await expect(second).rejects.toThrow('at once');
  await settled();
  ends.get(3)?.();
  expect(await third).toBe(3);
  const fourth = limit(work(4));
  expect(begun).toEqual([1, 2, 3, 4]);
  ends.get(4)?.();
  await fourth;
});
