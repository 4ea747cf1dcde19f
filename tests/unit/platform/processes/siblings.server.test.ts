import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { Siblings } from '~/platform/processes/siblings.server';

type Sent = { relay: unknown; to?: number };

/** Processes whose parent passes messages on, as `process-group.js` does. */
function startSiblings(count: number) {
  const channels = Array.from({ length: count }, () => new EventEmitter());
  const deliver = (from: number, { relay, to }: Sent) =>
    channels.forEach((channel, index) => {
      const isMeant = to === undefined ? index + 1 !== from : index + 1 === to;
      if (isMeant) queueMicrotask(() => channel.emit('message', { relayed: relay, from }));
    });
  return channels.map((channel, index) => {
    const send = (message: unknown) => {
      deliver(index + 1, message as Sent);
      return true;
    };
    return new Siblings(count, Object.assign(channel, { send }));
  });
}

test('a question is answered by all others, each question by its own answers', async () => {
  const [first, second, third] = startSiblings(3);
  for (const [index, each] of [first, second, third].entries())
    each?.answer('number', async () => index + 1);
  const answers = await Promise.all([first?.ask('number', 60_000), second?.ask('number', 60_000)]);
  expect(answers.map((each) => each?.toSorted())).toEqual([
    [2, 3],
    [1, 3],
  ]);
});

test('a process that does not answer is not waited for longer than asked', async () => {
  const [first, second] = startSiblings(3);
  second?.answer('number', async () => 2);
  expect(await first?.ask('number', 20)).toEqual([2]);
});

test('a single process asks no other', async () => {
  expect(await new Siblings(1, new EventEmitter()).ask('number', 60_000)).toEqual([]);
});
