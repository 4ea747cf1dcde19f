import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { BackendError } from '~/content/content-backend.server';
import { createPictureDownloads } from '~/content/picture-downloads.server';
import { ResponseTooLarge } from '~/platform/http/bounded-body';
import { makeJpeg } from '../../support/small-jpeg';

const jpeg = makeJpeg(640, 480);

function setUp() {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const fetchPicture = vi.fn(async (_id: string) => jpeg);
  const warn = vi.fn<(fields: object, message: string) => void>();
  const clock = { now: 0 };
  const now = () => clock.now;
  const downloads = createPictureDownloads({ backend: { fetchPicture }, log: { warn }, now });
  const path = join(folder, 'images', 'hero-123456.jpg');
  const reasons = () =>
    warn.mock.calls.map(([{ reason }]: [{ reason?: string }, string]) => reason);
  return { folder, path, fetchPicture, clock, reasons, fetch: () => downloads.fetch('hero', path) };
}

const timeout = new DOMException('late', 'TimeoutError');

test.each([
  {
    answer: () => Promise.resolve(Buffer.from('<h1>Log in</h1>')),
    reason: '/assets/hero answered a file that is not a JPEG file',
  },
  {
    answer: () => Promise.resolve(jpeg.subarray(0, -1)),
    reason: '/assets/hero answered a file that is incomplete',
  },
  {
    answer: () => Promise.resolve(makeJpeg(10_000, 5_001)),
    reason: '/assets/hero answered a file that has more than 50 million pixels',
  },
  {
    answer: () =>
      Promise.reject(new BackendError('too large', { cause: new ResponseTooLarge('8 MB') })),
    reason: 'too large',
  },
  {
    answer: () => Promise.reject(new BackendError('too late', { cause: timeout })),
    reason: 'too late',
  },
])(
  'visitors do not repeat a download in vain, and the log tells of it once: $reason',
  async ({ answer, reason }) => {
    const { path, fetchPicture, clock, reasons, fetch } = setUp();
    fetchPicture.mockImplementation(answer);
    for (let visitor = 0; visitor < 20; visitor += 1) await expect(fetch()).rejects.toThrow(reason);
    expect(fetchPicture).toHaveBeenCalledTimes(1);
    expect(existsSync(path)).toBe(false);
    clock.now = 30_000;
    await expect(fetch()).rejects.toThrow(BackendError);
    expect(fetchPicture).toHaveBeenCalledTimes(2);
    expect(reasons()).toEqual([reason]);
    // The editor has put it right.
    fetchPicture.mockResolvedValue(jpeg);
    clock.now = 60_000;
    await fetch();
    expect(existsSync(path)).toBe(true);
  },
);

test('a backend that is down, or lacks the picture, is asked again at once', async () => {
  const { fetchPicture, reasons, fetch } = setUp();
  fetchPicture.mockRejectedValueOnce(new BackendError('down'));
  fetchPicture.mockRejectedValueOnce(new BackendError('answered 404'));
  await expect(fetch()).rejects.toThrow('down');
  await expect(fetch()).rejects.toThrow('404');
  await fetch();
  expect(reasons()).toEqual(['down', 'answered 404']);
});

test('a picture that the disk does not accept is downloaded again after a pause', async () => {
  const { folder, fetchPicture, clock, reasons, fetch } = setUp();
  writeFileSync(join(folder, 'images'), 'in the way');
  const reason = '/assets/hero cannot be stored in DATA_DIR (EEXIST)';
  for (let visitor = 0; visitor < 20; visitor += 1) await expect(fetch()).rejects.toThrow(reason);
  expect(fetchPicture).toHaveBeenCalledTimes(1);
  expect(reasons()).toEqual([reason]);
  rmSync(join(folder, 'images'));
  clock.now = 30_000;
  await fetch();
  expect(fetchPicture).toHaveBeenCalledTimes(2);
});
