import { expect, test } from 'vitest';
import { formatMetrics, gauge, labelMetrics, mergeMetrics } from '~/platform/metrics/metrics';

test('metrics of several processes have one head each, and a label that tells them apart', () => {
  const measure = (process: string, value: number) =>
    labelMetrics([gauge('memory', 'Of it.', value, { kind: 'heap' })], { process });
  const merged = mergeMetrics([
    ...measure('1', 10),
    gauge('disk', 'Free.', 1),
    ...measure('2', 20),
  ]);
  expect(formatMetrics(merged)).toBe(
    [
      '# HELP memory Of it.',
      '# TYPE memory gauge',
      'memory{process="1",kind="heap"} 10',
      'memory{process="2",kind="heap"} 20',
      '# HELP disk Free.',
      '# TYPE disk gauge',
      'disk 1',
      '',
    ].join('\n'),
  );
});
