import { CommanderError } from 'commander';
import { expect, test, vi } from 'vitest';
import { createProgram, describeError, runCli } from '~/operator/cli';
import { CommitUnknown, explainError } from '~/platform/database/postgres/postgres-errors';

/** Shows the help of a command, as with `--help`. */
function help(...names: string[]): string {
  let out = '';
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += String(text);
    return true;
  });
  try {
    createProgram().parse([...names, '--help'], { from: 'user' });
  } catch (error) {
    expect(error).toBeInstanceOf(CommanderError);
    expect((error as CommanderError).exitCode).toBe(0);
  }
  write.mockRestore();
  return out;
}

const groups = [
  ['orders', 'list', 'show', 'ship', 'capture', 'void', 'refund', 'review', 'export'],
  ['enquiries', 'list', 'show', 'export'],
  ['withdrawals', 'list', 'show', 'confirm', 'dismiss', 'export'],
  ['payments', 'list', 'release', 'close'],
  ['invoices', 'list', 'export', 'pdf', 'retry', 'lost', 'continue'],
  ['outbox', 'list', 'retry', 'dismiss'],
  ['newsletter', 'list', 'export'],
  ['staff', 'add', 'list', 'remove'],
  ['stock', 'list', 'set', 'correct'],
  ['privacy', 'find', 'erase'],
  ['database', 'create', 'check'],
] as const;

/** Commands that are no groups. */
const single = ['check', 'backup', 'restore'] as const;

const listedIn = (text: string) =>
  [...text.slice(text.indexOf('Commands:')).matchAll(/^ {2}([a-z]+) {2,}/gm)].map(
    ([, name]) => name,
  );

test('the help lists the command groups', () => {
  expect(listedIn(help())).toEqual([...groups.map(([group]) => group), ...single]);
});

test.each(groups)('the help of %s lists its commands', (group, ...commands) => {
  const text = help(group);
  expect(text).toContain(`Usage: npm run ${group} -- <command> [options]\n`);
  expect(listedIn(text)).toEqual(commands);
});

const all = groups.flatMap(([group, ...commands]) =>
  commands.map((name) => [group, name] as const),
);

test.each(single)('the help of %s has examples and fits the screen', (name) => {
  const text = help(name);
  expect(text).toContain(`Usage: npm run ${name} -- `);
  expect(text).toContain(`\nExamples:\n  npm run ${name}`);
  for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
});

test.each(all)('the help of %s %s has examples and fits the screen', (group, name) => {
  const text = help(group, name);
  expect(text).toContain(`Usage: npm run ${group} -- ${name} `);
  expect(text).toContain(`\nExamples:\n  npm run ${group} -- ${name}`);
  for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
});

const reading = new Set<string>(['list', 'lost', 'show', 'find', 'export']);

test.each(all.filter(([, name]) => reading.has(name)))('%s %s prints JSON', (group, name) => {
  expect(help(group, name)).toContain('--json');
});

/** Runs a command whose output cannot be written. */
async function runUnread(code: string) {
  const end = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const write = vi.spyOn(process.stdout, 'write').mockImplementation(() => {
    process.nextTick(() => process.stdout.emit('error', Object.assign(new Error(), { code })));
    return true;
  });
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const listeners = process.stdout.listeners('error');
  try {
    const exitCode = await runCli(['--help']);
    return { exitCode, said: said.mock.calls.flat(), ends: end.mock.calls.length };
  } finally {
    for (const each of process.stdout.listeners('error'))
      if (!listeners.includes(each)) process.stdout.off('error', each as () => void);
    for (const spy of [end, write, said]) spy.mockRestore();
  }
}

test('a command whose output nobody reads goes on; what a full disk cannot take is a failure', async () => {
  expect(await runUnread('EPIPE')).toEqual({ exitCode: 0, said: [], ends: 0 });
  expect(await runUnread('ENOSPC')).toEqual({
    exitCode: 1,
    said: ['error: the output could not be written (ENOSPC)\n'],
    ends: 0,
  });
});

test('a failure of the database is described by its code or its words, and nothing is promised that is not known', () => {
  const busy = Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });
  expect([busy, explainError(new Error('Query read timeout'))].map(describeError)).toEqual([
    'the database cannot be used at the moment (SQLITE_BUSY); nothing was changed',
    'the database cannot be used at the moment (PostgreSQL cannot be reached: Query read timeout); nothing was changed',
  ]);
  expect(describeError(new CommitUnknown(new Error('lost')))).toBe(
    'PostgreSQL did not say whether it has committed: see what is stored before you repeat the command',
  );
});
