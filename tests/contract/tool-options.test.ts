import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** Any tool with options: `tools/options.mjs` reads them all. */
const runTool = (...args: string[]) =>
  spawnSync(process.execPath, ['tests/invoices/run.mjs', ...args], { encoding: 'utf8' });

it('prints how a tool is used', () => {
  const { status, stdout, stderr } = runTool('--minutes', '1', '--help');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('npm run test:invoices -- [options]');
});

it.each([
  ['--sceeds', "Unknown option '--sceeds'"],
  ['--minutes=soon', '--minutes takes a number above zero'],
])('refuses %s, and says what it takes', (argument, problem) => {
  const { status, stdout, stderr } = runTool(argument);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(problem);
  expect(stderr).toContain('--fresh');
});

it.each(['deploy', 'rollback', 'supervise'])('`npm run %s -- --help` only explains', (tool) => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [`tools/${tool}.mjs`, ...args], { encoding: 'utf8' });
  const help = run('--help');
  expect([help.status, help.stderr]).toEqual([0, '']);
  expect(help.stdout).toContain(`npm run ${tool} -- <folder with releases>`);
  expect(run('/nowhere', '--force')).toMatchObject({ status: 2, stdout: '' });
  const surplus = run('/nowhere', 'origin', 'main');
  expect(surplus).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('main') });
});

it.each(['test', 'verify'])('%s does not take minutes to ignore what it is given', (name) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`tools/${name}.mjs`, 'cart.spec.ts'],
    // Against hanging: one that ignores it runs every test.
    { encoding: 'utf8', timeout: 60_000 },
  );
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain("Unexpected argument 'cart.spec.ts'");
});

it.each(['start', 'serve', 'dev'])('%s takes settings from the environment and says so', (name) => {
  const { status, stderr } = spawnSync(process.execPath, [`tools/${name}.mjs`, '--port=8080'], {
    encoding: 'utf8',
    // Against hanging: one that takes the option starts the site.
    timeout: 60_000,
  });
  expect(status).toBe(2);
  expect(stderr).toContain("Unknown option '--port'");
  expect(stderr).toContain('settings are environment variables');
});
