import { expect, test } from 'vitest';
import * as route from '~/routes/reception/withdrawals';
import { makeWithdrawal } from '../../../support/new-withdrawal';
import { openStaffDesk, type StaffDesk } from '../../../support/staff-desk';

const path = '/reception/withdrawals';

/** Statements without an order, the first one by Berta and the last one by Eva. */
async function state(desk: StaffDesk, count: number): Promise<string[]> {
  const references = [];
  for (let stated = 0; stated < count; stated++) {
    const full_name = stated === 0 ? 'Berta' : stated === count - 1 ? 'Eva' : `Junk ${stated}`;
    const row = makeWithdrawal({ full_name });
    await desk.db.insertInto('withdrawals').values(row).execute();
    references.push(row.reference);
  }
  return references;
}

const countOpen = async ({ db }: StaffDesk) =>
  (await db.selectFrom('withdrawals').select('id').where('decided_at', 'is', null).execute())
    .length;

test('the newest statements come first, and all can be reached by pages or found', async () => {
  const desk = await openStaffDesk();
  await state(desk, 60);
  const first = await desk.open(route, path);
  expect(first.text).toContain('Statements without an order 60');
  expect(first.text).toContain('Eva');
  expect(first.text).not.toContain('Berta');
  const [, older] = /href="(\/reception\/withdrawals\?before=\d+)">Older/.exec(first.html) ?? [];
  expect((await desk.open(route, older ?? '')).text).toContain('Berta');
  expect((await desk.open(route, `${path}?q=berta`)).text).toMatch(/Berta .*M-2026-000001/);
});

test.each(['Čović', 'čović', 'COVIC', 'ana covic', 'ana.c@'])(
  'a search ignores accents and case, also for a statement that many have followed: %s',
  async (typed) => {
    const desk = await openStaffDesk();
    const row = makeWithdrawal({ full_name: 'Ana Čović', email: 'Ana.C@example.com' });
    await desk.db.insertInto('withdrawals').values(row).execute();
    await state(desk, 510);
    const page = await desk.open(route, `${path}?q=${encodeURIComponent(typed)}`);
    expect(page.html.match(/name="statement"/g)).toHaveLength(1);
    expect(page.text).toContain('Ana Čović');
  },
);

test('all shown are ticked at once, named, and settled together by the button of the page that names them', async () => {
  const desk = await openStaffDesk();
  await state(desk, 52);
  const ticked = await desk.open(route, `${path}?ticked=all`);
  const form = ticked.form('statement');
  expect(form.fields.filter(({ checked }) => checked)).toHaveLength(50);
  const chosen = form.fields.map(({ name, value }) => [name, value]);
  const query = new URLSearchParams([...chosen, ['settle', '1']]);
  const asked = await desk.open(route, `${path}?${query}`);
  expect(asked.text).toContain('Eva');
  expect(await countOpen(desk)).toBe(52);
  const done = await desk.submit(route, asked, asked.form('submission'));
  expect(done.status).toBe(303);
  expect(await countOpen(desk)).toBe(2);
  await desk.submit(route, asked, asked.form('submission'));
  const logged = await desk.db
    .selectFrom('staff_actions')
    .select(['action', 'outcome', 'staff_email'])
    .execute();
  expect(logged).toEqual([
    { action: 'withdrawals-settle', outcome: 'done', staff_email: 'manager@hotel.example' },
  ]);
  expect((await desk.open(route, done.headers.get('location') ?? '')).text).toContain('Done');
});

test('without a tick nothing is settled, and the page says so', async () => {
  const desk = await openStaffDesk();
  await state(desk, 1);
  const page = await desk.open(route, `${path}?settle=1`);
  expect(page.text).toContain('Tick at least one');
  expect(page.html).toContain('<title>Not done: Statements without an order');
});

test('whoever ticks what a colleague has just settled reads that it is done', async () => {
  const desk = await openStaffDesk();
  const [reference = ''] = await state(desk, 1);
  const asking = `${path}?settle=1&statement=${reference}`;
  const asked = await desk.open(route, asking);
  await desk.submit(route, asked, asked.form('submission'));
  const late = await desk.open(route, asking);
  expect(late.text).toContain('Already done');
  expect(late.text).not.toContain('Tick at least one');
});

test('the reception reads the statements and settles none', async () => {
  const desk = await openStaffDesk('reception');
  const [reference = ''] = await state(desk, 1);
  const page = await desk.open(route, `${path}?settle=1&statement=${reference}`);
  expect(page.text).toContain('Berta');
  expect(page.html).not.toContain('checkbox');
  const body = new URLSearchParams({ submission: 'x'.repeat(43), statement: reference });
  expect((await desk.post(route, path, body)).status).toBe(403);
  expect(await countOpen(desk)).toBe(1);
});
