import { expect, test } from 'vitest';
import * as route from '~/routes/reception/request-reply';
import { ask } from '../../../support/guest-request';
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
