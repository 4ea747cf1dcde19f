import { expect, test } from 'vitest';
import { StockItemScreen } from '~/reception/stock/stock-item-screen';
import { renderScreen } from '../../../support/render-screen';

const now = new Date('2026-11-23T08:00:00Z');

test('a movement is a row of facts, whose beginning the style sheet does not cut off', async () => {
  const html = await renderMovement();
  const facts = [...html.matchAll(/desk-row__fact">([^<]+)/g)].map(([, fact]) => fact);
  expect(facts).toEqual([expect.stringMatching(/^Mon/), 'corrected', 'A delivery']);
});

async function renderMovement() {
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
    change: 3,
    reason: 'correction',
    note: 'A delivery',
    number: null,
  } as const;
  const props = {
    item,
    movements: [{ ...movement, created_at: now.toISOString() }],
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
