import type { AppLoadContext } from '@remix-run/node';
import { expect, test } from 'vitest';
import { action, loader } from '~/routes/subscription';
import { openMemoryDatabase } from '../../support/memory-database';

test.each(['confirm', 'leave'])(
  'a link of an email that is no longer valid is a page that does not exist: %s',
  async (page) => {
    const context = { db: await openMemoryDatabase() } as AppLoadContext;
    const url = `https://hotel.example/en/newsletter/${page}`;
    const opened = new Request(`${url}?token=nothing`);
    expect(await loader({ request: opened, context, params: {} })).toMatchObject({
      init: { status: 404 },
      data: { purpose: page, token: undefined },
    });
    const body = new URLSearchParams({ token: 'nothing' });
    const pressed = new Request(url, { method: 'POST', body });
    expect(await action({ request: pressed, context, params: {} })).toMatchObject({
      init: { status: 404 },
      data: { isGone: true },
    });
  },
);
