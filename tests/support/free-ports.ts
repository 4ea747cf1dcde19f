import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A free port whose successor is free too, below the ephemeral range: a site that restarts on its port must not find
 * an outgoing connection there.
 */
export async function findFreePorts(): Promise<number> {
  for (;;) {
    // From above 10,080, the last port that fetch and browsers refuse to open (Fetch Standard, "bad port").
    const port = randomInt(10_081, 32_000);
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}
