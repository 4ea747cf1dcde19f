import { expect, test } from 'vitest';
import { TodayScreen } from '~/reception/today/today-screen';
import { loadWorklist } from '~/reception/today/today.server';
import { openMemoryDatabase } from '../../../support/memory-database';
import { renderScreen } from '../../../support/render-screen';

test('only who sees requests is told that none is waiting', async () => {
  const now = new Date('2026-11-29T12:00:00Z');
  const db = await openMemoryDatabase();
  const render = async (seesEnquiries: boolean) =>
    renderScreen(
      <TodayScreen
        work={await loadWorklist(db, { now, seesEnquiries, seesBooks: true })}
        runningOut={[]}
        euSales={[]}
        seesEnquiries={seesEnquiries}
        canPrint
        canRetryMails={seesEnquiries}
        locale="en"
        now={now}
      />,
      { locale: 'en' },
    );
  expect(await render(true)).toContain('no request');
  expect(await render(false)).toContain('All done');
  expect(await render(false)).not.toContain('no request');
});
