import { expect, test } from 'vitest';
import { createKey } from '~/reception/desk-keys.server';
import { removeStaff } from '~/reception/staff/staff.server';
import { addStaff, deskOrigin, openPasskeyDesk } from '../../../support/passkey-desk';
import { type Deviation, SoftwareAuthenticator } from '../../../support/software-authenticator';

async function setUp() {
  const desk = await openPasskeyDesk();
  const staffId = await addStaff(desk.db, 'marta@example.com');
  const owner = desk.openBrowser();
  await owner.enter(desk.db, staffId);
  const { authenticator } = await owner.add();
  await desk.db.deleteFrom('staff_sessions').execute();
  const readLog = () =>
    desk.db
      .selectFrom('staff_actions')
      .select(['staff_email', 'action', 'subject', 'screen', 'outcome'])
      .where('action', '=', 'sign-in-passkey')
      .execute();
  const countSessions = async () =>
    (await desk.db.selectFrom('staff_sessions').select('id').execute()).length;
  return { ...desk, staffId, authenticator, readLog, countSessions };
}

test('a passkey signs in without an address, leads on, and is logged', async () => {
  const { db, openBrowser, authenticator, readLog } = await setUp();
  const browser = openBrowser();
  const { response } = await browser.signIn(authenticator, {}, '/reception/orders');
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/reception/orders');
  expect(response.headers.getSetCookie()[0]).toMatch(
    /^__Host-reception=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect((await browser.open('account')).status).toBe(200);
  const { id, counter, last_used_at } = await db
    .selectFrom('staff_passkeys')
    .selectAll()
    .executeTakeFirstOrThrow();
  expect({ counter, isUsed: last_used_at !== null }).toEqual({ counter: 1, isUsed: true });
  expect(await readLog()).toEqual([
    {
      staff_email: 'marta@example.com',
      action: 'sign-in-passkey',
      subject: `passkey ${id}`,
      screen: '/reception/sign-in',
      outcome: 'done',
    },
  ]);
});

test('another language of the sign-in page keeps the page to open next', async () => {
  const browser = (await setUp()).openBrowser();
  const page = await browser.post('sign-in', { email: '', next: '/reception/orders' });
  expect(await page.text()).toContain(
    'href="/reception/sign-in?next=%2Freception%2Forders&amp;language=de"',
  );
});

test.each([
  [true, 'action="/reception/sign-in?language=hr"'],
  [false, 'action="/reception/sign-in"'],
])(
  'only a demonstration’s member gets the language of the browser: %s',
  async (demonstration, action) => {
    const { db, openBrowser } = await openPasskeyDesk({
      demonstration,
      strict: false,
      SMTP_URL: undefined,
    });
    await addStaff(db, 'marta@example.com');
    expect(await (await openBrowser().open('sign-in')).text()).toContain(action);
  },
);

test('a browser that has signed in can ask for a link whatever strangers ask for', async () => {
  const { openBrowser, authenticator } = await setUp();
  const reception = openBrowser();
  await reception.signIn(authenticator);
  const ask = async (browser: typeof reception, email = 'marta@example.com') =>
    (await browser.post('sign-in', { email, next: '' })).status;
  for (let client = 0; client < 5; client += 1) {
    const stranger = openBrowser(`203.0.113.${client}`);
    for (let times = 0; times < 5; times += 1) await ask(stranger);
  }
  expect(await ask(openBrowser('203.0.113.99'))).toBe(429);
  expect(await ask(reception)).not.toBe(429);
  // For a colleague who never used it, it is a browser like any other.
  await Promise.all(Array.from({ length: 5 }, () => ask(openBrowser(), 'ivo@example.com')));
  expect(await ask(reception, 'ivo@example.com')).toBe(429);
});

test('what the browser gets to sign in with names nobody and no passkey', async () => {
  const { openBrowser } = await setUp();
  const { challenge, ...rest } = await openBrowser().askFor('sign-in');
  expect(challenge).toMatch(/^[\w-]{43}$/);
  expect(rest).toEqual({ rpId: 'hotel.example', userVerification: 'required', timeout: 300_000 });
});

const deviations: [string, Deviation, number][] = [
  ['of another origin', { origin: 'https://hotel.example.evil.example' }, 403],
  ['of another port', { origin: 'https://hotel.example:8443' }, 403],
  ['for another host', { rpId: 'evil.example' }, 403],
  ['in a page inside another', { crossOrigin: true }, 400],
  ['for another challenge', { challenge: createKey() }, 410],
  ['without a verified user', { isVerified: false }, 403],
  ['of something else', { isForged: true }, 403],
  ['made to create a passkey', { type: 'webauthn.create' }, 403],
  ['of another user', { userHandle: createKey() }, 403],
  ['of an unknown passkey', { credentialId: createKey() }, 403],
];

test.each(deviations)('a signature %s does not sign in', async (_, deviation, status) => {
  const { openBrowser, authenticator, countSessions } = await setUp();
  const { response } = await openBrowser().signIn(authenticator, deviation);
  expect(response.status).toBe(status);
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await response.text()).toContain('notice--error');
  expect(await countSessions()).toBe(0);
});

test('a signature of another authenticator does not sign in', async () => {
  const { openBrowser, authenticator, countSessions } = await setUp();
  const browser = openBrowser();
  const other = new SoftwareAuthenticator(deskOrigin);
  const { credentialId } = authenticator;
  expect((await browser.signIn(other, { credentialId })).response.status).toBe(403);
  expect(await countSessions()).toBe(0);
});

test('an answer signs in once', async () => {
  const { openBrowser, authenticator, countSessions } = await setUp();
  const browser = openBrowser();
  const { passkey } = await browser.signIn(authenticator);
  expect((await browser.post('sign-in', { passkey })).status).toBe(410);
  expect(await countSessions()).toBe(1);
});

test('a challenge is worth nothing in another browser', async () => {
  const { openBrowser, authenticator, countSessions } = await setUp();
  const options = await openBrowser().askFor('sign-in');
  const passkey = authenticator.sign(options);
  const other = openBrowser();
  expect((await other.post('sign-in', { passkey })).status).toBe(410);
  await other.askFor('sign-in');
  expect((await other.post('sign-in', { passkey })).status).toBe(410);
  expect(await countSessions()).toBe(0);
});

test('a challenge for adding a passkey does not sign in', async () => {
  const { db, openBrowser, staffId, authenticator } = await setUp();
  const browser = openBrowser();
  await browser.enter(db, staffId);
  const { challenge } = await browser.askFor('account');
  const passkey = authenticator.sign({ challenge, rpId: 'hotel.example' });
  expect((await browser.post('sign-in', { passkey })).status).toBe(410);
});

test('a counter that goes back is refused and logged', async () => {
  const { db, openBrowser, authenticator, readLog, countSessions } = await setUp();
  const browser = openBrowser();
  for (const [counter, status] of [
    [7, 303],
    [7, 403],
    [6, 403],
    [0, 403],
    [8, 303],
  ] as const) {
    const { response } = await browser.signIn(authenticator, { counter });
    expect({ counter, status: response.status }).toEqual({ counter, status });
  }
  expect((await readLog()).map(({ outcome }) => outcome)).toEqual([
    'done',
    'refused',
    'refused',
    'refused',
    'done',
  ]);
  expect(await countSessions()).toBe(2);
  const { counter } = await db
    .selectFrom('staff_passkeys')
    .select('counter')
    .executeTakeFirstOrThrow();
  expect(counter).toBe(8);
});

test('an authenticator that does not count signs in again and again', async () => {
  const { openBrowser, authenticator } = await setUp();
  for (let times = 0; times < 2; times++) {
    expect((await openBrowser().signIn(authenticator, { counter: 0 })).response.status).toBe(303);
  }
});

test('the passkeys of a removed member are gone', async () => {
  const { db, openBrowser, authenticator, countSessions } = await setUp();
  await addStaff(db, 'ivo@example.com');
  await removeStaff(db, 'marta@example.com');
  expect(await db.selectFrom('staff_passkeys').select('id').execute()).toEqual([]);
  await addStaff(db, 'marta@example.com');
  expect((await openBrowser().signIn(authenticator)).response.status).toBe(403);
  expect(await countSessions()).toBe(0);
});

test.each(['', '{', '[]', '{"id":"x"}', 'x'.repeat(9000), JSON.stringify({ id: {} })])(
  'what is no answer is refused: %.20s',
  async (passkey) => {
    const { openBrowser } = await setUp();
    expect((await openBrowser().post('sign-in', { passkey })).status).toBe(400);
  },
);

test('challenges and answers are limited for each visitor', async () => {
  const { openBrowser, authenticator } = await setUp();
  const browser = openBrowser('192.0.2.9');
  const statuses = { challenge: [] as number[], answer: [] as number[] };
  for (let times = 0; times < 31; times++) {
    statuses.challenge.push((await browser.post('sign-in', { step: 'challenge' })).status);
    statuses.answer.push((await browser.post('sign-in', { passkey: 'x' })).status);
  }
  expect(statuses.challenge.map((status) => status)).toEqual([...Array(30).fill(200), 429]);
  expect(statuses.answer).toEqual([...Array(30).fill(400), 429]);
  const refused = await browser.post('sign-in', { step: 'challenge' });
  expect(await refused.json()).toEqual({ errors: [{ message: expect.stringMatching(/5/) }] });
  expect((await openBrowser().signIn(authenticator)).response.status).toBe(303);
});

type Desk = Awaited<ReturnType<typeof setUp>>;

/** Sends something as these visitors, thirty times each. @returns how often each status was the answer */
async function flood({ openBrowser }: Desk, addresses: string[], fields: Record<string, string>) {
  const counts: Record<number, number> = {};
  for (const address of addresses) {
    const stranger = openBrowser(address);
    for (let times = 0; times < 30; times += 1) {
      const { status } = await stranger.post('sign-in', fields);
      counts[status] = (counts[status] ?? 0) + 1;
    }
  }
  return counts;
}

const strangers = Array.from({ length: 21 }, (_, index) => `203.0.113.${index}`);

test('answers to no challenge of ours keep nobody from signing in', async () => {
  const desk = await setUp();
  const passkey = desk.authenticator.sign({ challenge: createKey(), rpId: 'hotel.example' });
  await flood(desk, strangers.slice(1), { passkey });
  const { response } = await desk.openBrowser().signIn(desk.authenticator);
  expect(response.status).toBe(303);
});

test('no flood reaches a browser in which staff have signed in, which has thirty uses', async () => {
  const desk = await setUp();
  const reception = desk.openBrowser();
  await reception.signIn(desk.authenticator);
  reception.cookies.delete('__Host-reception');
  await flood(desk, ['192.0.2.1', ...strangers], { step: 'challenge' });
  expect((await desk.openBrowser('192.0.2.2').post('sign-in', { step: 'challenge' })).status).toBe(
    429,
  );
  for (let times = 0; times < 30; times += 1)
    expect((await reception.signIn(desk.authenticator)).response.status).toBe(303);
  expect((await reception.post('sign-in', { step: 'challenge' })).status).toBe(429);
});

test('the browser of a member who was removed is one like any other', async () => {
  const desk = await setUp();
  const reception = desk.openBrowser();
  await reception.signIn(desk.authenticator);
  await addStaff(desk.db, 'ivo@example.com');
  await removeStaff(desk.db, 'marta@example.com');
  await flood(desk, ['192.0.2.1'], { step: 'challenge' });
  expect((await reception.post('sign-in', { step: 'challenge' })).status).toBe(429);
});
