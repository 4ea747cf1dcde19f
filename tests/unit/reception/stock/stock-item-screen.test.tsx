import { expect, test } from 'vitest';
import { StockItemScreen } from '~/reception/stock/stock-item-screen';
import { renderScreen } from '../../../support/render-screen';

const now = new Date('2026-11-23T08:00:00Z');

test('a movement is a row of facts, whose beginning the style sheet does not cut off', async () => {
  const html = await renderMovement(3);
  const facts = [...html.matchAll(/desk-row__fact">([^<]+)/g)].map(([, fact]) => fact);
  expect(facts).toEqual([expect.stringMatching(/^Mon/), 'corrected', 'A delivery']);
});

test.each([
  [3, '+3'],
  [-2, '−2'],
  [0, '0'],
])('a change by %i is written %s', async (change, written) => {
  expect(await renderMovement(change)).toContain(`desk-row__title">${written}<`);
});

async function renderMovement(change: number) {
  const item = {
    variantId: 'oil-500',
    productName: 'Oil',
    variantName: '500 ml',
    pieces: 3,
    fewFrom: 0,
    held: 0,
    level: 'plenty',
  } as const;
  const movement = {
    id: 1,
    change,
    reason: 'correction',
    note: 'A delivery',
    number: null,
  } as const;
  const props = {
    item,
    movements: [{ ...movement, created_at: now.toISOString() }],
    base: '3',
    known: '1',
    values: { pieces: '3', few: '0', note: '' },
    errors: {},
    summary: [],
    outcome: undefined,
    submissionId: 'x',
    locale: 'en',
    now,
  } as const;
  return renderScreen(<StockItemScreen {...props} />, { locale: 'en' });
}
