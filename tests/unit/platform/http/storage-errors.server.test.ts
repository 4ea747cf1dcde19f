import { expect, test, vi } from 'vitest';
import { DatabaseUnavailable } from '~/platform/database/storage-error';
import { createPageHandlers } from '~/platform/http/page-handlers.server';
import { handleStorageErrors } from '~/platform/http/storage-errors.server';
import { makeLoadContext } from '../../../support/load-context';
import { makeServerBuild } from '../../../support/server-build';

vi.hoisted(() => Object.assign(process.env, { LOG_LEVEL: 'silent' }));

const failing = (error: unknown) => () => {
  throw error;
};

const routes = {
  root: { id: 'root', path: '', module: {} },
  gone: {
    id: 'gone',
    parentId: 'root',
    path: 'gone',
    module: {
      loader: failing(new DatabaseUnavailable('missing')),
      action: failing(Object.assign(new Error('disk full'), { code: 'SQLITE_FULL' })),
    },
  },
  broken: {
    id: 'broken',
    parentId: 'root',
    path: 'broken',
    module: { loader: failing(new Error('a bug')) },
  },
  there: {
    id: 'there',
    parentId: 'root',
    path: 'there',
    module: { loader: () => new Response('here') },
  },
};

const build = makeServerBuild(routes);

const ask = (path: string, method = 'GET') =>
  createPageHandlers(handleStorageErrors(build))(
    new Request(`http://shop.test${path}`, { method }),
  );

test.each(['GET', 'POST'])(
  'what cannot be stored or read is "later", not "broken": %s',
  async (method) => {
    const response = await ask('/gone', method);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('60');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toBe('');
  },
);

test('other errors and responses are unchanged', async () => {
  const { loader } = handleStorageErrors(build).routes.broken?.module ?? {};
  const request = new Request('http://shop.test/broken');
  await expect(async () =>
    loader?.({ request, params: {}, context: makeLoadContext() }),
  ).rejects.toThrow('a bug');
  expect(await (await ask('/there')).text()).toBe('here');
});
