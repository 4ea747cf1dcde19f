import { expect, test } from 'vitest';
import * as newRoute from '~/routes/reception/newsletter-new';
import * as route from '~/routes/reception/newsletter-issue';
import { openStaffDesk } from '../../../support/staff-desk';

const press = (name: string): { press: [string, string]; params: { id: string } } => ({
  press: ['press', name],
  params: { id: '1' },
});

/** A stored draft. */
async function begin() {
  const desk = await openStaffDesk();
  const blank = await desk.open(newRoute, '/reception/newsletter/new');
  const texts = { 'subject-en': 'Spring', 'body-en': 'Dear guests,\nthe garden is open.' };
  await desk.submit(newRoute, blank, blank.form('version'), texts, press('save'));
  const open = () => desk.open(route, '/reception/newsletter/1', { id: '1' });
  const countDrafts = async () =>
    (await desk.db.selectFrom('newsletter_issues').select('id').execute()).length;
  return { desk, open, countDrafts };
}

test('a draft is deleted by the button of the page that says so', async () => {
  const { desk, open, countDrafts } = await begin();
  const draft = await open();
  const asked = await desk.submit(route, draft, draft.form('version'), {}, press('discard'));
  expect(asked.status).toBe(200);
  expect(asked.text).toContain('English');
  expect(await countDrafts()).toBe(1);
  const done = await desk.submit(route, asked, asked.form('version'), {}, press('delete'));
  expect(done.headers.get('location')).toBe('/reception/newsletter?discarded');
  expect(await countDrafts()).toBe(0);
});

test('who does not delete the draft after all still has the words typed', async () => {
  const { desk, open } = await begin();
  const draft = await open();
  const typed = { 'body-de': 'Liebe Gäste,\r\nder Garten "ist" <offen>.' };
  const asked = await desk.submit(route, draft, draft.form('version'), typed, press('discard'));
  const back = await desk.submit(route, asked, asked.form('version'), {}, press('back'));
  expect(back.status).toBe(200);
  const fields = back.form('version').fields;
  expect(fields.find(({ name }) => name === 'body-de')?.value).toBe(
    'Liebe Gäste,\nder Garten "ist" <offen>.',
  );
});

test('a draft that a colleague has changed meanwhile is not deleted, and says who it was', async () => {
  const { desk, open, countDrafts } = await begin();
  const draft = await open();
  const asked = await desk.submit(route, draft, draft.form('version'), {}, press('discard'));
  const ivo = await desk.openAs('manager', 'ivo@hotel.example');
  await ivo.submit(route, draft, draft.form('version'), { 'subject-en': 'Summer' }, press('save'));
  for (const [page, button] of [
    [asked, 'delete'],
    [draft, 'discard'],
  ] as const) {
    const refused = await desk.submit(route, page, page.form('version'), {}, press(button));
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('Not deleted: ivo@hotel.example');
  }
  expect(await countDrafts()).toBe(1);
});

test('a text that is too long is refused with words, and not cut', async () => {
  const { desk, open } = await begin();
  const draft = await open();
  expect(draft.html).not.toMatch(/<textarea[^>]*maxlength/i);
  const body = `${'ü'.repeat(5000)}!`;
  const typed = { 'body-de': body };
  const refused = await desk.submit(route, draft, draft.form('version'), typed, press('save'));
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('Deutsch: the text is too long, 5000 characters at most');
  expect(refused.html).toContain(body);
});
