import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { openAsPerson } from '../support/enquiry-journey';
import { findMails } from '../support/sent-mails';
import { startSite } from '../support/site';

test('remix-serve serves the demonstration on loopback, mails included, and ends with SIGTERM', async ({
  onTestFinished,
}) => {
  const site = await startSite({ plain: true });
  const { url, port, dataDir } = site;
  onTestFinished(() => site.kill());

  // The example of a demonstration.
  const readWeather = async () => (await fetch(`${url}/api/weather`)).json();
  await expect.poll(readWeather).toMatchObject({ data: { example: true } });

  const email = 'plain@example.com';
  const { shopper, page } = await openAsPerson(url, '/en/contact');
  const sent = await shopper.submit(page, page.form('fullName', 'message'), {
    fullName: 'Ana Čačić',
    email,
    message: 'Do you have a room?',
  });
  expect(sent.url).toContain('sent=1');
  expect((await findMails(dataDir, email)).receipt.subject).toBeTruthy();

  const outside = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal);
  for (const { address } of outside) {
    await expect(fetch(`http://${address}:${port}/`), address).rejects.toThrow();
  }

  expect(await site.stop()).toBe(0);
});
