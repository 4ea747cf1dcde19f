import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { submitContact } from '~/hospitality/enquiries/submit-contact.server';
import { issueFormToken } from '~/platform/forms/form-token.server';
import { log } from '~/platform/log/log.server';
import { makeLoadContext } from '../../../support/load-context';
import { openMemoryDatabase } from '../../../support/memory-database';

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
  expect(await submit(guest, '203.0.113.7')).toEqual({ kind: 'sent' });
});

test('a form submitted faster than a person can type is shown as sent, but not stored', async () => {
  const { db, secrets, submit } = await open();
  const count = async () => (await db.selectFrom('enquiries').select('id').execute()).length;
  const renderedAt = Date.UTC(2026, 10, 25, 12);
  onTestFinished(() => void vi.useRealTimers());
  const submitAfter = (ms: number) => {
    vi.useFakeTimers({ now: renderedAt + ms, toFake: ['Date'] });
    const formToken = issueFormToken(secrets, renderedAt);
    return submit({ ...guest, formToken }, '203.0.113.7');
  };
  expect(await submitAfter(499)).toEqual({ kind: 'sent' });
  expect(await count()).toBe(0);
  expect(await submitAfter(500)).toEqual({ kind: 'sent' });
  expect(await count()).toBe(1);
});
