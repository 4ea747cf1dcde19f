import { setTimeout as wait } from 'node:timers/promises';
import { recipient } from '../support/enquiry-journey';
import { readMails } from '../support/journey';
import { Shopper } from '../support/shopper';
import { findMisfits, findViolations } from './support/looks';
import { findSmallTargets } from './support/small-targets';
import { expect, test } from './support/test';
import { textsIn } from './support/texts';

// The checks themselves need scripts; the pages of the desk have none.
test('requests are answered on a telephone, and the guest confirms', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { reception, requests } = textsIn('hr');
  const names = ['Eva Braun', 'Jörg Weiß', 'Ana Kovač'];
  for (const [index, fullName] of names.entries()) {
    const guest = new Shopper(site.url);
    const form = await guest.open('/de/restaurant/tischreservierung');
    await wait(600);
    await guest.submit(form, form.form('guests', 'fullName'), {
      house: 'restaurant',
      guests: '2',
      date: '2027-07-10',
      time: '20:00',
      fullName,
      email: `guest${index}@example.com`,
    });
  }
  const main = page.getByRole('main');
  const follow = (name: string) => main.getByRole('link', { name, exact: true }).click();
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
  const look = async () => {
    expect(await findViolations(page)).toEqual([]);
    expect(await findMisfits(page)).toEqual([]);
    expect(await findSmallTargets(page)).toEqual([]);
  };

  await page.goto('/reception');
  await main.getByRole('link', { name: 'Hrvatski' }).click();
  await press(reception.signIn.send);
  await follow(reception.sent.open);
  await press(reception.link.ready.button);
  await page.getByRole('link', { name: reception.navigation.requests, exact: true }).click();
  await look();
  for (const [name, reply] of [
    ['Eva Braun', requests.reply.accept.link],
    ['Jörg Weiß', requests.reply.decline.link],
  ] as const) {
    await follow(name);
    await look();
    await follow(reply);
    await look();
    await press(requests.reply.send);
    await expect(main).toContainText(requests.sheet.sent);
    await look();
    await follow(requests.sheet.back);
  }
  await follow('Ana Kovač');
  await main.locator('[name="time"]').fill('19:00');
  await press(requests.reply.show);
  await press(requests.reply.send);
  await expect(main).toContainText(requests.states.proposed);

  const findLink = async () => {
    for (const mail of await readMails(site.dataDir)) {
      const [link] = /\/de\/anfrage\/[\w-]{43}/.exec(mail.text ?? '') ?? [];
      if (link && recipient(mail) === 'guest2@example.com') return link;
    }
    return '';
  };
  await expect.poll(findLink).not.toBe('');
  await page.goto(await findLink());
  await look();
  await main.locator('button[value="confirm"]').click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    textsIn('de').reply.states.confirmed.title,
  );
  await look();
  await page.goto('/reception/requests?state=confirmed');
  await expect(main).toContainText('Ana Kovač');
});
