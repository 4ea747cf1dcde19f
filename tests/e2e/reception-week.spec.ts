import type { Page } from '@playwright/test';
import { buy } from '../support/desk-site';
import { ask } from '../support/guest-enquiry';
import { readMails, recipient } from '../support/journey';
import { correctStock } from '../../app/shop/stock/correct-stock.server';
import type { OwnSite } from './support/own-site';
import { expect, test } from './support/test';
import { textsIn } from './support/texts';
import { withSiteDatabase } from '../support/stored-rows';

/** `npm run test:week` works off a whole week; a day of it is enough to see that each kind of work can be done. */
const isWeek = process.env.DESK_WEEK !== undefined;
const orderCount = isWeek ? 40 : 5;
const enquiryCount = isWeek ? 60 : 6;

// Everything on the desk is worked off, so all of it has to be from here.
test.use({ siteName: 'a week at the desk' });

const texts = textsIn('hr');
const { actions, today } = texts.reception;

/** Presses of staff on the desk, as they see it. */
function workAt(page: Page) {
  const main = page.getByRole('main');
  return {
    main,
    open: (path: string) => page.goto(`/reception${path}`),
    follow: (name: string) => main.getByRole('link', { name, exact: true }).first().click(),
    press: (name: string) => main.getByRole('button', { name, exact: true }).click(),
    type: (field: string, text: string) => main.locator(`[name="${field}"]`).fill(text),
    /** The first row of a section of “Today”; undefined once the section is gone. */
    async openFirst(section: string): Promise<boolean> {
      await page.goto('/reception');
      const row = main.locator(`[aria-labelledby="today-${section}"] .desk-row a`).first();
      if ((await row.count()) === 0) return false;
      await row.click();
      return true;
    },
    expectDone: (text: string) => expect(main.locator('.notice--ok')).toContainText(text),
  };
}

type Desk = ReturnType<typeof workAt>;

/** Orders on hold, one of them in review; a few bottles left; guests' requests of every kind. */
async function seed(site: OwnSite): Promise<void> {
  const names = ['Ana Čačić', 'Jörg Weiß', 'Giulia Bianchi', 'Eleanor Price'];
  const locales = ['hr', 'de', 'it', 'en'] as const;
  for (let start = 0; start < orderCount; start += 4) {
    const portion = Array.from({ length: Math.min(4, orderCount - start) }, (_, index) =>
      buy(site, {
        locale: locales[index] ?? 'hr',
        fullName: `${names[index]} ${start}`,
        email: `buyer${start + index}@example.com`,
      }),
    );
    await Promise.all(portion);
  }
  await withSiteDatabase(site, async (db) => {
    const newest = db.selectFrom('orders').select(({ fn }) => fn.max('id').as('id'));
    await db.updateTable('orders').set({ state: 'review' }).where('id', '=', newest).execute();
    const count = { pieces: 2, basePieces: null, fewFrom: 5, note: 'counted', now: new Date() };
    await correctStock(db, { variantId: 'leccino-500', ...count });
    for (let index = 0; index < enquiryCount; index++) {
      const isMessage = index % 6 === 5;
      const isPackage = index % 6 === 4;
      await ask(db, {
        ...(isMessage && { kind: 'contact', details: '{}', message: 'Ist der Garten offen?' }),
        ...(isPackage && { kind: 'package', details: '{"persons":2,"date":"2099-10-10"}' }),
      });
    }
  });
}

/** The kinds of reply, used in turn. */
const replies = ['accept', 'propose', 'decline', 'elsewhere'] as const;

async function answerEnquiry(desk: Desk, index: number): Promise<void> {
  const { inbox } = texts;
  const isMessage =
    (await desk.main.getByRole('link', { name: inbox.reply.accept.link }).count()) === 0;
  const reply = isMessage ? 'write' : replies[index % replies.length];
  if (reply === 'elsewhere') {
    await desk.press(texts.reception.enquiry.mark);
    return;
  }
  if (reply === 'propose') {
    await desk.main.locator('[name="date"]').fill('2099-07-11');
    const time = desk.main.locator('[name="time"]');
    if ((await time.count()) > 0) await time.fill('19:00');
    await desk.press(inbox.reply.show);
  } else if (reply) await desk.follow(inbox.reply[reply].link);
  if (reply === 'write') {
    await desk.type('text', 'Ja, ab April.');
    await desk.press(inbox.reply.show);
  }
  await desk.press(inbox.reply.send);
  await desk.expectDone(inbox.sheet.sent);
}

/** Hands an order over and charges it, in part now and then; every tenth is released instead. */
async function completeOrder(desk: Desk, index: number): Promise<void> {
  if (index % 10 === 1) {
    await desk.follow(actions.void.link);
    await desk.press(actions.void.confirm);
    await desk.expectDone(actions.void.done);
    return;
  }
  await desk.follow(actions.ship.link);
  await desk.type('code', `9876543${String(index).padStart(4, '0')}`);
  await desk.press(actions.ship.confirm);
  await desk.expectDone(actions.ship.done);
  await desk.follow(actions.capture.link);
  if (index % 4 === 2) {
    await desk.type('amount', '10,00');
    await desk.press(actions.continue);
  } else {
    const name = actions.capture.whole.replace('{{amount}}', '');
    await desk.main.getByRole('link', { name }).click();
  }
  await desk.press(actions.capture.confirm);
  await desk.expectDone(actions.capture.done);
  if (index % 8 !== 4) return;
  await desk.follow(actions.refund.link);
  await desk.type('amount', '5,00');
  await desk.press(actions.continue);
  await desk.type('reason', 'Boca je stigla razbijena');
  await desk.press(actions.refund.confirm);
  await desk.expectDone(actions.refund.done);
}

test(
  `${isWeek ? 'a week' : 'a day'} is worked off on a telephone without scripts`,
  { tag: '@no-js' },
  async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await seed(site);
    const { reception, stock } = texts;
    const desk = workAt(page);

    await desk.open('');
    await desk.follow('Hrvatski');
    await desk.press(reception.signIn.send);
    await desk.follow(reception.sent.open);
    await desk.press(reception.link.ready.button);
    await expect(desk.main.getByRole('heading', { level: 1 })).toHaveText(today.title);

    expect(await desk.openFirst('stock')).toBe(true);
    await desk.type('pieces', '24');
    await desk.type('note', 'Stigla je dostava');
    await desk.press(stock.save);
    await desk.expectDone(stock.outcomes.done);

    expect(await desk.openFirst('decide')).toBe(true);
    await desk.follow(actions.review.link);
    await desk.main.locator('[name="to"][value="authorised"]').check();
    await desk.type('reason', 'Banka potvrđuje');
    await desk.press(actions.review.confirm);
    await desk.expectDone(actions.review.done);

    let orders = 0;
    while (await desk.openFirst('send')) await completeOrder(desk, orders++);
    expect(orders).toBe(orderCount);
    let answers = 0;
    while (await desk.openFirst('enquiries')) await answerEnquiry(desk, answers++);
    expect(answers).toBe(enquiryCount);

    await desk.open('');
    await expect(desk.main).toContainText(today.done.title);
    await expect(desk.main.locator('.desk-row')).toHaveCount(0);

    const done = await withSiteDatabase(site, async (db) => ({
      states: await db.selectFrom('orders').select(['state']).execute(),
      failures: await db
        .selectFrom('staff_actions')
        .select(['action', 'outcome'])
        .where('outcome', '!=', 'done')
        .execute(),
      operations: await db
        .selectFrom('payment_operations')
        .select(['kind', ({ fn }) => fn.countAll<number>().as('count')])
        .where('state', '=', 'done')
        .groupBy('kind')
        .orderBy('kind')
        .execute(),
      dead: await db.selectFrom('outbox').select('id').where('state', '=', 'dead').execute(),
    }));
    expect(done.failures).toEqual([]);
    expect(done.dead).toEqual([]);
    expect(new Set(done.states.map(({ state }) => state))).toEqual(new Set(['captured', 'voided']));
    const voids = Math.ceil((orderCount - 1) / 10);
    const refunds = Math.ceil((orderCount - 4) / 8);
    expect(done.operations).toEqual([
      { kind: 'capture', count: orderCount - voids },
      { kind: 'refund', count: refunds },
      { kind: 'void', count: voids },
    ]);

    // A guest confirms a proposed time.
    const proposal = await withSiteDatabase(site, (db) =>
      db
        .selectFrom('enquiries')
        .select(['email', 'full_name'])
        .where('state', '=', 'proposed')
        .limit(1)
        .executeTakeFirstOrThrow(),
    );
    const findLink = async () => {
      const mails = await readMails(site.dataDir);
      const found = mails.filter((mail) => recipient(mail) === proposal.email);
      return (
        found.map(({ text = '' }) => /\/de\/anfrage\/[\w-]{43}/.exec(text)?.[0]).find(Boolean) ?? ''
      );
    };
    await expect.poll(findLink).not.toBe('');
    await page.goto(await findLink());
    await desk.main.locator('button[value="confirm"]').click();
    await expect(desk.main.getByRole('heading', { level: 1 })).toHaveText(
      textsIn('de').reply.states.confirmed.title,
    );
    await desk.open('/requests?state=confirmed');
    await expect(desk.main).toContainText(proposal.full_name);
    await desk.open('/orders');
    await desk.type('q', 'no such guest');
    await desk.press(reception.orders.find);
    await expect(desk.main).toContainText(reception.orders.nothing);
  },
);
