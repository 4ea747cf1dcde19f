import { beforeAll, expect, test } from 'vitest';
import { openDeskAs } from '../support/desk-site';
import { ask as storeEnquiry } from '../support/guest-enquiry';
import { runOperator } from '../support/operator';
import { Shopper } from '../support/shopper';
import { siteForTests } from '../support/site-for-tests';
import { query, withSiteDatabase } from '../support/stored-rows';

// Mails stay queued, where their links can be read.
const site = siteForTests({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
beforeAll(async () => {
  for (const name of ['marta', 'ivo']) {
    const args = `staff add ${name}@hotel.example --role manager --language en`;
    await runOperator(site.dataDir, args.split(' '));
  }
});

const openAs = (name: 'marta' | 'ivo'): Promise<Shopper> =>
  openDeskAs(site, `${name}@hotel.example`);

/** A German guest's enquiry for a table. @returns its number */
function ask(guests = 4): Promise<number> {
  const details = { venue: 'restaurant', guests, date: '2099-07-10', time: '20:30' };
  const enquiry = { message: 'By the window, please', details: JSON.stringify(details) };
  return withSiteDatabase(site, (db) => storeEnquiry(db, enquiry));
}

const stateOf = async (id: number) =>
  (
    await query<{
      state: string;
      version: number;
      token: string | null;
      reserved_date: string | null;
    }>(site.dataDir, `select state, version, token, reserved_date from enquiries where id = ${id}`)
  )[0];

const mailsAbout = (id: number) =>
  query<{ subject: string; text: string; kind: string; to_address: string }>(
    site.dataDir,
    `select kind, subject, text, to_address from outbox where dedupe_key like 'request:${id}:%' order by id`,
  );

const openReply = (browser: Shopper, id: number, reply: string) =>
  browser.open(`/reception/requests/${id}/${reply}`);

const press = (name: string): { press: [string, string] } => ({ press: ['intent', name] });

test('two presses accept: the email is shown in the guest’s language, and sent once', async () => {
  const id = await ask();
  const marta = await openAs('marta');
  const page = await openReply(marta, id, 'accept');
  expect(page.status).toBe(200);
  expect(page.text).toContain('Guten Tag Eva Keller-Huber');
  expect(page.text).toContain('20:30');
  const presses = [marta, marta.clone(), marta.clone()];
  const ends = await Promise.all(
    presses.map((browser) => browser.submit(page, page.form('version'), {}, press('send'))),
  );
  expect(ends.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(ends[0]?.text).toContain('The answer is sent');
  expect(await stateOf(id)).toMatchObject({
    state: 'accepted',
    version: 1,
    reserved_date: '2099-07-10',
  });
  const mails = await mailsAbout(id);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(`/de/anfrage/${(await stateOf(id))?.token}`);
  const log = await query(
    site.dataDir,
    `select outcome from staff_actions where subject = 'request ${id}'`,
  );
  expect(log).toEqual([{ outcome: 'done' }]);
});

test('of two concurrent replies the second is informed, and its typed text is kept', async () => {
  const id = await ask();
  const [marta, ivo] = [await openAs('marta'), await openAs('ivo')];
  const [hers, his] = [await openReply(marta, id, 'accept'), await openReply(ivo, id, 'decline')];
  await marta.submit(hers, hers.form('version'), {}, press('send'));
  const late = await ivo.submit(his, his.form('version'), { text: 'Sorry!' }, press('send'));
  expect(late.status).toBe(409);
  expect(late.text).toContain('Accepted: marta@hotel.example');
  expect(late.html).toContain('Sorry!');
  expect((await stateOf(id))?.state).toBe('accepted');
  expect(await mailsAbout(id)).toHaveLength(1);
});

test('only the email that was shown is sent: a changed one is shown first', async () => {
  const id = await ask();
  const marta = await openAs('marta');
  const page = await openReply(marta, id, 'accept');
  const text = { text: 'Der Tisch am Fenster ist Ihrer.' };
  const shown = await marta.submit(page, page.form('version'), text, press('send'));
  expect(shown.text).toContain('not the same as before');
  expect((await stateOf(id))?.state).toBe('new');
  await marta.submit(shown, shown.form('version'), {}, press('send'));
  expect((await mailsAbout(id))[0]?.text).toContain(text.text);
});

test('another time is proposed; wrong ones come back with a summary', async () => {
  const id = await ask();
  const marta = await openAs('marta');
  const page = await openReply(marta, id, 'propose');
  const wrong = await marta.submit(
    page,
    page.form('version'),
    { date: '2020-01-01', time: '' },
    press('show'),
  );
  expect(wrong.status).toBe(400);
  expect(wrong.html).toMatch(/href="#action-date"[\s\S]*href="#action-time"/);
  const letter = await marta.submit(
    wrong,
    wrong.form('version'),
    { date: '2099-07-11', time: '19:00' },
    press('show'),
  );
  await marta.submit(letter, letter.form('version'), {}, press('send'));
  expect(await stateOf(id)).toMatchObject({ state: 'proposed', reserved_date: '2099-07-11' });
});

test('a refusal gives the reason that staff choose, and their own words where it is none of ours', async () => {
  const id = await ask(14);
  const marta = await openAs('marta');
  const page = await openReply(marta, id, 'decline');
  expect(page.text).toContain('leider ausgebucht');
  const fields = { reason: 'other' };
  const empty = await marta.submit(page, page.form('version'), fields, press('send'));
  expect(empty.status).toBe(400);
  expect(empty.html).toMatch(/href="#action-text"[\s\S]*<input[^>]*checked=""[^>]*value="other"/);
  const text = 'Unsere Küche schließt früher.';
  const shown = await marta.submit(empty, empty.form('version'), { text }, press('show'));
  const sheet = await marta.submit(shown, shown.form('version'), {}, press('send'));
  expect(sheet.text).toContain(text);
  expect(sheet.text).not.toContain('ausgebucht');
  const [mail] = await mailsAbout(id);
  expect(mail?.text).toContain(text);
  expect(mail?.text).not.toContain('ausgebucht');
  expect((await stateOf(id))?.state).toBe('declined');
});

test('more guests than seats is a warning that a person may pass', async () => {
  const marta = await openAs('marta');
  const accept = async (id: number) => {
    const page = await openReply(marta, id, 'accept');
    await marta.submit(page, page.form('version'), {}, press('send'));
    return page;
  };
  const pages = [];
  let last = 0;
  for (let asked = 0; asked < 5; asked++) {
    last = await ask(10);
    pages.push(await accept(last));
  }
  expect(pages[0]?.text).not.toContain('More guests than seats');
  expect(pages.at(-1)?.text).toContain('More guests than seats');
  expect((await stateOf(last))?.state).toBe('accepted');
});

test('the guest confirms and cancels by the link, once each, and the reception hears of it', async () => {
  const id = await ask();
  const marta = await openAs('marta');
  const page = await openReply(marta, id, 'accept');
  await marta.submit(page, page.form('version'), {}, press('send'));
  const token = (await stateOf(id))?.token ?? '';
  const guest = new Shopper(site.url);
  const own = await guest.open(`/de/anfrage/${token}`);
  expect(own.status).toBe(200);
  expect(own.headers.get('cache-control')).toBe('no-store');
  expect(own.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(own.html).not.toMatch(/eva\d+@example\.com|\+49 30 123456/);
  const step = (name: string): { press: [string, string] } => ({ press: ['intent', name] });
  const confirmed = await guest.submit(own, own.form('version'), {}, step('confirm'));
  expect(confirmed.text).toContain('Bestätigt');
  await guest.clone().submit(own, own.form('version'), {}, step('confirm'));
  const late = await guest.submit(own, own.form('version'), {}, step('cancel'));
  expect(late.status).toBe(409);
  expect((await stateOf(id))?.state).toBe('confirmed');
  const [, confirmation] = await mailsAbout(id);
  expect(confirmation?.text).toContain(`/reception/requests/${id}`);
  const calendar = await guest.open(`/calendar/${token}/calendar.ics`);
  expect(calendar.headers.get('content-type')).toContain('text/calendar');
  expect(calendar.html).toContain('STATUS:CONFIRMED');
  const again = await guest.open(`/de/anfrage/${token}`);
  await guest.submit(again, again.form('version'), {}, step('cancel'));
  // The confirmation had not been sent yet: it would arrive after the cancellation.
  const [, withdrawn, cancellation] = await mailsAbout(id);
  expect(withdrawn?.to_address).toBe('');
  expect(cancellation?.kind).toBe('request-guest');
  expect(cancellation?.to_address).not.toBe('');
  expect(await mailsAbout(id)).toHaveLength(3);
  const sheet = await marta.open(`/reception/requests/${id}`);
  expect(sheet.text).toContain('cancelled by the guest');
});

test('an enquiry cannot be found by guessing', async () => {
  const guest = new Shopper(site.url);
  for (const token of ['x'.repeat(43), '1', "'--"]) {
    const path = encodeURIComponent(token);
    expect((await guest.open(`/de/anfrage/${path}`)).status).toBe(404);
    expect((await guest.open(`/calendar/${path}/calendar.ics`)).status).toBe(404);
    expect(
      (await guest.post(`/de/anfrage/${path}`, new URLSearchParams({ step: 'cancel' }))).status,
    ).toBe(404);
  }
});

test('managers edit a template; wrong placeholders are rejected, and colleagues are not overwritten', async () => {
  const marta = await openAs('marta');
  const path = '/reception/texts/tableAccept/de';
  const [page, twin] = [await marta.open(path), await marta.open(path)];
  const wrong = await marta.submit(
    page,
    page.form('subject'),
    { subject: '{surname}' },
    press('save'),
  );
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain('{surname} does not exist');
  const body = 'Liebe {name},\nwillkommen.';
  const saved = await marta.submit(
    page,
    page.form('subject'),
    { subject: 'Ja!', body },
    press('save'),
  );
  expect(saved.text).toContain('Saved');
  const late = await marta.submit(twin, twin.form('subject'), { subject: 'Nein!' }, press('save'));
  expect(late.status).toBe(409);
  expect(late.html).toContain('Nein!');
  const letter = await openReply(marta, await ask(), 'accept');
  expect(letter.text).toContain('Liebe Eva Keller-Huber');
  const own = await marta.open(path);
  const asked = await marta.submit(own, own.form('subject'), {}, press('reset'));
  await marta.submit(asked, asked.form('base'), {}, press('restore'));
  expect((await marta.open(path)).text).toContain('Guten Tag {name}');
});

test('the address of a mail leads to the sheet, and the inbox finds it', async () => {
  const id = await ask();
  const marta = await openAs('marta');
  const sheet = await marta.open(`/reception/requests/${String(id).padStart(43, 'q')}`);
  expect(sheet.text).toContain('By the window, please');
  const inbox = await marta.open('/reception/requests');
  const found = await marta.submit(inbox, inbox.form('q'), { q: `keller ${id}`, state: 'new' });
  expect(found.html).toContain(`/reception/requests/${id}"`);
});

test('the log names who did what, a page at a time', async () => {
  const log = await (await openAs('ivo')).open('/reception/log');
  expect(log.text).toContain('marta@hotel.example');
  expect(log.text).toContain('request accepted');
});

test('erasing a guest keeps what is reserved, and once that is cancelled erases the enquiry with its replies', async () => {
  const id = await ask();
  const marta = await openAs('marta');
  const page = await openReply(marta, id, 'accept');
  await marta.submit(page, page.form('version'), {}, press('send'));
  const erase = () =>
    runOperator(site.dataDir, ['privacy', 'erase', `eva${id}@example.com`, '--yes']);
  const kept = await erase();
  expect(kept.code).toBe(0);
  expect(kept.out).toMatch(
    new RegExp(`^Kept: enquiries ${id} until .* \\(kept: reserved\\)\\.$`, 'm'),
  );
  expect(kept.out).toContain('If the guest is not coming, cancel it at the desk');
  expect((await stateOf(id))?.state).toBe('accepted');
  const cancelling = await marta.open(`/reception/requests/${id}?cancel`);
  await marta.submit(cancelling, cancelling.form('version'), {}, press('cancel'));
  expect((await erase()).code).toBe(0);
  for (const table of ['enquiry_answers', 'enquiry_search_terms']) {
    expect(await query(site.dataDir, `select * from ${table} where enquiry_id = ${id}`)).toEqual(
      [],
    );
  }
  expect(await stateOf(id)).toBeUndefined();
});
