import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import type { Env } from '~/platform/env/env-schema';
import { deskAction, deskLoader, openAction, openLoader } from '~/reception/desk-route.server';
import { showAccount, submitAccount } from '~/reception/account/account.server';
import { showRemoval, submitRemoval } from '~/reception/passkeys/passkey-removal.server';
import { beginSession } from '~/reception/sign-in/sessions.server';
import { showSignIn, submitSignIn } from '~/reception/sign-in/sign-in-page.server';
import { findStaff, putStaff } from '~/reception/staff/staff.server';
import { makeLoadContext } from './load-context';
import { openMemoryDatabase } from './memory-database';
import { type Deviation, SoftwareAuthenticator } from './software-authenticator';

export const deskOrigin = 'https://hotel.example';
export const passkeyScript = '/static/passkeys-test.js';

const pages = {
  'sign-in': {
    GET: openLoader('reception.sign-in', (desk) => showSignIn(desk, passkeyScript)),
    POST: openAction('reception.sign-in', (desk) => submitSignIn(desk, passkeyScript)),
  },
  account: {
    GET: deskLoader('reception.account', (desk) => showAccount(desk, passkeyScript)),
    POST: deskAction('reception.account', (desk) => submitAccount(desk, passkeyScript)),
  },
  removal: {
    GET: deskLoader('reception.passkey', showRemoval),
    POST: deskAction('reception.passkey', submitRemoval),
  },
};

type Options = { challenge: string; rpId: string; rp: { id: string }; user: { id: string } };

/** The desk's pages with passkeys, without a server. */
export async function openPasskeyDesk(env: Partial<Env> = {}) {
  const db = await openMemoryDatabase();
  const context = makeLoadContext({ db, env: { SITE_URL: deskOrigin, ...env } });
  return { db, openBrowser: (address = '192.0.2.1') => new DeskBrowser(context, address) };
}

/** Adds a member of staff. @returns the id */
export async function addStaff(db: Kysely<Database>, email: string, locale = 'en' as const) {
  await putStaff(db, { email, role: 'reception', locale }, new Date());
  return (await findStaff(db, email))?.id ?? 0;
}

/** A browser without scripts: keeps cookies, and sends what the desk's script would. */
class DeskBrowser {
  readonly cookies = new Map<string, string>();
  readonly #context: ReturnType<typeof makeLoadContext>;
  readonly #address: string;

  constructor(context: ReturnType<typeof makeLoadContext>, address: string) {
    this.#context = context;
    this.#address = address;
  }

  /** Signs in as a link would. */
  async enter(db: Kysely<Database>, staffId: number): Promise<void> {
    this.cookies.set('__Host-reception', await beginSession(db, staffId, new Date()));
  }

  async open(page: keyof typeof pages, passkey = ''): Promise<Response> {
    const path = page === 'removal' ? `account/passkeys/${passkey}` : page;
    return this.#ask(page, new Request(`${deskOrigin}/reception/${path}`), passkey);
  }

  async post(
    page: keyof typeof pages,
    fields: Record<string, string>,
    passkey = '',
  ): Promise<Response> {
    const path = page === 'removal' ? `account/passkeys/${passkey}` : page;
    const request = new Request(`${deskOrigin}/reception/${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin: deskOrigin },
    });
    return this.#ask(page, request, passkey);
  }

  async #ask(page: keyof typeof pages, request: Request, passkey: string): Promise<Response> {
    request.headers.set('cookie', [...this.cookies].map((pair) => pair.join('=')).join('; '));
    request.headers.set('x-site-client', this.#address);
    const method = request.method as 'GET' | 'POST';
    const args = { request, params: { passkey }, context: this.#context };
    const response = await pages[page][method](args);
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.cookies.set(name, value);
    }
    return response;
  }

  /** The options that the script gets. */
  async askFor(page: 'sign-in' | 'account'): Promise<Options> {
    const response = await this.post(page, { step: 'challenge' });
    const { data } = (await response.json()) as { data: Options };
    return data;
  }

  /** Adds a passkey from the account page. */
  async add(
    authenticator = new SoftwareAuthenticator(deskOrigin),
    deviation: Deviation = {},
    name = 'Phone',
  ) {
    const options = await this.askFor('account');
    const passkey = authenticator.create(options, deviation);
    const response = await this.post('account', { passkey, name });
    return { response, authenticator, passkey };
  }

  /** Signs in with a passkey. */
  async signIn(authenticator: SoftwareAuthenticator, deviation: Deviation = {}, next = '') {
    const passkey = authenticator.sign(await this.askFor('sign-in'), deviation);
    return { response: await this.post('sign-in', { passkey, next }), passkey };
  }
}
