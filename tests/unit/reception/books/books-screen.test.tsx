import { expect, test } from 'vitest';
import { BooksScreen } from '~/reception/books/books-screen';
import { renderScreen } from '../../../support/render-screen';

const none = {
  sales: 0,
  reversals: 0,
  open: 0,
  rates: [],
  total: { rate: 0, base: 0, vat: 0, gross: 0 },
};

const render = (issuer: 'own' | 'external', sales: number) =>
  renderScreen(
    <BooksScreen
      page={{
        month: '2026-11',
        months: ['2026-11'],
        filter: '',
        sums: { ...none, sales },
        rows: [],
        next: undefined,
        hasNewer: false,
        openCount: 0,
      }}
      lost={[]}
      lostInReview={0}
      isOutdated={false}
      euSales={undefined}
      locale="en"
      now={new Date('2026-11-29T12:00:00Z')}
      issuer={issuer}
      submissionId="1"
      isRetried={false}
    />,
    { locale: 'en' },
  );

test('a hotel whose invoices other software issues has no journal, unless the site issued some before', async () => {
  expect(await render('own', 0)).toContain('0 invoices');
  expect(await render('external', 1)).toContain('1 invoice');
  const external = await render('external', 0);
  expect(external).not.toContain('0 invoices');
  expect(external).not.toContain('name="kind"');
  expect(external).toContain('?by=money');
});
