import { expect, test } from 'vitest';
import { OpeningHours } from '~/content/opening/opening-hours';
import { renderScreen } from '../../../support/render-screen';

const rows = [
  { from: 'mon', to: 'tue', spans: [] },
  {
    from: 'wed',
    to: 'sun',
    spans: [
      { from: '12:30', to: '14:30' },
      { from: '18:00', to: '22:00' },
    ],
  },
] as const;

const week = {
  from: '01-01',
  to: '12-31',
  wholeYear: true,
  rows: rows.map((row) => ({ ...row, spans: [...row.spans] })),
};
const winter = { from: '2026-11-16', to: '2027-03-31', spans: [], note: 'Das Dach.' };

test('days, hours and closed days are named; a part of the year only where there are several', async () => {
  const html = await renderScreen(<OpeningHours opening={{ periods: [week], special: [] }} />, {
    locale: 'de',
  });
  expect(html).toContain('Montag – Dienstag');
  expect(html).toContain('geschlossen');
  expect(html).toContain('12:30–14:30, 18:00–22:00');
  expect(html).not.toContain('<h3');
});

test('a current closure is a notice; a future one is a line', async () => {
  const show = (current: boolean) =>
    renderScreen(
      <OpeningHours opening={{ periods: [week], special: [{ ...winter, current }] }} />,
      { locale: 'de' },
    );
  expect(await show(true)).toMatch(
    /class="notice[^]*16\.\u00a0November 2026\u00a0– 31\.\u00a0März 2027/,
  );
  const later = await show(false);
  expect(later).toContain('16.\u00a0November 2026\u00a0– 31.\u00a0März 2027');
  expect(later).not.toContain('notice');
});
