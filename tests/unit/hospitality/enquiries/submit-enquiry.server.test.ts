import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { submitContact } from '~/hospitality/enquiries/submit-contact.server';
import { issueFormToken, verifyFormToken } from '~/platform/forms/form-token.server';
import { log } from '~/platform/log/log.server';
import { makeLoadContext } from '../../../support/load-context';
import { openMemoryDatabase } from '../../../support/memory-database';

const sent = { kind: 'sent', isCopied: true };
const guest = { fullName: 'Ana Čačić', email: 'ana@example.com', message: 'Is there a room?' };

beforeEach(() => void vi.spyOn(log, 'info').mockReturnValue());

async function open() {
  const db = await openMemoryDatabase();
  const context = makeLoadContext({ db });
  const submit = (fields: Record<string, string>, client: string) => {
    const request = new Request('https://linden.example', { headers: { 'x-site-client': client } });
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return submitContact(context, request, form, 'en');
  };
  return { db, secrets: context.secrets, submit };
}

test('forms of bots and forms with errors use up nobody’s share', async () => {
  const { submit } = await open();
  for (let i = 0; i < 320; i += 1) {
    const client = `198.51.100.${i % 100}`;
    await submit({ ...guest, website: 'https://spam.example' }, client);
    await submit({ ...guest, email: 'ana@' }, client);
  }
  expect(await submit(guest, '203.0.113.7')).toEqual(sent);
});

test('whoever writes in a guest’s name, the guest’s own message reaches the hotel', async () => {
  const { db, submit } = await open();
  for (let i = 0; i < 30; i += 1) {
    const { kind } = await submit({ ...guest, message: `${i}` }, '198.51.100.7');
    expect(kind).toBe('sent');
  }
  const own = await submit({ ...guest, message: 'Hers' }, '203.0.113.7');
  expect(own).toEqual({ kind: 'sent', isCopied: false });
  const mails = await db.selectFrom('outbox').select(['kind', 'reply_to', 'text']).execute();
  expect(mails.filter(({ kind }) => kind === 'enquiry-receipt')).toHaveLength(10);
  const notices = mails.filter(({ kind }) => kind === 'enquiry-notice');
  expect(notices).toHaveLength(31);
  expect(notices.at(-1)?.text).toContain('Hers');
  expect(notices.at(-1)?.reply_to).toBe(guest.email);
});

test('the limits of one client and of all still hold', async () => {
  const { submit } = await open();
  const send = async (i: number, client: string) => {
    const outcome = await submit({ ...guest, message: `${i}` }, client);
    return outcome.kind === 'sent' ? 'sent' : outcome.status;
  };
  const own = [];
  for (let i = 0; i < 61; i += 1) own.push(await send(i, '198.51.100.7'));
  expect(own).toEqual([...Array(60).fill('sent'), 429]);
  const others = [];
  for (let i = 0; i < 241; i += 1) others.push(await send(i + 61, `203.0.113.${i}`));
  expect(others).toEqual([...Array(240).fill('sent'), 429]);
});

test('a form submitted faster than a person can type is refused with a token for another try', async () => {
  const { db, secrets, submit } = await open();
  const count = async () => (await db.selectFrom('enquiries').select('id').execute()).length;
  const renderedAt = Date.UTC(2026, 10, 25, 12);
  onTestFinished(() => void vi.useRealTimers());
  const submitAfter = (ms: number) => {
    vi.useFakeTimers({ now: renderedAt + ms, toFake: ['Date'] });
    const formToken = issueFormToken(secrets, renderedAt);
    return submit({ ...guest, formToken }, '203.0.113.7');
  };
  const refused = await submitAfter(499);
  const { formToken = '' } = refused.kind === 'rejected' ? refused : {};
  expect(refused).toMatchObject({ status: 400, problem: 'captcha' });
  expect(verifyFormToken(secrets, formToken, renderedAt + 1000)).toBe('valid');
  expect(await count()).toBe(0);
  expect(await submitAfter(500)).toEqual(sent);
  expect(await count()).toBe(1);
});

test('a form with a token of other secrets is refused with one that is accepted', async () => {
  const { secrets, submit } = await open();
  const refused = await submit(
    { ...guest, formToken: issueFormToken(['another'], Date.now()) },
    '203.0.113.7',
  );
  const { formToken = '' } = refused.kind === 'rejected' ? refused : {};
  expect(refused).toMatchObject({ status: 400, problem: 'stale' });
  expect(verifyFormToken(secrets, formToken, Date.now() + 1000)).toBe('valid');
});

test.for(['cancelled', 'declined'] as const)(
  'a form sent again after its request was %s is a new request, and still only one',
  async (state) => {
    const { db, submit } = await open();
    const send = () => submit(guest, '203.0.113.7');
    const close = () => db.updateTable('enquiries').set({ state }).execute();
    const listStates = async () =>
      (await db.selectFrom('enquiries').select('state').orderBy('id').execute()).map(
        (row) => row.state,
      );
    await send();
    await close();
    expect(await send()).toEqual(sent);
    await send();
    expect(await listStates()).toEqual([state, 'new']);
    await close();
    await send();
    expect(await listStates()).toEqual([state, state, 'new']);
    const { mails } = await db
      .selectFrom('outbox')
      .select((eb) => eb.fn.countAll<number>().as('mails'))
      .executeTakeFirstOrThrow();
    expect(mails).toBe(3 * 2);
  },
);

test('a form sent again around midnight, after its request was cancelled, is one new request', async () => {
  const { db, submit } = await open();
  onTestFinished(() => void vi.useRealTimers());
  const sendAt = (time: string) => {
    vi.useFakeTimers({ now: Date.parse(time), toFake: ['Date'] });
    return submit(guest, '203.0.113.7');
  };
  await sendAt('2026-11-25T23:52:00Z');
  await db.updateTable('enquiries').set({ state: 'cancelled' }).execute();
  for (const time of ['25T23:58', '26T00:01', '26T00:07']) await sendAt(`2026-11-${time}:00Z`);
  expect(await db.selectFrom('enquiries').select('state').orderBy('id').execute()).toEqual([
    { state: 'cancelled' },
    { state: 'new' },
  ]);
});

test('whatever fails while a message is stored, its words stay in the form and the failure is logged', async () => {
  const { db, submit } = await open();
  const logged = vi.spyOn(log, 'error').mockReturnValue();
  await db.schema.alterTable('enquiries').renameTo('lost').execute();
  const refused = await submit(guest, '203.0.113.7');
  expect(refused).toMatchObject({
    kind: 'rejected',
    status: 503,
    problem: 'storage',
    result: { initialValue: guest },
  });
  expect(logged).toHaveBeenCalledOnce();
  expect(logged.mock.lastCall?.[1]).toBe('An enquiry could not be stored');
});
