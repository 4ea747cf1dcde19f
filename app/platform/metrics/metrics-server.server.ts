import { createServer } from 'node:http';
import { log } from '~/platform/log/log.server';
import { formatMetrics, type Metric } from './metrics';

/**
 * Serves metrics to Prometheus on loopback, reachable only from this machine. The site starts even if the port is
 * taken.
 * @returns a function that closes the server
 */
export async function serveMetrics(
  port: number,
  collect: () => Promise<readonly Metric[]>,
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    collect().then(
      (metrics) =>
        response
          .writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
          .end(formatMetrics(metrics)),
      (error: unknown) => {
        log.error({ err: error }, 'The metrics could not be collected');
        response.writeHead(500).end();
      },
    );
  });
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
  } catch (error) {
    log.error({ err: error, port }, 'METRICS_PORT cannot be used: no metrics are served');
    return async () => {};
  }
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}
