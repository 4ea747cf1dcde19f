import { expect, test } from 'vitest';
import { locales } from '~/i18n/locales';
import { endAllSessions } from '~/reception/sign-in/sessions.server';
import { putStaff } from '~/reception/staff/staff.server';
import {
  addStaff,
  deskOrigin,
  openPasskeyDesk,
  passkeyScript,
} from '../../../support/passkey-desk';
import { type Deviation, SoftwareAuthenticator } from '../../../support/software-authenticator';

async function setUp() {
  const desk = await openPasskeyDesk();
  const staffId = await addStaff(desk.db, 'marta@example.com');
  const browser = desk.openBrowser();
  await browser.enter(desk.db, staffId);
  const list = () => desk.db.selectFrom('staff_passkeys').selectAll().orderBy('id').execute();
  const readLog = () =>
    desk.db
      .selectFrom('staff_actions')
      .select(['staff_email', 'action', 'subject', 'outcome'])
      .orderBy('id')
      .execute();
  return { ...desk, staffId, browser, list, readLog };
}

test('a member changes the language of the desk on its own page, and nobody else’s', async () => {
  const { db, browser } = await setUp();
  await addStaff(db, 'ivo@example.com');
  const { headers } = await browser.post('account', { language: 'de' });
  expect(headers.get('location')).toBe('/reception/account?done=language');
  const page = await browser.open('account');
  expect(page.headers.get('content-language')).toBe('de');
  expect((await browser.post('account', { language: 'xx' })).status).toBe(400);
  const staff = await db.selectFrom('staff').select(['email', 'locale']).orderBy('email').execute();
  expect(staff).toEqual([
    { email: 'ivo@example.com', locale: 'en' },
    { email: 'marta@example.com', locale: 'de' },
  ]);
});

test('a passkey is added with its name, its log entry and an email', async () => {
  const { db, browser, list, readLog } = await setUp();
  const { response, authenticator } = await browser.add(undefined, {}, ' Marta’s phone ');
  expect(response.headers.get('location')).toBe('/reception/account?done=added');
  const [row] = await list();
  expect(row).toMatchObject({
    credential_id: authenticator.credentialId,
    name: 'Marta’s phone',
    counter: 0,
    last_used_at: null,
  });
  expect(await readLog()).toEqual([
    {
      staff_email: 'marta@example.com',
      action: 'passkey-add',
      subject: `passkey ${row?.id}`,
      outcome: 'done',
    },
  ]);
  const mails = await db.selectFrom('outbox').select(['to_address', 'kind', 'text']).execute();
  expect(mails).toMatchObject([{ to_address: 'marta@example.com', kind: 'staff-passkey' }]);
  expect(mails[0]?.text).toContain('Marta’s phone');
  expect(mails[0]?.text).toContain(`${deskOrigin}/reception/account`);
  const page = await (await browser.open('account')).text();
  expect(page).toContain('Marta’s phone');
  expect(page).toContain('/reception/account/passkeys/1');
});

test.each(locales)(
  'the email is in the member’s language, and links nowhere else: %s',
  async (locale) => {
    const { db, browser } = await setUp();
    await putStaff(db, { email: 'marta@example.com', role: 'reception', locale }, new Date());
    await browser.add(undefined, {}, 'see https://evil.example now');
    const { html, subject } = await db
      .selectFrom('outbox')
      .select(['html', 'subject'])
      .executeTakeFirstOrThrow();
    expect(html).toContain(`lang="${locale}"`);
    expect(html).not.toContain('evil.example');
    expect(subject).toMatch(/passkey|pristupni ključ/i);
  },
);

test('a device that nobody names, not even its browser, has a name all the same', async () => {
  const { browser, list } = await setUp();
  await browser.add(undefined, {}, '');
  expect((await list()).map(({ name }) => name)).toEqual(['Device']);
});

test('what the browser gets to create a passkey', async () => {
  const { browser } = await setUp();
  const { authenticator } = await browser.add();
  expect(await browser.askFor('account')).toMatchObject({
    rp: { id: 'hotel.example' },
    user: { id: expect.stringMatching(/^[\w-]{43}$/), name: 'marta@example.com' },
    excludeCredentials: [{ type: 'public-key', id: authenticator.credentialId }],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  });
});

const deviations: [string, Deviation, number][] = [
  ['of another origin', { origin: 'http://hotel.example' }, 403],
  ['for another host', { rpId: 'example' }, 403],
  ['for another challenge', { challenge: 'x'.repeat(43) }, 410],
  ['without a verified user', { isVerified: false }, 403],
  ['made to sign in', { type: 'webauthn.get' }, 403],
  ['with certificates, whose addresses would be called', { certificates: [Buffer.from('x')] }, 403],
];

test.each(deviations)('a passkey %s is not added', async (_, deviation, status) => {
  const { browser, list } = await setUp();
  const { response } = await browser.add(undefined, deviation);
  expect(response.status).toBe(status);
  expect(await response.text()).toContain('notice--error');
  expect(await list()).toEqual([]);
});

test('an answer adds one passkey, and the same passkey is nobody else’s', async () => {
  const { db, browser, list, openBrowser } = await setUp();
  const { passkey, authenticator } = await browser.add();
  expect((await browser.post('account', { passkey })).status).toBe(410);
  const other = openBrowser();
  await other.enter(db, await addStaff(db, 'ivo@example.com'));
  expect((await other.add(authenticator)).response.status).toBe(409);
  expect(await list()).toHaveLength(1);
});

test('a challenge of another member, or of the sign-in page, adds nothing', async () => {
  const { db, browser, list } = await setUp();
  const authenticator = new SoftwareAuthenticator(deskOrigin);
  const rp = { id: 'hotel.example' };
  const { challenge } = await browser.askFor('sign-in');
  const fromSignIn = authenticator.create({ challenge, rp });
  expect((await browser.post('account', { passkey: fromSignIn })).status).toBe(410);
  const passkey = authenticator.create(await browser.askFor('account'));
  await browser.enter(db, await addStaff(db, 'ivo@example.com'));
  expect((await browser.post('account', { passkey })).status).toBe(410);
  expect(await list()).toEqual([]);
});

test('ten passkeys are the most', async () => {
  const { browser, list } = await setUp();
  for (let times = 0; times < 10; times++) {
    expect((await browser.add()).response.status).toBe(303);
  }
  expect(await (await browser.open('account')).text()).not.toContain('data-passkey');
  expect((await browser.add()).response.status).toBe(409);
  expect(await list()).toHaveLength(10);
});

test('a passkey is removed after a question, once, and logged', async () => {
  const { browser, list, readLog } = await setUp();
  await browser.add();
  const [{ id } = { id: 0 }] = await list();
  const question = await (await browser.open('removal', String(id))).text();
  expect(question).toContain('Phone');
  const [, submission = ''] = /name="submission" value="([\w-]{43})"/.exec(question) ?? [];
  for (let times = 0; times < 2; times++) {
    const { headers } = await browser.post('removal', { submission }, String(id));
    expect(headers.get('location')).toBe('/reception/account?done=removed');
  }
  expect(await list()).toEqual([]);
  expect((await readLog()).map(({ action }) => action)).toEqual(['passkey-add', 'passkey-remove']);
  expect((await browser.open('removal', String(id))).status).toBe(404);
});

test.each(['0', '2', 'x', '1;--', '9'.repeat(30)])(
  'there is nothing to remove at %s, nor where another’s passkey is',
  async (id) => {
    const { db, browser, list, openBrowser } = await setUp();
    await browser.add();
    const other = openBrowser();
    await other.enter(db, await addStaff(db, 'ivo@example.com'));
    for (const [who, passkey] of [
      [browser, id],
      [other, '1'],
    ] as const) {
      expect((await who.open('removal', passkey)).status).toBe(404);
      expect((await who.post('removal', { submission: 'x'.repeat(43) }, passkey)).status).toBe(404);
    }
    expect(await list()).toHaveLength(1);
  },
);

test('signing out everywhere leaves the passkeys', async () => {
  const { db, staffId, browser, list } = await setUp();
  const { authenticator } = await browser.add();
  await endAllSessions(db, staffId);
  expect((await browser.open('account')).status).toBe(303);
  expect(await list()).toHaveLength(1);
  expect((await browser.signIn(authenticator)).response.status).toBe(303);
});

test('only pages that can use passkeys have the script, and no button is shown without it', async () => {
  const { db, browser, openBrowser } = await setUp();
  const stranger = openBrowser();
  const read = async (page: 'sign-in' | 'account') =>
    (await (page === 'account' ? browser : stranger).open(page)).text();
  expect(await read('sign-in')).not.toMatch(/<script|passkey/i);
  await browser.add();
  for (const page of ['sign-in', 'account'] as const) {
    const html = await read(page);
    expect(html.match(/<script.*?<\/script>/g)).toEqual([
      `<script type="module" src="${passkeyScript}"></script>`,
    ]);
    expect(html).toMatch(/<form[^>]* hidden=""[^>]* data-passkey=/);
  }
  const [{ id } = { id: 0 }] = await db.selectFrom('staff_passkeys').select('id').execute();
  expect(await (await browser.open('removal', String(id))).text()).not.toContain('<script');
});

test('where the site has no name of its own, passkeys are not offered', async () => {
  const { db, openBrowser } = await openPasskeyDesk({ SITE_URL: 'http://192.0.2.7:3002' });
  const browser = openBrowser();
  await browser.enter(db, await addStaff(db, 'marta@example.com'));
  // Without https the cookie has no prefix.
  browser.cookies.set('reception', browser.cookies.get('__Host-reception') ?? '');
  const page = await (await browser.open('account')).text();
  expect(page).not.toMatch(/<script|data-passkey/);
  expect((await browser.post('account', { step: 'challenge' })).status).toBe(404);
  expect((await browser.post('account', { passkey: '{}' })).status).toBe(400);
});

test('no stranger at the same address keeps a member from adding and removing passkeys', async () => {
  const { browser, list, openBrowser } = await setUp();
  const stranger = openBrowser();
  for (let times = 0; times < 31; times++) {
    await stranger.post('sign-in', { step: 'challenge' });
    await stranger.post('sign-in', { passkey: 'x' });
  }
  expect((await browser.add()).response.status).toBe(303);
  await browser.post('removal', { submission: 'x'.repeat(43) }, '1');
  expect(await list()).toEqual([]);
});
