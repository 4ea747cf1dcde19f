import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PageScripts } from '~/platform/http/page-scripts';
import {
  removeOldPageScripts,
  storePageScriptsInDatabase,
} from '~/platform/http/shared-page-scripts.server';
import { hashScript } from '~/platform/http/stored-page-scripts.server';
import { log } from '~/platform/log/log.server';
import { openMemoryDatabase } from '../../../support/memory-database';

test('a script that one process has shared is found by another, byte by byte', async () => {
  const db = await openMemoryDatabase();
  const here = new PageScripts(storePageScriptsInDatabase(db));
  const text = 'window.room = "Soba s pogledom – čuvana"; // \u2028';
  const address = here.add(text, 'without cart');
  const there = storePageScriptsInDatabase(db);
  const hash = hashScript(Buffer.from(text));
  expect(await there.find(hash)).toBeUndefined();
  await here.share(address);
  expect((await there.find(hash))?.toString()).toBe(text);
  expect(address).toContain(hash);
});

test('the oldest scripts are deleted if there are too many, and sharing one again renews it', async () => {
  const db = await openMemoryDatabase();
  const stored = storePageScriptsInDatabase(db);
  const bodies = ['a', 'b', 'c', 'd'].map((text) => Buffer.from(text));
  for (const [index, body] of bodies.entries()) {
    await stored.share?.(hashScript(body), body);
    await db
      .updateTable('page_scripts')
      .set({ kept_at: new Date(index).toISOString() })
      .where('hash', '=', hashScript(body))
      .execute();
  }
  await stored.share?.(hashScript(Buffer.from('a')), Buffer.from('a'));
  await removeOldPageScripts(db, 9);
  await removeOldPageScripts(db, 2);
  const kept = await db.selectFrom('page_scripts').select('body').orderBy('body').execute();
  expect(kept.map(({ body }) => body)).toEqual(['a', 'd']);
});

test('a database that does not respond delays no page', async () => {
  const scripts = new PageScripts({
    share: () => new Promise(() => {}),
    find: async () => undefined,
    store: async () => {},
  });
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const shared = vi.fn();
  void scripts.share(scripts.add('window.late = true;', 'with cart')).then(shared);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shared).toHaveBeenCalled();
});

test('a script that could not be looked up is not found, and the log says why', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  const error = new Error('no connection');
  const scripts = new PageScripts({
    find: async () => {
      throw error;
    },
    store: async () => {},
  });
  const request = new IncomingMessage(new Socket());
  const address = `/page-scripts/${'A'.repeat(22)}.js`;
  expect(await scripts.send(address, request, new ServerResponse(request))).toBe(false);
  expect(logged.mock.calls).toEqual([[{ err: error }, 'A page’s script could not be found']]);
});
