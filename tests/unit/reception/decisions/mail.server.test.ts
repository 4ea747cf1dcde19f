import { expect, test } from 'vitest';
import { issueMailKind } from '~/hospitality/newsletter/issues/issue-mail-kind';
import { heldReason } from '~/platform/mail/outbox-hold.server';
import type { OutgoingMail } from '~/platform/mail/outgoing-mail';
import { enqueue } from '~/platform/mail/outbox.server';
import * as route from '~/routes/reception/mail';
import { makeMail } from '../../../support/new-mail';
import type { Page } from '../../../support/shopper';
import { openStaffDesk } from '../../../support/staff-desk';

/** The sheet of an email that could not be sent, unless it is changed to another. */
async function setUp(
  change: { state?: 'dead' | 'sent'; last_error?: string; kind?: string } = {},
  mail: Partial<OutgoingMail> = {},
) {
  const desk = await openStaffDesk('reception');
  await enqueue(desk.db, makeMail({ dedupeKey: 'order:M-2026-000004:confirmation', ...mail }));
  const failed = { state: 'dead', last_error: '550 no such user', attempts: 3 } as const;
  await desk.db
    .updateTable('outbox')
    .set({ ...failed, ...change })
    .execute();
  const read = () => desk.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
  const { id } = await read();
  const params = { mail: String(id) };
  const open = (query = '') => desk.open(route, `/reception/mails/${id}${query}`, params);
  const send = async (page: Page) => {
    const { headers } = await desk.submit(route, page, page.form('decision'), {}, { params });
    return desk.open(route, headers.get('location') ?? '', params);
  };
  return { desk, open, send, read };
}

test('a failed email is sent again, once, and its sheet says why it failed and what it is about', async () => {
  const { open, send, read } = await setUp();
  const sheet = await open();
  expect(sheet.text).toContain('550 no such user');
  expect(sheet.html).toContain('href="/reception/orders/M-2026-000004"');
  const page = await open('?decision=retry');
  expect(page.text).toContain('The email is sent to ana@example.com once more.');
  const after = await send(page);
  expect(after.text).toContain('waiting to be sent');
  expect(after.text).not.toContain('failed');
  expect(await read()).toMatchObject({ state: 'queued', attempts: 0 });
  expect((await send(page)).text).toContain('Done');
});

const text =
  'Your order:\nhttps://linden.example/shop/order/secret. Thank you!\nNote: http://[secret\n';

test('what a failed email says can be told by telephone, but its links are the recipient’s', async () => {
  const { open } = await setUp({}, { text });
  const sheet = await open();
  expect(sheet.text).toContain('Your order: https://linden.example/…. Thank you!');
  expect(sheet.html).not.toContain('secret');
});

test('an email about nothing that the desk knows, a link to sign in, is not quoted', async () => {
  const { open } = await setUp({}, { dedupeKey: 'sign-in:x', text });
  expect((await open()).html).not.toContain('linden.example');
});

test('a settled email is erased and can be decided no more', async () => {
  const { open, send, read } = await setUp();
  const late = await open('?decision=retry');
  const after = await send(await open('?decision=discard'));
  expect(after.html).toContain('<span>Email 1</span>');
  expect(after.text).toContain('settled');
  expect(after.html).not.toContain('?decision=');
  expect(await read()).toMatchObject({ state: 'dead', to_address: '', text: '' });
  expect((await send(late)).text).toContain('Not done');
  expect(await read()).toMatchObject({ state: 'dead' });
});

test('an email that is held after a restore may have been sent', async () => {
  const { open } = await setUp({ last_error: heldReason });
  for (const query of ['', '?decision=retry']) {
    expect((await open(query)).text).toContain('may have been sent already');
  }
});

test('a held email is not sent while the invoice that it announces is not issued', async () => {
  const { desk, open, send, read } = await setUp({ last_error: heldReason });
  const early = await open('?decision=retry');
  const attachments = JSON.stringify([{ document: 'invoice:M-2026-000004:charged' }]);
  await desk.db.updateTable('outbox').set({ attachments }).execute();
  const sheet = await open();
  expect(sheet.text).toContain('the invoice has not been issued again');
  expect(sheet.html).not.toContain('?decision=retry');
  expect((await send(early)).text).toContain('Not done');
  expect(await read()).toMatchObject({ state: 'dead', last_error: heldReason });
  const settle = await open('?decision=discard');
  expect(settle.text).toContain('If it has not arrived, first tell the recipient');
});

test.each([{ state: 'sent' }, { kind: issueMailKind }] as const)(
  'an email with %j has no sheet',
  async (change) => {
    const { open } = await setUp(change);
    expect((await open()).status).toBe(404);
  },
);
