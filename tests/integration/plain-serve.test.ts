import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openAsPerson } from '../support/enquiry-journey';
import { findMails } from '../support/sent-mails';
import { findFreePorts } from '../support/free-ports';

const command = ['node_modules/@remix-run/serve/dist/cli.js', 'build/server/index.js'];

test('remix-serve serves the demonstration on loopback, mails included, and ends with SIGTERM', async ({
  onTestFinished,
}) => {
  const port = await findFreePorts();
  const dataDir = mkdtempSync(join(tmpdir(), 'murva-plain-'));
  const { PATH = '', HOME = '' } = process.env;
  // Not a setting more: which port is free and where data may go only a test has to say.
  const settings: Record<string, string> = { PATH, HOME, PORT: String(port), DATA_DIR: dataDir };
  const child = spawn(process.execPath, command, {
    env: settings as NodeJS.ProcessEnv,
    stdio: 'ignore',
  });
  const exited = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exited;
    rmSync(dataDir, { recursive: true, force: true });
  });
  const url = `http://127.0.0.1:${port}`;
  await expect.poll(() => fetch(url).then(({ status }) => status, String)).toBe(200);

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

  child.kill('SIGTERM');
  const [code] = (await exited) as [unknown];
  expect(code).toBe(0);
});
