import type { IncomingMessage, ServerResponse } from 'node:http';
import { isRead, probes } from '~/platform/http/guard';
import { resourceFolder } from '~/routing/resource-href';
import type { Metric } from './metrics';

/** Upper bounds in seconds; slower requests are only in the last, unbounded bucket. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const pictures = resourceFolder('asset');

type RequestKind = 'form' | 'file' | 'picture' | 'probe' | 'page';

/** Groups requests by kind rather than URL: few series, and no order's key in them. */
export function requestKind(method: string, target: string): RequestKind {
  if (!isRead(method)) return 'form';
  if (probes.has(target.split('?', 1)[0] ?? '')) return 'probe';
  if (target.startsWith(pictures)) return 'picture';
  if (/^\/(?:static|page-scripts)\//.test(target)) return 'file';
  return 'page';
}

type Series = { kind: RequestKind; status: string; counts: number[]; sum: number; count: number };

/** Counts requests by kind and status, and measures their duration. */
export class RequestMetrics {
  readonly #series = new Map<string, Series>();

  /** Measures a request until its response has been sent or the client has disconnected. */
  watch(request: IncomingMessage, response: ServerResponse): void {
    const begin = performance.now();
    response.once('close', () => {
      const kind = requestKind(request.method ?? 'GET', request.url ?? '/');
      // A response that was not finished when the connection closed is counted as 499, like in nginx.
      const status = response.writableFinished ? response.statusCode : 499;
      this.record(kind, status, (performance.now() - begin) / 1000);
    });
  }

  record(kind: RequestKind, statusCode: number, seconds: number): void {
    const status = `${Math.floor(statusCode / 100)}xx`;
    const key = `${kind} ${status}`;
    const series = this.#series.get(key) ?? {
      kind,
      status,
      counts: buckets.map(() => 0),
      sum: 0,
      count: 0,
    };
    this.#series.set(key, series);
    series.sum += seconds;
    series.count += 1;
    for (const [index, end] of buckets.entries()) {
      if (seconds <= end) series.counts[index] = (series.counts[index] ?? 0) + 1;
    }
  }

  collect(): Metric {
    const samples = [...this.#series.values()].flatMap(({ kind, status, counts, sum, count }) => {
      const labels = { kind, status };
      return [
        ...buckets.map((end, index) => ({
          suffix: '_bucket' as const,
          labels: { ...labels, le: String(end) },
          value: counts[index] ?? 0,
        })),
        { suffix: '_bucket' as const, labels: { ...labels, le: '+Inf' }, value: count },
        { suffix: '_sum' as const, labels, value: sum },
        { suffix: '_count' as const, labels, value: count },
      ];
    });
    const help = 'Requests by kind and class of status, and how long they took.';
    return { name: 'site_request_duration_seconds', help, type: 'histogram', samples };
  }
}
