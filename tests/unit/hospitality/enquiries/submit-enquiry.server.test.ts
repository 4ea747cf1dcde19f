import { expect, test, vi } from 'vitest';
import { submitContact } from '~/hospitality/enquiries/submit-contact.server';
import { log } from '~/platform/log/log.server';
import { makeLoadContext } from '../../../support/load-context';
import { openMemoryDatabase } from '../../../support/memory-database';

const guest = { fullName: 'Ana Čačić', email: 'ana@example.com', message: 'Is there a room?' };

test('forms of bots and forms with errors use up nobody’s share', async () => {
  vi.spyOn(log, 'info').mockReturnValue();
  const context = makeLoadContext({ db: await openMemoryDatabase() });
  const submit = (fields: Record<string, string>, client: string) => {
    const request = new Request('https://linden.example', { headers: { 'x-site-client': client } });
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return submitContact(context, request, form, 'en');
  };
  for (let i = 0; i < 320; i += 1) {
    const client = `198.51.100.${i % 100}`;
    await submit({ ...guest, website: 'https://spam.example' }, client);
    await submit({ ...guest, email: 'ana@' }, client);
  }
  expect(await submit(guest, '203.0.113.7')).toEqual({ kind: 'sent' });
});
