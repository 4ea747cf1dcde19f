import { expect, test } from 'vitest';
import { handleEach } from '~/operator/outbox-commands';

const busy = () => Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });

/** What became of five emails of which the database takes only some. */
async function handleFive(taken: number) {
  const handled: number[] = [];
  const error = await handleEach([21, 22, 23, 24, 25], async (id) => {
    if (handled.length === taken) throw busy();
    handled.push(id);
  }).catch((each: Error) => each);
  return { handled, error };
}

test('what was done before the database failed is not said to be undone', async () => {
  const { handled, error } = await handleFive(2);
  expect(handled).toEqual([21, 22]);
  expect(error?.message).toContain('(SQLITE_BUSY); of 5 emails 2 were handled');
});

test('a database that fails at once has done nothing', async () => {
  expect(await handleFive(0)).toEqual({ handled: [], error: busy() });
  expect(await handleFive(5)).toEqual({ handled: [21, 22, 23, 24, 25], error: undefined });
});
