import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import type { Kysely } from 'kysely';
import type { SiteContent } from '~/content/content.server';
import type { Database } from '~/platform/database/schema';
import type { Env } from '~/platform/env/env-schema';
import type { StaffRole } from '~/platform/database/staff-tables';
import { beginSession } from '~/reception/sign-in/sessions.server';
import { findStaff, putStaff } from '~/reception/staff/staff.server';
import type { HtmlForm } from './html-forms';
import { makeLoadContext } from './load-context';
import { openMemoryDatabase } from './memory-database';
import { encodeForm, makePage, type Page, type SubmitOptions } from './shopper';

const origin = 'https://hotel.example';

type Args = LoaderFunctionArgs & ActionFunctionArgs;

/** The handlers of a screen, as its route exports them. */
type Screen = {
  loader: (args: Args) => Promise<Response>;
  action?: (args: Args) => Promise<Response>;
};

type Params = Readonly<Record<string, string>>;

/**
 * The screens of the desk without a server, as a member of staff who reads English sees them.
 * @param content a made-up hotel's unless given
 * @param env other settings than a demonstration's
 */
export async function openStaffDesk(
  role: StaffRole = 'manager',
  content?: SiteContent,
  env?: Partial<Env>,
) {
  const db = await openMemoryDatabase();
  return new StaffDesk(db, await signIn(db, role, `${role}@hotel.example`), content, env);
}

async function signIn(db: Kysely<Database>, role: StaffRole, email: string): Promise<string> {
  const now = new Date();
  await putStaff(db, { email, role, locale: 'en' }, now);
  return beginSession(db, (await findStaff(db, email))?.id ?? 0, now);
}

export class StaffDesk {
  readonly #context: ReturnType<typeof makeLoadContext>;

  constructor(
    readonly db: Kysely<Database>,
    private key: string,
    private readonly content?: SiteContent,
    private readonly env?: Partial<Env>,
  ) {
    this.#context = makeLoadContext({
      db,
      env: { ...env, SITE_URL: origin },
      ...(content && { content }),
    });
  }

  /** The same desk in the browser of a colleague. */
  async openAs(role: StaffRole, email: string): Promise<StaffDesk> {
    return new StaffDesk(this.db, await signIn(this.db, role, email), this.content, this.env);
  }

  /** The session ends, as it does overnight. */
  async endSession(): Promise<void> {
    await this.db.deleteFrom('staff_sessions').execute();
  }

  /** Signs in again, in the same browser. */
  async renew(role: StaffRole = 'manager'): Promise<void> {
    this.key = await signIn(this.db, role, `${role}@hotel.example`);
  }

  open({ loader }: Screen, path: string, params: Params = {}): Promise<Page> {
    return this.#ask(loader, path, {}, params);
  }

  post(
    { action }: Screen,
    path: string,
    body: URLSearchParams,
    params: Params = {},
  ): Promise<Page> {
    if (!action) throw new Error(`${path} takes no forms`);
    return this.#ask(action, path, { method: 'POST', body }, params);
  }

  /** Submits a form of a page to the screen that it leads to. */
  submit(
    screen: Screen,
    page: Page,
    form: HtmlForm,
    values: Record<string, string | boolean> = {},
    { params, ...options }: SubmitOptions & { params?: Params } = {},
  ): Promise<Page> {
    const { pathname, search } = new URL(form.action || page.url, page.url);
    return this.post(screen, pathname + search, encodeForm(form, values, options), params);
  }

  async #ask(
    handler: (args: Args) => Promise<Response>,
    path: string,
    init: RequestInit,
    params: Params,
  ): Promise<Page> {
    const request = new Request(origin + path, {
      ...init,
      headers: { origin, cookie: `__Host-reception=${this.key}`, 'accept-language': 'en' },
    });
    const response = await handler({ request, params, context: this.#context } as unknown as Args);
    return makePage(request.url, response, await response.text());
  }
}
