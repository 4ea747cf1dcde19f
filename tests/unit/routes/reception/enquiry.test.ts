import { expect, test } from 'vitest';
import { hotelDay } from '~/platform/time/calendar';
import * as replyRoute from '~/routes/reception/enquiry-reply';
import * as route from '~/routes/reception/enquiry';
import { ask } from '../../../support/guest-enquiry';
import { openStaffDesk } from '../../../support/staff-desk';

/** A guest's table for four, accepted. */
async function acceptTable() {
  const desk = await openStaffDesk('reception');
  const details = { venue: 'restaurant', guests: 4, date: '2099-07-10', time: '20:00' };
  const id = String(await ask(desk.db, { details: JSON.stringify(details) }));
  const params = { id, reply: 'accept' };
  const path = `/reception/requests/${id}`;
  const open = (query = '') => desk.open(route, path + query, params);
  const letter = await desk.open(replyRoute, `${path}/accept`, params);
  const send: [string, string] = ['intent', 'send'];
  await desk.submit(replyRoute, letter, letter.form('version'), {}, { params, press: send });
  const countMails = async () => (await desk.db.selectFrom('outbox').select('id').execute()).length;
  const read = () =>
    desk.db.selectFrom('enquiries').select(['state', 'version']).executeTakeFirstOrThrow();
  return { desk, params, path, open, countMails, read };
}

test('a guest who cancels by telephone frees the seats, without an email', async () => {
  const { desk, params, path, open, countMails, read } = await acceptTable();
  const mails = await countMails();
  const sheet = await open();
  expect(sheet.html).toContain(`href="${path}?cancel"`);
  const page = await open('?cancel');
  expect(page.text).toMatch(/free again: .*10 July.*20:00.* · 4 people/);
  expect((await read()).state).toBe('accepted');
  const presses = [1, 2].map(() => desk.submit(route, page, page.form('version'), {}, { params }));
  const [done] = await Promise.all(presses);
  expect(done?.status).toBe(303);
  expect(await read()).toEqual({ state: 'cancelled', version: 2 });
  expect(await countMails()).toBe(mails);
  const after = await open(new URL(done?.headers.get('location') ?? '', page.url).search);
  expect(after.html).toContain('<title>The booking is cancelled: ');
  expect(after.text.match(/Cancelled by phone: reception@hotel\.example/g)).toHaveLength(2);
  expect(after.html).not.toContain('?cancel');
  const log = await desk.db
    .selectFrom('staff_actions')
    .select(['action', 'outcome'])
    .where('action', '=', 'request-cancel')
    .execute();
  expect(log).toEqual([{ action: 'request-cancel', outcome: 'done' }]);
});

test('an enquiry that has changed meanwhile is not cancelled by an old page', async () => {
  const { desk, params, open, read } = await acceptTable();
  const page = await open('?cancel');
  await desk.db.updateTable('enquiries').set({ state: 'confirmed', version: 2 }).execute();
  const refused = await desk.submit(route, page, page.form('version'), {}, { params });
  expect(refused.status).toBe(409);
  expect(refused.text).toContain('Not cancelled: the request has changed meanwhile');
  expect((await read()).state).toBe('confirmed');
  await desk.submit(route, refused, refused.form('version'), {}, { params });
  expect((await read()).state).toBe('cancelled');
});

test('where nothing is reserved there is nothing to cancel', async () => {
  const { desk, open, path } = await acceptTable();
  await desk.db.updateTable('enquiries').set({ state: 'new' }).execute();
  expect((await open()).html).not.toContain('?cancel');
  expect((await open('?cancel')).headers.get('location')).toBe(path);
});

test('another day is proposed, and agreed only once the guest confirms it', async () => {
  const { desk, params, path, open } = await acceptTable();
  const reply = { ...params, reply: 'propose' };
  const letter = await desk.open(replyRoute, `${path}/propose?date=2099-07-11&time=19:00`, reply);
  const send: [string, string] = ['intent', 'send'];
  await desk.submit(replyRoute, letter, letter.form('version'), {}, { params: reply, press: send });
  const proposed = await open();
  expect(proposed.text).toMatch(/Proposed .*11 July 2099, 19:00/);
  expect(proposed.text).not.toContain('Agreed');
  const confirmed = { state: 'confirmed', confirmed_at: new Date().toISOString() } as const;
  await desk.db.updateTable('enquiries').set(confirmed).execute();
  expect((await open()).text).toMatch(/Agreed .*11 July 2099, 19:00/);
});

test('the sheet of a package has its price, its dates and how the gift is sent', async () => {
  const desk = await openStaffDesk('reception');
  const gift = {
    packageId: 'fireside',
    forWhom: 'gift',
    voucher: 'post',
    persons: 3,
    recipientName: 'Ida',
    recipientAddress: 'Main Street 1\n8010 Graz',
    giftMessage: 'All the best',
    personCents: 13_000,
    totalCents: 39_000,
  };
  const id = String(await ask(desk.db, { kind: 'package', details: JSON.stringify(gift) }));
  const open = () => desk.open(route, `/reception/requests/${id}`, { id });
  for (const fact of [
    'Dates chosen by the recipient',
    'Price per person 130,00 €',
    'Total, VAT included 390,00 €',
    'How the gift is sent by post, printed',
    'Postal address Main Street 1, 8010 Graz',
    'Message with the gift All the best',
  ]) {
    expect((await open()).text).toContain(fact);
  }
  await desk.db
    .updateTable('enquiries')
    .set({ state: 'proposed', reserved_date: '2099-05-08' })
    .execute();
  expect((await open()).text).toContain('Proposed 8–9 May 2099');
});

test('no other day is proposed for a gift, and none is spoken of when it is cancelled', async () => {
  const desk = await openStaffDesk('reception');
  const gift = { packageId: 'fireside', forWhom: 'gift', persons: 3 };
  const details = JSON.stringify(gift);
  const id = String(await ask(desk.db, { kind: 'package', details }));
  const path = `/reception/requests/${id}`;
  expect((await desk.open(route, path, { id })).html).not.toContain('/propose');
  const reply = { id, reply: 'propose' };
  const proposal = await desk.open(replyRoute, `${path}/propose?date=2099-07-11`, reply);
  expect(proposal.headers.get('location')).toBe(path);

  await desk.db.updateTable('enquiries').set({ state: 'accepted' }).execute();
  const page = await desk.open(route, `${path}?cancel`, { id });
  expect(page.text).toContain('The booking is cancelled: 3 people.');
  expect(page.text).not.toMatch(/seats|another time/);
  const params = { params: { id } };
  const done = await desk.submit(route, page, page.form('version'), {}, params);
  const search = new URL(done.headers.get('location') ?? '', page.url).search;
  const after = await desk.open(route, path + search, { id });
  expect(after.text).toContain('The booking is cancelled The guest gets no email.');
  expect(after.html).not.toContain('<details');

  const own = JSON.stringify({ ...gift, forWhom: 'myself' });
  const other = String(await ask(desk.db, { kind: 'package', details: own }));
  const sheet = await desk.open(route, `/reception/requests/${other}`, { id: other });
  expect(sheet.html).toContain(`/reception/requests/${other}/propose`);
});

test('a reply that could not be sent is named on the sheet, with a link to send it again', async () => {
  const { desk, open } = await acceptTable();
  expect((await open()).text).not.toContain('could not be sent');
  const [mail] = await desk.db
    .updateTable('outbox')
    .set({ state: 'dead' })
    .where('kind', '=', 'request-answer')
    .returning('id')
    .execute();
  const sheet = await open();
  expect(sheet.text).toContain('An email about this request could not be sent.');
  expect(sheet.html).toContain(`href="/reception/mails/${mail?.id}"`);
});

test('a day that has passed is neither accepted nor declined; the guest is written to, or offered another', async () => {
  const desk = await openStaffDesk('reception');
  const asked = { venue: 'restaurant', guests: 4, date: '2020-07-10', time: '20:00' };
  const id = String(await ask(desk.db, { details: JSON.stringify(asked) }));
  const path = `/reception/requests/${id}`;
  const sheet = await desk.open(route, path, { id });
  expect(sheet.html).toMatch(new RegExp(`class="btn btn--small" href="${path}/write"`));
  expect(sheet.html).toContain(`${path}/propose`);
  for (const reply of ['accept', 'decline']) {
    expect(sheet.html).not.toContain(`${path}/${reply}`);
    const page = await desk.open(replyRoute, `${path}/${reply}`, { id, reply });
    expect(page.status).toBe(303);
  }
});

test('guests who have been there are only written to; a later day is still declined', async () => {
  const { desk, path, open } = await acceptTable();
  const reserve = (reserved_date: string) =>
    desk.db.updateTable('enquiries').set({ reserved_date }).execute();
  await reserve('2020-07-10');
  const after = await open();
  expect(after.html).toContain(`${path}/write`);
  expect(after.html).not.toMatch(/\/(?:decline|propose)"/);
  await reserve('2099-07-12');
  expect((await open()).html).toMatch(/\/decline"[\s\S]+\/propose"/);
});

test('a request for today can still be accepted and declined', async () => {
  const desk = await openStaffDesk('reception');
  const asked = { venue: 'restaurant', guests: 4, date: hotelDay(new Date()), time: '20:00' };
  const id = String(await ask(desk.db, { details: JSON.stringify(asked) }));
  const sheet = await desk.open(route, `/reception/requests/${id}`, { id });
  expect(sheet.html).toContain(`/reception/requests/${id}/accept`);
  expect(sheet.html).toContain(`/reception/requests/${id}/decline`);
});
