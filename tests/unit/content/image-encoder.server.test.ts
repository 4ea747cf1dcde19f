import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createImageEncoder } from '~/content/image-encoder.server';
import { eventually } from '../../support/eventually';

let folder: string;
let master: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'test-encoder-'));
  master = join(folder, 'master.jpg');
  const create = { width: 300, height: 200, channels: 3, background: '#7a8450' } as const;
  await sharp({ create }).jpeg().toFile(master);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A process that records its id and then runs the given code for every job. */
function writeScript(name: string, onMessage: string) {
  const script = join(folder, `${name}.mjs`);
  const pids = join(folder, `${name}.pids`);
  writeFileSync(
    script,
    `import { appendFileSync } from 'node:fs';
     appendFileSync(${JSON.stringify(pids)}, process.pid + '\\n');
     process.on('message', (job) => { ${onMessage} });
     process.once('disconnect', () => process.exit());`,
  );
  const readPids = () => readFileSync(pids, 'utf8').trim().split('\n').map(Number);
  return { script, readPids };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('pictures in a process of their own', () => {
  it('come in the format and width asked for, never enlarged', async () => {
    const { encode } = createImageEncoder({ idleMs: 0 });
    const widths = await Promise.all(
      (['avif', 'webp', 'jpg'] as const).map(async (format) => {
        const small = await sharp(await encode({ path: master, width: 120, format })).metadata();
        const large = await sharp(await encode({ path: master, width: 900, format })).metadata();
        return [small.format, small.width, large.width];
      }),
    );
    expect(widths).toEqual([
      ['heif', 120, 300],
      ['webp', 120, 300],
      ['jpeg', 120, 300],
    ]);
  });

  it('stand upright if the camera noted that it was turned', async () => {
    const { encode } = createImageEncoder({ idleMs: 0 });
    const turned = join(folder, 'turned.jpg');
    await sharp(master).withMetadata({ orientation: 6 }).toFile(turned);
    const made = await sharp(await encode({ path: turned, width: 100, format: 'jpg' })).metadata();
    expect([made.width, made.height]).toEqual([100, 150]);
  });

  it('are refused with the reason when the master is damaged, and the next is made', async () => {
    const { encode } = createImageEncoder({ idleMs: 0 });
    const damaged = join(folder, 'damaged.jpg');
    writeFileSync(damaged, readFileSync(master).subarray(0, 400));
    await expect(encode({ path: damaged, width: 10, format: 'jpg' })).rejects.toThrow(/JPEG/i);
    await expect(encode({ path: master, width: 10, format: 'jpg' })).resolves.toBeInstanceOf(
      Buffer,
    );
  });

  it('are read without the secrets of the site', async () => {
    vi.stubEnv('SESSION_SECRET', 'not for the encoder');
    const { script } = writeScript(
      'env',
      `process.send({ id: job.id, bytes: Buffer.from(Object.keys(process.env).join()) });`,
    );
    const { encode } = createImageEncoder({ script, idleMs: 0 });
    const names = String(await encode({ path: master, width: 10, format: 'jpg' }));
    vi.unstubAllEnvs();
    expect(names).toContain('PATH');
    expect(names).not.toContain('SESSION_SECRET');
  });

  it('end with their process, and a new one makes the next', async () => {
    const { script, readPids } = writeScript(
      'fragile',
      `if (job.width === 1) process.exit(7); process.send({ id: job.id, bytes: Buffer.from('ok') });`,
    );
    const { encode } = createImageEncoder({ script, idleMs: 0 });
    const ended = encode({ path: master, width: 1, format: 'jpg' });
    await expect(ended).rejects.toThrow("The pictures' process ended (7)");
    expect(String(await encode({ path: master, width: 2, format: 'jpg' }))).toBe('ok');
    expect(new Set(readPids()).size).toBe(2);
  });

  it('take no longer than they may', async () => {
    const { script } = writeScript('endless', '');
    const { encode } = createImageEncoder({ script, idleMs: 0, limitMs: 400 });
    await expect(encode({ path: master, width: 10, format: 'jpg' })).rejects.toThrow(/SIGKILL/);
  });

  it('leave no process behind when there is nothing to do', async () => {
    const { script, readPids } = writeScript(
      'short',
      `process.send({ id: job.id, bytes: Buffer.from('ok') });`,
    );
    const { encode } = createImageEncoder({ script, idleMs: 50 });
    await encode({ path: master, width: 10, format: 'jpg' });
    const [pid = 0] = readPids();
    await eventually(() => expect(isRunning(pid)).toBe(false));
  });

  it('can be started ahead: the first picture uses the process that runs already', async () => {
    const { script, readPids } = writeScript(
      'ahead',
      `process.send({ id: job.id, bytes: Buffer.from('ok') });`,
    );
    const { encode, prepare } = createImageEncoder({ script, idleMs: 2_000 });
    prepare();
    await eventually(() => expect(readPids()).toHaveLength(1));
    prepare();
    await encode({ path: master, width: 10, format: 'jpg' });
    expect(readPids()).toHaveLength(1);
  });
});
