import { expect, onTestFinished, test } from 'vitest';
import { readClockDifference } from '~/platform/probes/clock.server';
import { serve } from '../../../support/serve';

async function serveDate(date: string | undefined): Promise<string> {
  const { url, close } = await serve((request, response) => {
    response.sendDate = false;
    if (date !== undefined) response.setHeader('date', date);
    response.writeHead(request.method === 'HEAD' ? 301 : 405, { location: '/elsewhere' }).end();
  });
  onTestFinished(close);
  return url;
}

test.each([-300, 0, 300])('a server whose clock is %i s from ours', async (seconds) => {
  const url = await serveDate(new Date(Date.now() + seconds * 1000).toUTCString());
  const difference = (await readClockDifference(url, 5_000)) as number;
  expect(Math.abs(difference + seconds * 1000)).toBeLessThanOrEqual(3_000);
});

test.each([undefined, 'yesterday'])('a server that does not say the time: %s', async (date) => {
  expect(await readClockDifference(await serveDate(date), 5_000)).toBeUndefined();
});
