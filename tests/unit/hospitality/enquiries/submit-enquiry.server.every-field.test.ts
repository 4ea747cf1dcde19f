import type { AppLoadContext } from '@remix-run/node';
import { expect, onTestFinished, test, vi } from 'vitest';
import { contactFields } from '~/hospitality/enquiries/contact-schema';
import { submitContact } from '~/hospitality/enquiries/submit-contact.server';
import { newsletterFormNames, subscribe } from '~/hospitality/newsletter/subscribe.server';
import { reservationFields } from '~/hospitality/packages/reservation-fields';
import { submitReservation } from '~/hospitality/packages/submit-reservation.server';
import { tableFields } from '~/hospitality/tables/table-fields';
import { submitTable } from '~/hospitality/tables/submit-table.server';
import { log } from '~/platform/log/log.server';
import { href } from '~/routing/href';
import { atHotel } from '../../../support/hotel-clock';
import { makeLoadContext } from '../../../support/load-context';
import { openMemoryDatabase } from '../../../support/memory-database';

type Fields = Record<string, string>;

const guest = { fullName: 'Ana Horvat', email: 'ana@linden.example' };
const gift = {
  ...guest,
  forWhom: 'gift',
  persons: '2',
  recipientName: 'Eva',
  terms: 'on',
};

const origin = 'https://linden.example';
const packageSlug = 'fireside-en';
const packagePath = href('packageReservation', 'en', { slug: packageSlug });

/** Every form with which anyone can have the site write to any address, filled as far as it must be. */
const forms = [
  { name: 'contact', fields: contactFields, filled: { ...guest, message: 'Is there a room?' } },
  {
    name: 'table',
    fields: tableFields,
    filled: { ...guest, venue: 'restaurant', guests: '4', date: '2027-04-03', time: '19:30' },
  },
  {
    name: 'package',
    fields: reservationFields,
    filled: { ...guest, forWhom: 'myself', persons: '2', terms: 'on' },
  },
  {
    name: 'gift by email',
    fields: reservationFields,
    filled: { ...gift, voucher: 'email', recipientEmail: 'eva@linden.example' },
  },
  {
    name: 'gift by post',
    fields: reservationFields,
    filled: { ...gift, voucher: 'post', recipientAddress: 'Mill Lane 4\n8010 Graz' },
  },
  { name: 'newsletter', fields: newsletterFormNames, filled: { email: guest.email } },
] as const satisfies readonly { name: string; fields: readonly string[]; filled: Fields }[];

type FormName = (typeof forms)[number]['name'];

const typedLinks = [
  'Card refused. Pay at https://evil.example/pay?b=1 within 2 hours',
  'www.evil.example/name',
  'evil.Com/pay',
  'win@evil.example',
];

test.each(forms)(
  'whatever field of the $name form has a link, the mail to the address that was typed has none',
  async ({ name, fields, filled }) => {
    vi.spyOn(log, 'info').mockReturnValue();
    vi.useFakeTimers({ now: atHotel('2026-11-26T12:00'), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const db = await openMemoryDatabase();
    const context = makeLoadContext({ db });
    await submit(context, name, { ...filled, email: 'no-link@linden.example' });
    for (const field of fields) {
      for (const [index, typed] of typedLinks.entries()) {
        const email = `${field}-${index}@linden.example`;
        await submit(context, name, { ...filled, email, [field]: typed });
      }
    }
    const mails = await db
      .selectFrom('outbox')
      .select(['to_address', 'subject', 'text', 'html', 'attachments'])
      .where('kind', '!=', 'enquiry-notice')
      .execute();
    expect(mails.map(({ to_address }) => to_address)).toContain('no-link@linden.example');
    const spoiled = mails.filter(({ subject, text, html, attachments }) =>
      /evil/i.test([subject, text, html, attachments].join()),
    );
    expect(spoiled.map(({ to_address }) => to_address)).toEqual([]);
  },
);

let client = 0;

/** Submits a form, each time as another client. */
async function submit(context: AppLoadContext, name: FormName, fields: Fields): Promise<void> {
  client += 1;
  const headers = { 'x-site-client': `198.51.100.${client}` };
  const request = new Request(origin, { headers });
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.set(field, value);
  if (name === 'contact') await submitContact(context, request, body, 'en');
  else if (name === 'table') await submitTable(context, request, body, 'en');
  else if (name === 'newsletter') await subscribe(context, request, body, 'en');
  else {
    const post = { method: 'POST', headers, body: new URLSearchParams(fields) };
    await submitReservation(context, new Request(origin + packagePath, post), packageSlug);
  }
}
