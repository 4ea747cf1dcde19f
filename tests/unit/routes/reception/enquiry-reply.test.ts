import { expect, test } from 'vitest';
import * as route from '~/routes/reception/enquiry-reply';
import { ask } from '../../../support/guest-enquiry';
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
