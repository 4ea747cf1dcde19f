import { expect, test } from 'vitest';
import { cancelForGuest } from '~/hospitality/replies/cancel-for-guest.server';
import { answerMailKey, guestMailKey } from '~/hospitality/replies/decision-mails.server';
import { applyReply, type Reply } from '~/hospitality/replies/apply-reply.server';
import { findEnquiryByToken, applyGuestAction } from '~/hospitality/replies/guest-enquiry.server';
import { writeReservationCalendar } from '~/hospitality/replies/reservation-calendar.server';
import type { GuestAction } from '~/hospitality/replies/enquiry-states';
import { loadSeatPlan } from '~/hospitality/replies/seats.server';
import { enqueue } from '~/platform/mail/outbox.server';
import { makeSiteContent } from '../../../support/made-up-hotel/content';
import { openMemoryDatabase } from '../../../support/memory-database';

const now = new Date('2026-11-23T08:00:00Z');
const content = makeSiteContent().current();
const reserved = { venue: 'restaurant', date: '2027-07-10', time: '20:30', guests: 4 } as const;
const mail = (dedupeKey: string) => ({
  dedupeKey,
  kind: 'request-answer',
  siteUrl: 'https://hotel.example',
  to: { name: 'Eva', address: 'eva@example.com' },
  subject: 'x',
  html: 'x',
  text: 'x',
});

async function setUp() {
  const db = await openMemoryDatabase();
  let count = 0;
  const ask = (details: object = reserved) =>
    db
      .insertInto('enquiries')
      .values({
        submission_id: `request ${++count}`,
        kind: 'table',
        locale: 'de',
        full_name: 'Eva Keller-Huber',
        email: 'eva@example.com',
        phone: '',
        message: '',
        details: JSON.stringify(details),
        created_at: now.toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  const read = (id: number) =>
    db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const answer = (enquiry: Awaited<ReturnType<typeof ask>>, changes: Partial<Reply> = {}) => {
    const reply: Reply = {
      kind: 'accept',
      reserved,
      text: 'Dear Eva',
      mail: mail(answerMailKey(enquiry, changes.kind ?? 'accept')),
      token: String(enquiry.id).padStart(43, 't'),
      submissionId: `${enquiry.id} ${enquiry.version} ${++count}`,
      staffEmail: 'marta@example.com',
      ...changes,
    };
    return db.transaction().execute((trx) => applyReply(trx, enquiry, reply, now));
  };
  const countMails = async () => (await db.selectFrom('outbox').select('id').execute()).length;
  const action = async (id: number, name: GuestAction, version: number, at = now) => {
    const outcome = await applyGuestAction(db, await read(id), name, {
      version,
      now: at,
      admit: async () => undefined,
      renderMail: async (enquiry) => mail(guestMailKey(enquiry)),
    });
    return outcome.kind;
  };
  const unsent = async () => {
    const mails = await db
      .selectFrom('outbox')
      .select('dedupe_key')
      .where('state', '!=', 'sent')
      .where('to_address', '!=', '')
      .orderBy('id')
      .execute();
    return mails.map(({ dedupe_key }) => dedupe_key);
  };
  return { db, ask, read, answer, countMails, action, unsent };
}

test('a reply is stored once, for the version its writer saw, with one email', async () => {
  const { ask, read, answer, countMails } = await setUp();
  const enquiry = await ask();
  expect(await answer(enquiry)).toBe(true);
  expect(await answer(enquiry, { kind: 'decline' })).toBe(false);
  expect(await countMails()).toBe(1);
  expect(await read(enquiry.id)).toMatchObject({
    state: 'accepted',
    version: 1,
    reserved_house: 'restaurant',
    reserved_date: '2027-07-10',
    reserved_guests: 4,
  });
});

test('a refusal reserves nothing; a message leaves the reservation unchanged', async () => {
  const { ask, read, answer } = await setUp();
  const { id } = await ask();
  await answer(await read(id));
  await answer(await read(id), { kind: 'write' });
  expect(await read(id)).toMatchObject({ state: 'accepted', reserved_date: '2027-07-10' });
  await answer(await read(id), { kind: 'decline' });
  expect(await read(id)).toMatchObject({ state: 'declined', reserved_date: null });
});

test('the guest confirms once and may cancel after; an older page changes nothing', async () => {
  const { db, ask, read, answer, countMails, action } = await setUp();
  const { id } = await ask();
  await answer(await read(id));
  const { token } = await read(id);
  expect((await findEnquiryByToken(db, token ?? ''))?.id).toBe(id);
  expect(await findEnquiryByToken(db, 'x'.repeat(43))).toBeUndefined();
  expect(await findEnquiryByToken(db, "' or 1=1 --")).toBeUndefined();
  expect(await action(id, 'confirm', 1)).toBe('done');
  expect(await action(id, 'confirm', 1)).toBe('known');
  expect(await action(id, 'cancel', 1)).toBe('changed');
  expect(await countMails()).toBe(2);
  expect(await action(id, 'cancel', 2)).toBe('done');
  expect(await read(id)).toMatchObject({ state: 'cancelled', version: 3 });
  expect(await action(id, 'confirm', 3)).toBe('changed');
});

test('of two presses at once both find it confirmed, and one email is written', async () => {
  const { ask, read, answer, countMails, action } = await setUp();
  const { id } = await ask();
  await answer(await read(id));
  const presses = [action(id, 'confirm', 1), action(id, 'confirm', 1), action(id, 'cancel', 1)];
  expect(await Promise.all(presses)).toEqual(['done', 'known', 'changed']);
  expect(await countMails()).toBe(2);
});

test('an email of an earlier decision that still waits is not sent after a later one', async () => {
  const { db, ask, read, answer, action, unsent } = await setUp();
  const { id } = await ask();
  const other = await ask();
  await answer(other);
  await answer(await read(id));
  await answer(await read(id), { kind: 'write' });
  const message = `request:${id}:message:2`;
  const others = `request:${other.id}:answer:1`;
  expect(await unsent()).toEqual([others, `request:${id}:answer:1`, message]);
  await answer(await read(id), { kind: 'propose' });
  expect(await unsent()).toEqual([others, message, `request:${id}:answer:3`]);
  await db.updateTable('outbox').set({ state: 'dead' }).execute();
  await action(id, 'confirm', 3);
  expect(await unsent()).toEqual([others, message, `request:${id}:guest:4`]);
  await action(id, 'cancel', 4);
  expect(await unsent()).toEqual([others, message, `request:${id}:guest:5`]);
});

test('a guest who has an answer is no longer told that nothing is confirmed yet', async () => {
  const { db, ask, read, answer, unsent } = await setUp();
  const { id, submission_id } = await ask();
  const [notice, receipt] = ['notice', 'receipt'].map((what) => `enquiry:${submission_id}:${what}`);
  for (const key of [notice, receipt]) await enqueue(db, mail(String(key)), { now });
  await answer(await read(id), { kind: 'write' });
  expect(await unsent()).toEqual([notice, receipt, `request:${id}:message:1`]);
  await answer(await read(id));
  expect(await unsent()).toEqual([notice, `request:${id}:message:1`, `request:${id}:answer:2`]);
});

test('an email that waits is not sent after a guest has cancelled by telephone; what was sent stays as it is', async () => {
  const { db, ask, read, answer, unsent } = await setUp();
  const { id } = await ask();
  const by = { submissionId: 'x', staffEmail: 'marta@example.com', now };
  await answer(await read(id), { kind: 'propose' });
  await db.updateTable('outbox').set({ state: 'sent' }).execute();
  await answer(await read(id));
  const accepted = await read(id);
  await db
    .transaction()
    .execute((trx) => cancelForGuest(trx, accepted, { ...by, version: accepted.version }));
  expect(await unsent()).toEqual([]);
  const sent = await db
    .selectFrom('outbox')
    .select(['dedupe_key', 'to_address'])
    .where('state', '=', 'sent')
    .execute();
  expect(sent).toEqual([{ dedupe_key: `request:${id}:answer:1`, to_address: 'eva@example.com' }]);
});

test('a past day cannot be confirmed', async () => {
  const { ask, read, answer, action } = await setUp();
  const { id } = await ask();
  await answer(await read(id));
  expect(await action(id, 'confirm', 1, new Date('2027-07-11T06:00:00Z'))).toBe('changed');
});

test('seats of a service count every table that is reserved, and not the enquiry itself', async () => {
  const { db, ask, read, answer } = await setUp();
  const plan = async (id: number, time = '20:30') => {
    const { taken, service } = await loadSeatPlan({ db, content }, { ...reserved, time }, id);
    return { taken, service };
  };
  const [one, two, three] = [await ask(), await ask(), await ask()];
  await answer(await read(one.id));
  await answer(await read(two.id), {
    kind: 'propose',
    reserved: { ...reserved, time: '19:00', guests: 2 },
  });
  await answer(await read(three.id), { reserved: { ...reserved, time: '12:30' } });
  expect(await plan(0)).toEqual({ taken: 6, service: 'dinner' });
  expect(await plan(one.id)).toEqual({ taken: 2, service: 'dinner' });
  expect(await plan(0, '12:00')).toEqual({ taken: 4, service: 'lunch' });
  await answer(await read(two.id), { kind: 'decline' });
  expect(await plan(0)).toEqual({ taken: 4, service: 'dinner' });
});

test('a table after midnight takes its seats from the dinner before it', async () => {
  const { db, ask, read, answer } = await setUp();
  const [evening, night] = [await ask(), await ask()];
  await answer(await read(evening.id));
  const after = { ...reserved, date: '2027-07-11', time: '00:15', guests: 2 };
  await answer(await read(night.id), { kind: 'propose', reserved: after });
  const plan = async (date: string, time: string) => {
    const found = await loadSeatPlan({ db, content }, { ...reserved, date, time }, 0);
    return [found.date, found.service, found.others.map((other) => other.time)];
  };
  const dinner = ['2027-07-10', 'dinner', ['20:30', '00:15']];
  expect(await plan('2027-07-10', '20:30')).toEqual(dinner);
  expect(await plan('2027-07-11', '00:30')).toEqual(dinner);
  expect(await plan('2027-07-11', '12:30')).toEqual(['2027-07-11', 'lunch', []]);
});

test('the calendar has the hour on the hotel’s clock and the state', async () => {
  const { ask, read, answer, action } = await setUp();
  const { id } = await ask();
  const file = async () =>
    writeReservationCalendar(await read(id), { content, siteUrl: 'https://hotel.example', now }) ??
    '';
  expect(await file()).toBe('');
  await answer(await read(id), { kind: 'propose' });
  expect(await file()).toMatch(/DTSTART;TZID=[\w/]+:20270710T203000\r\n[\s\S]*STATUS:TENTATIVE/);
  await action(id, 'confirm', 1);
  expect(await file()).toMatch(/SEQUENCE:2\r\n[\s\S]*STATUS:CONFIRMED/);
  await answer(await read(id), { kind: 'decline' });
  expect(await file()).toMatch(/SEQUENCE:3\r\n[\s\S]*STATUS:CANCELLED/);
  expect((await file()).split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
});

test('the calendar has every day of a package', async () => {
  const { ask, read, answer } = await setUp();
  const undated = content.get().packages?.items.find(({ dates }) => dates.length === 0);
  const stay = { packageId: undated?.id, date: '2027-07-10', guests: 2 };
  const { id } = await ask({ ...stay, forWhom: 'myself' });
  await answer(await read(id), { reserved: stay });
  const file = writeReservationCalendar(await read(id), {
    content,
    siteUrl: 'https://hotel.example',
    now,
  });
  expect(undated?.nights).toBe(1);
  expect(file).toContain('DTSTART;VALUE=DATE:20270710\r\nDTEND;VALUE=DATE:20270712\r\n');
});
