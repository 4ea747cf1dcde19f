import { expect, test } from 'vitest';
import { mailSettings } from '~/content/mails/mail-settings.server';
import { renderGuestActionMail } from '~/hospitality/replies/guest-action-mail.server';
import type { GuestAction } from '~/hospitality/replies/enquiry-states';
import type { NewEnquiry } from '~/hospitality/enquiries/enquiries.server';
import { ask } from '../../../support/guest-enquiry';
import { makeLoadContext } from '../../../support/load-context';
import { openMemoryDatabase } from '../../../support/memory-database';

const price = { persons: 3, personCents: 13_000, totalCents: 39_000 };
const nothing = 'Ne morate učiniti ništa.';

/** The email to the staff, on one line. */
async function render(
  details: object,
  {
    action = 'confirm',
    kind = 'package',
  }: { action?: GuestAction; kind?: NewEnquiry['kind'] } = {},
) {
  const db = await openMemoryDatabase();
  await ask(db, {
    kind,
    full_name: 'Ana',
    email: 'ana@example.com',
    details: JSON.stringify(details),
  });
  const context = makeLoadContext({ db });
  const enquiry = await db.selectFrom('enquiries').selectAll().executeTakeFirstOrThrow();
  const content = context.content.current();
  const { text } = await renderGuestActionMail(content, enquiry, action, mailSettings(context));
  return text.replace(/\s+/g, ' ');
}

test('after the confirmation of a table there is nothing to do', async () => {
  const table = { venue: 'restaurant', guests: 2, date: '2099-07-10', time: '20:00' };
  const text = await render(table, { kind: 'table' });
  expect(text).toContain(nothing);
  expect(text).not.toContain('plaćanje');
});

test('after that of a package the payment has to be arranged', async () => {
  const text = await render({ packageId: 'fireside', forWhom: 'myself', ...price });
  expect(text).toContain('Gost je potvrdio paket. Dogovorite plaćanje (390,00 €).');
  expect(text).not.toContain(nothing);
  expect(text).not.toContain('Dar treba poslati');
  const old = await render({ packageId: 'fireside' });
  expect(old).toContain('Gost je potvrdio paket. Dogovorite plaćanje.');
});

test.each([
  ['email', 'e-poštom primatelju: Ida, ida@example.com'],
  ['post', 'poštom, tiskano: Ida, Main Street 1, 8010 Graz'],
  ['buyer', 'e-poštom kupcu: Ana, ana@example.com'],
])('a gift that is sent by %s has to be sent: %s', async (voucher, to) => {
  const gift = {
    packageId: 'fireside',
    forWhom: 'gift',
    voucher,
    recipientName: 'Ida',
    recipientEmail: 'ida@example.com',
    recipientAddress: 'Main Street 1\n8010 Graz',
    ...price,
  };
  expect(await render(gift)).toContain(`Dar treba poslati ${to}`);
  expect(await render(gift, { action: 'cancel' })).not.toMatch(/Dogovorite|Dar treba poslati/);
});
