import { expect, test } from 'vitest';
import { addDays, hotelDay } from '~/platform/time/calendar';
import * as route from '~/routes/reception/enquiry-reply';
import { ask } from '../../../support/guest-enquiry';
import { makeSiteContent } from '../../../support/made-up-hotel/content';
import { makeRestaurant } from '../../../support/made-up-hotel/dining';
import { openStaffDesk } from '../../../support/staff-desk';

test('a message that is too long is refused with words, and not cut', async () => {
  const desk = await openStaffDesk();
  const id = String(await ask(desk.db, { kind: 'contact', details: '{}' }));
  const params = { id, reply: 'write' };
  const page = await desk.open(route, `/reception/requests/${id}/write`, params);
  expect(page.html).not.toMatch(/<textarea[^>]*maxlength/i);
  const text = `${'ö'.repeat(2000)}!`;
  const refused = await desk.submit(route, page, page.form('text'), { text }, { params });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('The message is too long, 2000 characters at most');
  expect(refused.html).toContain(text);
});

test('a table outside the opening hours is proposed after a warning', async () => {
  const desk = await openStaffDesk();
  const id = String(await ask(desk.db));
  const params = { id, reply: 'propose' };
  const show = (query: string) =>
    desk.open(route, `/reception/requests/${id}/propose?${query}`, params);
  expect((await show('date=2099-07-10&time=20:00')).text).not.toContain('Closed');
  const page = await show('date=2099-09-07&time=03:00');
  expect(page.text).toContain(
    'Closed at that time Next open day: Wednesday 9 September 2099, arrival 18:00–21:00',
  );
  const night = await show('date=2099-07-10&time=03:00');
  expect(night.text).toContain('Closed at that time Open that day: arrival 18:00–22:00');
  const press: [string, string] = ['intent', 'send'];
  const sent = await desk.submit(route, page, page.form('text'), {}, { params, press });
  expect(sent.status).toBe(303);
});

test('two colleagues who promise the last seats at once: the second is warned first', async () => {
  const seats = { lunch: 30, dinner: 30 };
  const content = makeSiteContent({ restaurant: { ...makeRestaurant(), seats } });
  const desk = await openStaffDesk('manager', content);
  const desks = [desk, await desk.openAs('reception', 'ivo@hotel.example')];
  const details = JSON.stringify({
    venue: 'restaurant',
    guests: 20,
    date: '2099-07-10',
    time: '20:00',
  });
  const begun = [];
  for (const colleague of desks) {
    const id = String(await ask(desk.db, { details }));
    const params = { id, reply: 'accept' };
    const page = await colleague.open(route, `/reception/requests/${id}/accept`, params);
    expect(page.text).not.toContain('More guests than seats');
    begun.push({ colleague, page, params });
  }
  const press: [string, string] = ['intent', 'send'];
  const ends = await Promise.all(
    begun.map(({ colleague, page, params }) =>
      colleague.submit(route, page, page.form('text'), {}, { params, press }),
    ),
  );
  expect(ends.map(({ status }) => status).sort()).toEqual([200, 303]);
  const warned = ends.findIndex(({ status }) => status === 200);
  const shown = ends[warned];
  const late = begun[warned];
  if (!shown || !late) throw new Error('Neither was warned');
  expect(shown.text).toContain('The email is not the same as before');
  expect(shown.text).toContain('More guests than seats');
  const states = () => desk.db.selectFrom('enquiries').select('state').orderBy('state').execute();
  expect((await states()).map(({ state }) => state)).toEqual(['accepted', 'new']);

  const { colleague, params } = late;
  const sent = await colleague.submit(route, shown, shown.form('text'), {}, { params, press });
  expect(sent.status).toBe(303);
  expect((await states()).map(({ state }) => state)).toEqual(['accepted', 'accepted']);
});

test.each(['cancelled', 'over'] as const)(
  'a reply that is no longer possible (%s) leaves its words as a message that can be sent',
  async (why) => {
    const desk = await openStaffDesk();
    const date = addDays(hotelDay(new Date()), 1);
    const details = { venue: 'restaurant', guests: 2, date, time: '20:00' };
    const id = String(await ask(desk.db, { details: JSON.stringify(details) }));
    const params = { id, reply: 'accept' };
    const page = await desk.open(route, `/reception/requests/${id}/accept`, params);
    const change =
      why === 'cancelled'
        ? { state: 'cancelled' as const, version: 1 }
        : { details: JSON.stringify({ ...details, date: '2020-07-10' }) };
    await desk.db.updateTable('enquiries').set(change).execute();
    const press: [string, string] = ['intent', 'send'];
    const text = 'Der Kinderstuhl steht bereit.';
    const refused = await desk.submit(route, page, page.form('text'), { text }, { params, press });
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('Not sent: this answer is no longer possible.');
    expect(refused.text).not.toContain('someone has answered');
    expect(refused.html).toContain('<title>Not done: Message to the guest');
    const form = refused.form('text');
    expect(form.action).toBe(`/reception/requests/${id}/write`);
    const write = { params: { id, reply: 'write' }, press };
    const sent = await desk.submit(route, refused, form, {}, write);
    expect(sent.status).toBe(303);
    const mail = await desk.db.selectFrom('outbox').select('text').executeTakeFirstOrThrow();
    expect(mail.text).toContain(text);
    const enquiry = await desk.db.selectFrom('enquiries').select('state').executeTakeFirstOrThrow();
    expect(enquiry.state).toBe(why === 'cancelled' ? 'cancelled' : 'written');
  },
);

test('a reply that is no longer possible and has no words shows an empty message, without an error', async () => {
  const desk = await openStaffDesk();
  const id = String(await ask(desk.db));
  const params = { id, reply: 'decline' };
  const page = await desk.open(route, `/reception/requests/${id}/decline`, params);
  await desk.db.updateTable('enquiries').set({ state: 'cancelled', version: 1 }).execute();
  const press: [string, string] = ['intent', 'send'];
  const refused = await desk.submit(route, page, page.form('text'), {}, { params, press });
  expect(refused.status).toBe(409);
  expect(refused.html).not.toContain('error-summary');
  expect(refused.html).not.toContain('value="send"');
});
