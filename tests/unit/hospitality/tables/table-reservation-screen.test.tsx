import { expect, test } from 'vitest';
import { loadTableReservation } from '~/hospitality/tables/table-reservation.loader.server';
import { TableReservationScreen } from '~/hospitality/tables/table-reservation-screen';
import { getI18n } from '~/i18n/i18n.server';
import { locales } from '~/i18n/locales';
import { readText } from '../../../support/html-forms';
import { renderScreen } from '../../../support/render-screen';
import { closure } from '../../../support/made-up-hotel/closure';
import { makeSource } from '../../../support/made-up-hotel/content';

const content = makeSource();

const form = { formToken: 'key', isSent: false, isCopied: true };

const render = (
  moment: string,
  values?: Record<string, string>,
  error?: Record<string, string[]>,
) => {
  const view = loadTableReservation(content, 'en', new Date(moment));
  const actionData = values && { result: { initialValue: values, ...(error && { error }) } };
  return renderScreen(
    <TableReservationScreen view={view} form={form} venue="restaurant" actionData={actionData} />,
    { locale: 'en' },
  );
};

test.each(locales)(
  '%s: one heading, one form, no day or time that is not on offer',
  async (locale) => {
    const view = loadTableReservation(content, locale, new Date('2026-11-21T12:00:00Z'));
    const html = await renderScreen(
      <TableReservationScreen view={view} form={form} venue="tavern" />,
      { locale },
    );
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.match(/<form/g)).toHaveLength(1);
    expect(html).toMatch(/min="2027-04-01" max="2027-11-21"/);
    expect(html).toMatch(/value="tavern"[^>]*checked|checked[^>]*value="tavern"/);
    expect(html).not.toContain('value="22:30"');
  },
);

test('with one venue the form sends that one, whatever a link or an earlier form asked for', async () => {
  const view = loadTableReservation(content, 'en', new Date('2026-11-21T12:00:00Z'));
  const venues = view.venues.filter(({ venue }) => venue === 'restaurant');
  const html = await renderScreen(
    <TableReservationScreen view={{ ...view, venues }} form={form} venue="tavern" />,
    { locale: 'en' },
  );
  expect(html).toContain('<input type="hidden" name="venue" value="restaurant"/>');
});

test('the closure is announced once, above the form, and disappears automatically', async () => {
  const winter = await render('2026-11-21T12:00:00Z');
  expect(winter.split(closure.title.en)).toHaveLength(2);
  expect(winter).toContain('1\u00a0April\u00a02027 or later');
  expect(winter).not.toContain('16\u00a0November 2026');
  const spring = await render('2027-04-01T12:00:00Z');
  expect(spring).not.toContain(closure.title.en);
  expect(spring).toContain('min="2027-04-02"');
});

test('before the closure begins, the opening hours announce it', async () => {
  const autumn = await render('2026-11-10T12:00:00Z');
  expect(autumn).not.toContain(closure.title.en);
  expect(autumn.match(/16\u00a0November 2026\u00a0– 31\u00a0March 2027/g)).toHaveLength(2);
});

test('the example of a day is one on which the venue is open', async () => {
  const typed = { venue: 'restaurant', date: 'soon' };
  const winter = await render('2026-11-21T12:00:00Z', typed, { date: ['date'] });
  expect(winter).toContain('Enter the day, for example 01/04/2027');
  const tavern = { ...typed, venue: 'tavern' };
  // The day after is a Tuesday, on which the tavern is closed.
  const monday = await render('2027-05-03T12:00:00Z', tavern, { date: ['date'] });
  expect(monday).toContain('Enter the day, for example 05/05/2027');
});

test('a closed day names the next open one, a wrong time the right ones; typed values stay', async () => {
  const typed = { venue: 'tavern', guests: '3', date: '2027-04-06', time: '23:45', message: '<b>' };
  const closed = await render('2026-11-21T12:00:00Z', typed, { date: ['closed'] });
  expect(closed).toContain(
    'Closed: Tuesday 6\u00a0April 2027. The next day we are open: Wednesday 7\u00a0April 2027, arrival 12:00–21:00',
  );
  expect(closed).toMatch(/<option value="23:45" selected/);
  expect(closed).toMatch(/<option value="3" selected/);
  const open = { ...typed, venue: 'restaurant', date: '3. 4. 2027.' };
  const late = await render('2026-11-21T12:00:00Z', open, { time: ['hours'] });
  expect(late).toContain('Arrival on Saturday 3\u00a0April 2027: 12:30–13:30, 18:00–21:00');
});

test.each(locales)(
  '%s: once sent, the page promises a copy only if there is one',
  async (locale) => {
    const t = getI18n(locale).getFixedT(locale, 'table');
    const view = loadTableReservation(content, locale, new Date('2026-11-21T12:00:00Z'));
    const show = async (isCopied: boolean) =>
      readText(
        await renderScreen(
          <TableReservationScreen
            view={view}
            form={{ ...form, isSent: true, isCopied }}
            venue="restaurant"
          />,
          { locale },
        ),
      );
    const promises = [t('sent.copy'), t('steps.write')];
    const copied = await show(true);
    for (const promise of promises) expect(copied).toContain(promise);
    const uncopied = await show(false);
    for (const promise of promises) expect(uncopied).not.toContain(promise);
    expect(uncopied).toContain(t('sent.next'));
    expect(uncopied).toContain(t('steps.answer'));
  },
);
