import { chmodSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDatabase } from '~/platform/database/create-database.server';
import { databasePath, openSiteDatabase } from '~/platform/database/site-database.server';
import { writeMailFile } from '~/platform/mail/mail-files.server';
import { makeTempDir } from '../../../support/memory-database';

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test('orders and mails are made for their owner alone', async () => {
  const folder = join(makeTempDir(), 'data');
  await createDatabase(databasePath(folder));
  await writeMailFile(
    join(folder, 'mail'),
    { message_id: '<a@b>', created_at: '2026' },
    Buffer.from(''),
  );
  expect(modeOf(folder)).toBe('700');
  expect(modeOf(databasePath(folder))).toBe('600');
  expect(modeOf(join(folder, 'mail'))).toBe('700');
});

test('files of an earlier version become unreadable for other users at the next start; group permissions are unchanged', async () => {
  const folder = makeTempDir();
  const path = databasePath(folder);
  await createDatabase(path);
  chmodSync(path, 0o664);
  writeFileSync(join(folder, 'mail'), '');
  chmodSync(join(folder, 'mail'), 0o755);
  const db = await openSiteDatabase({ DATA_DIR: folder, strict: true });
  await db.destroy();
  expect(modeOf(path)).toBe('660');
  expect(modeOf(join(folder, 'mail'))).toBe('750');
});
