import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { flushFolder, writeDurably } from '~/platform/files/durable-files.server';
import { makeTempDir } from '../../../support/memory-database';

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test('a file and its new folders are for their owner only', async () => {
  const folder = join(makeTempDir(), 'new', 'folder');
  await writeDurably(join(folder, 'note'), 'one');
  expect(readFileSync(join(folder, 'note'), 'utf8')).toBe('one');
  expect(modeOf(join(folder, 'note'))).toBe('600');
  expect(modeOf(join(folder, '..'))).toBe('700');
  expect(modeOf(folder)).toBe('700');
});

test('a file takes the place of another one, whatever a crash has left beside it', async () => {
  const folder = makeTempDir();
  const [path, draft] = [join(folder, 'note'), join(folder, 'note.new')];
  writeFileSync(path, 'a longer one');
  writeFileSync(draft, 'half of something long');
  await writeDurably(path, Buffer.from('two'), draft);
  expect(readFileSync(path, 'utf8')).toBe('two');
  expect(readdirSync(folder)).toEqual(['note']);
});

test('files written at the same time are each complete, and the last one stays', async () => {
  const folder = makeTempDir();
  const texts = Array.from({ length: 20 }, (_, index) => String(index).repeat(100_000));
  await Promise.all(texts.map((text) => writeDurably(join(folder, 'note'), text)));
  expect(texts).toContain(readFileSync(join(folder, 'note'), 'utf8'));
  expect(readdirSync(folder)).toEqual(['note']);
});

test('a failure leaves what was there, and no draft', async () => {
  const folder = makeTempDir();
  mkdirSync(join(folder, 'note'));
  await expect(writeDurably(join(folder, 'note'), 'three')).rejects.toThrow('EISDIR');
  expect(readdirSync(folder)).toEqual(['note']);
});

test('a folder that is not there cannot be flushed', async () => {
  await expect(flushFolder(join(makeTempDir(), 'none'))).rejects.toThrow('ENOENT');
});
