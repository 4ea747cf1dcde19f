import { expect, test } from 'vitest';
import { clientAddressHeader } from '~/platform/http/client-address';
import { submitStatement } from '~/shop/withdrawals/submit-withdrawal.server';
import { makeLoadContext } from '../../../support/load-context';
import { openMemoryDatabase } from '../../../support/memory-database';

async function setUp() {
  const db = await openMemoryDatabase();
  const context = makeLoadContext({ db });
  return async (typed: Record<string, string> = {}, client = '192.0.2.1') => {
    const form = new FormData();
    const filled = { fullName: 'Ana', orderNumber: 'M-2026-000001', email: 'ana@example.com' };
    for (const [name, value] of Object.entries({ ...filled, items: '', note: '', ...typed })) {
      form.set(name, value);
    }
    const headers = { [clientAddressHeader]: client };
    const request = new Request('https://linden.example/', { headers });
    const outcome = await submitStatement(context, request, form);
    return outcome.kind === 'refused'
      ? { ...outcome, typed: outcome.result?.initialValue }
      : outcome;
  };
}

const family = '👨‍👩‍👧‍👦';

test.each(['č', 'ß', 'é', 'a', 'Ж', '橄'])(
  'every field full of “%s” fits into a statement',
  async (letter) => {
    const submit = await setUp();
    const full = (length: number) => letter.repeat(length);
    const typed = { fullName: full(100), orderNumber: full(200), items: full(2000) };
    expect(await submit({ ...typed, note: full(2000) })).toMatchObject({ kind: 'written' });
  },
);

test('a statement of more than 13 kB is refused at its longest field, with what was typed', async () => {
  const submit = await setUp();
  const note = family.repeat(2000);
  expect(await submit({ items: 'Öl', note })).toMatchObject({
    kind: 'refused',
    status: 400,
    result: { error: { note: ['tooLong'] } },
    typed: { items: 'Öl', note },
  });
});

test('a client that has written twenty long statements may write short ones, and others long ones', async () => {
  const submit = await setUp();
  const long = { note: 'č'.repeat(1500) };
  for (let each = 0; each < 20; each++) {
    expect(await submit(long)).toMatchObject({ kind: 'written' });
  }
  expect(await submit(long)).toMatchObject({
    status: 400,
    result: { error: { note: ['tooLong'] } },
  });
  expect(await submit({ note: 'č'.repeat(900) })).toMatchObject({ kind: 'written' });
  expect(await submit(long, '198.51.100.1')).toMatchObject({ kind: 'written' });
});
