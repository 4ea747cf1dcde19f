import { expect, test } from 'vitest';
import * as route from '~/routes/reception/text';
import { openStaffDesk } from '../../../support/staff-desk';

const params = { template: 'tableAccept', language: 'de' };
const path = '/reception/texts/tableAccept/de';
const press = (name: string): { press: [string, string]; params: typeof params } => ({
  press: ['intent', name],
  params,
});

/** The page of a reply that the hotel has worded itself. */
async function openOwn() {
  const desk = await openStaffDesk();
  const original = await desk.open(route, path, params);
  const own = { subject: 'Ja!', body: 'Liebe {name},\nwillkommen.' };
  await desk.submit(route, original, original.form('subject'), own, press('save'));
  const countOwn = async () =>
    (await desk.db.selectFrom('reply_templates').select('template').execute()).length;
  return { desk, page: await desk.open(route, `${path}?saved`, params), countOwn };
}

test('the hotel’s own wording is dropped by the button of the page that says so', async () => {
  const { desk, page, countOwn } = await openOwn();
  const asked = await desk.submit(route, page, page.form('subject'), {}, press('reset'));
  expect(asked.status).toBe(200);
  expect(asked.text).toContain('Deutsch');
  expect(await countOwn()).toBe(1);
  const done = await desk.submit(route, asked, asked.form('base'), {}, press('restore'));
  expect(done.status).toBe(303);
  expect(await countOwn()).toBe(0);
});

test('who keeps it after all still has the words typed', async () => {
  const { desk, page, countOwn } = await openOwn();
  const typed = { body: 'Liebe {name},\nbis bald.' };
  const asked = await desk.submit(route, page, page.form('subject'), typed, press('reset'));
  const back = await desk.submit(route, asked, asked.form('base'), {}, press('show'));
  expect(back.html).toContain('bis bald.');
  expect(back.text).not.toContain('Saved.');
  expect(await countOwn()).toBe(1);
});

test('a text that is too long is refused with words, and not cut', async () => {
  const { desk, page } = await openOwn();
  expect(page.html).not.toMatch(/<textarea[^>]*maxlength/i);
  const body = `${'ž'.repeat(2000)}!`;
  const refused = await desk.submit(route, page, page.form('subject'), { body }, press('save'));
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('The text is too long, 2000 characters at most');
  expect(refused.html).toContain(body);
});

test('its words are spoken and checked in their language, not in the reader’s', async () => {
  const { page } = await openOwn();
  expect(page.html).toContain('<html lang="en">');
  expect(page.html).toMatch(/<input [^>]*name="subject"[^>]*lang="de"/);
  expect(page.html).toMatch(/<textarea [^>]*name="body"[^>]*lang="de"/);
});
