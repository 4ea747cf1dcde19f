import { expect, test } from 'vitest';
import { LogScreen } from '~/reception/log/log-screen';
import { withPlainSpaces } from '../../../support/plain-spaces';
import { renderScreen } from '../../../support/render-screen';

const rows = [
  ['stock', 'stock oil-500'],
  ['report-again', ''],
  ['close-lost', ''],
  ['request-decline', 'request 6'],
  ['text', 'text tableAccept de'],
  ['refund', 'M-2026-000003'],
  ['withdrawals-settle', 'W-1, W-2'],
  ['mail-discard', 'mail 12'],
].map(([action = '', subject = ''], id) => ({
  id,
  submission_id: '',
  staff_email: 'ana@hotel.example',
  action,
  subject,
  details: '{}',
  screen: '/reception',
  outcome: 'done',
  created_at: '2026-11-23T08:00:00Z',
}));

test('the log names actions and what they were about in the reader’s language', async () => {
  const page = { rows, next: undefined, hasNewer: false };
  const now = new Date('2026-11-24T08:00:00Z');
  const html = await renderScreen(<LogScreen page={page} locale="de" now={now} />, {
    locale: 'de',
    path: '/reception/log',
  });
  const lines = withPlainSpaces(html).matchAll(/<span>([^<]+)<\/span>/g);
  expect(Array.from(lines, ([, line]) => line)).toEqual([
    'Bestand berichtigt · oil-500 · erledigt',
    'Rechnungen erneut gemeldet · erledigt',
    'Hinweis auf fehlende Rechnungen geschlossen · erledigt',
    'Anfrage abgelehnt · Nr. 6 · erledigt',
    'Text geändert · Tisch: Zusage (Deutsch) · erledigt',
    'Erstattung · M-2026-000003 · erledigt',
    'Widerrufe ohne Bestellung erledigt · W-1, W-2 · erledigt',
    'E-\u2060Mail erledigt · Nr. 12 · erledigt',
  ]);
});

test('a line that wraps ends with its dot', async () => {
  const page = { rows: rows.slice(0, 1), next: undefined, hasNewer: false };
  const html = await renderScreen(
    <LogScreen page={page} locale="de" now={new Date('2026-11-24T08:00:00Z')} />,
    { locale: 'de', path: '/reception/log' },
  );
  expect(html.match(/.·/g)).toEqual(['\u00a0·', '\u00a0·', '\u00a0·']);
});
