import type { Page } from '@playwright/test';
import type { Kysely } from 'kysely';
import type { Database } from '../../app/platform/database/schema';
import { enqueue } from '../../app/platform/mail/outbox.server';
import { type DeskRoute, routeRights } from '../../app/reception/rights';
import { resourceHref } from '../../app/routing/resource-href';
import { resources } from '../../app/routing/resources';
import { correctStock } from '../../app/shop/stock/correct-stock.server';
import { buy } from '../support/desk-site';
import { ask } from '../support/guest-enquiry';
import { makeMail } from '../support/new-mail';
import { makeWithdrawal } from '../support/new-withdrawal';
import { findBrokenWords } from './support/display-words';
import { checkAtWidths, findLayoutProblems, findViolations, lookAt } from './support/page-checks';
import type { OwnSite } from './support/own-site';
import { findSmallTargets } from './support/small-targets';
import { expect, test } from './support/test';
import { textsIn } from './support/texts';
import { withSiteDatabase } from '../support/stored-rows';

// “Today” is empty only where no other test has ordered.
test.use({ siteName: 'every screen of the desk' });

/** Routes of screens; the others send files. */
const screens = (Object.keys(routeRights) as DeskRoute[]).filter((id) =>
  resources[id].file.endsWith('.tsx'),
);

/** An issue of the newsletter, written in German alone. @returns its id, as in addresses */
async function writeIssue(
  db: Kysely<Database>,
  state: 'draft' | 'sent',
  at: string,
): Promise<string> {
  const { id } = await db
    .insertInto('newsletter_issues')
    .values({
      submission_id: `issue-${state}`,
      state,
      version: 1,
      staff_email: 'reception@example.com',
      created_at: at,
      updated_at: at,
      started_at: state === 'sent' ? at : null,
      finished_at: state === 'sent' ? at : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const text = { subject: 'Frühlingserwachen', body: 'Liebe Gäste,\nder Garten ist offen.' };
  await db
    .insertInto('newsletter_issue_texts')
    .values({ issue_id: id, locale: 'de', ...text })
    .execute();
  return String(id);
}

/** One of everything that has a sheet. @returns the addresses of all screens, some of them several */
async function fillDesk(site: OwnSite): Promise<Record<DeskRoute, string[]>> {
  const [held = '', charged = '', inReview = ''] = await Promise.all(
    ['Ana Čačić', 'Maximilian-Alexander von Habsburg-Lothringen', 'Josip Šimić'].map((fullName) =>
      buy(site, { locale: 'de', fullName }),
    ),
  );
  return withSiteDatabase(site, async (db) => {
    const now = new Date();
    const at = now.toISOString();
    const setState = (number: string, change: { state: 'captured' | 'review' }) =>
      db.updateTable('orders').set(change).where('number', '=', number).execute();
    await setState(inReview, { state: 'review' });
    await setState(charged, { state: 'captured' });
    await db
      .updateTable('orders')
      .set({ captured_cents: 2000 })
      .where('number', '=', charged)
      .execute();
    const count = { pieces: 2, basePieces: null, fewFrom: 5, note: 'counted', now };
    await correctStock(db, { variantId: 'leccino-500', ...count });
    const withdrawal = makeWithdrawal({ order_number: held, effect: 'unproven', created_at: at });
    const order = db.selectFrom('orders').select('id').where('number', '=', held);
    const { id: order_id } = await order.executeTakeFirstOrThrow();
    await db
      .insertInto('withdrawals')
      .values({ ...withdrawal, order_id })
      .execute();
    const statement = makeWithdrawal({ order_number: 'Rechnung vom Wochenende', created_at: at });
    await db.insertInto('withdrawals').values(statement).execute();
    const payment = 'UNMATCHED1';
    await db
      .insertInto('unmatched_payments')
      .values({
        reference: payment,
        provider: 'wspay',
        amount_cents: 4860,
        money: 'held',
        state: 'review',
        created_at: at,
        updated_at: at,
      })
      .execute();
    const staff = await db.selectFrom('staff').select('id').executeTakeFirstOrThrow();
    const { id: passkey } = await db
      .insertInto('staff_passkeys')
      .values({
        staff_id: staff.id,
        credential_id: 'x',
        public_key: 'x',
        counter: 0,
        name: 'Diensthandy am Empfang, Schublade links',
        created_at: at,
        last_used_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const message = 'Gerne am Fenster, und für das Kind ein Hochstuhl.';
    const table = String(await ask(db, { message }));
    const contact = String(await ask(db, { kind: 'contact', details: '{}', message }));
    const draft = await writeIssue(db, 'draft', at);
    const sent = await writeIssue(db, 'sent', at);
    await enqueue(db, makeMail({ dedupeKey: `order:${held}:shipped:1`, subject: 'Ihr Paket' }));
    const { id: mail } = await db
      .updateTable('outbox')
      .set({ state: 'dead', last_error: '550 5.1.1 No such user here' })
      .where('subject', '=', 'Ihr Paket')
      .returning('id')
      .executeTakeFirstOrThrow();
    const params = {
      mail: String(mail),
      number: held,
      id: table,
      reply: 'accept',
      reference: payment,
      variant: 'leccino-500',
      template: 'tableAccept',
      language: 'de',
      passkey: String(passkey),
    };
    const pathTo = (id: DeskRoute, change: Partial<typeof params> = {}) =>
      resourceHref(id, { ...params, ...change });
    const paper = pathTo('reception.paper');
    const special: Partial<Record<DeskRoute, string[]>> = {
      // Leads to the desk whoever has signed in.
      'reception.link': [],
      'reception.capture': ['', '?amount=10,00', '?amount=x'].map(
        (query) => pathTo('reception.capture') + query,
      ),
      'reception.refund': ['', '?amount=5,00', '?pieces0=1', '?pieces0=99'].map(
        (query) => pathTo('reception.refund', { number: charged }) + query,
      ),
      'reception.review': [pathTo('reception.review', { number: inReview })],
      'reception.paper': ['slip', 'label'].map(
        (kind) => `${paper}?kind=${kind}&order=${held}&order=${charged}`,
      ),
      'reception.enquiries': [
        pathTo('reception.enquiries'),
        `${pathTo('reception.enquiries')}?q=nobody`,
      ],
      'reception.enquiry': [table, contact].map((id) => pathTo('reception.enquiry', { id })),
      'reception.reply': [
        ...['accept', 'propose', 'decline', 'write'].map((reply) =>
          pathTo('reception.reply', { reply }),
        ),
        `${pathTo('reception.reply', { reply: 'propose' })}?date=2000-01-01&time=19:00`,
      ],
      'reception.newsletter-issue': [draft, sent].map((id) =>
        pathTo('reception.newsletter-issue', { id }),
      ),
      'reception.newsletter-send': [pathTo('reception.newsletter-send', { id: draft })],
      'reception.withdrawals': [
        '',
        '?ticked=all',
        '?settle=1',
        `?settle=1&statement=${statement.reference}`,
      ].map((query) => pathTo('reception.withdrawals') + query),
      'reception.withdrawal': ['', '?decision=confirm', '?decision=dismiss'].map(
        (query) => pathTo('reception.withdrawal', { reference: withdrawal.reference }) + query,
      ),
      'reception.mail': ['', '?decision=retry', '?decision=discard'].map(
        (query) => pathTo('reception.mail') + query,
      ),
      'reception.payment': ['', '?decision=release', '?decision=close'].map(
        (query) => pathTo('reception.payment') + query,
      ),
    };
    return Object.fromEntries(screens.map((id) => [id, special[id] ?? [pathTo(id)]])) as Record<
      DeskRoute,
      string[]
    >;
  });
}

async function look(page: Page): Promise<string[]> {
  return [
    ...(await findViolations(page)),
    ...(await checkAtWidths(page, [
      ...lookAt([320, 1440], findLayoutProblems),
      ...lookAt([320, 1440, 390], findBrokenWords),
      ...lookAt([390], findSmallTargets),
    ])),
  ];
}

// The checks themselves need scripts; of the pages only two have one. German has the longest words.
test(
  'every screen of the desk passes axe, fits and has large targets',
  { tag: '@js' },
  async ({ page, site, watch }) => {
    // Against hanging alone, as all limits: it visits some fifty screens.
    test.slow();
    watch.expectStatus(400, 404, 410);
    await page.setViewportSize({ width: 390, height: 844 });
    const { signIn, sent, today } = textsIn('de').reception;
    const main = page.getByRole('main');
    const problems: string[] = [];
    let hasPasskeys = false;
    const check = async (screen: string) => {
      const isForPasskeys = /\/reception\/(?:account|sign-in)$/.test(new URL(page.url()).pathname);
      await expect(page.locator('script')).toHaveCount(isForPasskeys && hasPasskeys ? 1 : 0);
      problems.push(...(await look(page)).map((problem) => `${screen}: ${problem}`));
    };
    const press = (name: string) => main.getByRole('button', { name, exact: true }).click();

    await page.goto(resourceHref('reception.link', { token: 'x'.repeat(43) }));
    await check('link that is over');
    await page.goto('/reception/sign-in?language=de');
    await main.locator('[name="email"]').fill('marta');
    await press(signIn.send);
    await check('sign-in with an error');
    await main.locator('[name="email"]').fill('reception@example.com');
    await press(signIn.send);
    await check('link sent');
    await main.getByRole('link', { name: sent.open }).click();
    await check('link');
    await main.getByRole('button').click();
    await expect(main).toContainText(today.done.title);
    await check('nothing to do');

    const filled = await fillDesk(site);
    hasPasskeys = true;
    for (const [screen, paths] of Object.entries(filled)) {
      for (const path of paths) {
        await page.goto(path);
        // A redirect would hide the screen.
        expect(page.url()).toBe(site.url + path);
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
        await check(`${screen} ${path}`);
      }
    }
    await page.setViewportSize({ width: 320, height: 844 });
    await page.goto(filled['reception.order'][0] ?? '');
    const lines = await main
      .locator('.desk-code')
      .evaluateAll((codes) => codes.map((code) => code.getClientRects().length));
    if (lines.join() !== '1') problems.push(`lines of the payment's reference: ${lines.join()}`);

    await page.emulateMedia({ forcedColors: 'active' });
    for (const path of [filled.reception, filled['reception.order']].flat()) {
      await page.goto(path);
      const unframed = await main
        .locator('.desk-count, .desk-tag')
        .evaluateAll((marks) =>
          marks
            .filter((mark) => getComputedStyle(mark).borderTopStyle === 'none')
            .map(({ textContent }) => textContent),
        );
      problems.push(...unframed.map((mark) => `${path} without a frame ${mark}`));
    }
    expect(problems).toEqual([]);
  },
);
