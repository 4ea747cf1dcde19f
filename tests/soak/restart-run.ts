import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { href } from '~/routing/href';
import { sendCommand } from '../../tools/deploy/control.mjs';
import { makeCurrent } from '../../tools/deploy/releases.mjs';
import { makeRelease, startSupervisor, visit } from '../support/releases';

/** What visitors noticed of a number of graceful restarts. */
export type RestartFigures = { restarts: number; requests: number; failures: string[] };

const names = ['20261101T080000Z-a', '20261102T080000Z-b'] as const;

/** Swaps two releases of a supervised site, under load, until there were enough swaps or time is up. */
export async function restart(options: {
  restarts: number;
  deadline: number;
  onProgress: (done: number) => void;
}): Promise<RestartFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'murva-restarts-'));
  const root = join(folder, 'releases');
  for (const name of names) makeRelease(root, name);
  makeCurrent(root, names[0]);
  const site = await startSupervisor(root, join(folder, 'data'));
  const figures: RestartFigures = { restarts: 0, requests: 0, failures: [] };
  const stop = visit(site.url, [href('home', 'en'), href('shop', 'de'), '/shop/cart', '/healthz']);
  try {
    while (figures.restarts < options.restarts && Date.now() < options.deadline) {
      const release = figures.restarts % 2 === 0 ? names[1] : names[0];
      const answer = await sendCommand(root, { command: 'swap', release });
      if (!answer?.ok) figures.failures.push(`swap to ${release}: ${answer?.text ?? 'no answer'}`);
      figures.restarts += 1;
      options.onProgress(figures.restarts);
    }
  } finally {
    const { requests, failures } = await stop();
    figures.requests = requests;
    figures.failures.push(...failures);
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return figures;
}
