import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { onInterrupt } from '~/platform/processes/interrupt.js';

test('a Ctrl-C stops, though npm repeats it; another one ends at once, and no further one counts', () => {
  const source = new EventEmitter();
  const calls: string[] = [];
  let now = 1_000;
  const options = { stop: () => calls.push('stop'), endAtOnce: () => calls.push('end') };
  onInterrupt(options, source, () => now);
  const press = (at: number) => {
    now = at;
    source.emit('SIGINT');
    return calls;
  };
  expect(press(1_000)).toEqual(['stop']);
  expect(press(1_020)).toEqual(['stop']);
  expect(press(1_600)).toEqual(['stop', 'end']);
  expect(press(3_000)).toEqual(['stop', 'end']);
});
