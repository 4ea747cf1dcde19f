import { expect, test } from 'vitest';
import { formatMetrics, gauge } from '~/platform/metrics/metrics';
import { requestKind, RequestMetrics } from '~/platform/metrics/request-metrics';

test.each([
  ['GET', '/de', 'page'],
  ['HEAD', '/shop/order/0123abcd', 'page'],
  ['POST', '/shop/cart', 'form'],
  ['GET', '/static/entry-0a1b.js', 'file'],
  ['GET', '/page-scripts/abc.js', 'file'],
  ['GET', '/assets/hero?key=xl', 'picture'],
  ['GET', '/readyz', 'probe'],
])('%s %s is a %s', (method, target, kind) => {
  expect(requestKind(method, target)).toBe(kind);
});

test('a histogram counts up over its buckets, in Prometheus’ text format', () => {
  const requests = new RequestMetrics();
  requests.record('page', 200, 0.004);
  requests.record('page', 200, 0.3);
  requests.record('page', 503, 60);
  const lines = formatMetrics([requests.collect()]).split('\n');
  expect(lines.slice(0, 2)).toEqual([
    '# HELP site_request_duration_seconds Requests by kind and class of status, and how long they took.',
    '# TYPE site_request_duration_seconds histogram',
  ]);
  const name = 'site_request_duration_seconds';
  expect(lines).toEqual(
    expect.arrayContaining([
      `${name}_bucket{kind="page",status="2xx",le="0.005"} 1`,
      `${name}_bucket{kind="page",status="2xx",le="0.25"} 1`,
      `${name}_bucket{kind="page",status="2xx",le="0.5"} 2`,
      `${name}_bucket{kind="page",status="2xx",le="+Inf"} 2`,
      `${name}_count{kind="page",status="2xx"} 2`,
      `${name}_bucket{kind="page",status="5xx",le="10"} 0`,
      `${name}_sum{kind="page",status="5xx"} 60`,
    ]),
  );
});

test('labels are escaped', () => {
  expect(formatMetrics([gauge('a', 'b', 1, { job: 'say "x\\\n' })])).toBe(
    '# HELP a b\n# TYPE a gauge\na{job="say \\"x\\\\\\n"} 1\n',
  );
});
